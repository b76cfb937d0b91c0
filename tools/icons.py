"""Draws the icons that systems want as pixels, from icon.svg, with Chromium: tools/icons.py"""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "src/ninetyeight/web"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

# Systems that cut an icon to their own shape want colour up to the edge, and nothing else near it.
FULL = {"rx": "0", "viewBox": "-7 -7 78 78"}
ICONS = {
    "192.png": (192, {}),
    "512.png": (512, {}),
    "maskable.png": (512, FULL),
    "touch.png": (180, FULL),
}


def draw(drawing: str, size: int, changes: dict[str, str]) -> str:
    """A page with nothing but the icon on it."""
    ground = re.search(r'<rect [^>]*fill="([^"]+)"', drawing)
    assert ground
    for name, value in changes.items():
        drawing = re.sub(rf'\b{name}="[^"]*"', f'{name}="{value}"', drawing)
    colour = ground[1] if changes else "transparent"
    style = f"html {{ background: {colour} }} body {{ margin: 0 }} svg {{ display: block }}"
    return f"<style>{style}</style>{drawing.replace('<svg', f'<svg width={size} height={size}', 1)}"


def main() -> None:
    drawing = (WEB / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(
            executable_path=path, chromium_sandbox=os.getuid() != 0
        )
        for name, (size, changes) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(draw(drawing, size, changes))
            page.screenshot(path=WEB / "icons" / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
