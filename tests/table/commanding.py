"""Commands of all kinds by people of all kinds, sensible or not."""

from hypothesis import strategies as st

from ninetyeight.rules import RULE_SETS
from ninetyeight.table import BOT_LEVELS, Actor, Command, ServerCommand, Speak
from ninetyeight.table.commands import (
    AddBot,
    Admit,
    Again,
    Agree,
    Arrive,
    Ask,
    BotSignal,
    ChangeOptions,
    Chat,
    Depart,
    EndGame,
    EndTheTurn,
    GiveSignal,
    HandOver,
    Kick,
    LayCard,
    LetTimePass,
    Lock,
    MakeHost,
    Object,
    Propose,
    RemoveBot,
    Rename,
    ReplaceBot,
    Sit,
    Stand,
    Start,
    StopAsking,
    Swap,
    TakeBack,
    TakeSeat,
    TurnAway,
    Withdraw,
)
from ninetyeight.table.pile_letters import LETTERS
from ninetyeight.talk import Meaning

GUESTS = ("guest-of-Ada", "guest-of-Bob", "guest-of-Cleo", "guest-of-Dora")
NODES = ("north", "south")

seats = st.integers(-1, 5)
some_names = st.sampled_from(["Ada", "Bob", "Cleo", "Dora", "Ash", "ada", " ", "a|b", "47"])
levels = st.sampled_from([*BOT_LEVELS, "genius"])
letters = st.sampled_from(LETTERS)
texts = st.sampled_from(["hello", "leave the last pile", "47", "forty", "seven", "", "x" * 301])
seconds = st.sampled_from([0.0, 1.0, 30.0, -1.0, float("nan")])
bot_signals = st.builds(
    BotSignal, seat=seats, meaning=st.sampled_from(Meaning), pile=st.none() | letters
)

commands: st.SearchStrategy[Command | ServerCommand] = st.one_of(
    st.builds(Sit, name=some_names, seat=st.none() | seats),
    st.just(Stand()),
    st.builds(Rename, name=some_names),
    st.builds(AddBot, level=levels, seat=st.none() | seats),
    st.builds(RemoveBot, seat=seats),
    st.builds(
        ChangeOptions,
        rules=st.sampled_from([None, "chess", *RULE_SETS]),
        base=st.sampled_from([None, "chess", *RULE_SETS]),
        fire=st.none() | st.booleans(),
        talk=st.none() | st.booleans(),
        memory_aid=st.none() | st.booleans(),
        agree_seconds=st.none() | seconds,
        grace_seconds=st.none() | seconds,
    ),
    st.builds(Kick, seat=seats, lock=st.booleans()),
    st.builds(Lock, locked=st.booleans()),
    st.builds(MakeHost, seat=seats),
    st.just(Start()),
    st.builds(Ask, name=some_names, seat=st.none() | seats),
    st.just(StopAsking()),
    st.builds(Admit, number=st.integers(0, 60)),
    st.builds(TurnAway, number=st.integers(0, 60)),
    st.builds(Swap, seat=seats),
    st.just(Propose()),
    st.just(Agree()),
    st.just(Object()),
    st.builds(LayCard, card=st.integers(0, 101), pile=letters, sure=st.booleans()),
    st.just(EndTheTurn()),
    st.just(TakeBack()),
    st.builds(GiveSignal, meaning=st.sampled_from(Meaning), pile=st.none() | letters),
    st.builds(Withdraw, pile=st.none() | letters),
    st.builds(Chat, text=texts),
    st.builds(HandOver, seat=seats, level=levels),
    st.just(TakeSeat()),
    st.just(EndGame()),
    st.builds(Again, same_deal=st.booleans()),
    st.builds(Arrive, node=st.sampled_from(NODES)),
    st.builds(Depart, node=st.sampled_from(NODES)),
    st.just(LetTimePass()),
    st.builds(ReplaceBot, seat=seats, level=levels),
    st.builds(
        Speak,
        seats=st.lists(seats, max_size=3).map(tuple),
        signals=st.lists(bot_signals, max_size=6).map(tuple),
    ),
)

actors = st.builds(
    Actor,
    guest=st.none() | st.sampled_from(GUESTS),
    seat=st.none() | seats,
    watching=st.sampled_from([False] * 9 + [True]),
    bot=st.booleans(),
)
"""Also those whose seat is not theirs: the server may be late."""
