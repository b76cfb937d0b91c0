### Ninety-Eight in English

player-name = Player { $number }
rules-standard = Standard
rules-expert = Expert
rules-expert-hand = Expert, smaller hand
rules-with-fire = { $rules }, on fire

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

result-won = Won: { $cards ->
    [1] the only card is
   *[other] all { $cards } cards are
} laid.
result-lost = Lost: { $count ->
    [one] { $count } card was
   *[other] { $count } cards were
} not laid.
grade-beaten = You beat the game. Congratulations!
grade-excellent = So close: an excellent game!
grade-try-again = Not this time. The next deal may be kinder.

## Looking at a record

show-game = Rules: { $rules }. { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
show-before = Before the first turn.
show-after = After turn { $turn } of { $turns }.
show-within = During turn { $turn } (unfinished).
show-no-starter = The table has yet to agree who starts.
show-in-turn = To play: { $name }.
show-may-end = The turn may end.

## A review

review-turn = Turn
review-player = Player
review-cards = Cards
review-chance = Chance
review-cost = Cost
review-cost-points = { $cost } points
review-cost-cards = { $cost } cards
review-mark = Mark
review-better = Better
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-why-loses = it lost the game at once
review-why-jump = { $card } on { $pile } passed { $count ->
    [one] { $count } card that was still out
   *[other] { $count } cards that were still out
}, where the better turn passes { $best }
review-why-trick = the backwards trick would have won back { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
review-why-fire = it left a fire on { $pile }
review-why-blocked = { $count ->
    [one] { $count } unseen card then fitted nowhere
   *[other] { $count } unseen cards then fitted nowhere
}
review-why-unheard = player { $player } had asked to spare { $pile }
review-why-too-few = laying { $best } would have been better than { $count }
review-why-too-many = laying { $best } would have been better than { $count }
review-why-farther = the rest of the hand was then farther from the piles
review-why-overall = all in all it left less room
review-why-signal = what player { $player } said about { $pile } changed what was best
review-why-no-choice = there was no other turn
review-no-fault = No turn was surely an inaccuracy.
review-worst = Turn { $turn } of { $name } cost most: { $cost }. Better: { $better }.
review-winnable-until = With all cards known, the game could still be won before turn { $turn }, and no longer after it.
review-winnable-won = The game was won.
review-winnable-still = With all cards known, the game can still be won.
review-winnable-never = Even with all cards known, this deal could not be won.
review-winnable-unknown = Until when the game could be won with all cards known, could not be found out.
review-balance = Start { $start }, play { $play }, luck { $luck }: result { $result }.
review-seat = { $name }: accuracy { $accuracy }, { $cost } points given away in a turn.
review-picture = Chance to win before each turn

## Playing: welcome

welcome-alone = Ninety-Eight. You are playing alone. Rules: { $rules }.
welcome-together = Ninety-Eight. { $players } players. Rules: { $rules }.
welcome-back = Resuming the game from { $file }.
welcome-how = 57a lays card 57 on pile a. “{ command-end }” ends your turn, “{ command-help }” explains the rest.
deal-promised =
    The deal is fixed: the SHA-256 of its seed is
    { $hash }
    The seed will be revealed at the end.
deal-told =
    The seed of this deal was { $seed }
    and its SHA-256 is { $hash }

## Playing: one keyboard for all

curtain-look = { $name }: have a look at your hand. Press Enter when nobody else can see the screen.
curtain-turn = { $name }: it is your turn. Press Enter when nobody else can see the screen.
curtain-hide = Press Enter to hide your hand.
who-starts = Now agree who starts, without naming any number on a card. Seats: { $seats }.
who-starts-prompt = Who starts?
who-starts-expected = Please type the number of a seat, from 1 to { $players }.
others-play = Press Enter, and the others play.
bot-failed = { $name } has failed: { $reason }. { $simpler } plays on in its seat.

## Playing: what bots are told

say-leave = leave
say-no-jump = no-jump
say-free = free
say-clear = clear
say-heard = The bots have heard it.
say-how = To say something about a pile: “{ command-message } { say-leave } a”, “{ command-message } { say-no-jump } a” or “{ command-message } { say-free } a”. “{ command-message } { say-clear } a” takes it back.
say-aloud = There are no bots at this table: say it aloud, without naming any number on a card.

## Playing: a turn

turn-alone = Turn { $turn }
turn-of = Turn { $turn }: { $name }
your-hand = Your hand: { $cards }
your-hand-empty = Your hand is empty.
may-end = You may lay more, or type “{ command-end }”.
must-end = Type “{ command-end }” to end the turn.
laid = Laid: { $lays }.
nothing-laid = Nothing on that line was laid.
drawn = You draw { $cards }.
draw-pile-used-up = The draw pile is empty. From now on { $count ->
    [one] { $count } card a turn is enough
   *[other] { $count } cards a turn are enough
}.
warning = { $card } on { $pile } would lose the game: after it, this turn could not be completed. Lay it anyway?
undone = { $card } is back in your hand.
undo-nothing = There is nothing to take back in this turn.
undo-together = Cards can be taken back only when you play alone: the others have seen this one.
not-a-trick = { $card } on { $top } is not the backwards trick.
unclear = Sorry, that was not understood. Type a card and a pile, like 57a, or: { command-end }, { command-undo }, { command-table }, { command-save }, { command-help }, { command-quit }.
game-lost = The cards in hand cannot do that in any order. The game is over.

## Playing: why something is not allowed

illegal-not-started = The table has yet to agree who starts.
illegal-already-started = The game has already begun.
illegal-no-such-seat = A table of { $players } has no such seat.
illegal-game-over = The game is over.
illegal-not-your-turn = It is somebody else’s turn.
illegal-not-in-hand = You do not hold { $card }.
illegal-does-not-fit = { $card } does not fit on pile { $pile }: it shows { $top } and { $pile ->
    [a] ascends
    [b] ascends
   *[other] descends
}.
illegal-below-minimum = You have laid { $laid }, and the minimum is { $minimum }: the turn cannot end yet.
illegal-fire-uncovered = The fire on pile { $pile } must be covered first: the turn cannot end yet.

## At a table: why something is not possible

error-no-such-table = There is no such table. Is the code right?
error-table-exists = This table already exists.
error-only-watching = With this link you can only watch.
error-no-guest = Please enter your name first.
error-not-seated = Only players seated at the table can do this.
error-not-host = Only the host can do this.
error-stale = The table has changed in the meantime. Please look again.
error-no-such-seat = There is no such seat.
error-seat-occupied = That seat is taken.
error-table-full = All seats are taken.
error-table-locked = The host has locked the table.
error-already-seated = You already have a seat.
error-too-many-ask = Others are already asking for a seat. Try again in a moment.
error-turned-away = The players would rather continue as they are. You can ask again in the next game.
error-no-such-request = Nobody is asking for that any more.
error-barred = The host has removed you from this table.
error-nobody-sits = Nobody is sitting at the table yet.
error-no-person-there = Nobody is sitting there.
error-no-bot-there = There is no bot in that seat.
error-bad-name = { $problem ->
    [empty] Please enter a name.
    [too-long] That name is too long.
    [number] Please choose a name without a number: numbers are not allowed here.
    [looks-like-another] Somebody here already has that name, or one that looks like it.
   *[other] Please choose another name: plain letters and single spaces.
}
error-unknown-level = There is no such bot.
error-unknown-rules = This server has no rules with that name.
error-too-many-players = { $most ->
    [one] These rules are for one player.
   *[other] These rules are for at most { $most } players.
}
error-bad-option = That must be a number from { $least } to { $most }.
error-daily-rules = The daily deal is played by the standard rules.
error-game-going-on = This has to wait until the game is over.
error-no-game = No game is in progress.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Somebody else has offered to start.
error-no-proposal = Nobody has offered to start.
error-bot-plays = A bot is playing this seat.
error-not-long-away = Please wait a little: others can decide this once somebody has been away for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-not-your-turn = { illegal-not-your-turn }
error-not-in-hand = { illegal-not-in-hand }
error-does-not-fit = { illegal-does-not-fit }
error-would-lose = This card would lose the game.
error-below-minimum = { illegal-below-minimum }
error-fire-uncovered = { illegal-fire-uncovered }
error-cannot-take-back = You can take cards back only when playing alone, before the turn ends.
error-no-talk = Chat is off during games at this table.
error-bad-signal = That signal cannot be used there.
error-empty-text = Type a message first.
error-long-text = That is too long: at most { $most } characters.
error-number-told = No numbers, please: don’t say or ask for one. Any number is refused, because it could be the number of a card; only small counts are allowed, like “two cards” or “5 minutes”.
error-bad-message = The server did not understand that: { $what }
error-too-fast = That was too fast. Please wait a moment.
error-busy = The server is too busy at the moment. Please try again shortly.
error-store-failed = The server could not save that, so nothing has changed. Please try again in a moment.
error-id-reused = That was not done: the same request number was already used for something else. Please try again.
error-server-fault = Something went wrong on the server. Please try again.
error-no-hints = Hints are off at this table.
error-not-signed-in = Please enter your name first.
error-no-such-game = There is no such game, or it has been deleted.
error-not-your-game = Only those who played a game can delete it.
error-bad-record = This is not a valid game record.
error-too-large = That is too large: at most { $most } bytes.
error-wrong-origin = This page may not connect here.
error-unknown-host = This server does not answer to the name { $host }. Whoever runs it can add the name with --hosts.
error-wrong-day = That deal was for another day. There is a new one today.
error-day-not-over = Others may still play this deal. Its cards will be shown when the day is over.
error-no-such-page = There is nothing here.
error-too-many-sockets = Too many tables are open in this browser. Please close some.

## Playing: saving a game

save-how = Type “{ command-save }” and the name of a file.
save-exists = { $file } already exists. Replace it?
saved = Saved to { $file }.
save-failed = { $file } was not saved: { save-reason }
save-reason = { $code ->
    [ENOENT] there is no such folder.
    [ENOTDIR] there is no such folder.
    [EISDIR] it is a folder.
    [EINVAL] an ordinary file cannot have that name.
    [EACCES] you do not have permission to write there.
    [EPERM] you do not have permission to write there.
    [EROFS] you do not have permission to write there.
    [ENOSPC] there is no space left.
    [ENAMETOOLONG] the name is too long.
   *[other] { $reason }.
}
record-over = { $file }: this game is over, so there is nothing to resume. { $result }

## Playing: leaving

quit-unsaved = The game is not saved. Leave anyway?
left = The game remains unfinished. See you!
input-ended = End of input. The game remains unfinished.
keep-game = The game is not saved. To keep it, type the name of a file; Enter leaves it.
interrupted = Stopped. The game remains unfinished.
left-saved = It was last saved to { $file }. To resume it: ninetyeight play { $file }{ $options }
left-how = Next time, save it with “{ command-save } game.n98”. To resume it then: ninetyeight play game.n98{ $options }
after-game = “{ command-save } game.n98” saves this game; Enter leaves.

## Playing: what is typed. The English words work in every language, and first letters are enough.

command-end = end
command-undo = undo
command-table = table
command-message = message
command-save = save
command-help = help
command-quit = quit
answer-yes = yes
answer-no = no
yes-or-no = yes or no?
answer-expected = Please answer “{ answer-yes }” or “{ answer-no }”.

help =
    The aim: lay all cards on the four piles.
    Piles a and b ascend: a card must be higher than the top card.
    Piles c and d descend: a card must be lower than the top card.
    The backwards trick: a card exactly { $trick } lower on a or b, or exactly { $trick } higher on c or d.
    A turn: lay at least { $minimum ->
        [one] { $minimum } card
       *[other] { $minimum } cards
    }, as many more as you like, then draw as many. Once the draw pile is empty, { $final } is enough.
    If anyone cannot do that in any order of their cards, everyone loses.

    57a: lay 57 on pile a. Several on one line: 57a 58a
    { command-end }: end the turn and draw. Also after cards: 57a 58a { command-end }
    { command-undo }: take the last card back, if you play alone and the turn has not ended
    { command-table }: show everything again
    { command-save } game.n98: save the game to a file
    { command-quit }: leave
    The first letters of a word are enough.
help-fire = The fire cards { $cards } must not stay on top: if one does when a turn ends, the next turn must cover it.
help-say = { command-message } { say-leave } a: tell the bots to leave pile a to you. Also { say-no-jump }, { say-free }, and { say-clear } to take it back

## The web table: everywhere

web-home = Home
web-close = Close
web-menu = Menu
web-tools = Tools
web-you = You
web-bot = bot
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-connecting = Joining the table…
web-reconnecting = Connection lost. Trying again…
web-silent = The server is not answering. The connection may be lost…
web-offline = No connection to the server. This page will reconnect automatically.
web-offline-table = No connection to the server. The table will reconnect automatically; no card that was laid is lost.
web-restarting = The server is restarting. One moment…
web-error-other = That did not work ({ $code }).
web-ended-kicked = The host has removed you from this table.
web-ended-no-such-table = There is no such table.
web-ended-bad-message = Something went wrong. Please reload the page.
web-ended-too-fast = This page has sent too many messages at once.
web-ended-too-slow = The connection is too slow.
web-ended-restarting = The server is restarting.

## The web table: home

web-hero = Ninety-eight cards, four piles, one team
web-hero-text = Two piles ascend, two descend. Lay every card together, without saying a single number.
web-play = Play
web-your-name = Your name
web-somebody = Somebody
web-play-alone = Play alone
web-play-alone-how = Eight cards in hand, and off you go
web-play-friends = Play with friends
web-play-friends-how = A table with a link, for people and bots
web-join = Join a table by its code
web-join-go = Join
web-my-tables = Continue playing
web-your-turn = Your turn
web-phase-gathering = waiting for players
web-phase-agreeing = who starts?
web-phase-playing = playing
web-phase-over = over
web-not-affiliated = An open implementation of “The Game” by Steffen Benndorf, not affiliated with its publisher. Do buy the cards!

## The web table: the daily deal, watching bots, and how hard it is

web-daily = Today’s deal
web-daily-how = The same cards for everybody
web-daily-yesterday = Yesterday’s deal
web-daily-text = Everybody gets the same cards. Your first game counts as soon as it is dealt; then practise as often as you like.
web-daily-players = How many players
web-daily-alone = Alone
web-daily-team = Open a table for { $count }
web-daily-mine = Your result
web-daily-left = { $count ->
    [0] All cards laid!
    [one] { $count } card left
   *[other] { $count } cards left
}
web-daily-unfinished = Your game counts from the deal, and it is not over yet.
web-daily-go-on = Continue your game
web-daily-with-hints = With hints
web-daily-with-stand-in = A bot stood in for a player for a while
web-daily-helped = { $count ->
    [one] { $count } game with hints or with a bot standing in.
   *[other] { $count } games with hints or with a bot standing in.
}
web-daily-sealed = The cards and the replay are revealed when the day is over, so that nobody plays with open cards.
web-daily-practise = Practise with these cards
web-daily-others = How everybody did
web-daily-games = { $count ->
    [one] { $count } game finished
   *[other] { $count } games finished
}
web-daily-nobody = Nobody has finished it yet. Be the first!
web-daily-nobody-then = Nobody has played it.
web-daily-column = Cards left: { $cards }. Games: { $games }.
web-daily-axis = Cards left
web-daily-bots = The bots
web-daily-bots-wait = The bots are still playing…
web-daily-next = The next deal comes at { $time }.
web-daily-back = Back to today
web-daily-table = The deal of { $day }: the same cards for everybody, by the standard rules.
web-daily-compare = How everybody did
web-watch = Watch bots play
web-watch-how = Three good bots show how it is done
web-watch-other = Choose other bots
web-watch-count = How many bots
web-watch-level = How good they are
web-watch-go = Watch
web-wins = Games out of 10 that the best bot wins, with 1 to 5 players
web-wins-told = { $players ->
    [1] Alone: { $wins } of 10
   *[other] With { $players } players: { $wins } of 10
}

## The web table: before the game

web-lobby = The table before the game
web-seats = Seats
web-host = host
web-host-away = The host is away.
web-become-host = Become host
web-remove = Remove { $name }
web-kick-text = { $name } loses the seat and cannot sit down here again with that browser. With another browser they could return, unless you lock the table.
web-kick = Remove
web-kick-lock = Remove and lock the table
web-swap = Swap seats with { $name }
web-swap-offered = wants to swap seats
web-swap-waiting = invited to swap seats
web-sit-here = Sit here
web-add-bot = Add a bot
web-free-seat = free
web-invite = Invite friends
web-invite-text = Come and play Ninety-Eight with me!
web-invite-how = Send the link, or have them enter this code at { $host }.
web-code = Table code: { $code }
web-copy-link = Copy link
web-copied = The link is copied.
web-share = Share
web-qr = QR code with the link to this table
web-rules = Rules
web-rules-standard = { rules-standard }
web-rules-standard-how = At least two cards a turn. The best way to begin.
web-rules-expert = { rules-expert }
web-rules-expert-how = At least three cards a turn: much harder.
web-rules-expert-hand = { rules-expert-hand }
web-rules-expert-hand-how = Three cards a turn, and one card fewer in your hand. Hardly ever won.
web-rules-with-fire = { rules-with-fire }
web-rules-own-how = Cards { $lowest } to { $highest }, at least { $minimum } a turn, for { $players ->
    [one] one player.
   *[other] up to { $players } players.
}
web-fire = On fire
web-fire-how = Six cards burn: the next player must cover them.
web-options = More options
web-option-memory-aid = Memory aid
web-option-memory-aid-how = Everybody can look up which cards have been laid.
web-option-hints = Hints
web-option-hints-how = A bot tells you what it would lay, if you ask.
web-option-talk = Talk
web-option-talk-how = Chat at the table, without numbers.
web-option-pace = Pace of the bots
web-pace-slow = calm
web-pace-normal = normal
web-pace-fast = fast
web-lock = Lock the table
web-lock-how = Nobody else can sit down.
web-level-random = random
web-level-random-how = Lays anything that fits.
web-level-rookie = rookie
web-level-rookie-how = A beginner who misses something now and then.
web-level-steady = steady
web-level-steady-how = Counts cards and plans its whole turn.
web-level-sharp = sharp
web-level-sharp-how = Learned by playing many games.
web-level-master = master
web-level-master-how = Thinks ahead. The strongest of all.
web-engine-how = A program of this server’s host.
web-sit-title = There is a seat for you
web-sit-down = Sit down
web-table-full = All seats are taken.
web-table-locked = The table is locked. Ask the host to open it.
web-join-in = Play along
web-ask-seat = Ask to take over from { $name }
web-ask-next = Play in the next game
web-asked-seat = You have asked to take over from { $name }. Somebody who plays has to say yes.
web-asked-next = You sit down as soon as this game is over.
web-stop-asking = Never mind
web-requests = Who would like to join
web-wants-seat = { $name } would like to take over from { $bot }.
web-wants-next = { $name } plays in the next game.
web-admit = Let in
web-turn-away = Not now
web-start-alone = Play alone
web-start = Start with { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-wait-for-host = The game begins when the host starts it.

## The web table: who starts

web-who-starts = Who starts?
web-who-starts-how = Look at your cards and let the others know, without a number.
web-start-gladly = Gladly
web-start-rather-not = Rather not
web-i-start = I’ll start
web-offer = { $name } would like to start.
web-offer-mine = You offered to start.
web-offer-open = Waiting for { $names }.
web-offer-all = All agree.
web-offer-until = begins in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-agree = Yes, go ahead
web-object = Better not

## The web table: piles, hand and players

web-game = The game
web-rising = up
web-falling = down
web-piles = Piles
web-players = Players
web-own-place = Your place
web-progress = Cards laid: { $laid } of { $total }
web-left = { $left } of { $total } left
web-to-draw = { $count ->
    [0] draw pile empty
   *[other] to draw
}
web-watching = You are watching.
web-open-hands = Open hands
web-pile-label = { $way ->
    [rising] Ascending pile { $pile }, shows { $top }, room for { $room } more.
   *[falling] Descending pile { $pile }, shows { $top }, room for { $room } more.
}
web-fire-me = cover it!
web-fire-other = { $name } must
web-fire-next = burning
web-fire-told = { $who ->
    [me] Fire: you must cover it in this turn.
    [next] Fire: the next player must cover it.
   *[other] Fire: { $name } must cover it.
}
web-lay-here = Lay { $card } here, a jump of { $jump }.
web-lay-here-trick = Lay { $card } here: the backwards trick.
web-lay-not-here = { $card } does not fit here.
web-say-about = Say something about it.
web-say-about-pile = About pile { $pile }
web-trick = Backwards trick
web-trick-badge = back
web-withdraw = Take this back
web-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-card-fits = { $card }, fits on { $count ->
    [one] pile { $piles }
   *[other] piles { $piles }
}
web-card-fits-nowhere = { $card }, fits nowhere now
web-thinking = is thinking
web-has-laid = has laid { $count }
web-away = away
web-away-minutes = away { $minutes } min
web-bot-plays = bot plays

## The web table: a turn

web-prompt-begin = Your turn! Choose a card.
web-prompt-more = { $count ->
    [one] { $count } more card to lay
   *[other] { $count } more cards to lay
}
web-prompt-pile = Where does { $card } go?
web-prompt-no-pile = { $card } fits nowhere now.
web-prompt-fire = Cover the fire on { $count ->
    [one] pile { $piles }
   *[other] piles { $piles }
}!
web-prompt-may-end = Lay more, or end your turn.
web-prompt-must-end = End your turn now.
web-prompt-hand-empty = All cards laid! End your turn to draw.
web-prompt-other = { $name } is playing.
web-prompt-waiting = Waiting for { $name }…
web-no-way-on = No legal card left. The game is over.
web-owed = Laid: { $laid }, minimum { $minimum }
web-take-back = Take back
web-end-turn = End turn
web-end-turn-sure = End your turn?
web-end-turn-again = tap again
web-then-draw = { $count ->
    [0] nothing to draw
    [one] and draw { $count } card
   *[other] and draw { $count } cards
}
web-first-lay = lay { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} first
web-first-lay-and-cover = first lay { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} and cover the fire
web-first-cover = cover the fire first
web-sure-title = This loses the game
web-sure-text = After { $card } on that pile, this turn could not be completed. Lay it anyway?
web-sure-yes = Lay it
web-sure-no = Keep it

## The web table: hints

web-hint = Hint
web-hint-lay = { $card } on { $pile }
web-hint-offline = No hints without a connection. Ask again once it is back.
web-hint-over = The game is over.
web-hint-stop = A steady player would stop here: continuing costs more than it gains.
web-hint-trick = { $lays }: the backwards trick wins room back.
web-hint-only-way = { $lays }: anything else loses.
web-hint-wish = { $lays }: that spares pile { $pile } for { $name }.
web-hint-extra = { $lays }: more than you need, since it costs nothing.
web-hint-free = { $lays }: no other card loses its place.
web-hint-least = { $lays }: nothing costs less.
web-hint-dead = { $lays }: a cheaper turn would strand cards.
web-hint-near = { $lays }: this keeps the rest of your hand close.
web-hint-balance = { $lays }: overall, this leaves the most room.
web-hint-then = Then { $lays }.
web-hint-others = Other turns
web-hint-ending = end the turn
web-hint-same = Or { $lays }: about as good.
web-hint-worse-chance = Or { $lays }: the chance to win is { $count }% lower.
web-hint-better-chance = Or { $lays }: the chance to win is { $count }% higher.
web-hint-worse-cards = Or { $lays }: { $count ->
    [one] one card more is
   *[other] { $count } cards more are
 } left in the end.
web-hint-better-cards = Or { $lays }: { $count ->
    [one] one card fewer is
   *[other] { $count } cards fewer are
 } left in the end.

## The web table: talk

web-talk = Talk
web-signal-leave = Leave it to me
web-signal-no-jump = No big jump here
web-signal-free = Use it freely
web-signal-short-leave = leave it to me
web-signal-short-no-jump = no big jump
web-signal-short-free = use it freely
web-signal-short-gladly = gladly
web-signal-short-rather-not = rather not
web-log = What happened
web-log-empty = Here you will see what happens at the table.
web-write = Talk, but no numbers
web-send = Send
web-refused-number-told = No numbers here, except small counts like “two cards” or “5 min”. Try: “leave the last pile”, “no big jump here”.
web-refused-withdrawn = What you did after that has been undone as well.
web-refused-too-many-asked = Too many requests are waiting for the server. Try again when it has answered.
web-note-dealt = Game { $number } is dealt.
web-note-sat = { $name } sits down.
web-note-began = { $name } starts.
web-note-objected = { $name } objects.
web-note-handed-over = A bot plays for { $name }.
web-note-seat-taken = { $name } plays again.
web-note-joined = { $name } takes over from a bot.
web-note-stood = { $name } leaves the table.
web-note-here = { $name } is back.
web-note-away = { $name } lost the connection.
web-told-laid = { $who ->
    [me] You laid { $card } on pile { $pile }.
   *[other] { $name } laid { $card } on pile { $pile }.
}
web-told-trick = { $who ->
    [me] You laid { $card } on pile { $pile }: the backwards trick!
   *[other] { $name } laid { $card } on pile { $pile }: the backwards trick!
}
web-told-signal = { $name } about pile { $pile }: { $signal }.
web-told-start = { $name } about starting: { $signal }.

## The web table: menu, memory and keys

web-look = Look and sound
web-theme = Colours
web-theme-system = auto
web-theme-light = light
web-theme-dark = dark
web-contrast = More contrast
web-sound = Sounds
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-feel = Playing
web-one-tap = Lay with one tap
web-one-tap-how = A card that fits on only one pile goes there at once
web-card-size = Size of the cards
web-card-size-small = small
web-card-size-normal = normal
web-card-size-large = large
web-motion = Movement of the cards
web-motion-slow = slow
web-motion-normal = normal
web-motion-fast = fast
web-motion-none = none
web-not-kept = This address has no https, so your browser does not keep the page: opening it needs the server. Playing is the same.
web-language = Language
web-copy-watch = Copy spectator link
web-hand-over = Let a bot play for me
web-hand-over-other = Let a bot play for { $name }
web-take-seat = Take my seat back
web-give-up = Give up this game
web-give-up-text = The game ends for everybody, with the cards that are left.
web-give-up-yes = Give up
web-give-up-no = Play on
web-leave-table = Leave the table
web-rename = Change my name
web-rename-do = Change
web-memory = Cards already laid
web-memory-how = Struck out: laid. Yellow: in your hand. The others are still to come.
web-memory-gone = { $card }, laid
web-memory-held = { $card }, in your hand
web-memory-open = { $card }, still to come
web-memory-fire = { $told } (fire)
web-shortcuts = Keyboard shortcuts
web-key-card = choose a card from your hand
web-key-next = previous card, next card
web-key-pile = lay on that pile; without a card: say something about it
web-key-drop = deselect
web-key-end = go to “End turn”, then Enter
web-key-back = take back (alone)
web-key-hint = hint
web-key-memory = cards already laid
web-key-talk = talk
web-key-sound = turn sound on or off
web-key-help = this list

## The web table: the end of a game

web-verdict-won = You beat the game!
web-verdict-excellent = So close!
web-verdict-try-again = Not this time
web-verdict-given-up = Given up
web-verdict-all = { $total ->
    [one] The only card is laid. Congratulations!
   *[other] All { $total } cards are laid. Congratulations!
}
web-verdict-left = { $count ->
    [one] { $count } card of { $total } was left.
   *[other] { $count } cards of { $total } were left.
}
web-given-up-by = { $name } gave up the game.
web-next = What next?
web-again = Play again
web-ready = Ready for another game: { $names }.
web-not-ready = Still missing: { $names }.
web-same-deal = Same cards again
web-change-table = Change the table
web-replay = Replay
web-download = Record
web-picture = Picture
web-picture-title = The game as a picture
web-picture-names = With names
web-picture-save = Save
web-picture-share = Send
web-picture-copy = Copy picture
web-picture-copied = The picture is copied.
web-picture-copy-text = Copy text
web-picture-text-copied = The text is copied.
web-picture-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-rest = What was left
web-rest-none = nothing
web-rest-draw-pile = Draw pile
web-curves = How the game went
web-curve-left = Cards left
web-curve-left-told = Cards left over the turns: { $left } at the end, in turn { $turns }
web-curve-piles = How the piles went
web-curve-piles-told = The top card of each pile over the game
web-curve-start = start
web-curve-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
web-seed = Seed of this deal: { $seed }

## The web table: replay

web-still-pile = { $way ->
    [rise] Ascending pile { $pile } shows { $top }.
   *[fall] Descending pile { $pile } shows { $top }.
}
web-replay-title = Replay a game
web-replay-drop = Drop a game record here (a file ending in .n98), or choose one.
web-replay-link = A game that somebody shares with you opens with its link.
web-replay-mine = Your last games
web-replay-open = Open a file
web-replay-waiting = Loading the game…
web-replay-place = Line { $line }, column { $column }:
web-problem-too-large = The file is too large to be a game record.
web-problem-not-utf = This part is not UTF-8 text.
web-problem-not-n = This file is not a valid game record.
web-problem-unknown-version = This version of game records is not supported here.
web-problem-ends-early = The record ends too early.
web-problem-bad-field = This line should be a name, a colon and a value.
web-problem-unknown-field = This name is unknown.
web-problem-doubled-field = This name appears twice.
web-problem-missing-field = Something is missing here.
web-problem-bad-value = This value cannot be read.
web-problem-bad-turn = This turn cannot be read.
web-problem-bad-lay = This is not a card on a pile.
web-problem-bad-signal = This signal cannot be read.
web-problem-unknown-rules = These rules are unknown.
web-problem-wrong-rules = The rule set of this name has other numbers.
web-problem-impossible-rules = Nobody could play by these numbers, or they are too large.
web-problem-bad-players = The game is not for that many players.
web-problem-no-such-seat = There is no such seat at this table.
web-problem-foreign-card = This card is not in the game.
web-problem-doubled-card = This card appears twice.
web-problem-missing-card = Cards are missing.
web-problem-wrong-deal = These cards do not come from that seed.
web-problem-no-start = There are turns, but nobody has started.
web-problem-wrong-seat = It is somebody else’s turn here.
web-problem-no-trick = This is marked as the backwards trick, but isn’t one.
web-problem-turn-goes-on = This turn is unfinished, but somebody else plays next or the game is over.
web-problem-no-talk = There was no talk in this game.
web-problem-nothing-said = There is no signal to take back here.
web-problem-wrong-result = The game did not end like this.
web-problem-missing-result = The game is over, but its result is missing.
web-problem-game-over = The game was over before this.
web-problem-not-in-hand = This card is not in the hand.
web-problem-does-not-fit = This card does not fit there.
web-problem-below-minimum = Too few cards were laid in this turn.
web-problem-fire-uncovered = A fire was not covered.
web-replay-turn = Turn { $turn } of { $turns }
web-replay-dealt = The cards are dealt.
web-replay-drew = New cards: { $cards }.
web-replay-unfinished = { $count ->
    [one] Not played to the end: { $count } card of { $total } left.
   *[other] Not played to the end: { $count } cards of { $total } left.
}
web-replay-controls = Steps of the game
web-replay-first = To the beginning
web-replay-before = One card back
web-replay-next = Next card
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-place-in-game = Place in the game

## The web table: rules

web-more = More
web-rules-page = The rules in short
web-about-goal = One to five people play together against the deck: the numbers 2 to 99, one card each. The aim is to lay all ninety-eight on four piles.
web-about-piles = Four piles
web-about-piles-text = Two piles start at 1 and ascend, two start at 100 and descend. Only the top card of a pile counts, and nobody looks at those below.
web-about-jumps = Up and down
web-about-jumps-text = Any higher card goes on an ascending pile, any lower card on a descending one. The numbers jumped over are lost for that pile, so small steps keep it alive.
web-about-trick-text = There is one way back: on an ascending pile you may also lay the card that is exactly ten lower, on a descending pile the one exactly ten higher. Neither nine nor twenty will do. You may use it as often as you like.
web-about-turn = A turn
web-about-turn-text = Lay at least two cards, one after the other, on any piles; more if you wish. Then draw as many as you have laid. Once the draw pile is empty nobody draws, and one card a turn is enough. A player with no cards left is skipped.
web-about-talk-text = Talk as much as you like, also about who starts, but never say or ask for the number of a card. You may praise a pile or ask others to leave it.
web-about-talk-wrong = “I have the 43”
web-about-end = The end
web-about-end-text = If the player whose turn it is cannot lay the minimum, in any order, the game is over for everybody. Then all cards in hands and draw pile are counted: fewer than ten is excellent, and none at all means you beat the game.
web-about-sets = Rule sets
web-about-sets-text = When the draw pile is empty, one card a turn is enough in all of them.
web-about-least = Minimum cards a turn
web-about-hand = { $who ->
    [alone] Hand, alone
   *[other] Hand, { $who } players
}
web-about-fire-text = Combines with every rule set. Six cards burn. If one of them is on top of a pile when a turn ends, the next player must cover it before their turn is over, with any card that fits. If they cannot, the game is lost. You may cover your own fire at once, also with another fire card.

## The web table: the lesson

web-learn = Learn in three minutes
web-learn-step = Step { $step } of { $steps }
web-learn-back = Back
web-learn-done = You beat the game!
web-learn-done-text = All ninety-eight cards are laid. It rarely goes so well: if somebody cannot lay their two cards, the game ends at once for everybody. Fewer than ten cards left is excellent.
web-learn-play = Play alone now
web-learn-again = Once more
web-lesson-rise = Two piles ascend from 1: every card must be higher than the one below it. Tap the { $card }, then pile { $pile }.
web-lesson-fall = Two piles descend from 100: here every card must be lower. Lay the { $card } on pile { $pile }.
web-lesson-minimum = You must lay at least two cards a turn, and you may lay more. That is enough for now: end your turn, and you draw two new ones.
web-lesson-jump = Ben had nothing closer and jumped to 41 on pile a. What he jumped over no longer fits there: jumps cost room. You can do better: lay the { $card } on pile { $pile }.
web-lesson-trick = Now the backwards trick! A card exactly ten lower may go back on an ascending pile, and one exactly ten higher on a descending pile. Lay the { $card } on the 41.
web-lesson-talk = You have won room back, and your next card for pile { $pile } is close. Tell Ben, but never a number! Tap pile { $pile } and choose “No big jump here”.
web-lesson-said = Ben sees your signal on the pile. You have laid two cards: end your turn.
web-lesson-heard = Ben has listened and laid on other piles. Now the { $card } is a small step: lay it on pile { $pile }.
web-lesson-empty = Much later. The draw pile is empty: nobody draws any more, and one card a turn is enough. Ben has laid all of his. Lay the { $card } on pile { $pile }.
web-lesson-last = One card of ninety-eight is left. Where does it fit? Lay the { $card } on pile { $pile }!
web-nudge-lay = First the { $card }, then pile { $pile }.
web-nudge-signal = First pile { $pile }, then “No big jump here”.
web-nudge-end = First “End turn”.

## The web table: one device for all

web-together = One device for all
web-together-how = Bots, people, or both
web-together-text = One to five seats: people, and bots if you like. Between turns of two people a curtain hides the cards until the next player has the device.
web-together-name = Name of player { $number }
web-together-more = Add a player
web-together-bots = Bots
web-together-start = Deal the cards
web-pass-to = Pass the device to { $name }
web-pass-who = Who has the device?
web-pass-how = Cards are shown only to whoever holds the device.
web-pass-taken = I am { $name }
web-pass-now = { $name } is looking.
web-pass-on = Pass on
web-hide-now = Hide now

# A table on this device
web-here = On this device
web-on-server = This browser cannot play on its own, so this game is on the server.
web-here-simpler = What this bot has learned could not be loaded, so a simpler one plays.
web-storage-full = The storage of this browser is full. You can play on, but this game lasts only until you leave the page.
web-storage-forbidden = This browser stores nothing. You can play on, but this game lasts only until you leave the page.
web-storage-cleared = The storage of this browser was cleared. This game goes on and is stored again.
web-ended-elsewhere = This game is open in another tab.
web-ended-damaged = This game can no longer be read. What is left of it was set aside; you can save it as a file.
web-ended-not-here = This browser cannot open this game: it needs WebAssembly.
web-ended-not-loaded = What this game needs could not be loaded. It is kept: try again in a moment.
web-ended-stopped = Something went wrong on this device. The game is kept as it was.
web-refused-not-loaded = What this needs could not be loaded. Please try again in a moment.
web-refused-stopped = { web-refused-fault-here }
web-refused-fault-here = Something went wrong on this device. Please try again.
web-ended-unknown-rules = This server no longer offers the rules of this game. It is kept, and can be continued when they are offered again.
web-take-over = Play here
web-save-file = Save as a file
web-refused-needs-server = That needs a table on the server.
web-refused-elsewhere = This game is open in another tab.
web-open-to-friends = Open to friends
web-open-to-friends-text = This game moves to the server as it stands. Whoever has the link can ask for a bot’s seat. Everyone can see that it was begun on one device.
web-open-to-friends-yes = Open it
web-open-to-friends-no = Stay here
web-open-to-friends-offline = There is no connection to the server. The game goes on here.
web-one-device = This game was begun on one device.
web-keep-here = Keep on this device
web-kept-here = This game is now among your games.
web-delete = Delete this game
web-delete-named = Delete the game with { $names }
web-delete-of = Delete the game of { $time }
web-delete-title = Delete this game?
web-delete-text = It is kept on this device only, and cannot be brought back. Save it as a file first if you may want it again.
web-delete-yes = Delete
web-delete-no = Keep it
web-refused-needs-seed = This record has no seed, so the game cannot go on here.
web-refused-not-here = This browser cannot play this game.

## The review of a game

web-review = Review
web-review-waiting = Looking at every turn…
web-review-sharpening = Turns looked at closely: { $done } of { $turns }
web-review-first-look = first look
web-review-worst = Turn { $turn } of { $name } cost most: { $cost }.
web-review-show = Show it
web-review-laid = { $name } laid { $lays }.
web-review-instead = Instead: { $lays }.
web-review-by-cards = The game was as good as decided, so the cards left in the end count.
web-try-again = Try again
web-turn-before = Turn before
web-turn-next = Next turn
web-lay-on = { $card } on { $pile }
web-chance-curve = Chance to win
web-chance-go = Turn to look at
web-chance-told = Turn { $turn }, { $name }: { $mark }. Chance { $before }, then { $after }.
web-mark-good = good
web-mark-none = nothing certain
web-better = The best turns
web-better-played = played
web-better-left = about { $count } left
web-better-error = Differences are certain to ± { $points } points.
web-better-error-cards = Differences are certain to ± { $cards } cards.
web-balance = Luck and play
web-balance-start = At the start
web-balance-play = Play
web-balance-luck = Luck
web-balance-result = In the end
web-balance-how = From the chance at the start to the result: what turns gave away, and what the cards brought.
web-accuracy = Accuracy
web-turns = All turns
web-refused-no-network = No bot has learned these rules, so nobody can judge the turns.
web-refused-nothing-to-review = No turn of this game was played to its end, so there is nothing to review.
web-refused-no-files = What the review needs could not be loaded.
web-refused-study-fault = The review has stopped.
web-play-on = Play on from here
web-exercise = Exercise from turn { $turn }: it does not count.
web-exercise-back = Back
web-exercise-again = Try again from there
web-exercise-over = This was an exercise. It counts nowhere.
web-refused-exercise-lost = This exercise is gone, because the storage of this browser was cleared. Go back to begin it anew.
web-learn-mistakes = { $count ->
    [one] Learn from { $count } mistake
   *[other] Learn from { $count } mistakes
}
web-task = Find a better turn.
web-task-waiting = Your turn is being compared with others…
web-task-next = { $count ->
    [one] Next, { $count } left
   *[other] Next, { $count } left
}
web-task-best = Nothing better was found.
web-task-good = A good turn.
web-task-unclear = About as good as the best.
web-task-worse = There is a better turn.
web-task-laid = You laid { $lays }.
## Puzzles

web-puzzles = Puzzles
web-puzzles-door = One turn: find the best one
web-puzzles-how = One turn is clearly better than all others. Lay it, end the turn, and see what it is worth and why.
web-puzzles-waiting = Loading the puzzles…
web-puzzle-today = Today’s puzzle
web-puzzle-next = Another one
web-puzzle-hardness = difficulty { $rating }
web-puzzle-solve = Solve it
web-puzzle-is-solved = Solved
web-puzzle-is-tried = Tried before
web-puzzle-task = Puzzle: find the best turn.
web-puzzle-rating = Your rating
web-puzzle-streak = Days in a row
web-puzzle-solved = Solved at once
web-puzzle-private = This is kept on this device and sent nowhere.
## Everything about a moment

web-known-label = What is shown
web-known = What { $name } knew
web-known-all = Everything
web-winnable-yes = With all cards known, the game could still be won here.
web-winnable-no = Even with all cards known, the game could not be won any more.
web-winnable-unknown = Whether the game could still be won with all cards known was not found out.
web-line-show = Show how
web-line = How it could have been won from turn { $turn } on, all cards known.
web-line-unknown = The way to win was not found again.
web-replay-open-up-to = Look at the game anyway
web-replay-up-to = Line { $line } of the record breaks the rules. This is the game up to there.
web-replay-whole = The record has faults, but no turn breaks the rules. This is the whole game.
web-refused-no-wasm = This browser cannot do that: it needs WebAssembly.
web-picture-chances = With the chance to win
