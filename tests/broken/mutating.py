"""Mistakes that are put into a module on purpose, each in one place.

A place is found by what stands there, in a function that is named, and not by how it is set: a
source can be formatted anew and its mutants stay.
"""

import ast
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A mistake: in `module`, in the function or class `where`, `new` stands where `old` should.

    `where` is empty for what stands in no function. `old` is an expression or a statement. `tests`
    are those that have to notice.
    """

    name: str
    module: str
    where: str
    old: str
    new: str
    tests: str


def mutants(
    module: str, *mistakes: tuple[str, str, str, str], tests: str = ""
) -> tuple[Mutant, ...]:
    """Mutants of one module, which its own tests have to notice if no others are named."""
    folder, _, file = f"tests/{module}".rpartition("/")
    return tuple(
        Mutant(
            name=name,
            module=module,
            where=where,
            old=old,
            new=new,
            tests=tests or f"{folder}/test_{file}",
        )
        for name, where, old, new in mistakes
    )


class MutantLost(Exception):
    """What a mutant changes is not there, or more than once: the source has changed."""

    def __init__(self, mutant: Mutant, why: str) -> None:
        super().__init__(f"mutant {mutant.name!r} of {mutant.module}: {why}")


Parsed = tuple[ast.AST, ast.expr | list[ast.stmt]]


def mutated(source: str, mutant: Mutant) -> str:
    """The source with the mistake; raises MutantLost."""
    tree = ast.parse(source)
    old, new = _expressions(mutant) or _statements(mutant)
    places = [
        node
        for node in ast.walk(_scope(tree, mutant))
        if type(node) is type(old) and ast.dump(node) == ast.dump(old)
    ]
    if len(places) != 1:
        where = mutant.where or "the module"
        raise MutantLost(mutant, f"`{mutant.old}` is there {len(places)} times in {where}")
    _Replacing(places[0], new).visit(tree)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _expressions(mutant: Mutant) -> Parsed | None:
    try:
        return ast.parse(mutant.old, mode="eval").body, ast.parse(mutant.new, mode="eval").body
    except SyntaxError:
        return None


def _statements(mutant: Mutant) -> Parsed:
    (old,) = ast.parse(mutant.old).body
    return old, ast.parse(mutant.new).body


def _scope(tree: ast.Module, mutant: Mutant) -> ast.AST:
    scope: ast.AST = tree
    for name in filter(None, mutant.where.split(".")):
        found = [node for node in ast.iter_child_nodes(scope) if getattr(node, "name", "") == name]
        if len(found) != 1:
            raise MutantLost(mutant, f"there is no {mutant.where}")
        scope = found[0]
    return scope


class _Replacing(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.expr | list[ast.stmt]) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> object:
        return self._new if node is self._old else self.generic_visit(node)
