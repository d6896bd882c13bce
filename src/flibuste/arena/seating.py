"""Who sits where: seatings that are fair to every bot."""

from itertools import combinations

Seating = tuple[int, ...]  # for each seat the number of its bot


def seatings(bots: int, players: int) -> list[Seating]:
    """Every table of these bots, begun at every seat, so that each bot sits on each seat equally often.

    The other way round as well, where that is another order for every table.
    """
    one_way = [turned for table in tables(bots, players) for turned in turnings(table)]
    both_ways = one_way + [turned for table in tables(bots, players) for turned in turnings(table[::-1])]
    return both_ways if len(set(both_ways)) == len(both_ways) else list(dict.fromkeys(one_way))


def tables(bots: int, players: int) -> list[Seating]:
    """All choices of who plays: `players` out of the bots, or all of them, some at several seats.

    Where there are fewer bots than seats they take turns round the table, and each has the odd seat equally often.
    """
    whole, rest = divmod(players, bots)
    return [tuple(range(bots)) * whole + more for more in combinations(range(bots), rest)]


def turnings(table: Seating) -> list[Seating]:
    """The same order round the table, begun at every seat."""
    return [table[first:] + table[:first] for first in range(len(table))]
