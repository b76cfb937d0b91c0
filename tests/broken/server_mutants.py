"""Servers that are broken on purpose."""

from tests.broken.mutating import mutants

MUTANTS = (
    *mutants(
        "server/tables/room.py",
        (
            "a step is shown before it is stored",
            "Room._decided",
            "is_due = seq - self._snapshot >= SNAPSHOT_EVERY",
            "is_due = False\nself._advance(step, events, after)",
        ),
        (
            "a conflict is answered as done",
            "Room._finished",
            "answer = None",
            "return Done(OK, self.table.seq)",
        ),
        (
            "a repeated command is done again",
            "Room._decided",
            "known_as and (past := self._history.past(known_as))",
            "False",
        ),
        (
            "own steps make commands stale",
            "Room._decided",
            "self._history.is_settled_since(based_on, asker.known_as)",
            "False",
        ),
        (
            "nothing makes a command stale",
            "Room._decided",
            "self._history.is_settled_since(based_on, asker.known_as)",
            "True",
        ),
        (
            "a broken commit is taken for a failure",
            "Room._found",
            "asked.known_as and (past := self._history.past(asked.known_as))",
            "False",
        ),
        (
            "nobody reads what a broken commit has done",
            "Room._found",
            "await self._catch_up()",
            "pass",
        ),
        (
            "who was sent away comes in again",
            "Room.join",
            "client.guest in self.table.barred and client.seat is None and (not client.watching)",
            "False",
        ),
        ("followers are not told of a step", "Room._advance", "self._notify_followers()", "pass"),
        ("a newcomer is shown no steps", "Room.join", "self.clients.add(client)", "pass"),
    ),
    *mutants(
        "server/tables/asking.py",
        (
            "any command under a known id is answered as done",
            "done_again",
            "past.digest is None or past.digest == digest_of(command)",
            "True",
        ),
        (
            "a step without a digest is another command",
            "done_again",
            "past.digest is None or past.digest == digest_of(command)",
            "past.digest == digest_of(command)",
        ),
        tests="tests/server/tables/test_room.py",
    ),
    *mutants(
        "server/runtime/lock.py",
        ("commands overtake each other", "Lock.take", "self.is_taken = True", "pass"),
        tests="tests/server/tables/test_room.py",
    ),
    *mutants(
        "server/runtime/lock.py",
        ("who comes overtakes who waits", "Lock.release", "return", "break"),
        ("a lock of nobody is never released", "Lock.wait", "self.release()", "pass"),
    ),
    *mutants(
        "server/connections/inbox.py",
        (
            "a text overtakes one that is being seen to",
            "Inbox.put_text",
            "self.take and self._waiting and (not self._is_held) and (not self._messages)",
            "self.take and self._waiting and (not self._messages)",
        ),
        ("whoever waits is woken too early", "Inbox._wake", "self._is_held", "False"),
        ("whoever waits is not woken", "Inbox.release", "self._wake()", "pass"),
    ),
    *mutants(
        "server/connections/short_way.py",
        (
            "one client uses up the pace of its address",
            "ShortWay._is_in_time",
            "node.address_rate.of(self._address).give_back()",
            "pass",
        ),
        (
            "whoever is too fast is served at once",
            "ShortWay.take",
            "not self._is_in_time()",
            "False",
        ),
        (
            "a command is answered and no other one",
            "ShortWay._answer",
            "self._inbox.release()",
            "pass",
        ),
        tests="tests/server/connections/test_session.py",
    ),
    *mutants(
        "server/tables/publishing.py",
        ("who is sent away stays connected", "publish", "client.close(KICKED)", "pass"),
        (
            "the secret of a seat outlives its person",
            "publish",
            "client.guest in barred or client.nonce in sent_away",
            "client.guest in barred",
        ),
        (
            "everybody is shown what the first one sees",
            "_News.for_viewer",
            "seat if seat in parts.mine else None",
            "None",
        ),
        ("who sits down is not told so", "_rebound", "new if new != old else None", "None"),
        (
            "draws of a game that is over are shown",
            "_shown_past",
            "seat if step.seq > over else None",
            "seat",
        ),
    ),
    *mutants(
        "server/tables/history.py",
        (
            "what others did makes nothing stale",
            "History.is_settled_since",
            "unsettles(step.events) and (not step.is_by(guest))",
            "False",
        ),
        (
            "what is forgotten was one's own",
            "History.is_settled_since",
            "seq >= self._steps[0].seq - 1",
            "True",
        ),
        (
            "commands are never forgotten",
            "History.add",
            "len(self._commands) > KEPT_COMMANDS",
            "False",
        ),
        (
            "a step is missed by who comes back",
            "History.after",
            "step.seq > seq",
            "step.seq > seq + 1",
        ),
    ),
    *mutants(
        "server/tables/bot_duties.py",
        (
            "bots play while nobody looks",
            "BotDuties._duties",
            "owed(self._room.table) if self._room.clients else ()",
            "owed(self._room.table)",
        ),
        (
            "a refused bot tries again at once",
            "BotDuties._work",
            "self._room.table.seq == seq",
            "False",
        ),
        (
            "a bot goes on with a turn of another table",
            "BotDuties._play",
            "not self._is_in_turn(duty) or self._room.table.changed != seen",
            "not self._is_in_turn(duty)",
        ),
        (
            "a bot is blamed for another table",
            "BotDuties._play",
            "self._room.table.changed == seen",
            "True",
        ),
        (
            "a bot that breaks the rules stays",
            "BotDuties._play",
            "done.code in AGAINST_THE_RULES",
            "False",
        ),
        ("all bots share a name", "BotDuties._do", "f'bot/{seq}/{name}'", "f'bot/{name}'"),
        (
            "a clock that is set delays the start",
            "BotDuties._seconds_until",
            "self._awaited is None or self._awaited[0] != until",
            "True",
        ),
    ),
    *mutants(
        "server/tables/presence.py",
        (
            "who loads the page again was away",
            "Presence._report",
            "await asyncio.sleep(self._services.settings.linger_seconds)",
            "pass",
        ),
        (
            "a failing store is told at once again",
            "Presence._report",
            "await asyncio.sleep(RETRY_SECONDS)",
            "pass",
        ),
        (
            "who comes back meanwhile is away",
            "Presence._report",
            "comes == self._is_here(who)",
            "True",
        ),
        ("who watches is there", "Presence._is_here", "not client.watching", "True"),
        (
            "a node that has died keeps its people",
            "Presence.forget_all_but",
            "known.difference(living)",
            "known.intersection(living)",
        ),
    ),
    *mutants(
        "server/tables/code_lookup.py",
        ("anybody tries any number of codes", "CodeLookup.find", "guesses.is_empty", "False"),
        ("a right code is a guess", "CodeLookup.find", "code and key", "False"),
    ),
    *mutants(
        "server/tables/finishing.py",
        (
            "a game is kept twice",
            "kept_of",
            "None if old and old.result else _finished(after, new, new.result, now)",
            "_finished(after, new, new.result, now)",
        ),
        (
            "yesterday's deal counts",
            "_tried",
            "game.daily is None or game.daily != day_of(now) or (not new)",
            "game.daily is None or (not new)",
        ),
        ("who waits for the next game has played", "_guests", "seat < game.players", "True"),
    ),
    *mutants(
        "server/clients/open_sockets.py",
        (
            "one more socket than allowed is open",
            "OpenSockets.opened",
            "self._counts[key] >= self._most[key[0]]",
            "self._counts[key] > self._most[key[0]]",
        ),
    ),
    *mutants(
        "server/connections/session.py",
        (
            "nonsense is answered for ever",
            "Session._decoded",
            "self._faults > MAX_FAULTS",
            "False",
        ),
        (
            "an address may send as fast as it likes",
            "Session._next",
            "self._node.address_rate.take(self._address)",
            "0",
        ),
        (
            "a fault ends the connection",
            "Session._handle",
            "self._answer(Answer(_id_of(message), ok=False, code=ServerCode.SERVER_FAULT))",
            "raise",
        ),
        ("who goes stays in the room", "Session._talk", "room.leave(client)", "pass"),
    ),
    *mutants(
        "server/upkeep.py",
        ("a failing store ends the upkeep", "Upkeep.look", "continue", "return"),
        (
            "a fault at one table ends the upkeep",
            "Upkeep._see_who_is_there",
            "logs.failure('upkeep-failed', error, table=opened.room.table.id)",
            "raise",
        ),
        (
            "what is written elsewhere is not read",
            "Upkeep._look_at",
            "room.table.seq < seq",
            "False",
        ),
    ),
)
