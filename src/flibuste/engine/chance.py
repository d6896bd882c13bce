"""Chance: the only randomness there is.

`Fast` is for simulation, `Fair` for tables (anyone can verify it afterwards), `Script` for worked examples. Every
draw carries a label in the words of the game ("boarding", "card"), so that it can be shown, scripted and checked.
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from flibuste.engine.bag import nth, size

_MASK: Final = 0xFFFFFFFF
_SPAN: Final = 0x100000000
_SMALL: Final = 0x40000000
_FAIR_SPAN: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of unbiased draws."""

    def below(self, n: int, label: str) -> int:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def die(self, label: str) -> int:
        """An ordinary six-sided die: 1 to 6."""
        return self.below(6, label) + 1

    def die_of(self, sides: int, label: str) -> int:
        """A die of so many sides, numbered from 1."""
        return self.below(sides, label) + 1

    def draw(self, bag: i64, label: str) -> int:
        """A card from a packed bag, by kind; the bag itself is not changed."""
        return nth(bag, self.below(size(bag), label))

    def pick(self, items: list[int], label: str) -> int:
        """The index of one item of the list."""
        return self.below(len(items), label)

    def shuffle(self, items: list[int], label: str) -> None:
        """Shuffle in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, label)
            items[last], items[other] = items[other], items[last]

    def clone(self) -> "Chance":
        raise NotImplementedError


class NoChance(Chance):
    """For states that are only there to be copied: copying it costs nothing."""

    def clone(self) -> "NoChance":
        return self


NO_CHANCE: Final = NoChance()


class Fast(Chance):
    """sfc32: small, fast, good enough for millions of simulated games; the same on every machine and build."""

    def __init__(self, seed: int | str | None) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        if seed is not None:
            self.sow(seed)

    def sow(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")

    def next(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        bits = (a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((((c << 21) & _MASK) | (c >> 11)) + bits) & _MASK
        return bits

    def below(self, n: int, label: str) -> int:
        bound: i64 = n
        if bound > _SMALL:
            return self.below_large(bound)
        product = self.next() * bound
        low = product & _MASK
        if low < bound:
            threshold = (_SPAN - bound) % bound
            while low < threshold:
                product = self.next() * bound
                low = product & _MASK
        return product >> 32

    def below_large(self, bound: i64) -> int:
        """For what no game draws: a product that would not fit a machine word is avoided."""
        tail = _SPAN - _SPAN % bound
        bits = self.next()
        while bits >= tail:
            bits = self.next()
        return bits % bound

    def clone(self) -> "Fast":
        other = Fast(None)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other


class Draw:
    """One draw as it happened: a number below `n`, for what the label says."""

    def __init__(self, label: str, n: int, value: int) -> None:
        self.label = label
        self.n = n
        self.value = value

    def as_list(self) -> list[object]:
        return [self.label, self.n, self.value]


class Recorded(Chance):
    """A source that keeps a list of what it gave; `Fair` and `Script` are such, and any other can be wrapped."""

    def __init__(self, source: Chance | None = None) -> None:
        self.source = source
        self.draws: list[Draw] = []

    def value(self, n: int, label: str) -> int:
        assert self.source is not None
        return self.source.below(n, label)

    def below(self, n: int, label: str) -> int:
        value = self.value(n, label)
        self.draws.append(Draw(label, n, value))
        return value

    def clone(self) -> "Recorded":
        other = Recorded(None if self.source is None else self.source.clone())
        other.draws = self.draws[:]
        return other


class Fair(Recorded):
    """HMAC-SHA256 of a secret that was committed to before the game, and of a nonce from each player.

    The table publishes `commitment()` first; the players add nonces; each draw is a function of secret, nonces, its
    number, its label and its size. When the secret is revealed everyone can compute every draw again.
    """

    def __init__(self, secret: bytes, nonces: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.secret = secret
        self.nonces = nonces

    def commitment(self) -> str:
        return commitment(self.secret)

    def value(self, n: int, label: str) -> int:
        return fair_value(self.secret, self.nonces, len(self.draws), label, n)

    def clone(self) -> "Fair":
        other = Fair(self.secret, self.nonces)
        other.draws = self.draws[:]
        return other


def commitment(secret: bytes) -> str:
    """What is published before the first draw."""
    return hashlib.sha256(b"flibuste commitment\n" + secret).hexdigest()


def fair_value(secret: bytes, nonces: tuple[str, ...], index: int, label: str, n: int) -> int:
    """The draw with this index: the first of a series of 64-bit numbers that is not in the biased tail."""
    tail = _FAIR_SPAN - _FAIR_SPAN % n
    attempt = 0
    while True:
        text = "\n".join(["flibuste draw", *nonces, str(index), label, str(n), str(attempt)])
        block = hmac.new(secret, text.encode(), hashlib.sha256).digest()
        number = int.from_bytes(block[:8], "big")
        if number < tail:
            return number % n
        attempt += 1


class ScriptError(Exception):
    """The script of an example does not fit what the game asked for."""


class Script(Recorded):
    """Chance for worked examples: what comes next is written down, label by label.

    Values are what the game calls them: the face of a die, the kind of a card drawn, the item picked. A label with
    nothing (more) written falls back on another source, or is an error where there is none.
    """

    def __init__(self, written: dict[str, list[int]], source: Chance | None = None) -> None:
        super().__init__(source)
        self.written = {label: values[:] for label, values in written.items()}

    def has(self, label: str) -> bool:
        return bool(self.written.get(label))

    def next(self, label: str) -> int:
        return self.written[label].pop(0)

    def write(self, more: dict[str, list[int]]) -> None:
        """Write down more, to come after what is written already."""
        for label, values in more.items():
            self.written.setdefault(label, []).extend(values)

    def left(self) -> dict[str, list[int]]:
        """What was written and never asked for."""
        return {label: values for label, values in self.written.items() if values}

    def value(self, n: int, label: str) -> int:
        if self.has(label):
            value = self.next(label)
            if not 0 <= value < n:
                raise ScriptError(f"'{label}' cannot come out as number {value}: there are {n} possibilities")
            return value
        if self.source is None:
            raise ScriptError(f"nothing is written for '{label}'")
        return self.source.below(n, label)

    def die(self, label: str) -> int:
        return self.die_of(6, label)

    def die_of(self, sides: int, label: str) -> int:
        if self.has(label):
            self.written[label][0] -= 1
        return self.below(sides, label) + 1

    def draw(self, bag: i64, label: str) -> int:
        if self.has(label):
            kind = self.written[label][0]
            self.written[label][0] = _place_of(bag, kind, label)
        return nth(bag, self.below(size(bag), label))

    def pick(self, items: list[int], label: str) -> int:
        if self.has(label):
            wanted = self.written[label][0]
            if wanted not in items:
                raise ScriptError(f"'{label}': what is written cannot be picked, it is not there")
            self.written[label][0] = items.index(wanted)
        return self.below(len(items), label)

    def clone(self) -> "Script":
        other = Script(self.written, None if self.source is None else self.source.clone())
        other.draws = self.draws[:]
        return other


def _place_of(bag: i64, kind: int, label: str) -> int:
    """The index at which `nth` finds this kind."""
    for index in range(size(bag)):
        if nth(bag, index) == kind:
            return index
    raise ScriptError(f"'{label}': the card that is written is not in the pile")
