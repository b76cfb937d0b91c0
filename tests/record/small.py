"""Whole games by a small rule set: short enough to be read, with all that a record can hold."""

from ninetyeight.rules import RULE_SETS, Card, Rules

SMALL = Rules(
    name="small+fire",
    lowest=Card(2),
    highest=Card(13),
    hand_sizes=(4, 3),
    minimum=2,
    trick=3,
    fire=frozenset({Card(5), Card(9)}),
)

KNOWN = {**RULE_SETS, SMALL.name: SMALL}

NUMBERS = """\
cards: 2-13
hands: 4 3
minimum: 2 1
trick: 3
fire: 5 9
"""

# Blue leaves a fire on pile a; Red covers it, and is passed over once Red's cards are laid.
GAME = """\
n98 2
rules: small+fire
cards: 2-13
hands: 4 3
minimum: 2 1
trick: 3
fire: 5 9
players: Red | Blue
talk: on
start: 2
deck: 2 3 4 5 8 10 13 12 7 6 9 11
---
~ 1 gladly
2 8a 5a!
1 2a! 3a
~ 1 no-jump a
2 13c 12c
1 4a 6a 7a
2 11c 10c
2 9c
---
result: won 0
"""

# After 12a nothing fits any more; 11a 12a would have gone on.
LOST = """\
n98 2
rules: small+fire
cards: 2-13
hands: 4 3
minimum: 2 1
trick: 3
fire: 5 9
players: Red
talk: off
start: 1
deck: 2 3 10 13 4 7 11 12 5 6 8 9
---
1 10a 13b 2c 3d
1 12a
---
result: lost 7
"""

# The same game as it was written before: talk counts as on, as there are signals.
OLD_GAME = GAME.replace("n98 2", "n98 1").replace("talk: on\n", "").replace(NUMBERS, "")

SEEDED = """\
seed: 000102030405060708090a0b0c0d0e0f
shuffle: sha256-fisher-yates/1
"""
"""The fields of a seed that gives another deck."""

STATE = "small+fire tops=5/1/14/14 turn=1:0/2:a hands=2.3.4/10.12.13 draw=7.6.9.11"
VIEW = (
    "small+fire tops=5/1/14/14 turn=1:0/2:a"
    " seat=2 hand=10.12.13 counts=3/3 draw-count=4 gone=5.8 over=no"
)
"""The second turn of the game, whole and as Blue sees it."""
