"""Who meets whom: round robin and Swiss, for tables of two and of more seats.

Round robin at tables of two is the circle method: one stays, the others go round. At larger tables those who have met
least often sit together, round after round, until everybody has met everybody. Swiss: those with equal points meet, and
nobody meets the same opponent twice as long as that can be avoided. For whom there is no table has a bye, and nobody
has a second one before everybody had his first.
"""

from collections import Counter
from itertools import combinations, permutations

from flibuste.server.tournaments.matching import Graph, most_pairs, without
from flibuste.server.tournaments.past import Meetings, Round, Sitting, byes_in, meetings_in, pair, sittings_in
from flibuste.server.tournaments.standings import standings

NOBODY = 0
REMATCH = 10
Groups = list[list[int]]


# ---- round robin ----


def round_robin(everybody: list[int], gone: set[int], rounds: list[Round], size: int) -> Round | None:
    """The next round in which all meet all; None when they have."""
    if size == 2:
        return circle(everybody, gone, rounds)
    people = [number for number in everybody if number not in gone]
    met = meetings_in(rounds)
    if len(people) < size or all(met[pair(*two)] for two in combinations(people, 2)):
        return None
    strangers = {number: unmet(number, people, met) for number in people}
    byes = choose_byes(people, size, rounds, sorted(people, key=lambda number: strangers[number]))
    seated = sorted((number for number in people if number not in byes), key=lambda number: -strangers[number])
    return seats_given(better(grouped(seated, size, met), met), byes, rounds)


def circle(everybody: list[int], gone: set[int], rounds: list[Round]) -> Round | None:
    """The circle method. Whose opponent has gone has a bye."""
    ring = everybody if len(everybody) % 2 == 0 else [*everybody, NOBODY]
    turn = len(rounds)
    if len(everybody) - len(gone) < 2 or turn >= len(ring) - 1:
        return None
    moved = ring[1:]
    moved = [ring[0], *moved[turn:], *moved[:turn]]
    pairs = [[moved[at], moved[-1 - at]][:: -1 if (at or turn) % 2 else 1] for at in range(len(ring) // 2)]
    absent = gone | {NOBODY}
    groups = [two for two in pairs if not absent & set(two)]
    byes = [number for two in pairs if absent & set(two) for number in two if number not in absent]
    return seats_given(groups, byes, rounds)


def unmet(number: int, people: list[int], met: Meetings) -> int:
    """How many somebody has not met yet."""
    return sum(met[pair(number, other)] == 0 for other in people if other != number)


def rounds_needed(count: int, size: int) -> int:
    """How many rounds it takes until all have met all."""
    rounds: list[Round] = []
    everybody = list(range(1, count + 1))
    while (following := round_robin(everybody, set(), rounds, size)) is not None:
        rounds.append(following)
    return len(rounds)


# ---- Swiss ----


def swiss(everybody: list[int], gone: set[int], rounds: list[Round], size: int) -> Round | None:
    """The next round among those who stand alike; None where there are too few for a table."""
    order = [rank.number for rank in standings(everybody, rounds) if rank.number not in gone]
    if len(order) < size:
        return None
    met = meetings_in(rounds)
    if size == 2:
        byes = [best_bye(order, rounds, met)] if len(order) % 2 else []
        groups = paired([number for number in order if number not in byes], met)
    else:
        byes = choose_byes(order, size, rounds, order[::-1])
        groups = better(grouped([number for number in order if number not in byes], size, met), met)
    return seats_given(groups, byes, rounds)


def strangers_of(people: list[int], met: Meetings) -> Graph:
    """Whom everybody has not met yet."""
    return {one: {two for two in people if two != one and not met[pair(one, two)]} for one in people}


def best_bye(order: list[int], rounds: list[Round], met: Meetings) -> int:
    """The lowest of those who had the fewest byes, without whom the others can be paired with the fewest rematches."""
    candidates = fewest_byes(order[::-1], rounds)
    graph = strangers_of(order, met)
    return max(candidates, key=lambda number: most_pairs(without(graph, number)))


def paired(order: list[int], met: Meetings) -> Groups:
    """Pairs of neighbours in the standings who have not met, as many as can be made; the others meet again."""
    graph = strangers_of(order, met)
    possible, found, left = most_pairs(graph), Groups(), list[int]()
    for at, one in enumerate(order):
        if one not in graph:
            continue
        for other in order[at + 1 :]:
            if other in graph[one] and most_pairs(without(graph, one, other)) == possible - 1:
                found.append([one, other])
                graph, possible = without(graph, one, other), possible - 1
                break
        else:
            left.append(one)
            graph = without(graph, one)
    return found + grouped(left, 2, met)


# ---- for both ----


def fewest_byes(people: list[int], rounds: list[Round]) -> list[int]:
    """Those of these people who had the fewest byes, in the same order."""
    byes = byes_in(rounds)
    fewest = min(byes[number] for number in people)
    return [number for number in people if byes[number] == fewest]


def choose_byes(people: list[int], size: int, rounds: list[Round], wish: list[int]) -> list[int]:
    """Those for whom there is no table: who had the fewest byes, then in the order that is wished."""
    byes = byes_in(rounds)
    return sorted(wish, key=lambda number: byes[number])[: len(people) % size]


def grouped(order: list[int], size: int, met: Meetings) -> Groups:
    """Tables of so many seats: the first who has none, then those who have met the others there least often."""
    waiting, found = list(order), Groups()
    while waiting:
        group = [waiting.pop(0)]
        while len(group) < size:
            nearest = min(waiting, key=lambda number: sum(rematch(met[pair(number, other)]) for other in group))
            waiting.remove(nearest)
            group.append(nearest)
        found.append(group)
    return found


def better(groups: Groups, met: Meetings) -> Groups:
    """The same tables, with people exchanged as long as that spares somebody a rematch."""
    while exchange(groups, met):
        pass
    return groups


def exchange(groups: Groups, met: Meetings) -> bool:
    """Exchange two people of two tables if they have met fewer there; False if nobody has."""
    for here, there in combinations(groups, 2):
        now = cost(here, met) + cost(there, met)
        for one in range(len(here)) if now else ():
            for other in range(len(there)):
                here[one], there[other] = there[other], here[one]
                if cost(here, met) + cost(there, met) < now:
                    return True
                here[one], there[other] = there[other], here[one]
    return False


def cost(group: list[int], met: Meetings) -> int:
    """How bad it is that those of a table have met before."""
    return sum(rematch(met[pair(*two)]) for two in combinations(group, 2))


def rematch(times: int) -> int:
    """How bad it is that two meet again: a rematch is one more pair that has not met, and often is worse than once."""
    return times * times + REMATCH if times else 0


def seats_given(groups: Groups, byes: list[int], rounds: list[Round]) -> Round:
    """A round whose people sit where they have sat least often."""
    sat = Counter((number, seat) for sitting in sittings_in(rounds) for seat, number in enumerate(sitting.people))
    found = [Sitting(min(permutations(group), key=lambda people: unevenness(people, sat))) for group in groups]
    return Round(tuple(found), tuple(byes))


def unevenness(people: tuple[int, ...], sat: Counter[tuple[int, int]]) -> int:
    """How often these people have had these seats before."""
    return sum(sat[number, seat] for seat, number in enumerate(people))
