"""The course of a tournament: results are taken from its tables, and when a round is over the next one is paired."""

from msgspec import structs

from flibuste.server.store.ratings import place
from flibuste.server.store.rows import PairingRow
from flibuste.server.store.tournaments import Kept
from flibuste.server.tournaments.pairing import round_robin, swiss
from flibuste.server.tournaments.past import VOID, Round, Sitting

BYE = 0


def rounds_of(kept: Kept) -> list[Round]:
    """All rounds so far, as pairing and standings need them."""
    return [round_from(in_round(kept, number)) for number in range(1, kept.row.round + 1)]


def in_round(kept: Kept, number: int) -> list[PairingRow]:
    """Who sits where in a round, by board and seat."""
    return [row for row in kept.pairings if row.round == number]


def round_from(rows: list[PairingRow]) -> Round:
    """A round from its rows."""
    boards = sorted({row.board for row in rows} - {BYE})
    found = [sitting_from([row for row in rows if row.board == board]) for board in boards]
    return Round(tuple(found), tuple(row.number for row in rows if row.board == BYE))


def sitting_from(rows: list[PairingRow]) -> Sitting:
    """A table from its rows, which are in the order of seats."""
    places = tuple(row.place for row in rows if row.place is not None)
    return Sitting(tuple(row.number for row in rows), places if len(places) == len(rows) else None)


def results(kept: Kept) -> list[PairingRow]:
    """The places at the tables that have come to an end since they were last looked at."""
    waiting = [row for row in in_round(kept, kept.row.round) if row.place is None and row.board != BYE]
    found = [(row, place_of(kept, row)) for row in waiting]
    return [structs.replace(row, place=got) for row, got in found if got is not None]


def place_of(kept: Kept, row: PairingRow) -> int | None:
    """The place of somebody at his table; None while it is played, VOID if it was closed or is no more."""
    status, outcome = kept.tables.get(row.table_id or "", ("closed", None))
    if status in ("open", "playing"):
        return None
    return VOID if outcome is None else place(outcome, row.seat)


def is_settled(kept: Kept) -> bool:
    """Whether all tables of the round have come to an end."""
    return all(row.place is not None or row.board == BYE for row in in_round(kept, kept.row.round))


def next_round(kept: Kept) -> Round | None:
    """The next round; None when there is none."""
    everybody = [entrant.number for entrant in kept.entrants]
    banned = {player.id for player in kept.people.values() if player.banned is not None}
    gone = {entrant.number for entrant in kept.entrants if entrant.gone or entrant.player_id in banned}
    rounds = rounds_of(kept)
    if kept.row.kind == "round-robin":
        return round_robin(everybody, gone, rounds, kept.row.size)
    return swiss(everybody, gone, rounds, kept.row.size) if len(rounds) < kept.row.rounds else None
