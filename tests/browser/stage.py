"""A stage for looking at the web table without a server: python tests/browser/stage.py [port]

Open /t/<name of a fixture>: the table shows that situation. Lays, signals and chat are answered as
a server would, as far as one needs for looking at them; there are no rules behind it.
"""

import asyncio
import json
import re
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import segno
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ninetyeight.record import loads_played
from ninetyeight.server.api.replay import replay_of
from ninetyeight.server.api.rules import rule_sets
from ninetyeight.server.daily.days import day_of, end_of
from ninetyeight.server.site.assets import load_assets
from ninetyeight.server.site.pages import page_routes

HERE = Path(__file__).parent
SHORT = HERE.parent / "golden" / "games" / "standard-3-lost-within-a-turn.n98"
"""A game of few turns, which is soon reviewed."""


@lru_cache(maxsize=1)
def site_at(_second: int) -> Starlette:
    return Starlette(routes=page_routes(load_assets()))


async def site(scope: Scope, receive: Receive, send: Send) -> None:
    """The files as they are now, so that a change is seen when the page is loaded again."""
    await site_at(int(time.monotonic() / 3))(scope, receive, send)


async def qr(request: Request) -> Response:
    picture = segno.make(f"{request.base_url}t/{request.path_params['code']}", micro=False)
    svg = picture.svg_inline(border=2, omitsize=True)
    xml = svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return Response(xml, media_type="image/svg+xml")


async def me(_request: Request) -> Response:
    tables = [
        {
            "code": "playing-mine",
            "phase": "playing",
            "players": ["Ana", "Tim", "Sharp"],
            "rules": "standard",
            "your_turn": True,
            "at": time.time(),
        },
        {
            "code": "gathering-host",
            "phase": "gathering",
            "players": ["Ana", "Tim"],
            "rules": "expert+fire",
            "your_turn": False,
            "at": time.time(),
        },
    ]
    return JSONResponse({"guest": {"name": "Ana"}, "tables": tables})


async def guest(request: Request) -> Response:
    return JSONResponse({"guest": {"name": (await request.json())["name"]}})


async def create(request: Request) -> Response:
    wish = await request.json()
    name = "playing-alone" if wish.get("start") else "gathering-alone"
    return JSONResponse({"code": name, "watch": "OWL-7731"})


async def look(request: Request) -> Response:
    if not welcome_to(request.path_params["code"]):
        return JSONResponse({"code": "no-such-table", "facts": {}}, 404)
    return JSONResponse({"phase": "gathering", "rules": "standard", "seats": ["Ana"], "free": 4})


async def my_games(_request: Request) -> Response:
    games = [
        {
            "game": f"of-{players}",
            "rules": rules,
            "players": players,
            "left": left,
            "won": left == 0,
        }
        for rules, players, left in (("standard", 1, 0), ("expert+fire", 3, 12))
    ]
    return JSONResponse({"games": [{**game, "at": time.time(), "daily": None} for game in games]})


async def replay(request: Request) -> Response:
    if request.path_params["game"] == "short":
        game = replay_of(loads_played(SHORT.read_bytes()))
        return Response(msgspec.json.encode(game), media_type="application/json")
    return JSONResponse(json.loads((HERE / "replay.json").read_text("utf-8")))


async def record(_request: Request) -> Response:
    return Response(SHORT.read_bytes(), media_type="text/plain")


async def daily(request: Request) -> Response:
    today = day_of(time.time())
    results = [
        {"left": left, "games": 1 + left % 5, "helped": int(left == 9)} for left in range(0, 40, 3)
    ]
    mine = {"left": 3, "game": "any", "stand_in": True, "hints": True, "code": None}
    bots = [{"level": level, "left": left} for level, left in (("steady", 9), ("sharp", 2))]
    deals = [
        {
            "players": players,
            "mine": mine if players == 1 else None,
            "results": results if players < 3 else [],
            "bots": [*bots, {"level": "master", "left": 0}],
        }
        for players in range(1, 6)
    ]
    day = request.query_params.get("day", today)
    return JSONResponse({"day": day, "today": today, "until": end_of(day), "deals": deals})


def fixture(code: str) -> Path:
    return HERE / "fixtures" / f"{code.lower()}.json"


