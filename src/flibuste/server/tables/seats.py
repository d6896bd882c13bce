"""Taking and leaving seats, and what players set before the game starts."""

import time

from flibuste.engine.game import Data
from flibuste.server.bots.levels import best_bot, check_level
from flibuste.server.people.players import OWN_BOTS, tidy_name
from flibuste.server.problems import Refused
from flibuste.server.store.rows import PlayerRow, SeatRow
from flibuste.server.tables.deadline import give_another_chance, set_deadline
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.opening import distinct_name, give_to_bot
from flibuste.server.tables.options import check_own_options, settle_options
from flibuste.server.tables.shares import bind, bring_share, check_settled, is_starting, show, stand_up, void
from flibuste.server.tables.starting import call_start, go_on_starting, start_if_full
from flibuste.server.tables.vacation import bring_vacation
from flibuste.server.wire import TakeSeat

# ---- whose seat ----


def choose_seat(table: LoadedTable, player_id: str | None, wanted: int | None) -> int:
    """The seat a request looks through: the one it names, else the player's seat that is asked, else his first, else 0.

    Refuses a seat that is not the player's; everybody may look on as a spectator (0).
    """
    mine = table.seats_of(player_id)
    if wanted is not None:
        if wanted and wanted not in mine:
            table.seat(wanted)
            raise Refused("who-are-you" if player_id is None else "not-your-seat")
        return wanted
    return next((seat for seat in mine if seat in table.row.asked), mine[0] if mine else 0)


def seat_to_answer(table: LoadedTable, player_id: str, wanted: int | None) -> SeatRow:
    """The seat a player answers for. The server's own bots answer for every seat that a bot plays now."""
    if player_id == OWN_BOTS:
        seat = table.seat(wanted or 0)
        if seat.bot() is None:
            raise Refused("stale")
        return seat
    return my_seat(table, choose_seat(table, player_id, wanted), player_id)


def my_seat(table: LoadedTable, number: int, player_id: str) -> SeatRow:
    """The row of a seat; refuses somebody else's."""
    seat = table.seat(number)
    if seat.player_id != player_id:
        raise Refused("not-your-seat")
    return seat


def check_host(table: LoadedTable, player_id: str) -> None:
    """Refuse whoever did not open the table."""
    if table.row.host != player_id:
        raise Refused("not-your-table")


def check_open(table: LoadedTable) -> None:
    """Refuse a table whose game has begun."""
    if table.row.status != "open":
        raise Refused("not-open")


# ---- before the game ----


def take_seat(
    table: LoadedTable, draft: Draft, number: int, player: PlayerRow, wanted: TakeSeat, language: str
) -> None:
    """Give an open seat to a player; the game starts if it was the last one and the table starts when full."""
    check_open(table)
    seat = table.seat(number)
    if seat.kind != "open":
        raise Refused("seat-taken")
    if table.seats_of(player.id) and (table.row.rated or not table.row.several_seats):
        raise Refused("one-seat")
    options = with_own_options(table, number, wanted.options, language)
    draft.add_seat(seat)
    table.row.options = options
    name = distinct_name(tidy_name(wanted.name) or player.name, [other.name for other in table.seats])
    seat.kind, seat.player_id, seat.name = "human", player.id, name
    bring_share(table.row, seat, wanted.share, wanted.nonce)
    bring_vacation(table.row, seat, player)
    if table.row.start == "full":
        start_if_full(table, draft)


def seat_bot(table: LoadedTable, draft: Draft, number: int, player_id: str, level: str, language: str) -> None:
    """The host gives an open seat to a bot."""
    check_host(table, player_id)
    seat = table.seat(number)
    check_open(table)
    if seat.kind != "open":
        raise Refused("seat-taken")
    check_level(level)
    draft.add_seat(seat)
    give_to_bot(seat, level, language)
    if table.row.start == "full":
        start_if_full(table, draft)


def start(table: LoadedTable, draft: Draft, player_id: str, language: str) -> None:
    """The host starts the game; open seats go to bots."""
    check_host(table, player_id)
    check_open(table)
    check_settled(table.row)
    for seat in table.seats:
        if seat.kind == "open":
            draft.add_seat(seat)
            give_to_bot(seat, best_bot(), language)
    call_start(table, draft)


def add_nonce(table: LoadedTable, draft: Draft, number: int, player_id: str, nonce: str) -> None:
    """A player adds a text of his own to what the dice are made of, in the open."""
    seat = my_seat(table, number, player_id)
    check_open(table)
    check_settled(table.row)
    draft.add_seat(seat)
    bring_share(table.row, seat, "waive", nonce)


def commit(table: LoadedTable, draft: Draft, number: int, player_id: str, attempt: int, commitment: str) -> None:
    """A player commits himself to a nonce that he does not show yet."""
    seat = my_seat(table, number, player_id)
    bind(table.row, table.seats, seat, attempt, commitment)
    draft.add_seat(seat)
    go_on_starting(table, draft)


def reveal(table: LoadedTable, draft: Draft, number: int, player_id: str, nonce: str) -> None:
    """A player shows his nonce; once more is no harm."""
    seat = my_seat(table, number, player_id)
    if seat.nonce == nonce and seat.share == "committed":
        return
    show(table.row, seat, nonce)
    draft.add_seat(seat)
    go_on_starting(table, draft)


def with_own_options(table: LoadedTable, number: int, given: Data, language: str) -> Data:
    """The table's options with those that a player sets for his own seat."""
    check_own_options(table.game, given, number)
    if not given:
        return table.row.options
    return settle_options(table.game, table.row.options | given, table.row.size, language)


def set_own_options(table: LoadedTable, draft: Draft, number: int, player_id: str, given: Data, language: str) -> None:
    """A player changes the options of his own seat."""
    seat = my_seat(table, number, player_id)
    check_open(table)
    check_settled(table.row)
    table.row.options = with_own_options(table, number, given, language)
    draft.add_seat(seat)


def reset_own_options(table: LoadedTable, number: int) -> None:
    """Forget what whoever has left a seat had set for it."""
    own = {option.name: option.default for option in table.game.own_options(number)}
    table.row.options = table.row.options | own


# ---- leaving and coming back ----


def leave_seat(table: LoadedTable, draft: Draft, number: int, player_id: str) -> None:
    """Before the game the seat opens again (a table that all have left is closed); during the game a bot stands in."""
    seat = my_seat(table, number, player_id)
    draft.add_seat(seat)
    if table.row.status == "open":
        if is_starting(table.row):
            void(table.row, table.seats, draft, [number])
        seat.kind, seat.player_id, seat.name = "open", None, ""
        stand_up(seat)
        seat.away_from = seat.away_until = None
        reset_own_options(table, number)
        if not any(seat.kind == "human" for seat in table.seats):
            table.row.status = "closed"
    elif table.row.status == "playing":
        seat.stand_in = best_bot()
        set_deadline(table)


def come_back(table: LoadedTable, draft: Draft, number: int, player_id: str) -> None:
    """A player takes his seat back from the bot that stood in."""
    seat = my_seat(table, number, player_id)
    if seat.stand_in is not None:
        draft.add_seat(seat)
        seat.stand_in = None
        give_another_chance(table, time.time())
