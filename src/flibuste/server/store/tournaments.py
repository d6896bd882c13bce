"""Tournaments in the store. Every change raises a version: of two servers one writes, the other looks again."""

from typing import Any

import sqlalchemy as sa
from msgspec import Struct, field
from sqlalchemy.engine import Connection

from flibuste.server.store import schema
from flibuste.server.store.changes import add_table, notify, values
from flibuste.server.store.queries import many, one
from flibuste.server.store.rows import Change, Data, EntrantRow, PairingRow, PlayerRow, TournamentRow

UNFINISHED = ("open", "playing")
CHANGED = ("status", "round", "rounds", "version", "changed")


class Kept(Struct):
    """A tournament with those who take part and their rounds; the state and outcome of the tables that are not settled.

    `people` are those of them who are people, by their ids.
    """

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]
    tables: dict[str, tuple[str, Data | None]] = field(default_factory=dict)
    people: dict[str, PlayerRow] = field(default_factory=dict)


class TournamentChange(Struct):
    """What is to be written, all or nothing, if the store has the tournament at version `row.version - 1`."""

    row: TournamentRow
    added: list[EntrantRow] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    pairings: list[PairingRow] = field(default_factory=list)
    placed: list[PairingRow] = field(default_factory=list)
    tables: list[Change] = field(default_factory=list)


def add_tournament(connection: Connection, row: TournamentRow, entrants: list[EntrantRow]) -> None:
    """Add a tournament, and those who take part from the beginning."""
    connection.execute(sa.insert(schema.tournament).values(values(row)))
    for entrant in entrants:
        connection.execute(sa.insert(schema.entrant).values(values(entrant)))


def tournament(connection: Connection, tournament_id: str) -> Kept | None:
    """A tournament with all that belongs to it."""
    row = one(connection, TournamentRow, sa.select(schema.tournament).where(schema.tournament.c.id == tournament_id))
    if row is None:
        return None
    people, places = schema.entrant.c, schema.pairing.c
    entrants = sa.select(schema.entrant).where(people.tournament_id == row.id).order_by(people.number)
    pairings = sa.select(schema.pairing).where(places.tournament_id == row.id)
    order = (places.round, places.board, places.seat, places.number)
    found = Kept(row, many(connection, EntrantRow, entrants), many(connection, PairingRow, pairings.order_by(*order)))
    found.tables = states_of(connection, found.pairings)
    found.people = people_in(connection, found.entrants)
    return found


def states_of(connection: Connection, pairings: list[PairingRow]) -> dict[str, tuple[str, Data | None]]:
    """The status and the outcome of the tables that are not settled; those that are no more are missing."""
    wanted = {row.table_id for row in pairings if row.place is None and row.table_id is not None}
    columns = schema.table.c
    query = sa.select(columns.id, columns.status, columns.outcome).where(columns.id.in_(sorted(wanted)))
    return {row.id: (row.status, row.outcome) for row in connection.execute(query)}


def people_in(connection: Connection, entrants: list[EntrantRow]) -> dict[str, PlayerRow]:
    """The people who take part, by their ids."""
    known = [entrant.player_id for entrant in entrants if entrant.player_id is not None]
    found = many(connection, PlayerRow, sa.select(schema.player).where(schema.player.c.id.in_(known)))
    return {player.id: player for player in found}


def commit(connection: Connection, change: TournamentChange) -> bool:
    """Write a change with the tables of a new round; False, and nothing written, if somebody else was faster."""
    row, columns = change.row, schema.tournament.c
    which = sa.update(schema.tournament).where(columns.id == row.id, columns.version == row.version - 1)
    if connection.execute(which.values({name: getattr(row, name) for name in CHANGED})).rowcount != 1:
        return False
    people = schema.entrant.c
    for number in change.removed:
        connection.execute(sa.delete(schema.entrant).where(people.tournament_id == row.id, people.number == number))
    for number in change.gone:
        left = sa.update(schema.entrant).where(people.tournament_id == row.id, people.number == number)
        connection.execute(left.values(gone=True))
    for entrant in change.added:
        connection.execute(sa.insert(schema.entrant).values(values(entrant)))
    write_rounds(connection, change)
    notify(connection, row.id, row.version, "tournament")
    return True


def write_rounds(connection: Connection, change: TournamentChange) -> None:
    """Write the places of tables that are over, and the tables of a new round."""
    columns = schema.pairing.c
    for row in change.placed:
        key = (columns.tournament_id == row.tournament_id, columns.round == row.round, columns.number == row.number)
        connection.execute(sa.update(schema.pairing).where(*key).values(place=row.place))
    for table in change.tables:
        add_table(connection, table)
    if change.pairings:
        connection.execute(sa.insert(schema.pairing), [values(row) for row in change.pairings])


