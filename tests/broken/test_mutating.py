"""Mutants are found by what stands there, and not by how it is set."""

import ast

import pytest

from tests.broken.mutating import Mutant, MutantLost, mutated

SOURCE = '''
class Pile:
    """A pile."""

    size: int = 10

    def fits(self, card):
        if card > self.size:
            self.note(
                card,  # why
                self.size,
            )
        return card < 2 or card < 3


def fits(card):
    return card < 2
'''


def mutant(where: str, old: str, new: str) -> Mutant:
    return Mutant(name="a mistake", module="pile.py", where=where, old=old, new=new, tests="")


@pytest.mark.parametrize(
    ("where", "old", "new"),
    [
        ("Pile.fits", "card < 2", "card <= 2"),
        ("Pile.fits", "(card<2)", "card <= 2"),
        ("Pile", "size: int = 10", "size: int = 11"),
        ("Pile.fits", "self.note(card, self.size)", "pass"),
        ("Pile.fits", "self.note(card, self.size)", "self.note(card)\nself.note(self.size)"),
        ("fits", "return card < 2", "return True"),
    ],
)
def test_it_is_put_in_its_place_however_the_source_is_set(where: str, old: str, new: str) -> None:
    wrong = mutated(SOURCE, mutant(where, old, new))
    assert wrong == mutated(ast.unparse(ast.parse(SOURCE)), mutant(where, old, new))
    assert ast.unparse(ast.parse(new)).splitlines()[-1].strip() in wrong
    assert wrong != ast.unparse(ast.parse(SOURCE)) + "\n"


@pytest.mark.parametrize(
    ("where", "old", "why"),
    [
        ("Pile.fits", "card < 4", "`card < 4` is there 0 times in Pile.fits"),
        ("", "card < 2", "`card < 2` is there 2 times in the module"),
        ("Pile.takes", "card < 2", "there is no Pile.takes"),
    ],
)
def test_one_whose_place_is_not_found_is_an_error_that_names_it(
    where: str, old: str, why: str
) -> None:
    with pytest.raises(MutantLost) as lost:
        mutated(SOURCE, mutant(where, old, "True"))
    assert str(lost.value) == f"mutant 'a mistake' of pile.py: {why}"
