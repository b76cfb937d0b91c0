"""axe-core, which finds what shuts somebody out."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """What is wrong, and where. The site allows no foreign script: the page needs `bypass_csp`."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run()")
    return [
        f"{each['id']}: {node['html']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
