"""What has happened in a tournament so far, as pairing and standings need it. People and bots are numbers."""

from collections import Counter
from itertools import combinations
from typing import NamedTuple

VOID = 0  # the place of everybody at a table that came to nothing


class Sitting(NamedTuple):
    """A table: who sits there, in the order of seats, and at which place each came; None while it is played."""

    people: tuple[int, ...]
    places: tuple[int, ...] | None = None


class Round(NamedTuple):
    """A round: its tables, and those for whom there is none."""

    sittings: tuple[Sitting, ...]
    byes: tuple[int, ...] = ()


Meetings = Counter[tuple[int, int]]


def pair(one: int, other: int) -> tuple[int, int]:
    """Two people as they are counted, whoever is named first."""
    return (one, other) if one < other else (other, one)


def meetings_in(rounds: list[Round]) -> Meetings:
    """How often any two have met."""
    found: Meetings = Counter()
    for sitting in sittings_in(rounds):
        found.update(pair(one, other) for one, other in combinations(sitting.people, 2))
    return found


def byes_in(rounds: list[Round]) -> Counter[int]:
    """How often everybody had no table."""
    return Counter(number for played in rounds for number in played.byes)


def sittings_in(rounds: list[Round]) -> list[Sitting]:
    """All tables of all rounds."""
    return [sitting for played in rounds for sitting in played.sittings]
