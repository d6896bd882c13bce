"""Pairings and standings as promises: nobody plays twice, all meet all, no rematch that can be avoided, fair byes."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.server.tournaments.matching import Graph, most_pairs
from flibuste.server.tournaments.pairing import round_robin, rounds_needed, swiss
from flibuste.server.tournaments.past import Round, Sitting, byes_in, meetings_in, pair, sittings_in
from flibuste.server.tournaments.standings import points_of, shares, standings

HALF = Fraction(1, 2)


def played(found: Round, data: st.DataObject) -> Round:
    """A round with results by chance."""
    places = [tuple(data.draw(st.integers(1, len(one.people))) for _ in one.people) for one in found.sittings]
    ranked = [tuple(sorted(some).index(place) + 1 for place in some) for some in places]
    return Round(tuple(Sitting(one.people, got) for one, got in zip(found.sittings, ranked, strict=True)), found.byes)


def whole_round_robin(count: int, size: int, gone: set[int] | None = None, after: int = 0) -> list[Round]:
    rounds: list[Round] = []
    everybody = list(range(1, count + 1))
    while (
        found := round_robin(everybody, set(gone or ()) if len(rounds) >= after else set(), rounds, size)
    ) is not None:
        rounds.append(found)
        assert len(rounds) < 200
    return rounds


def check_round(found: Round, people: list[int], size: int) -> None:
    at_tables = [number for sitting in found.sittings for number in sitting.people]
    assert sorted([*at_tables, *found.byes]) == people
    assert all(len(sitting.people) == size for sitting in found.sittings)


def spread(counts: Counter[int], people: list[int]) -> int:
    return max(counts[number] for number in people) - min(counts[number] for number in people)


# ---- round robin ----


@given(count=st.integers(2, 24))
def test_at_tables_of_two_each_meets_each_once(count: int) -> None:
    rounds, people = whole_round_robin(count, 2), list(range(1, count + 1))
    for found in rounds:
        check_round(found, people, 2)
    assert meetings_in(rounds) == Counter(combinations(people, 2))
    assert len(rounds) == rounds_needed(count, 2) == (count if count % 2 else count - 1)
    assert spread(byes_in(rounds), people) == 0
    begun = Counter(sitting.people[0] for sitting in sittings_in(rounds))
    sat = Counter(number for sitting in sittings_in(rounds) for number in sitting.people)
    assert all(abs(2 * begun[number] - sat[number]) <= 2 for number in people)


@settings(deadline=None)
@given(size=st.integers(3, 6), more=st.integers(0, 14))
def test_at_larger_tables_all_have_met_at_the_end(size: int, more: int) -> None:
    people = list(range(1, size + more + 1))
    rounds = whole_round_robin(len(people), size)
    for found in rounds:
        check_round(found, people, size)
    met = meetings_in(rounds)
    assert all(met[two] for two in combinations(people, 2))
    assert not all(meetings_in(rounds[:-1])[two] for two in combinations(people, 2))
    assert spread(byes_in(rounds), people) <= 1
    seats = Counter((number, seat) for one in sittings_in(rounds) for seat, number in enumerate(one.people))
    for number in people:
        assert max(seats[number, seat] for seat in range(size)) - min(seats[number, seat] for seat in range(size)) <= 2


def test_the_schedules_that_are_known_are_found() -> None:
    """Nine at tables of three, sixteen at tables of four: everybody meets everybody exactly once."""
    for count, size, rounds in ((9, 3, 4), (16, 4, 5)):
        found = whole_round_robin(count, size)
        assert len(found) == rounds and set(meetings_in(found).values()) == {1}


@given(count=st.integers(3, 12), gone=st.integers(1, 12), after=st.integers(0, 6))
def test_whose_opponent_has_gone_has_a_bye(count: int, gone: int, after: int) -> None:
    left = min(gone, count)
    rounds = whole_round_robin(count, 2, {left}, after)
    for number, found in enumerate(rounds):
        people = [one for one in range(1, count + 1) if number < after or one != left]
        check_round(found, people, 2)
    stayed = [two for two in combinations(range(1, count + 1), 2) if left not in two]
    assert all(meetings_in(rounds)[two] == 1 for two in stayed)


# ---- Swiss ----


@settings(deadline=None)
@given(count=st.integers(2, 14), length=st.integers(1, 8), data=st.data())
def test_nobody_meets_the_same_opponent_twice_where_it_can_be_avoided(
    count: int, length: int, data: st.DataObject
) -> None:
    rounds: list[Round] = []
    people = list(range(1, count + 1))
    for _ in range(length):
        found = swiss(people, set(), rounds, 2)
        assert found is not None
        check_round(found, people, 2)
        met = meetings_in(rounds)
        fresh = sum(not met[pair(*sitting.people)] for sitting in found.sittings)
        assert fresh == best_possible(people, rounds)
        rounds.append(played(found, data))
        assert spread(byes_in(rounds), people) <= 1


def best_possible(people: list[int], rounds: list[Round]) -> int:
    """By trying everything: the most pairs of strangers, whoever of those with the fewest byes has the next one."""
    met, byes = meetings_in(rounds), byes_in(rounds)
    fewest = min(byes[number] for number in people)
    out = [number for number in people if byes[number] == fewest] if len(people) % 2 else [0]
    return max(most_by_trying(tuple(one for one in people if one != bye), met, {}) for bye in out)


def most_by_trying(people: tuple[int, ...], met: Counter[tuple[int, int]], known: dict[tuple[int, ...], int]) -> int:
    if not people:
        return 0
    if people not in known:
        first, rest = people[0], people[1:]
        found = [
            (not met[pair(first, other)]) + most_by_trying(tuple(one for one in rest if one != other), met, known)
            for other in rest
        ]
        known[people] = max(found)
    return known[people]


@settings(deadline=None)
@given(size=st.integers(3, 5), more=st.integers(0, 9), length=st.integers(1, 6), data=st.data())
def test_at_larger_tables_byes_go_round(size: int, more: int, length: int, data: st.DataObject) -> None:
    rounds: list[Round] = []
    people = list(range(1, size + more + 1))
    for _ in range(length):
        found = swiss(people, set(), rounds, size)
        assert found is not None
        check_round(found, people, size)
        rounds.append(played(found, data))
        assert spread(byes_in(rounds), people) <= 1


def test_those_with_equal_points_meet() -> None:
    rounds = [
        Round((Sitting((1, 2), (1, 2)), Sitting((3, 4), (2, 1)), Sitting((5, 6), (1, 2)), Sitting((7, 8), (2, 1))))
    ]
    found = swiss(list(range(1, 9)), set(), rounds, 2)
    assert found is not None
    winners = {1, 4, 5, 8}
    assert all(len(winners & set(sitting.people)) in (0, 2) for sitting in found.sittings)


def test_whoever_has_gone_is_not_paired_and_two_are_needed() -> None:
    found = swiss([1, 2, 3], {2}, [], 2)
    assert found is not None and set(found.sittings[0].people) == {1, 3} and not found.byes
    assert swiss([1, 2, 3], {2, 3}, [], 2) is None
    assert round_robin([1, 2, 3, 4], {1, 2}, [], 3) is None


@given(st.integers(1, 9), st.data())
def test_the_most_pairs_are_found(count: int, data: st.DataObject) -> None:
    edges = data.draw(st.sets(st.sampled_from(list(combinations(range(count + 1), 2)))))
    graph: Graph = {number: set() for number in range(count + 1)}
    for one, other in edges:
        graph[one].add(other)
        graph[other].add(one)
    assert most_pairs(graph) == by_trying(tuple(graph), edges)


def by_trying(people: tuple[int, ...], edges: set[tuple[int, int]]) -> int:
    if len(people) < 2:
        return 0
    first, rest = people[0], people[1:]
    found = [by_trying(rest, edges)]
    found += [1 + by_trying(tuple(one for one in rest if one != two), edges) for two in rest if (first, two) in edges]
    return max(found)


# ---- standings ----


@pytest.mark.parametrize(
    ("places", "got"),
    [
        ((1, 2), [1, 0]),
        ((1, 1), [HALF, HALF]),
        ((2, 3, 1), [HALF, 0, 1]),
        ((1, 1, 3), [Fraction(3, 4), Fraction(3, 4), 0]),
        ((1, 2, 2), [1, Fraction(1, 4), Fraction(1, 4)]),
        ((0, 0, 0), [HALF, HALF, HALF]),
    ],
)
def test_points_come_by_place_and_equal_ones_share(places: tuple[int, ...], got: list[Fraction]) -> None:
    assert shares(places) == got


@given(st.integers(2, 6), st.data())
def test_a_table_gives_half_a_point_on_average(size: int, data: st.DataObject) -> None:
    got = played(Round((Sitting(tuple(range(size))),)), data).sittings[0].places
    assert got is not None and sum(shares(got)) == Fraction(size, 2)


def test_a_bye_is_worth_what_a_table_gives_on_average() -> None:
    rounds = [Round((Sitting((1, 2), (1, 2)),), (3,))]
    assert [points_of(rounds, number) for number in (1, 2, 3)] == [1, 0, HALF]
    ranks = standings([1, 2, 3], rounds)
    assert [(rank.number, rank.place) for rank in ranks] == [(1, 1), (3, 2), (2, 3)]


def test_those_who_are_equal_are_told_apart_by_what_they_did_to_each_other() -> None:
    rounds = [
        Round((Sitting((1, 2), (1, 2)), Sitting((3, 4), (2, 1)))),
        Round((Sitting((1, 3), (2, 1)), Sitting((2, 4), (1, 2)))),
        Round((Sitting((1, 4), (1, 2)), Sitting((2, 3), (1, 2)))),
    ]
    ranks = standings([1, 2, 3, 4], rounds)
    assert [(rank.number, rank.place) for rank in ranks] == [(1, 1), (2, 2), (4, 3), (3, 4)]
    for one, other in (ranks[:2], ranks[2:]):
        assert (one.points, one.buchholz, one.wins) == (other.points, other.buchholz, other.wins)
    unmet = standings([1, 2, 3, 4], [Round((Sitting((1, 2), (1, 2)), Sitting((3, 4), (1, 2))))])
    assert [(rank.number, rank.place) for rank in unmet] == [(1, 1), (3, 1), (2, 3), (4, 3)]


def test_whoever_met_stronger_people_comes_first() -> None:
    """2 and 4 have lost once; 2 to 1, who has won twice, 4 to 3, who has won once."""
    rounds = [
        Round((Sitting((1, 2), (1, 2)), Sitting((3, 4), (1, 2)))),
        Round((Sitting((1, 3), (1, 2)),), ()),
    ]
    ranks = standings([1, 2, 3, 4], rounds)
    assert [(rank.number, rank.place) for rank in ranks] == [(1, 1), (3, 2), (2, 3), (4, 4)]
    assert [rank.buchholz for rank in ranks] == [HALF, 1, 2, 1]


def test_a_victory_counts_more_than_two_draws() -> None:
    """1 has won and lost, 2 has drawn twice; those whom they met have as many points."""
    rounds = [
        Round((Sitting((1, 3), (1, 2)), Sitting((2, 4), (1, 1)))),
        Round((Sitting((1, 4), (2, 1)), Sitting((2, 3), (1, 1)))),
    ]
    ranks = standings([1, 2, 3, 4], rounds)
    assert (ranks[1].number, ranks[2].number) == (1, 2) and ranks[1].points == ranks[2].points == 1
    assert ranks[1].buchholz == ranks[2].buchholz and ranks[1].wins > ranks[2].wins and ranks[1].place < ranks[2].place


def test_a_table_that_is_still_played_counts_for_nobody() -> None:
    ranks = standings([1, 2], [Round((Sitting((1, 2)),))])
    assert [(rank.place, float(rank.points), rank.played) for rank in ranks] == [(1, 0.0, 0), (1, 0.0, 0)]