def welcome_to(code: str) -> dict[str, Any] | None:
    """What a server would send to whoever comes to that table."""
    name, change = CHANGED.get(code, (code, None))
    path = fixture(name)
    if not path.exists():
        return None
    welcome: dict[str, Any] = json.loads(path.read_text("utf-8"))
    if change:
        change(welcome)
    return welcome


def crowd(welcome: dict[str, Any]) -> None:
    """As much as a table can show at once: long names, and everybody speaks about the same pile."""
    table, game, mine = welcome["table"], welcome["game"], welcome["mine"]
    table["seats"].append({**table["seats"][1]})
    for seat, name in enumerate(("Ana", "Christopher", "Günther", "Oleksandra")):
        table["seats"][seat] = {**table["seats"][seat], "name": name, "kind": "person"}
    table["seats"][2]["away_since"] = welcome["now"] - 200
    table["options"]["memory_aid"] = True
    mine["hand"] = [12, 18, 36, 47, 63, 71, 88, 90]
    mine["lays"] = lays_of(mine["hand"], game["tops"])
    game["counts"] = [8, 8, 8, 8]
    game["signals"] = [
        {"seat": seat, "meaning": meaning, "pile": pile}
        for seat, meaning in ((1, "leave"), (2, "no-jump"), (3, "free"))
        for pile in "ac"
    ]


def free_places(welcome: dict[str, Any]) -> None:
    """As in the last look at a game, when its table has free places again."""
    welcome["table"]["seats"] += [None] * 4


def remember(welcome: dict[str, Any]) -> None:
    welcome["table"]["options"]["memory_aid"] = True


def leave_alone(welcome: dict[str, Any]) -> None:
    """The host is long away, and somebody would change places."""
    table, you = welcome["table"], welcome["you"]
    you["host"] = False
    you["seat"] = 1
    ana = table["seats"][0]
    ana["away_since"] = table["host_away_since"] = welcome["now"] - 200
    table["seats"][2] = {**ana, "name": "Christopher", "host": False, "away_since": None}
    table["seats"][2] |= {"swap_with": 1, "ready": True}


def ask_for_seats(welcome: dict[str, Any]) -> None:
    """One for that of a bot, one for the next game."""
    asked = (("Oleksandra", 2), ("Christopher", None))
    welcome["table"]["requests"] = [
        {"number": number, "name": name, "seat": seat} for number, (name, seat) in enumerate(asked)
    ]


def pass_round(welcome: dict[str, Any]) -> None:
    """Two people share the device, and one of them is to take it."""
    welcome["you"]["seats"] = [{"seat": seat, "secret": f"secret-{seat}"} for seat in (0, 1)]


def shut_piles(welcome: dict[str, Any]) -> None:
    """Three piles are nearly full, so that small cards fit on one only."""
    welcome["game"]["tops"] = [97, 96, 55, 3]
    welcome["mine"]["lays"] = lays_of(welcome["mine"]["hand"], welcome["game"]["tops"])


def show_hands(welcome: dict[str, Any]) -> None:
    """As a table of bots on one's own device, with open hands."""
    game = welcome["game"]
    for seat, bot in enumerate(filter(None, welcome["table"]["seats"])):
        bot |= {"kind": "bot", "name": ("Ash", "Birch", "Cedar", "Elm", "Fir")[seat]}
    game["hands"] = [
        list(range(3 + seat, 98, 14))[:count] for seat, count in enumerate(game["counts"])
    ]


def come_late(welcome: dict[str, Any]) -> None:
    welcome["you"]["watching"] = False


def wait_for_a_seat(welcome: dict[str, Any]) -> None:
    come_late(welcome)
    ask_for_seats(welcome)
    welcome["you"]["request"] = 0


CHANGED: dict[str, tuple[str, Callable[[dict[str, Any]], None]]] = {
    "playing-crowded": ("playing-mine", crowd),
    "playing-alone-last": ("playing-alone", free_places),
    "playing-fire-remembered": ("playing-fire", remember),
    "playing-asked": ("playing-mine", ask_for_seats),
    "gathering-left": ("gathering-guest", leave_alone),
    "over-left": ("over-lost", leave_alone),
    "playing-shut": ("playing-mine", shut_piles),
    "playing-passed": ("playing-mine", pass_round),
    "watching-hands": ("watching", show_hands),
    "watching-late": ("watching", come_late),
    "watching-waits": ("watching", wait_for_a_seat),
}
"""Situations that are made of a fixture."""


