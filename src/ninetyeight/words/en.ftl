### Ninety-Eight in English

player-name = Player { $number }

## The table

piles-ascending = Ascending piles: { $piles }
piles-descending = Descending piles: { $piles }
pile = { $pile } { $top }
pile-fire = { $pile } { $top } (fire)
pile-fire-due = { $pile } { $top } (fire, to be covered this turn)
card-fire = { $card } (fire)
draw-pile = Draw pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
hand-open = { $name } holds { $cards }
hand-hidden = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-empty = { $name } holds no cards
lay = { $card } on { $pile }
lay-trick = { $card } on { $pile } (backwards trick)
turn-laid = { $name } laid { $lays }.

## What the turn owes

owed-cards = To lay: at least { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
owed-more-cards = To lay: at least { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}.
owed-fires = To cover: the fire on { $count ->
    [one] pile { $piles }
   *[other] piles { $piles }
}.

## How it ended

result-won = Won: all { $cards } cards are laid.
result-lost = Lost: { $count ->
    [one] { $count } card was
   *[other] { $count } cards were
} not laid.
grade-beaten = The game is beaten. Congratulations!
grade-excellent = So close: an excellent game!
grade-try-again = Not this time. The next deal may be kinder.

## Looking at a record

show-game = Rules: { $rules }. { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
show-before = Before the first turn.
show-after = After turn { $turn } of { $turns }.
show-within = Within turn { $turn }, which goes on.
show-no-starter = The table has yet to agree who starts.
show-in-turn = In turn: { $name }.
show-may-end = The turn may end.

## Playing: welcome

welcome-alone = Ninety-Eight. You play alone, by the rules "{ $rules }".
welcome-together = Ninety-Eight. { $players } players, by the rules "{ $rules }".
welcome-back = The game from { $file } goes on.
welcome-how = 57a lays card 57 on pile a. "{ command-end }" ends your turn, "{ command-help }" tells you more.
deal-promised =
    The deal is fixed: its seed has the SHA-256
    { $hash }
    and is told at the end.
deal-told =
    The seed of this deal was { $seed }
    and its SHA-256 is { $hash }

## Playing: one keyboard for all

curtain-look = { $name }: have a look at your hand. Press Enter when nobody else can see the screen.
curtain-turn = { $name }: it is your turn. Press Enter when nobody else can see the screen.
curtain-hide = Press Enter to hide your hand.
who-starts = Now agree who starts, without naming a number on a card. Seats: { $seats }.
who-starts-prompt = Who starts?
who-starts-expected = Please type the number of a seat, from 1 to { $players }.

## Playing: a turn

turn-alone = Turn { $turn }
turn-of = Turn { $turn }: { $name }
your-hand = You hold { $cards }
your-hand-empty = Your hand is empty.
may-end = You may lay more, or type "{ command-end }".
must-end = Type "{ command-end }" to end the turn.
laid = Laid: { $lays }.
nothing-laid = Nothing on that line was laid.
drawn = You draw { $cards }.
draw-pile-used-up = The draw pile is used up. From now on { $count ->
    [one] { $count } card
   *[other] { $count } cards
} a turn will do.
warning = { $card } on { $pile } would lose the game: after it, this turn could not be completed. Lay it all the same?
undone = { $card } is back in your hand.
undo-nothing = In this turn there is nothing to take back.
undo-together = Cards can be taken back only when you play alone: the others have seen this one.
not-a-trick = { $card } on { $top } is not the backwards trick.
unclear = Sorry, what? Type a card and a pile, like 57a, or: { command-end }, { command-undo }, { command-table }, { command-save }, { command-help }, { command-quit }.
game-lost = No order of the cards in hand can do that. The game is over.

## Playing: why something is not allowed

illegal-not-started = The table has yet to agree who starts.
illegal-already-started = The game has already begun.
illegal-no-such-seat = At a table of { $players } there is no such seat.
illegal-game-over = The game is over.
illegal-not-your-turn = It is somebody else's turn.
illegal-not-in-hand = You do not hold { $card }.
illegal-does-not-fit = { $card } does not fit on pile { $pile }: it shows { $top } and { $pile ->
    [a] ascends
    [b] ascends
   *[other] descends
}.
illegal-below-minimum = You have laid { $laid } of at least { $minimum ->
    [one] { $minimum } card
   *[other] { $minimum } cards
}: the turn cannot end yet.
illegal-fire-uncovered = The fire on pile { $pile } must be covered first: the turn cannot end yet.

## At a table: why something is not possible

error-no-such-table = There is no such table. Is the code right?
error-table-exists = This table is open already.
error-only-watching = With this link you can only watch.
error-no-guest = Please tell your name first.
error-not-seated = Only those who sit at the table can do this.
error-not-host = Only the host can do this.
error-stale = The table has changed meanwhile. Please look again.
error-no-such-seat = There is no such seat.
error-seat-occupied = Somebody sits there already.
error-table-full = All seats are taken.
error-table-locked = The host has locked the table.
error-barred = The host has sent you away from this table.
error-no-person-there = Nobody sits there.
error-no-bot-there = No bot sits there.
error-bad-name = { $problem ->
    [taken] Somebody here has that name already.
   *[other] Please choose another name: short, without numbers, and unlike the others here.
}
error-unknown-level = There is no bot of that kind.
error-unknown-rules = There are no rules of that name.
error-bad-option = That must be a number from { $least } to { $most }.
error-game-going-on = This has to wait until the game is over.
error-no-game = No game is going on.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Somebody else has offered to begin.
error-no-proposal = Nobody has offered to begin.
error-bot-plays = A bot plays this seat.
error-not-long-away = Please wait a little: others can decide this when somebody has been away for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-not-your-turn = { illegal-not-your-turn }
error-not-in-hand = { illegal-not-in-hand }
error-does-not-fit = { illegal-does-not-fit }
error-would-lose = This card would lose the game.
error-below-minimum = { illegal-below-minimum }
error-fire-uncovered = { illegal-fire-uncovered }
error-cannot-take-back = Cards can be taken back only alone, and within the turn.
error-no-talk = At this table nobody talks during a game.
error-bad-signal = That signal does not belong there.
error-empty-text = There is nothing to say yet.
error-long-text = That is too long: at most { $most } characters.
error-number-told = Please name no number. Nobody may tell, or ask for, the number on a card; anything else is fine.
error-bad-message = The server did not understand that: { $what }
error-too-fast = That was too fast. Please wait a moment.
error-store-failed = The server could not store that, so nothing has changed. Please try again in a moment.
error-server-fault = The server has made a mistake. Please try again.
error-no-hints = At this table there are no hints.
error-not-signed-in = Please tell your name first.
error-no-such-game = There is no such game, or it was deleted.
error-not-your-game = Only those who played a game can delete it.
error-bad-record = This is no sound record of a game.
error-too-large = That is too large: at most { $most } bytes.
error-wrong-origin = This page may not connect here.
error-no-such-page = There is nothing here.
error-too-many-sockets = Too many tables are open in this browser. Please close some.
error-restarting = The server restarts. One moment …
error-too-slow = The connection could not keep up. Coming back …
error-kicked = The host has sent you away from this table.

## Playing: keeping a game

save-how = Type "{ command-save }" and the name of a file.
save-exists = { $file } exists already. Replace it?
saved = Saved in { $file }.
save-failed = { $file } was not saved: { save-reason }
save-reason = { $code ->
    [ENOENT] there is no such folder.
    [ENOTDIR] there is no such folder.
    [EISDIR] that is a folder.
    [EINVAL] no ordinary file can have that name.
    [EACCES] you have no permission to write there.
    [EPERM] you have no permission to write there.
    [EROFS] you have no permission to write there.
    [ENOSPC] there is no space left.
    [ENAMETOOLONG] the name is too long.
   *[other] { $reason }.
}
record-over = { $file }: this game is over, so there is nothing to go on with. Its result: { $result }

## Playing: leaving

quit-unsaved = The game is not saved. Leave all the same?
left = The game stays unfinished. See you!
input-ended = That was the end of the input. The game stays unfinished.
interrupted = Stopped. The game stays unfinished.
left-saved = It is kept as it was last saved in { $file }; this goes on with it: ninetyeight play { $file }
left-how = Next time, "{ command-save } game.n98" keeps it, and this goes on with it: ninetyeight play game.n98
after-game = "{ command-save } game.n98" keeps this game; Enter leaves.

## Playing: what is typed. The English words work in every language, and first letters are enough.

command-end = end
command-undo = undo
command-table = table
command-save = save
command-help = help
command-quit = quit
answer-yes = yes
answer-no = no
yes-or-no = yes or no?
answer-expected = Please answer "{ answer-yes }" or "{ answer-no }".

help =
    The aim: lay all cards on the four piles.
    Piles a and b ascend: a card must be higher than the top.
    Piles c and d descend: a card must be lower than the top.
    The backwards trick: a card exactly { $trick } lower on a or b, or exactly { $trick } higher on c or d.
    A turn: lay at least { $minimum ->
        [one] { $minimum } card
       *[other] { $minimum } cards
    }, as many more as you like, then draw as many. With the draw pile empty, { $final } will do.
    Who cannot do that in any order of the cards loses the game for all.

    57a: lay 57 on pile a. Several on one line: 57a 58a
    { command-end }: end the turn and draw. Also behind lays: 57a 58a { command-end }
    { command-undo }: take the last card back, if you play alone and the turn has not ended
    { command-table }: show everything again
    { command-save } game.n98: keep the game in a file
    { command-quit }: leave
    The first letters of a word are enough.
help-fire = The fire cards { $cards } must not stay on top: if one does when a turn ends, the next turn must cover it.
