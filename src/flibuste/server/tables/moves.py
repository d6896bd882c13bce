"""Answers: carried out once, refused with a reason, and followed by the answers that others have left standing."""

import time

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.perspective import imagine
from flibuste.engine.refusal import GAME_OVER, NOT_ASKED, IllegalAction, NotAnAction, Refusal
from flibuste.records.position import changed_options
from flibuste.server import wire
from flibuste.server.people.players import new_secret
from flibuste.server.problems import Refused, say
from flibuste.server.store import Duplicate, queries
from flibuste.server.store.rows import EntryRow, SeatRow
from flibuste.server.tables.clock import set_deadline
from flibuste.server.tables.describe import draw_picture, standing_fields, words_for
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import Draft, TableRegistry
from flibuste.server.tables.seats import my_seat

OWN_BOTS = "house"
MOST_STANDING = 1000


def choose_seat(table: LoadedTable, player_id: str | None, wanted: int | None) -> int:
    """The seat that a request is about: the one it names, else the player's that is asked, else his first, else 0."""
    mine = table.seats_of(player_id)
    if wanted is not None:
        if wanted and wanted not in mine:
            table.seat(wanted)
            raise Refused("who-are-you" if player_id is None else "not-your-seat")
        return wanted
    return next((seat for seat in mine if seat in table.row.asked), mine[0] if mine else 0)


# ---- acting ----


async def act(tables: TableRegistry, table_id: str, player_id: str, answer: wire.Answer, language: str) -> wire.Done:
    """Carry out an answer. When this returns, it is in the store."""

    def work(table: LoadedTable, draft: Draft) -> wire.Done:
        seat = seat_to_answer(table, player_id, answer.seat)
        return apply_answer(table, draft, seat, answer, language, "bot" if player_id == OWN_BOTS else "human")

    try:
        return await tables.change(table_id, work)
    except (Refused, Duplicate) as problem:
        if isinstance(problem, Refused) and problem.error not in ("stale", "not-playing"):
            raise
        done = await find_earlier_answer(tables, table_id, player_id, answer)
        if done is not None:
            return done
        if isinstance(problem, Refused):
            raise
        raise Refused("key-reused") from problem


def seat_to_answer(table: LoadedTable, player_id: str, wanted: int | None) -> SeatRow:
    """The seat that this player answers for; the house plays the seats of its bots."""
    if player_id == OWN_BOTS:
        seat = table.seat(wanted or 0)
        if seat.bot() is None:
            raise Refused("stale")
        return seat
    return my_seat(table, choose_seat(table, player_id, wanted), player_id)


def apply_answer(
    table: LoadedTable, draft: Draft, seat: SeatRow, answer: wire.Answer, language: str, by: str
) -> wire.Done:
    key = f"{seat.seat}:{answer.key}"
    if key in table.keys:
        return repeated(table, table.keys[key], answer.action)
    if table.row.status != "playing":
        raise Refused("not-playing")
    if table.decision(seat.seat) != answer.decision:
        raise Refused("stale", hint=say(language, "hint-stale"))
    action = read_action(table, answer.action)
    now, frame = time.time(), table.frame
    entry = carry_out(table, seat, action, key, by, now, language)
    draft.entries.append(entry)
    if by == "human" and seat.stand_in is not None:
        draft.seat(seat)
        seat.stand_in = None
    follow_up(table, draft, now)
    if table.frame != frame:
        set_deadline(table, now)
    return wire.Done(entry.number, table.decision(seat.seat))


def read_action(table: LoadedTable, text: str) -> Action:
    try:
        return table.game.parse(text, None if table.match is None else table.state)
    except NotAnAction as error:
        raise Refused("not-an-action", message=str(error)) from error


def carry_out(
    table: LoadedTable, seat: SeatRow, action: Action, key: str | None, by: str, now: float, language: str
) -> EntryRow:
    try:
        return table.act(seat.seat - 1, action, key, by, now)
    except IllegalAction as illegal:
        raise refused(table, seat.seat, illegal.refusal, language) from illegal


def refused(table: LoadedTable, seat: int, refusal: Refusal, language: str) -> Refused:
    """Why the rules say no, in words."""
    text = words_for(table, language, seat).refusal(refusal)
    message = f"{refusal.clause}: {text}" if refusal.clause else text
    hint = say(language, "hint-not-asked") if refusal.reason in (NOT_ASKED, GAME_OVER) else None
    return Refused("illegal", message=message, clause=refusal.clause or None, hint=hint)


async def find_earlier_answer(
    tables: TableRegistry, table_id: str, player_id: str, answer: wire.Answer
) -> wire.Done | None:
    """The acknowledgement of an answer that was carried out earlier."""
    async with tables.locked(table_id) as table:
        seat = answer.seat if player_id == OWN_BOTS else seat_to_answer(table, player_id, answer.seat).seat
        entry = await tables.store.read(queries.apply_answer, table_id, f"{seat}:{answer.key}")
        return None if entry is None else repeated(table, entry, answer.action)


async def undo(tables: TableRegistry, table_id: str, player_id: str, wanted: wire.Undo) -> wire.Done:
    """Take a move back. Like an answer it is done once, however often it is sent."""

    def work(table: LoadedTable, draft: Draft) -> wire.Done:
        return apply_undo(table, draft, seat_to_answer(table, player_id, wanted.seat), wanted.key)

    try:
        return await tables.change(table_id, work)
    except (Refused, Duplicate) as problem:
        if isinstance(problem, Refused) and problem.error != "no-undo":
            raise
        async with tables.locked(table_id) as table:
            seat = seat_to_answer(table, player_id, wanted.seat).seat
            entry = await tables.store.read(queries.apply_answer, table_id, f"{seat}:{wanted.key}")
            if entry is not None:
                return repeated(table, entry, None)
        raise


