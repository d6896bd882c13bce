"""The tables of a round: ordinary ones, whose seats the server has given, and whose games begin at once."""

from collections.abc import Callable

from flibuste.server import wire
from flibuste.server.store.rows import EntrantRow, PairingRow, SeatRow
from flibuste.server.store.tournaments import Kept
from flibuste.server.tables import opening
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.shares import bring_share
from flibuste.server.tables.starting import start_if_full
from flibuste.server.tables.vacation import bring_vacation
from flibuste.server.tournaments.past import Round

Seated = tuple[LoadedTable, Draft]
NewId = Callable[[], str]


def seat_round(kept: Kept, found: Round, new_id: NewId) -> tuple[list[PairingRow], list[Seated]]:
    """The rows of a new round, and its tables with new ids."""
    number, tournament_id = kept.row.round + 1, kept.row.id
    rows = [PairingRow(tournament_id, number, bye, 0, 0) for bye in found.byes]
    tables: list[Seated] = []
    by_number = {entrant.number: entrant for entrant in kept.entrants}
    for board, sitting in enumerate(found.sittings, 1):
        table_id = new_id()
        tables.append(new_table(kept, table_id, [by_number[one] for one in sitting.people]))
        rows += [
            PairingRow(tournament_id, number, one, board, seat, table_id) for seat, one in enumerate(sitting.people, 1)
        ]
    return rows, tables


def new_table(kept: Kept, table_id: str, people: list[EntrantRow]) -> Seated:
    """A table with these people in its seats. Its host is the first of them, or whoever opened the tournament.

    Nobody is waited for: the players waive their shares of the dice, and the clock of whoever does not come runs.
    """
    row = kept.row
    game = opening.known_game(row.game)
    words = ["open" for _ in people]
    wanted = wire.NewTable(row.game, words, public=row.public, pace=wire.Pace(**row.pace), rated=row.rated)
    host = next((one.player_id for one in people if one.player_id is not None), row.host)
    columns = {"id": table_id, "tournament_id": row.id}
    found = opening.new_row(game, host, wanted, dict(row.options), columns)
    seats: list[SeatRow] = []
    for number, entrant in enumerate(people, 1):
        seats.append(new_seat(table_id, number, entrant, [seat.name for seat in seats]))
        person = kept.people.get(entrant.player_id or "")
        if person is not None:
            bring_share(found, seats[-1], "waive", "")
            bring_vacation(found, seats[-1], person)
    table, draft = LoadedTable(found, seats), Draft()
    start_if_full(table, draft)
    return table, draft


def new_seat(table_id: str, number: int, entrant: EntrantRow, others: list[str]) -> SeatRow:
    """The seat of somebody who takes part."""
    name = opening.distinct_name(entrant.name, others)
    kind = "human" if entrant.level is None else "bot"
    return SeatRow(table_id, number, kind, name, player_id=entrant.player_id, level=entrant.level)
