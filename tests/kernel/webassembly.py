"""The kernel as WebAssembly, for Python: what `Kernel` asks for, from what `wasm.c` exports."""

from collections.abc import Sequence
from ctypes import addressof, memmove, string_at
from dataclasses import dataclass
from pathlib import Path
from struct import unpack_from

from wasmtime import Engine, Func, Instance, Memory, Module, Store

from ninetyeight.kernel import KernelBot
from ninetyeight.kernel.net_shape import INPUTS
from ninetyeight.kernel.twin.play import MAX_SELF_PLAY

WRONG = {
    -1: "these bytes are not packed rules",
    -2: "these bytes are not a packed game",
    -3: "these bytes are not a packed view",
    -4: "these bytes are not a network",
    -5: "these bytes are not a deck that goes with these rules",
    -6: "card {} cannot be laid on pile {}",
    -7: "no such bot",
    -8: "deck or bots do not go with these rules",
    -9: "this text is too long",
    -10: "a width of 1 to 65536 and a number of nodes",
    -12: "these bytes are not a calibration",
    -13: "a network, and 1 to 4096 deals, at least 2 to measure",
}
NO_NET = -1


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """Its bytes, which the kernel is given whenever others have taken their place."""

    packed: bytes


class WebAssembly:
    """A `Kernel` that runs in a machine of its own."""

    def __init__(self, file: Path) -> None:
        engine = Engine()
        self._store = Store(engine)
        instance = Instance(self._store, Module.from_file(engine, str(file)), [])
        exports = instance.exports(self._store)
        every = {name: exports[name] for name in exports}
        self._functions = {name: each for name, each in every.items() if isinstance(each, Func)}
        memory = exports["memory"]
        assert isinstance(memory, Memory)
        # Memory that cannot grow stays where it is.
        self._memory = addressof(memory.data_ptr(self._store).contents)
        self._input, self._output = self._number("input"), self._number("output")
        self._room = self._number("input_size")
        self._nets = dict[int, Net]()

    def stuck(self, state: bytes, /) -> bool:
        return self._asked("stuck", state) == 1

    def lays(self, state: bytes, /) -> bytes:
        return self._read(self._asked("lays", state))

    def lay(self, state: bytes, card: int, pile: int, /) -> bytes:
        return self._read(self._asked("lay", state, card, pile))

    def end_turn(self, state: bytes, /) -> bytes:
        return self._read(self._asked("end_turn", state))

    def view(self, state: bytes, talk: bool, /) -> bytes:
        return self._read(self._asked("view", state, talk))

    def turns(
        self, view: bytes, extra: int, net: object | None, /
    ) -> list[tuple[bytes, int, int, bytes, int]]:
        count = self._asked("turns", view, extra, self._place(0, net))
        answer = []
        for number in range(count):
            found = self._read(32, 32 * number)
            cost, value, logit, lays = unpack_from("<4i", found)
            inputs = self._read(2 * INPUTS, 32 * count + 2 * INPUTS * number)
            answer.append((found[16 : 16 + 2 * lays], cost, value, inputs, logit))
        return answer

    def speak(self, view: bytes, /) -> bytes:
        return self._read(self._asked("speak", view))

    def imagine(self, view: bytes, seed: int, /) -> bytes:
        return self._read(self._asked("imagine", view, _signed(seed)))

    def study(self, bot: KernelBot, view: bytes, seed: int, /) -> list[tuple[bytes, bytes, int]]:
        raise NotImplementedError("browsers do not train")

    def choose(self, bot: KernelBot, view: bytes, seed: int, /) -> bytes:
        self._seat([bot])
        return self._read(self._asked("choose", view, _signed(seed)))

    def why(self, view: bytes, /) -> tuple[int, int, int, bytes]:
        told = self._read(self._asked("why", view))
        reason, fact, seat, count = unpack_from("<4i", told)
        return reason, fact, seat, told[16 : 16 + 2 * count]

    def solve(self, state: bytes, width: int, nodes: int, seed: int, /) -> tuple[int, bytes, int]:
        told = self._read(self._asked("solve", state, width, nodes, _signed(seed)))
        answer, _, searched = unpack_from("<2iq", told)
        return answer, told[16:], searched

    def review(
        self,
        view: bytes,
        lays: bytes,
        net: object,
        calibration: bytes,
        judge: tuple[int, int, int],
        seed: int,
        /,
    ) -> bytes:
        place = self._place(0, net)
        self._write(view + lays + calibration)
        sizes = (len(view), len(lays), len(calibration))
        return self._read(self._checked("review", *sizes, place, *judge, _signed(seed)))

    def digest(self, text: bytes, /) -> bytes:
        return self._read(self._asked("digest", text))

    def deal(self, rules: bytes, deck: bytes, seat: int, /) -> bytes:
        self._write(rules + deck)
        return self._read(self._checked("deal", len(rules), len(deck), seat))

    def play(
        self, rules: bytes, deck: bytes, bots: tuple[KernelBot, ...], talk: bool, seed: int, /
    ) -> tuple[int, bytes, bytes, bytes]:
        self._seat(bots)
        self._write(rules + deck)
        sizes = (len(rules), len(deck))
        size = self._checked("play", *sizes, len(bots), talk, _signed(seed))
        start, count, *_ = story = self._read(size)
        lays, ends = 2, 2 + 2 * count
        return start, story[lays:ends], story[ends : ends + count], story[ends + count :]

    def self_play(
        self, rules: bytes, net: object, games: int, talk: int, seed: int, /
    ) -> tuple[bytes, bytes, bytes]:
        if net is None or games not in range(1, MAX_SELF_PLAY + 1):
            raise ValueError(f"self-play needs a net and 1 to {MAX_SELF_PLAY} games")
        inputs, logits, ends = b"", b"", b""
        for _ in range(games):
            size = self._asked("self_play", rules, self._place(0, net), talk, _signed(seed))
            told = self._read(size)
            seed, turns, _ = unpack_from("<Q2i", told)
            ends += told[8:16]
            logits += told[16 : 16 + 4 * turns]
            inputs += told[16 + 4 * turns :]
        return inputs, logits, ends

    def net(self, packed: bytes, /) -> object:
        net = Net(packed)
        self._nets.pop(0, None)
        self._place(0, net)
        return net

    def _seat(self, bots: Sequence[KernelBot]) -> None:
        """Each bot has its own place for a network, so that no two of them need the same."""
        for seat, (level, net, samples, depth) in enumerate(bots):
            self._checked("bot", seat, level, self._place(seat, net), samples, depth)

    def _place(self, place: int, net: object | None) -> int:
        """Where the network is, after it was brought there."""
        if net is None:
            return NO_NET
        if not isinstance(net, Net):
            raise ValueError("this is not a network of this kernel")
        if self._nets.get(place) is not net:
            self._write(net.packed)
            self._nets.pop(place, None)
            self._checked("net", place, len(net.packed))
            self._nets[place] = net
        return place

    def _asked(self, name: str, about: bytes, *numbers: int) -> int:
        self._write(about)
        return self._checked(name, len(about), *numbers)

    def _checked(self, name: str, *numbers: int) -> int:
        answer = self._number(name, *numbers)
        if answer < 0:
            raise ValueError(WRONG[answer].format(*numbers[1:]))
        return answer

    def _number(self, name: str, *numbers: int) -> int:
        answer: int = self._functions[name](self._store, *numbers)
        return answer

    def _write(self, data: bytes) -> None:
        # What is too long is refused by its size.
        memmove(self._memory + self._input, data, min(len(data), self._room))

    def _read(self, size: int, start: int = 0) -> bytes:
        return string_at(self._memory + self._output + start, size)


def _signed(seed: int) -> int:
    """The same 64 bits as a number that may be below zero."""
    return (seed + 2**63) % 2**64 - 2**63
