"""Tables that are broken on purpose."""

from tests.broken.mutating import mutants

MUTANTS = (
    *mutants(
        "table/decisions/playing.py",
        (
            "a lay loses the game without a warning",
            "lay_card",
            "is_lost and not command.sure",
            "False",
        ),
        ("a lost game goes on", "lay_card", "is_lost or left == 0", "left == 0"),
        ("a won game goes on", "lay_card", "is_lost or left == 0", "is_lost"),
        ("a lay counts too few cards that are left", "lay_card", "state.left - 1", "state.left"),
        (
            "a card is taken back with others at the table",
            "take_back",
            "game.players > 1 or not game.lays",
            "not game.lays",
        ),
        ("everybody ends the game at once", "end_game", "not is_host(table, by)", "False"),
        ("everybody plays in every turn", "_turn_of", "in_turn != seat", "False"),
    ),
    *mutants(
        "table/decisions/seating.py",
        (
            "who was sent away sits down again",
            "require_welcome",
            "by.guest in table.barred",
            "False",
        ),
        ("a locked table is open", "require_welcome", "table.locked and table.host", "False"),
        ("everybody sends others away", "kick", "require_host(table, by)", "pass"),
        ("people stand up in the middle of a game", "stand", "require_no_game(table)", "pass"),
        (
            "a host who goes leaves no host",
            "_stand_up",
            "(*stood, HostChanged(heir.guest, next_seat))",
            "stood",
        ),
        ("two sit on one seat", "_free_seat", "table.places[wanted]", "False"),
    ),
    *mutants(
        "table/decisions/talking.py",
        (
            "numbers are told in the chat",
            "chat",
            "table.phase != 'over' and refusal(text, before=person_at(table, seat).texts)",
            "False",
        ),
        ("people chat where nobody talks", "_require_talk", "not table.options.talk", "False"),
        (
            "a bot speaks for a person",
            "speak",
            "tuple(seat for seat, _ in table.bots if seat in command.seats)",
            "command.seats",
        ),
    ),
    *mutants(
        "table/decisions/starting.py",
        ("one objection is not enough", "object_", "(Objected(playing_seat(table, by)),)", "()"),
        (
            "the game begins before the time is over",
            "let_time_pass",
            "proposal and now >= proposal.until",
            "proposal",
        ),
        (
            "one agreement begins the game",
            "agreements",
            "agreed if missing else (*agreed, Began(proposal.seat))",
            "(*agreed, Began(proposal.seat))",
        ),
    ),
    *mutants(
        "table/decisions/latecomers.py",
        ("who was turned away asks again", "ask", "guest in table.turned_away", "False"),
        ("any number of people ask at once", "ask", "len(others) >= MAX_REQUESTS", "False"),
        (
            "a person is replaced by a latecomer",
            "_require_bot",
            "not isinstance(table.places[seat], BotSeat)",
            "False",
        ),
    ),
    *mutants(
        "table/decisions/presence.py",
        (
            "seats of people who are there are handed over",
            "hand_over",
            "require_long_away(table, (person,), now)",
            "pass",
        ),
        ("a departure takes all nodes for one", "depart", "len(person.nodes) > 1", "False"),
    ),
    *mutants(
        "table/decisions/decide.py",
        (
            "no command is stale",
            "decide",
            "based_on is not None and based_on < table.changed",
            "False",
        ),
        (
            "every command is stale",
            "decide",
            "based_on < table.changed",
            "based_on <= table.changed",
        ),
        tests="tests/table/test_stale.py",
    ),
    *mutants(
        "table/duties.py",
        (
            "bots do not wait for each other's words",
            "owed",
            "_speaking(table, game, bots) or _turn(game, bots) or _proposal(table, game, bots)",
            "_turn(game, bots) or _proposal(table, game, bots)",
        ),
        (
            "a bot proposes again after an objection",
            "_proposal",
            "seat not in game.declined",
            "True",
        ),
        (
            "a bot begins before people have said no",
            "_nobody_else_begins",
            "all(Meaning.RATHER_NOT in _meanings(game, seat) for seat in people)",
            "True",
        ),
    ),
    *mutants(
        "table/showing/events.py",
        (
            "everybody sees what was drawn",
            "shown_event",
            "event.drawn if viewer == event.seat else None",
            "event.drawn",
        ),
    ),
    *mutants(
        "table/showing/hand.py",
        (
            "a bot's seat is offered lays",
            "mine",
            "game.seat_in_turn == seat and player is not None and player.bot is None",
            "game.seat_in_turn == seat and player is not None",
        ),
    ),
    *mutants(
        "table/showing/parts.py",
        (
            "the next player is not told",
            "_changed_hands",
            "hands.append(after.game.state.turn.seat)",
            "pass",
        ),
    ),
)
