"""Standings: points by place, then Buchholz, then victories, then what those who are equal did to each other.

A table gives from 1 point for the first to 0 for the last, in equal steps; equal places share. A round without a table,
and a table that came to nothing, give what a table gives on average: half a point.
"""

from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from flibuste.server.tournaments.past import VOID, Round, Sitting, sittings_in

HALF = Fraction(1, 2)


class Rank(NamedTuple):
    """How somebody stands. `buchholz` is the average of the points of those whom he has met."""

    number: int
    place: int
    points: Fraction
    buchholz: Fraction
    wins: int
    played: int


def shares(places: tuple[int, ...]) -> list[Fraction]:
    """What everybody gets at a table."""
    if VOID in places:
        return [HALF for _ in places]
    return [share(places, place) for place in places]


def share(places: tuple[int, ...], place: int) -> Fraction:
    """What one place gets: the mean of the steps that all who have it take together."""
    better, equal = sum(other < place for other in places), places.count(place)
    return Fraction(2 * (len(places) - better) - equal - 1, 2 * (len(places) - 1))


def won_by(sitting: Sitting, number: int) -> Fraction | None:
    """What somebody got at a table; None if he was not there, or it is not over."""
    if sitting.places is None or number not in sitting.people:
        return None
    return shares(sitting.places)[sitting.people.index(number)]


def points_of(rounds: list[Round], number: int) -> Fraction:
    """The points of somebody so far."""
    got = [won_by(sitting, number) for sitting in sittings_in(rounds)]
    byes = sum(played.byes.count(number) for played in rounds)
    return sum((found for found in got if found is not None), byes * HALF)


def standings(people: list[int], rounds: list[Round]) -> list[Rank]:
    """Everybody in order; who cannot be told apart shares a place, and is listed in the order of numbers."""
    points = {number: points_of(rounds, number) for number in people}
    found = {number: rank_of(number, rounds, points) for number in people}
    level = {number: (-rank.points, -rank.buchholz, -rank.wins) for number, rank in found.items()}
    places: dict[int, tuple[object, ...]] = {}
    for key, group in groupby(sorted(people, key=lambda number: level[number]), key=lambda number: level[number]):
        equal = list(group)
        for number in equal:
            places[number] = (*key, -among(equal, number, rounds))
    order = sorted(people, key=lambda number: (places[number], number))
    first = {places[number]: place for place, number in reversed(list(enumerate(order, 1)))}
    return [found[number]._replace(place=first[places[number]]) for number in order]


def rank_of(number: int, rounds: list[Round], points: dict[int, Fraction]) -> Rank:
    """How somebody stands, but for his place."""
    mine = [sitting for sitting in sittings_in(rounds) if number in sitting.people and sitting.places is not None]
    met = [points[other] for sitting in mine for other in sitting.people if other != number and other in points]
    buchholz = sum(met, Fraction(0)) / len(met) if met else Fraction(0)
    wins = sum(won_by(sitting, number) == 1 for sitting in mine)
    return Rank(number, 0, points[number], buchholz, wins, len(mine))


def among(equal: list[int], number: int, rounds: list[Round]) -> Fraction:
    """What somebody got at the tables where he met others of those who are equal."""
    total = Fraction(0)
    for sitting in sittings_in(rounds):
        if len(set(sitting.people) & set(equal)) > 1:
            total += won_by(sitting, number) or 0
    return total
