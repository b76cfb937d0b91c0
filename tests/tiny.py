"""Rule sets so small that every game of a deal can be played."""

from ninetyeight.rules import Card, Rules


def _tiny(
    name: str,
    cards: range,
    hand_sizes: tuple[int, ...],
    *,
    trick: int,
    minimum: int = 2,
    fire: tuple[int, ...] = (),
) -> Rules:
    return Rules(
        name=name,
        lowest=Card(cards[0]),
        highest=Card(cards[-1]),
        hand_sizes=hand_sizes,
        minimum=minimum,
        trick=trick,
        fire=frozenset(map(Card, fire)),
    )


TINY: dict[str, Rules] = {
    rules.name: rules
    for rules in (
        _tiny("tiny", range(2, 10), (2, 2, 2), trick=2),
        _tiny("tiny+fire", range(2, 10), (2, 2, 2), trick=2, fire=(4, 7)),
        _tiny("tiny-all-dealt", range(2, 10), (8, 4), trick=3),
        _tiny("tiny-expert", range(2, 11), (4, 3, 3), trick=3, minimum=3),
        _tiny("tiny-expert+fire", range(2, 11), (4, 3, 3), trick=3, minimum=3, fire=(3, 5, 8)),
        _tiny("tiny-wildfire", range(1, 11), (3, 2, 2), trick=4, fire=(1, 3, 4, 6, 8, 10)),
        _tiny("tiny-dozen", range(2, 14), (4, 3, 3), trick=3),
        _tiny("tiny-dozen+fire", range(2, 14), (4, 3, 3), trick=3, fire=(5, 6, 9)),
    )
}
