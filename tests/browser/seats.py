"""Somebody at the table who sees and does what the page offers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, Position

Offer = tuple[int, str]
"""A lit pile: how far the card would jump there, and the letter of the pile."""
Pick = Callable[[list[Offer]], Offer]

FREE_CORNER: Position = {"x": 8, "y": 14}
"""Where on the numeral of a card no other card of the fan lies."""

LIT = """piles => piles.map(pile => {
    const number = Number(pile.querySelector(".pile-jump").textContent.replace(/\\D/g, ""));
    return [pile.classList.contains("is-trick") ? -number : number, pile.dataset.pile];
})"""


class Seat:
    """A page on which a game is being played, with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def hand(self) -> list[int]:
        return [int(text) for text in self.page.locator(".hand .face-number").all_inner_texts()]

    @property
    def fitting(self) -> list[int]:
        """The cards of the hand that can be laid somewhere."""
        cards = self.page.locator(".is-my-turn .hand-card:not(.is-idle)").all_inner_texts()
        return [int(card) for card in cards]

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

    def wait_for_turn(self) -> None:
        self.page.locator(".is-my-turn, .verdict").wait_for()

    def card(self, card: int) -> Locator:
        return self.page.locator(f".hand [data-card='{card}'] .face-number")

    def pile(self, pile: str) -> Locator:
        return self.page.locator(f"[data-pile='{pile}'] .pile-spot")

    def offers_for(self, card: int) -> list[Offer]:
        """Chooses a card, if a hint has not; what the lit piles offer for it."""
        chosen = self.page.locator(f".hand-card.is-chosen[data-card='{card}']")
        if not chosen.count():
            self.press_card(card)
        chosen.wait_for()
        return [(jump, pile) for jump, pile in self.page.locator(".pile.is-open").evaluate_all(LIT)]

    def lay(self, pick: Pick = min, card: int | None = None) -> bool:
        """Lays the first card that fits, or that one; false if it is asked first whether to."""
        if card is None:
            card = self.fitting[0]
        _, pile = pick(self.offers_for(card))
        self.press_pile(pile)
        self.wait_until_laid(card)
        return self.question.count() == 0

    def wait_until_laid(self, card: int) -> None:
        """Until the card is on its pile, or it is asked whether it should be."""
        settled = f"body:has(dialog[open]), body:not(:has(.hand [data-card='{card}'], .is-pending))"
        self.page.locator(settled).wait_for(state="attached")

    def lay_all_the_same(self) -> None:
        self.page.get_by_role("button", name="Lay it").click()
        self.page.locator("body:not(:has(dialog, .is-pending))").wait_for()

    def end_turn(self) -> None:
        """Holds the button until the turn is over."""
        with self.holding(self.page.locator(".end-turn")):
            self.page.locator(".end-turn:enabled, .is-pending").wait_for(state="detached")

    def play_turn(self, pick: Pick = min) -> None:
        """Lays what must be laid, whatever that leads to."""
        while self.is_in_turn and not self.may_end:
            if not self.lay(pick):
                self.lay_all_the_same()
        if self.may_end:
            self.end_turn()

    def press_card(self, card: int) -> None:
        self.card(card).click(position=FREE_CORNER)

    def press_pile(self, pile: str) -> None:
        self.pile(pile).click()

    @contextmanager
    def holding(self, button: Locator) -> Iterator[None]:
        button.hover()
        self.page.mouse.down()
        yield
        self.page.mouse.up()


class Touching(Seat):
    """The same with a finger."""

    def press_card(self, card: int) -> None:
        self.card(card).tap(position=FREE_CORNER)

    def press_pile(self, pile: str) -> None:
        self.pile(pile).tap()

    @contextmanager
    def holding(self, button: Locator) -> Iterator[None]:
        box = button.bounding_box()
        assert box
        middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        screen = self.page.context.new_cdp_session(self.page)
        screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
        yield
        screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


class Typing(Seat):
    """The same with keys only."""

    def press_card(self, card: int) -> None:
        self.page.keyboard.press(str(self.hand.index(card) + 1))

    def press_pile(self, pile: str) -> None:
        self.page.keyboard.press(pile)

    def lay_all_the_same(self) -> None:
        self.page.keyboard.press("Shift+Tab")
        self.page.keyboard.press("Enter")
        self.page.locator("body:not(:has(dialog, .is-pending))").wait_for()

    def end_turn(self) -> None:
        self.page.keyboard.press("e")
        self.page.keyboard.press("Enter")
        self.page.locator(".end-turn:enabled, .is-pending").wait_for(state="detached")


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Give up", exact=True).click()
