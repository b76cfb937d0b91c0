"""A stranger's bot: sits down at a table of Ninety-Eight and plays. Needs: pip install websockets

    python bot.py ws://localhost:9898/socket bako-mifu-rela

It knows nothing but docs/protocol.md: no rules, since the server tells what can be laid. Its exit
code is 0 if it has played to the end, and 1 if it was sent away.
"""

import asyncio
import json
import sys
from itertools import count

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidURI, WebSocketException

LONGEST_PAUSE = 60


class SentAway(Exception):
    """There is no use in coming back."""


class Stranger:
    def __init__(self, code, name):
        self.code, self.name = code, name
        self.ids, self.pause = count(1), 1
        self.seq, self.secret = None, None
        self.you, self.table, self.game, self.mine = {}, {}, {}, {}

    def hello(self):
        """With its secret it has its seat again, however often the connection is lost."""
        return {"type": "hello", "table": self.code, "after": self.seq, "secret": self.secret}

    def take(self, message):
        """Keeps the parts that have changed."""
        if "you" in message:
            self.mine = {}
        for part in ("you", "table", "game", "mine"):
            if message.get(part) is not None:
                setattr(self, part, message[part])
        self.seq = message["step"]["seq"] if "step" in message else message["seq"]
        for own in self.you["seats"]:
            if own["seat"] == self.you["seat"]:
                self.secret = own["secret"]

    def command(self):
        """What to do now, or None to wait for others."""
        seat = self.you["seat"]
        if seat is None:
            return {"do": "sit", "name": self.name}
        if self.table["phase"] == "agreeing":
            proposal = self.game["proposal"]
            if proposal is None:
                # Somebody has to be the first to offer; a person would look at the hand.
                return {"do": "propose"}
            if seat != proposal["seat"] and seat not in proposal["agreed"]:
                return {"do": "agree"}
        if self.table["phase"] == "playing" and self.game["turn"]["seat"] == seat:
            return self.lay_or_end()
        return None

    def lay_or_end(self):
        """Lays what jumps least, more than it must only if that costs next to nothing."""
        lays = sorted(self.mine["lays"], key=lambda lay: (lay["loses"], lay["jump"]))
        if self.mine["may_end"] and not (lays and lays[0]["jump"] <= 1 and not lays[0]["loses"]):
            return {"do": "end-turn"}
        best = lays[0]
        return {"do": "lay", "card": best["card"], "pile": best["pile"], "sure": best["loses"]}

    async def rest(self, why):
        """Waits, the longer the more often nothing has come of it."""
        print(f"{why}; going on in {self.pause:g} s", file=sys.stderr)
        await asyncio.sleep(self.pause)
        self.pause = min(LONGEST_PAUSE, 2 * self.pause)

    async def play(self, socket):
        """Plays until the game is over, or until the connection ends."""
        await socket.send(json.dumps(self.hello()))
        waiting = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "bye":
                if not message["come_back"]:
                    raise SentAway(message["code"])
                self.pause = max(self.pause, message["after_seconds"])
            elif message["type"] in ("welcome", "update"):
                self.take(message)
                self.pause = 1
            elif message["type"] == "answer" and message["id"] == waiting:
                waiting = None
                if not message["ok"] and message["code"] != "stale":
                    if self.you["seat"] is None and message["code"] not in ("busy", "too-fast"):
                        raise SentAway(message["code"])
                    await self.rest(message["code"])
            if self.table.get("phase") == "over":
                return
            if waiting is None and self.table and (command := self.command()):
                waiting = str(next(self.ids))
                do = {"type": "do", "id": waiting, "based_on": self.seq, "command": command}
                await socket.send(json.dumps(do))


async def main(address, code, name="Stranger"):
    stranger = Stranger(code, name)
    while stranger.table.get("phase") != "over":
        try:
            async with connect(address) as socket:
                await stranger.play(socket)
            problem = "the connection has ended"
        except (SentAway, InvalidURI) as error:
            sys.exit(f"sent away: {error}")
        except (WebSocketException, OSError) as error:
            problem = error
        if stranger.table.get("phase") != "over":
            await stranger.rest(problem)
    result = stranger.game["result"]
    print("won" if result["won"] else f"{result['left']} left")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
