"""Ratings: what people are worth at a game, from the games at rated tables (openskill's Plackett-Luce model).

The people at a table are compared with each other; bots are left out. Whoever has left his seat to a bot comes last.
"""

from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.seat_numbers import engine_seat
from flibuste.server.store import schema
from flibuste.server.store.rows import SeatRow, TableRow

NOBODY = "nobody"  # the player to whom everything belongs whose player was erased


@lru_cache(maxsize=1)
def model() -> Any:
    """The model; it is loaded when the first game at a rated table is over."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def place(outcome: dict[str, Any], seat: int) -> int:
    """The place of a seat: winners are first, the others come by their points."""
    winners, scores = outcome["winners"], outcome["scores"]
    if seat in winners or seat > len(scores):
        return 1
    better = [
        number for number, score in enumerate(scores, 1) if number in winners or score > scores[engine_seat(seat)]
    ]
    return len(better) + 1


def rate_table(connection: Connection, row: TableRow) -> None:
    """Rate the people of a game that is over, once."""
    ratings = schema.rating.c
    if connection.execute(sa.select(ratings.id).where(ratings.table_id == row.id)).first() is not None:
        return
    people = people_at(connection, row.id)
    if len(people) < 2 or row.outcome is None:
        return
    lock = sa.select(schema.player.c.id).where(schema.player.c.id.in_(list(people))).order_by(schema.player.c.id)
    connection.execute(lock.with_for_update())
    before = [[last_rating(connection, player, row.game)] for player in people]
    ranks = [row.size + 1 if seat.stand_in else place(row.outcome, seat.seat) for seat in people.values()]
    for player, (after,) in zip(people, model().rate(before, ranks=ranks), strict=True):
        found = {"player_id": player, "game": row.game, "table_id": row.id, "at": row.changed}
        connection.execute(sa.insert(schema.rating).values(mu=after.mu, sigma=after.sigma, **found))


def people_at(connection: Connection, table_id: str) -> dict[str, SeatRow]:
    """The people at a table, each with his seat."""
    seats = schema.seat.c
    query = sa.select(schema.seat).where(seats.table_id == table_id, seats.kind == "human").order_by(seats.seat)
    found = [SeatRow(**row) for row in connection.execute(query).mappings()]
    return {seat.player_id: seat for seat in found if seat.player_id not in (None, NOBODY)}


def last_rating(connection: Connection, player_id: str, game: str) -> Any:
    """What a person was worth after his last game; at first, what everybody begins with."""
    ratings = schema.rating.c
    query = sa.select(ratings.mu, ratings.sigma).where(ratings.player_id == player_id, ratings.game == game)
    found = connection.execute(query.order_by(ratings.id.desc()).limit(1)).first()
    return model().rating() if found is None else model().rating(mu=found.mu, sigma=found.sigma)
