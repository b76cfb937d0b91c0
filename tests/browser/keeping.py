"""Pages that the browser keeps, so that they open without a network."""

from playwright.sync_api import Page

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const all = [];
    for (const name of await caches.keys()) all.push(...await (await caches.open(name)).keys());
    return all.map(({ url }) => new URL(url).pathname);
}"""
NETWORKS = f"async () => (await ({KEPT})()).filter(each => each.endsWith('.net')).length"
CONTROLLED = """() => new Promise(resolve => {
    const { serviceWorker } = navigator;
    serviceWorker.controller ? resolve() : (serviceWorker.oncontrollerchange = resolve);
})"""


def keep(page: Page) -> list[str]:
    """Waits until the browser has kept the page; what it has kept."""
    page.evaluate("navigator.serviceWorker.register('/worker.js')")
    page.evaluate(CONTROLLED)
    kept: list[str] = page.evaluate(KEPT)
    return kept


def keep_all(page: Page) -> list[str]:
    """The same with the networks of the bots, which come last."""
    keep(page)
    while page.evaluate(NETWORKS) < 30:
        page.wait_for_timeout(50)
    kept: list[str] = page.evaluate(KEPT)
    return kept
