"""Somebody who plays in a tab, in whatever browser."""

from tests.browser.seats import LIT
from tests.browser.tab import Tab


class Player:
    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    @property
    def hand(self) -> list[int]:
        return [int(text) for text in self.tab.texts(".hand .face-number")]

    @property
    def tops(self) -> list[str]:
        return self.tab.texts(".pile-top")

    def wait_for_turn(self) -> None:
        self.tab.see(".is-my-turn .hand-card")

    def choose(self, card: int) -> str:
        """Chooses a card, if a hint has not; the lit pile on which it would jump least."""
        chosen = f".hand-card.is-chosen[data-card='{card}']"
        if not self.tab.shows(chosen):
            self.tab.press(f".hand [data-card='{card}'] .face-number", corner=(8, 14))
            self.tab.see(chosen)
        offers: list[tuple[int, str]] = self.tab.ask(f"({LIT})(find('.pile.is-open', ''))")
        return min(offers)[1]

    def press_pile(self, pile: str) -> None:
        self.tab.press(f"[data-pile='{pile}'] .pile-spot")

    def lay(self, card: int | None = None) -> None:
        """Lays that card, or the first that fits somewhere."""
        if card is None:
            card = int(self.tab.texts(".is-my-turn .hand-card:not(.is-idle) .face-number")[0])
        self.press_pile(self.choose(card))
        self.tab.see_none(f".hand [data-card='{card}'], .is-pending")

    def end_turn(self) -> None:
        """Holds the button until the turn is over."""
        with self.tab.holding(".end-turn"):
            self.tab.see_none(".end-turn:enabled, .is-pending")

    def play_turn(self) -> None:
        while not self.tab.shows(".end-turn:enabled"):
            self.lay()
        self.end_turn()
