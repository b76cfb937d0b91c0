"""How long people wait at a table on their own device: for hints, and for `master`.

    python bench/own_device.py [--turns 20] [--slower 4] [--players 1 2 3 5]

Everything is seen in the page of a real Chromium, with its worker and its storage: a hint counts
from the press of its button to the frame in which it is drawn, and so does what other turns cost; a
turn of `master` counts from the end of the turn before to its first card. Both are measured a
second time with the whole process of the page slowed down by cpulimit (on Debian a package of that
name): it gets so small a part of one core, for the page, its worker and all else in it. A game is
dealt after the slowing down, so that `master` measures the slow device.
"""

import argparse
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from first_load import PHONE, chromium
from playwright.sync_api import Browser, Page
from report import header
from table_load import Server

MODULES = """
    const { release } = document.documentElement.dataset;
    const [moves, state, local] = await Promise.all(
        ["moves", "state", "engine/local"].map(each => import(`${release}/${each}.js`)));
    const frame = () => new Promise(requestAnimationFrame);
    const until = async found => { while (!found()) await frame(); };
"""
HINTS = f"""async turns => {{
    {MODULES}
    const drawn = async (selector, most) => {{
        const begin = performance.now();
        while (!document.querySelector(selector) && performance.now() < begin + most) await frame();
        return document.querySelector(selector) ? performance.now() : null;
    }};
    const found = {{ hint: [], others: [] }};
    const button = () => document.querySelector(".aids button:last-child");
    await until(() => state.isMyTurn.value && button());
    await new Promise(resolve => setTimeout(resolve, 2000));
    while (found.hint.length < turns && state.isMyTurn.value) {{
        await frame();
        const begin = performance.now();
        button().click();
        found.hint.push(await drawn(".advice", 60000) - begin);
        const others = await drawn(".advice li", 5000);
        if (others) found.others.push(others - begin);
        for (const lay of state.advice.value.lays) await moves.lay(parseInt(lay), lay.slice(-1));
        await moves.endTurn();
        await until(() => state.isMyTurn.value || state.game.value.result);
    }}
    return found;
}}"""
TURNS = f"""async ([players, turns]) => {{
    {MODULES}
    await local.createHere("bench", {{
        name: "", rules: "standard", watch: true, bots: Array(players).fill("master"),
        options: {{ do: "options", pace: 0 }},
    }});
    const socket = new local.LocalSocket();
    const found = [];
    return new Promise(resolve => {{
        let began = null;
        socket.onopen = () => socket.send(JSON.stringify({{ type: "hello", table: "here/bench" }}));
        socket.onmessage = ({{ data }}) => {{
            const message = JSON.parse(data);
            const events = (message.step?.events ?? []).map(event => event.is);
            if (events.includes("laid") && began !== null) {{
                found.push(performance.now() - began);
                began = null;
            }}
            if (events.some(is => is === "began" || is === "turn-ended")) began = performance.now();
            const isOver = message.game?.result || found.length >= turns;
            if (isOver) {{ socket.close(); resolve(found); }}
        }};
    }});
}}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 5])
    asked = parser.parse_args()
    print(header(seed="new deals"))
    speeds = [1, asked.slower]
    if not shutil.which("cpulimit"):
        print("cpulimit is missing (Debian, Ubuntu: the package cpulimit): nothing is slowed down")
        speeds = [1]
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(folder)
        try:
            for slower in speeds:
                print(f"\nprocessor of the page: {'as it is' if slower == 1 else f'1/{slower}'}")
                with visit(browser, server.address, slower) as page:
                    page.locator(".doors .button--main").click()
                    hints = page.evaluate(HINTS, asked.turns)
                    print(f"  {'hint':24}{told(hints['hint'])}")
                    print(f"  {'what other turns cost':24}{told(hints['others'])}")
                for players in asked.players:
                    with visit(browser, server.address, slower) as page:
                        waited = page.evaluate(TURNS, [players, asked.turns])
                        print(f"  {f'master, {players} players':24}{told(waited)}")
        finally:
            server.kill()


@contextmanager
def visit(browser: Browser, address: str, slower: int) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport=PHONE)
    context.add_init_script("localStorage.setItem('n98-pace', '0')")
    page = context.new_page()
    page.goto("/")
    page.locator(".door").first.wait_for()
    with slowed(browser, slower):
        yield page
    context.close()


@contextmanager
def slowed(browser: Browser, slower: int) -> Iterator[None]:
    """Lets the pages have only a part of one core."""
    if slower == 1:
        yield
        return
    session = browser.new_browser_cdp_session()
    processes: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    limits = [
        subprocess.Popen(
            ["cpulimit", "-z", "-l", str(100 // slower), "-p", str(each["id"])],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for each in processes
        if each["type"] == "renderer"
    ]
    try:
        yield
    finally:
        for limit in limits:
            limit.terminate()
            limit.wait()


def told(milliseconds: list[float]) -> str:
    if not milliseconds:
        return "never"
    ordered = sorted(milliseconds)
    return f"median {median(ordered):6.0f} ms, most {ordered[-1]:6.0f} ms, {len(ordered)} times"


if __name__ == "__main__":
    main()
