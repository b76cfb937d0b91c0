"""People who play by themselves: they need nothing but what the server tells them."""

import asyncio
from collections.abc import Iterable
from typing import Any

from ninetyeight.record import Record, loads
from tests.server.serving import Served, browser_at
from tests.server.tablemates import Tablemate


def next_command(mate: Tablemate) -> dict[str, Any] | None:
    """What somebody does who lays what jumps least and ends the turn as soon as possible."""
    mine = mate.mine
    if mate.phase == "agreeing" and mate.game:
        proposal = mate.game["proposal"]
        if proposal is None:
            return {"do": "propose"} if mate.you["seat"] == 0 else None
        willing = mate.you["seat"] not in (proposal["seat"], *proposal["agreed"])
        return {"do": "agree"} if willing else None
    if mate.phase != "playing" or not mate.is_in_turn or not mine:
        return None
    if mine["may_end"]:
        return {"do": "end-turn"}
    if not mine["lays"]:
        return None
    lay = min(mine["lays"], key=lambda lay: (lay["loses"], lay["jump"]))
    return {"do": "lay", "card": lay["card"], "pile": lay["pile"], "sure": lay["loses"]}


async def play(mate: Tablemate) -> None:
    """Plays until the game is over; whatever was too late is tried again."""
    while True:
        await mate.until(lambda mate: mate.phase == "over" or next_command(mate))
        command = next_command(mate)
        if command is None:
            return
        name = command.pop("do")
        answer = await mate.do(name, **command)
        assert answer["code"] in ("ok", "stale", "already-proposed", "no-proposal"), answer
        await mate.until(lambda mate, seq=answer["seq"]: mate.seq >= seq)  # type: ignore[misc]


async def play_together(mates: Iterable[Tablemate]) -> None:
    async with asyncio.TaskGroup() as tasks:
        for mate in mates:
            tasks.create_task(play(mate))


async def record_of(served: Served, mate: Tablemate) -> Record:
    """The record of a finished game, as anybody can fetch it."""
    assert mate.game is not None
    name = mate.game["result"]["game"]
    async with browser_at(served.address) as browser:
        answer = await browser.get(f"/api/games/{name}.n98")
        assert answer.status_code == 200, answer.text
        return loads(answer.content)