class Scene:
    """One fixture played on: what a server would answer, without rules."""

    def __init__(self, welcome: dict[str, Any]) -> None:
        self.welcome = welcome
        self.game, self.mine = welcome["game"], welcome["mine"]
        late = time.time() - welcome["now"]
        welcome["now"] += late
        for seat in filter(None, welcome["table"]["seats"]):
            if seat["away_since"]:
                seat["away_since"] += late
        if welcome["table"]["host_away_since"]:
            welcome["table"]["host_away_since"] += late
        if self.game and self.game["proposal"]:
            self.game["proposal"]["until"] += late

    def step(self, *events: dict[str, Any], **parts: Any) -> dict[str, Any]:
        self.welcome["seq"] += 1
        step = {"seq": self.welcome["seq"], "at": time.time(), "events": events}
        return {"type": "update", "step": step, **parts}

    def answer(self, do: dict[str, Any]) -> list[dict[str, Any]]:
        command = do["command"]
        replies = self.carry_out(command)
        ok = isinstance(replies, list)
        told = {"type": "answer", "id": do["id"], "ok": ok, "code": "ok" if ok else replies}
        return [*replies, told] if isinstance(replies, list) else [told]

    def carry_out(self, command: dict[str, Any]) -> list[dict[str, Any]] | str:
        mine = self.mine["seat"] if self.mine else 0
        match command:
            case {"do": "lay", "card": card, "pile": pile}:
                return self.lay(card, pile, command.get("sure", False))
            case {"do": "end-turn"}:
                return self.end_turn()
            case {"do": "chat", "text": text}:
                if re.search(r"\d", text):
                    return "number-told"
                return [self.step({"is": "chatted", "seat": mine, "text": text})]
            case {"do": "signal", "meaning": meaning}:
                pile = command.get("pile")
                said = {"seat": mine, "meaning": meaning, "pile": pile}
                others = [
                    each
                    for each in self.game["signals"]
                    if (each["seat"], each["pile"]) != (mine, pile)
                ]
                self.game = {**self.game, "signals": [*others, said]}
                return [self.step({"is": "signalled", **said}, game=self.game)]
            case {"do": "propose"}:
                until = time.time() + 8
                proposal: dict[str, Any] = {"seat": mine, "agreed": [], "until": until}
                self.game = {**self.game, "proposal": proposal}
                return [self.step({"is": "proposed", "seat": mine, "until": until}, game=self.game)]
            case _:
                return [self.step()]

    def lay(self, card: int, pile: str, sure: bool) -> list[dict[str, Any]] | str:
        lay = next(
            (each for each in self.mine["lays"] if (each["card"], each["pile"]) == (card, pile)),
            None,
        )
        if not lay:
            return "does-not-fit"
        if lay["loses"] and not sure:
            return "would-lose"
        where = "abcd".index(pile)
        tops = [card if at == where else top for at, top in enumerate(self.game["tops"])]
        hand = [each for each in self.mine["hand"] if each != card]
        turn = self.game["turn"]
        turn = {**turn, "laid": turn["laid"] + 1, "missing": max(0, turn["missing"] - 1)}
        turn["due"] = [each for each in turn["due"] if each != pile]
        counts = list(self.game["counts"])
        counts[self.mine["seat"]] = len(hand)
        self.game = {**self.game, "tops": tops, "counts": counts, "turn": turn}
        self.game["left"] -= 1
        self.game["fires"] = [each for each in self.game["fires"] if each != pile]
        self.game["signals"] = [each for each in self.game["signals"] if each["pile"] != pile]
        self.mine = {
            **self.mine,
            "hand": hand,
            "may_end": turn["missing"] == 0,
            "lays": lays_of(hand, tops),
        }
        event = {
            "is": "laid",
            "seat": self.mine["seat"],
            "card": card,
            "pile": pile,
            "trick": lay["trick"],
        }
        return [self.step(event, game=self.game, mine=self.mine)]

    def end_turn(self) -> list[dict[str, Any]]:
        seat = self.mine["seat"]
        laid = self.game["turn"]["laid"]
        unused = [card for card in range(3, 99, 7) if card not in self.mine["hand"]][:laid]
        hand = sorted([*self.mine["hand"], *unused])
        counts = list(self.game["counts"])
        counts[seat] = len(hand)
        after = {**self.game["turn"], "seat": (seat + 1) % len(counts), "laid": 0}
        after["missing"] = after["minimum"]
        self.game = {**self.game, "draw": self.game["draw"] - laid, "counts": counts, "turn": after}
        self.mine = {**self.mine, "hand": hand, "lays": [], "may_end": False}
        if len(counts) == 1:
            self.mine["lays"] = lays_of(hand, self.game["tops"])
        event = {"is": "turn-ended", "seat": seat, "drew": len(unused), "drawn": unused}
        return [self.step(event, game=self.game, mine=self.mine)]

    def bots_turn(self) -> list[dict[str, Any]]:
        """Two lays of the next player, and the turn goes back to the seat that looks on."""
        if not self.mine or not self.game or not self.game["turn"] or len(self.game["counts"]) == 1:
            return []
        seat, replies = self.game["turn"]["seat"], []
        for where in (0, 2):
            tops = list(self.game["tops"])
            tops[where] += 2 if where < 2 else -2
            counts = list(self.game["counts"])
            counts[seat] -= 1
            self.game = {**self.game, "tops": tops, "counts": counts}
            event = {
                "is": "laid",
                "seat": seat,
                "card": tops[where],
                "pile": "abcd"[where],
                "trick": False,
            }
            replies.append(self.step(event, game=self.game))
        counts = list(self.game["counts"])
        counts[seat] += 2
        turn = {**self.game["turn"], "seat": self.mine["seat"], "laid": 0, "missing": 2}
        self.game = {**self.game, "turn": turn, "counts": counts, "draw": self.game["draw"] - 2}
        self.mine = {**self.mine, "lays": lays_of(self.mine["hand"], self.game["tops"])}
        event = {"is": "turn-ended", "seat": seat, "drew": 2, "drawn": None}
        return [*replies, self.step(event, game=self.game, mine=self.mine)]


