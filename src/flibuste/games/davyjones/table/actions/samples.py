"""Some of the choices there are, and some there never are: to try the rules with."""

from collections.abc import Iterator

from flibuste.engine.action import Action
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import Leg, Sail
from flibuste.games.davyjones.table.actions.verbs import VERBS
from flibuste.games.davyjones.table.actions.word_kinds import LISTED, MEASURED
from flibuste.games.davyjones.table.constants import L, S


def sample_actions() -> Iterator[Action]:
    """A few moves, and two actions of every other kind."""
    for ship in (0, 1, 24, 26):
        yield Sail(ship, [])
        for heading in (0, 1500, 12345, 35999):
            yield Sail(ship, [Leg(S, heading)])
            yield Sail(ship, [Leg(L, heading, 2000), Leg(S, (heading + 4500) % 36000)])
    for kind in VERBS.values():
        numbers = [sample_of(word) for word in kind.WORDS]
        yield do(kind, *[first for first, _ in numbers])
        if numbers:
            yield do(kind, *[second for _, second in numbers])


def sample_of(word: str) -> tuple[int, int]:
    """Two numbers that a word of this kind can stand for."""
    if word == "ship":
        return 1, 24
    if word in MEASURED:
        return 4500, 12300
    if word in LISTED:
        return 0, len(LISTED[word]) - 1
    return 0, 1
