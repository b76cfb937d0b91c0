"""What the web table teaches is what the rules say, though it has none of its own."""

import re
from itertools import pairwise

import pytest

from ninetyeight.rules import PILES, RULE_SETS, Card
from tests.web.modules import own_modules
from tests.words.catalogues import messages

STANDARD = RULE_SETS["standard"]
STANDARD_ON_FIRE = RULE_SETS["standard+fire"]
SCENE = re.compile(
    r'key: "(?P<key>\w+)", tops: \[(?P<tops>[\d, ]+)\], hand: \[(?P<hand>[\d, ]+)\], '
    r'draw: (?P<draw>\d+), ask: \{ is: "(?P<ask>\w+)"'
    r'(?:, card: (?P<card>\d+), pile: "(?P<pile>\w)")?'
)
SCENES = [match.groupdict() for match in SCENE.finditer(own_modules()["components/lesson.js"])]
LAYS = [scene for scene in SCENES if scene["ask"] == "lay"]


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def test_the_lesson_begins_as_a_game_of_two_does() -> None:
    first = SCENES[0]
    assert tuple(numbers(first["tops"])) == STANDARD.starts
    assert len(numbers(first["hand"])) == STANDARD.hand_size(2)
    assert int(first["draw"]) == len(STANDARD.cards) - 2 * STANDARD.hand_size(2)


def test_every_scene_is_read_and_has_its_sentence() -> None:
    assert len(SCENES) == own_modules()["components/lesson.js"].count("{ key: ")
    assert {f"web-lesson-{scene['key']}" for scene in SCENES} == {
        key for key in messages("en") if key.startswith("web-lesson-")
    }


@pytest.mark.parametrize("scene", LAYS, ids=lambda scene: scene["key"])
def test_a_card_that_is_asked_for_is_in_the_hand_and_fits(scene: dict[str, str]) -> None:
    card = Card(int(scene["card"]))
    pile = next(pile for pile in PILES if pile.letter == scene["pile"])
    top = numbers(scene["tops"])[PILES.index(pile)]
    assert card in numbers(scene["hand"])
    assert STANDARD.fits(card, pile, top)
    assert STANDARD.is_trick(card, pile, top) == (scene["key"] == "trick")


def test_a_card_that_was_laid_is_on_its_pile_and_no_longer_in_the_hand() -> None:
    for scene, following in pairwise(SCENES):
        if scene["ask"] != "lay" or following["key"] == "empty":
            continue
        card, at = int(scene["card"]), "abcd".index(scene["pile"])
        assert numbers(following["tops"])[at] == card
        assert numbers(following["hand"]) == [
            each for each in numbers(scene["hand"]) if each != card
        ]


def test_the_rules_have_one_row_for_three_players_and_more() -> None:
    for rules in RULE_SETS.values():
        assert len({rules.hand_size(players) for players in (3, 4, 5)}) == 1


def test_no_screen_knows_which_cards_burn() -> None:
    fires = ", ".join(map(str, sorted(STANDARD_ON_FIRE.fire)))
    assert [name for name, text in own_modules().items() if fires in text] == []