# ---- lists ----


def running(connection: Connection) -> list[str]:
    """The tournaments that are played."""
    columns = schema.tournament.c
    return list(connection.execute(sa.select(columns.id).where(columns.status == "playing")).scalars())


def count_of_host(connection: Connection, player_id: str) -> int:
    """How many tournaments somebody has opened that are not over."""
    columns = schema.tournament.c
    query = sa.select(sa.func.count()).where(columns.host == player_id, columns.status.in_(UNFINISHED))
    return connection.execute(query).scalar_one()


def list_tournaments(connection: Connection, player_id: str | None, limit: int) -> list[Kept]:
    """The public tournaments and those of somebody: open ones first, then those that are played, the newest first."""
    columns = schema.tournament.c
    mine = sa.select(schema.entrant.c.tournament_id).where(schema.entrant.c.player_id == player_id)
    seen = sa.or_(columns.public, columns.host == player_id, columns.id.in_(mine))
    order = sa.case({"open": 0, "playing": 1}, value=columns.status, else_=2)
    query = sa.select(schema.tournament).where(seen, columns.status != "closed")
    rows = many(connection, TournamentRow, query.order_by(order, columns.changed.desc()).limit(limit))
    people = sa.select(schema.entrant).where(schema.entrant.c.tournament_id.in_([row.id for row in rows]))
    entrants = many(connection, EntrantRow, people.order_by(schema.entrant.c.number))
    return [Kept(row, [one for one in entrants if one.tournament_id == row.id], []) for row in rows]


# ---- for whoever runs the server, and for whoever leaves it ----


def all_tournaments(connection: Connection, status: str | None, limit: int) -> list[dict[str, Any]]:
    """All tournaments, those that changed last first, each with how many take part."""
    columns = schema.tournament.c
    count = sa.select(sa.func.count()).where(schema.entrant.c.tournament_id == columns.id)
    query = sa.select(
        *(columns.id, columns.name, columns.game, columns.kind, columns.status, columns.round, columns.rounds),
        *(columns.changed, count.correlate(schema.tournament).scalar_subquery().label("entrants")),
    )
    query = query.where(columns.status == status) if status else query
    return [dict(row) for row in connection.execute(query.order_by(columns.changed.desc()).limit(limit)).mappings()]


def close_tournament(connection: Connection, tournament_id: str, now: float) -> bool:
    """End a tournament; its tables stay. False if there is none that is not over."""
    columns = schema.tournament.c
    which = sa.update(schema.tournament).where(columns.id == tournament_id, columns.status.in_(UNFINISHED))
    ended = sa.case((columns.status == "open", "closed"), else_="over")
    return connection.execute(which.values(status=ended, version=columns.version + 1, changed=now)).rowcount == 1


def export_tournaments(connection: Connection, player_id: str) -> list[dict[str, Any]]:
    """The tournaments that somebody has opened or takes part in, with his places."""
    rows, people, places = schema.tournament.c, schema.entrant.c, schema.pairing.c
    mine = sa.select(people.tournament_id).where(people.player_id == player_id)
    query = sa.select(
        rows.id, rows.name, rows.game, rows.status, rows.created, (rows.host == player_id).label("opened")
    )
    found = connection.execute(query.where(sa.or_(rows.host == player_id, rows.id.in_(mine))).order_by(rows.created))
    joined = schema.pairing.join(
        schema.entrant, sa.and_(people.tournament_id == places.tournament_id, people.number == places.number)
    )
    got = sa.select(places.tournament_id, places.round, places.table_id, places.place).select_from(joined)
    rounds = [dict(row) for row in connection.execute(got.where(people.player_id == player_id)).mappings()]
    return [{**row, "rounds": [one for one in rounds if one["tournament_id"] == row["id"]]} for row in found.mappings()]


def erase_from_tournaments(connection: Connection, player_id: str, nobody: str, now: float) -> list[str]:
    """Leave somebody's numbers and places without a name; what only he could start is closed. Returns what changed."""
    rows, people = schema.tournament.c, schema.entrant.c
    mine = sa.select(people.tournament_id).where(people.player_id == player_id)
    found = list(
        connection.execute(sa.select(rows.id).where(sa.or_(rows.host == player_id, rows.id.in_(mine)))).scalars()
    )
    closed = sa.case((sa.and_(rows.host == player_id, rows.status == "open"), "closed"), else_=rows.status)
    host = sa.case((rows.host == player_id, nobody), else_=rows.host)
    raised = {"version": rows.version + 1, "status": closed, "host": host, "changed": now}
    connection.execute(sa.update(schema.tournament).where(rows.id.in_(found)).values(raised))
    left = sa.update(schema.entrant).where(people.player_id == player_id)
    connection.execute(left.values(player_id=None, name="", gone=True))
    return found
