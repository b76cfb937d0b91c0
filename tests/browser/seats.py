"""Somebody at the table who sees and does what the page offers."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

Offer = tuple[int, str]
"""A lit pile: how far the card would jump there, and the letter of the pile."""

LIT = """piles => piles.map(pile => {
    const number = Number(pile.querySelector(".pile-jump").textContent.replace(/\\D/g, ""));
    return [pile.classList.contains("is-trick") ? -number : number, pile.dataset.pile];
})"""


class Seat:
    """A page on which a game is being played."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def hand(self) -> list[int]:
        return [int(text) for text in self.page.locator(".hand .face-number").all_inner_texts()]

    @property
    def tops(self) -> list[int]:
        return [int(text) for text in self.page.locator(".pile-top").all_inner_texts()]

    @property
    def is_in_turn(self) -> bool:
        return self.page.locator(".is-my-turn").count() > 0

    @property
    def may_end(self) -> bool:
        return self.page.locator(".end-turn:enabled").count() > 0

    @property
    def question(self) -> Locator:
        """What is asked before a lay that loses."""
        return self.page.get_by_role("dialog", name="This loses the game")

    def wait_for_turn_or_end(self) -> None:
        self.page.locator(".is-my-turn, .verdict").wait_for()

    def card(self, card: int) -> Locator:
        return self.page.locator(f".hand [data-card='{card}']")

    def pile(self, pile: str) -> Locator:
        return self.page.locator(f"[data-pile='{pile}'] .pile-spot")

    def choose(self, card: Locator) -> list[Offer]:
        """Taps a card; what the lit piles offer for it."""
        self._tap(card)
        self.page.locator(".hand-card.is-chosen").wait_for()
        lit = self.page.locator(".pile.is-open").evaluate_all(LIT)
        return [(jump, pile) for jump, pile in lit]

    def lay(self, pick: Callable[[list[Offer]], Offer] = min, nth: int = 0) -> bool:
        """Lays the first card that fits somewhere; false if the page first asks whether to."""
        card = self.page.locator(".hand-card:not(.is-idle)").nth(nth)
        value = int(card.inner_text())
        _, pile = pick(self.choose(card))
        self._tap(self.pile(pile))
        self.wait_until_laid_or_asked(value)
        return self.question.count() == 0

    def wait_until_laid_or_asked(self, card: int) -> None:
        settled = f"body:has(dialog[open]), body:not(:has([data-card='{card}'], .is-pending))"
        self.page.locator(settled).wait_for(state="attached")

    def say_yes(self) -> None:
        self.page.get_by_role("button", name="Lay it").click()
        self.question.wait_for(state="detached")

    def end_turn(self) -> None:
        """Holds the button until the turn is over."""
        self.page.locator(".end-turn").click(delay=500)
        self.page.locator(".end-turn:enabled").wait_for(state="detached")

    def play_turn(self, pick: Callable[[list[Offer]], Offer] = min) -> None:
        """Lays what must be laid, whatever that leads to."""
        while self.is_in_turn and not self.may_end:
            if not self.lay(pick):
                self.say_yes()
        if self.may_end:
            self.end_turn()

    def _tap(self, what: Locator) -> None:
        has_touch = self.page.evaluate("navigator.maxTouchPoints > 0")
        what.tap() if has_touch else what.click()