def repeated(table: LoadedTable, entry: EntryRow, action: str | None) -> wire.Done:
    if action is not None and (entry.kind != "move" or read_action(table, action).notation != entry.action):
        raise Refused("key-reused")
    if action is None and entry.kind != "undo":
        raise Refused("key-reused")
    return wire.Done(entry.number, table.decision(entry.seat + 1), repeated=True)


def apply_undo(table: LoadedTable, draft: Draft, seat: SeatRow, key: str) -> wire.Done:
    """Take the last move back, where the engine allows it."""
    key = f"{seat.seat}:{key}"
    if key in table.keys:
        return repeated(table, table.keys[key], None)
    if table.row.status != "playing":
        raise Refused("no-undo")
    now = time.time()
    entry = table.undo(seat.seat - 1, key, now)
    draft.entries.append(entry)
    set_deadline(table, now)
    return wire.Done(entry.number, table.decision(seat.seat))


# ---- standing answers ----


def set_standing(table: LoadedTable, draft: Draft, seat: SeatRow, wanted: wire.SetStanding) -> list[wire.Standing]:
    """Remember an answer for a kind of question, or forget it; if it is asked now, give it."""
    draft.seat(seat)
    kind = (wanted.step, wanted.occasion)
    kept = [entry for entry in seat.standing if (entry["step"], entry.get("occasion", "")) != kind]
    if wanted.action is not None:
        if kind not in standing_kinds(table.game):
            raise Refused("bad-request", why=" ".join(kind).strip())
        action = read_action(table, wanted.action).notation
        kept.append({"step": wanted.step, "action": action, "until": wanted.until, "occasion": wanted.occasion})
        kept[-1]["span"] = span(table, wanted.until)
    seat.standing = kept
    now = time.time()
    follow_up(table, draft, now)
    if draft.entries:
        set_deadline(table, now)
    return [wire.Standing(**standing_fields(entry)) for entry in seat.standing]


def standing_kinds(game: Game) -> set[tuple[str, str]]:
    """The questions that may be answered once for a while, in general and on each of their occasions."""
    return {(step.NAME, occasion) for step in game.steps if step.REACTION for occasion in ("", *step.OCCASIONS)}


def span(table: LoadedTable, until: str) -> str:
    """The action or the turn in progress, where the game has names for them."""
    if table.match is None or until == "match":
        return ""
    return table.game.spans(table.state)[0 if until == "action" else 1]


def follow_up(table: LoadedTable, draft: Draft, now: float) -> None:
    """Give the standing answers, one after another, until somebody has to think."""
    for _ in range(MOST_STANDING):
        forget_standing(table, draft)
        found = standing_answer(table)
        if found is None:
            return
        seat, action = found
        draft.entries.append(table.act(seat - 1, action, None, "standing", now))


def standing_answer(table: LoadedTable) -> tuple[int, Action] | None:
    if table.match is None or not table.state.stack:
        return None
    step = table.state.stack[-1]
    for seat in table.asked() if step.REACTION else []:
        for entry in table.seat(seat).standing:
            fits = entry["step"] == step.NAME and entry.get("occasion", "") in ("", step.occasion(table.state))
            for action in table.state.options(seat - 1) if fits else []:
                if action.notation == entry["action"]:
                    return seat, action
    return None


def forget_standing(table: LoadedTable, draft: Draft) -> None:
    """`action`, `turn`: as long as they last; where the game does not tell, until anybody or the seat is asked more."""
    if table.match is None:
        return
    over = not table.state.stack
    name, asked = "" if over else table.state.stack[-1].NAME, table.asked()

    def holds(seat: SeatRow, entry: Data) -> bool:
        if over:
            return False
        if entry["until"] == "match":
            return True
        if entry.get("span"):
            return bool(entry["span"] == span(table, entry["until"]))
        if entry["step"] == name:
            return True
        return entry["until"] == "turn" and seat.seat not in asked

    for seat in table.seats:
        kept = [entry for entry in seat.standing if holds(seat, entry)]
        if len(kept) != len(seat.standing):
            draft.seat(seat)
            seat.standing = kept


# ---- what might be ----


def imagined(table: LoadedTable, seat: int) -> Data:
    """A position that a seat (from 1) cannot tell from the real one, as plain data."""
    state = imagine(table.game, table.state, seat - 1, Fast(new_secret()))
    assert table.match is not None
    known = table.game.known_options(table.match.options, [seat])
    options = changed_options(table.game, table.game.settle_options(known))
    return {"game": table.game.name, "options": options, **table.game.position_data(state)}


def preview(table: LoadedTable, seat: int, text: str, language: str) -> wire.Preview:
    """What an action would do, from what the seat knows."""
    action = read_action(table, text)
    refusal = table.state.refusal(seat - 1, action)
    if refusal is not None:
        why = refused(table, seat, refusal, language)
        return wire.Preview(False, why.clause, why.words(language), None, None)
    state = imagine(table.game, table.state, seat - 1, Fast(new_secret()))
    found = table.game.preview(state, seat - 1, action)
    view = None if found is None else found.get("view")
    words = words_for(table, language, seat)
    return wire.Preview(True, action.clause or None, None, found, draw_picture(table.game, view, words))