def lays_of(hand: list[int], tops: list[int]) -> list[dict[str, Any]]:
    lays = []
    for card in hand:
        for pile, top in zip("abcd", tops, strict=True):
            step = card - top if pile in "ab" else top - card
            if step > 0 or step == -10:
                lays.append(
                    {"card": card, "pile": pile, "jump": step, "trick": step < 0, "loses": False}
                )
    return lays


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    scene: Scene | None = None
    try:
        while True:
            message = await websocket.receive_json()
            match message["type"]:
                case "hello":
                    welcome = welcome_to(message["table"])
                    if not welcome:
                        bye = {"type": "bye", "code": "no-such-table", "come_back": False}
                        await websocket.send_json(bye)
                        continue
                    scene = Scene(welcome)
                    await websocket.send_json(scene.welcome)
                case "ping":
                    pong = {"type": "pong", "id": message["id"], "now": time.time()}
                    await websocket.send_json(pong)
                case "hint" if scene:
                    hint = {
                        "type": "hint",
                        "id": message["id"],
                        "code": "dead",
                        "facts": {"cost": 2},
                    }
                    lays = [f"{lay['card']}{lay['pile']}" for lay in scene.mine["lays"][:2]]
                    await websocket.send_json({**hint, "lays": lays})
                case "do" if scene:
                    for reply in scene.answer(message):
                        await websocket.send_json(reply)
                    if message["command"]["do"] == "end-turn":
                        for reply in scene.bots_turn():
                            await asyncio.sleep(1.2)
                            await websocket.send_json(reply)
    except WebSocketDisconnect:
        pass


API = [
    Route("/qr/{code}.svg", qr),
    Route("/api/me", me),
    Route("/api/guest", guest, methods=["POST"]),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables/{code}", look),
    Route("/api/games", my_games),
    Route("/api/games/{game}.n98", record),
    Route("/api/games/{game}", replay),
    Route("/api/rules", rule_sets),
    Route("/api/daily", daily),
    WebSocketRoute("/socket", socket),
]
app = Starlette(routes=API)
app.mount("/", site)

if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 9800
    uvicorn.run(app, port=port, log_level="warning", ws="websockets-sansio")
