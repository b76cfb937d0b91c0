"""Every refusal has a code that is explained."""

import ast
from pathlib import Path

from ninetyeight.rules import Reason
from ninetyeight.table import TableCode, errors


def test_every_code_is_explained() -> None:
    tree = ast.parse(Path(errors.__file__).read_text())
    (codes,) = (
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "TableCode"
    )
    _, *body = codes.body
    assert len(body) == 2 * len(TableCode)
    for code, sentence in zip(body[::2], body[1::2], strict=True):
        assert isinstance(code, ast.Assign)
        assert isinstance(sentence, ast.Expr)
        assert ast.literal_eval(sentence.value).endswith(".")


def test_a_reason_of_the_rules_keeps_its_code() -> None:
    # A finished game has no turn, so nobody is told that it is over.
    assert {reason.value for reason in Reason} - {code.value for code in TableCode} == {"game-over"}
