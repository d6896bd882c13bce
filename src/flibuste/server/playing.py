"""Answers: carried out once, refused with a reason, and followed by the answers that others have left standing."""

import time

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.perspective import imagine
from flibuste.engine.refusal import GAME_OVER, NOT_ASKED, IllegalAction, NotAnAction, Refusal
from flibuste.records.position import changed_options
from flibuste.server import wire
from flibuste.server.clock import set_deadline
from flibuste.server.hall import Draft, Hall
from flibuste.server.live import Live
from flibuste.server.players import new_secret
from flibuste.server.problems import Refused, say
from flibuste.server.seating import my_seat
from flibuste.server.store import Duplicate, queries
from flibuste.server.store.rows import EntryRow, SeatRow
from flibuste.server.telling import drawn, held, words_for

HOUSE = "house"
MOST_STANDING = 1000


def chosen_seat(live: Live, player_id: str | None, wanted: int | None) -> int:
    """The seat that a request is about: the one it names, else the player's that is asked, else his first, else 0."""
    mine = live.seats_of(player_id)
    if wanted is not None:
        if wanted and wanted not in mine:
            live.seat(wanted)
            raise Refused("who-are-you" if player_id is None else "not-your-seat")
        return wanted
    return next((seat for seat in mine if seat in live.row.asked), mine[0] if mine else 0)


# ---- acting ----


async def act(hall: Hall, table_id: str, player_id: str, answer: wire.Answer, language: str) -> wire.Done:
    """Carry out an answer. When this returns, it is in the store."""

    def work(live: Live, draft: Draft) -> wire.Done:
        seat = player_seat(live, player_id, answer.seat)
        return answered(live, draft, seat, answer, language, "bot" if player_id == HOUSE else "human")

    try:
        return await hall.change(table_id, work)
    except (Refused, Duplicate) as problem:
        if isinstance(problem, Refused) and problem.error not in ("stale", "not-playing"):
            raise
        done = await said_before(hall, table_id, player_id, answer)
        if done is not None:
            return done
        if isinstance(problem, Refused):
            raise
        raise Refused("key-reused") from problem


def player_seat(live: Live, player_id: str, wanted: int | None) -> SeatRow:
    """The seat that this player answers for; the house plays the seats of its bots."""
    if player_id == HOUSE:
        seat = live.seat(wanted or 0)
        if seat.bot() is None:
            raise Refused("stale")
        return seat
    return my_seat(live, chosen_seat(live, player_id, wanted), player_id)


def answered(live: Live, draft: Draft, seat: SeatRow, answer: wire.Answer, language: str, by: str) -> wire.Done:
    key = f"{seat.seat}:{answer.key}"
    if key in live.keys:
        return repeated(live, live.keys[key], answer.action)
    if live.row.status != "playing":
        raise Refused("not-playing")
    if live.decision(seat.seat) != answer.decision:
        raise Refused("stale", hint=say(language, "hint-stale"))
    action = read_action(live, answer.action)
    now, frame = time.time(), live.frame
    entry = carried_out(live, seat, action, key, by, now, language)
    draft.entries.append(entry)
    if by == "human" and seat.stand_in is not None:
        draft.seat(seat)
        seat.stand_in = None
    follow_up(live, draft, now)
    if live.frame != frame:
        set_deadline(live, now)
    return wire.Done(entry.number, live.decision(seat.seat))


def read_action(live: Live, text: str) -> Action:
    try:
        return live.game.parse(text, None if live.match is None else live.state)
    except NotAnAction as error:
        raise Refused("not-an-action", message=str(error)) from error


def carried_out(
    live: Live, seat: SeatRow, action: Action, key: str | None, by: str, now: float, language: str
) -> EntryRow:
    try:
        return live.act(seat.seat - 1, action, key, by, now)
    except IllegalAction as illegal:
        raise refused(live, seat.seat, illegal.refusal, language) from illegal


def refused(live: Live, seat: int, refusal: Refusal, language: str) -> Refused:
    """Why the rules say no, in words."""
    text = words_for(live, language, seat).refusal(refusal)
    message = f"{refusal.clause}: {text}" if refusal.clause else text
    hint = say(language, "hint-not-asked") if refusal.reason in (NOT_ASKED, GAME_OVER) else None
    return Refused("illegal", message=message, clause=refusal.clause or None, hint=hint)


async def said_before(hall: Hall, table_id: str, player_id: str, answer: wire.Answer) -> wire.Done | None:
    """The acknowledgement of an answer that was carried out earlier."""
    async with hall.look(table_id) as live:
        seat = answer.seat if player_id == HOUSE else player_seat(live, player_id, answer.seat).seat
        entry = await hall.store.read(queries.answered, table_id, f"{seat}:{answer.key}")
        return None if entry is None else repeated(live, entry, answer.action)


async def undo(hall: Hall, table_id: str, player_id: str, wanted: wire.Undo) -> wire.Done:
    """Take a move back. Like an answer it is done once, however often it is sent."""

    def work(live: Live, draft: Draft) -> wire.Done:
        return undone(live, draft, player_seat(live, player_id, wanted.seat), wanted.key)

    try:
        return await hall.change(table_id, work)
    except (Refused, Duplicate) as problem:
        if isinstance(problem, Refused) and problem.error != "no-undo":
            raise
        async with hall.look(table_id) as live:
            seat = player_seat(live, player_id, wanted.seat).seat
            entry = await hall.store.read(queries.answered, table_id, f"{seat}:{wanted.key}")
            if entry is not None:
                return repeated(live, entry, None)
        raise


def repeated(live: Live, entry: EntryRow, action: str | None) -> wire.Done:
    if action is not None and (entry.kind != "move" or read_action(live, action).notation != entry.action):
        raise Refused("key-reused")
    if action is None and entry.kind != "undo":
        raise Refused("key-reused")
    return wire.Done(entry.number, live.decision(entry.seat + 1), repeated=True)


def undone(live: Live, draft: Draft, seat: SeatRow, key: str) -> wire.Done:
    """Take the last move back, where the engine allows it."""
    key = f"{seat.seat}:{key}"
    if key in live.keys:
        return repeated(live, live.keys[key], None)
    if live.row.status != "playing":
        raise Refused("no-undo")
    now = time.time()
    entry = live.undo(seat.seat - 1, key, now)
    draft.entries.append(entry)
    set_deadline(live, now)
    return wire.Done(entry.number, live.decision(seat.seat))


# ---- standing answers ----


def set_standing(live: Live, draft: Draft, seat: SeatRow, wanted: wire.SetStanding) -> list[wire.Standing]:
    """Remember an answer for a kind of question, or forget it; if it is asked now, give it."""
    draft.seat(seat)
    kind = (wanted.step, wanted.occasion)
    kept = [entry for entry in seat.standing if (entry["step"], entry.get("occasion", "")) != kind]
    if wanted.action is not None:
        if kind not in standing_kinds(live.game):
            raise Refused("bad-request", why=" ".join(kind).strip())
        action = read_action(live, wanted.action).notation
        kept.append({"step": wanted.step, "action": action, "until": wanted.until, "occasion": wanted.occasion})
        kept[-1]["span"] = span(live, wanted.until)
    seat.standing = kept
    now = time.time()
    follow_up(live, draft, now)
    if draft.entries:
        set_deadline(live, now)
    return [wire.Standing(**held(entry)) for entry in seat.standing]


def standing_kinds(game: Game) -> set[tuple[str, str]]:
    """The questions that may be answered once for a while, in general and on each of their occasions."""
    return {(step.NAME, occasion) for step in game.steps if step.REACTION for occasion in ("", *step.OCCASIONS)}


def span(live: Live, until: str) -> str:
    """The action or the turn in progress, where the game has names for them."""
    if live.match is None or until == "match":
        return ""
    return live.game.spans(live.state)[0 if until == "action" else 1]


def follow_up(live: Live, draft: Draft, now: float) -> None:
    """Give the standing answers, one after another, until somebody has to think."""
    for _ in range(MOST_STANDING):
        forget_standing(live, draft)
        found = standing_answer(live)
        if found is None:
            return
        seat, action = found
        draft.entries.append(live.act(seat - 1, action, None, "standing", now))


def standing_answer(live: Live) -> tuple[int, Action] | None:
    if live.match is None or not live.state.stack:
        return None
    step = live.state.stack[-1]
    for seat in live.asked() if step.REACTION else []:
        for entry in live.seat(seat).standing:
            fits = entry["step"] == step.NAME and entry.get("occasion", "") in ("", step.occasion(live.state))
            for action in live.state.options(seat - 1) if fits else []:
                if action.notation == entry["action"]:
                    return seat, action
    return None


def forget_standing(live: Live, draft: Draft) -> None:
    """`action`, `turn`: as long as they last; where the game does not tell, until anybody or the seat is asked more."""
    if live.match is None:
        return
    over = not live.state.stack
    name, asked = "" if over else live.state.stack[-1].NAME, live.asked()

    def holds(seat: SeatRow, entry: Data) -> bool:
        if over:
            return False
        if entry["until"] == "match":
            return True
        if entry.get("span"):
            return bool(entry["span"] == span(live, entry["until"]))
        if entry["step"] == name:
            return True
        return entry["until"] == "turn" and seat.seat not in asked

    for seat in live.seats:
        kept = [entry for entry in seat.standing if holds(seat, entry)]
        if len(kept) != len(seat.standing):
            draft.seat(seat)
            seat.standing = kept


# ---- what might be ----


def imagined(live: Live, seat: int) -> Data:
    """A position that a seat (from 1) cannot tell from the real one, as plain data."""
    state = imagine(live.game, live.state, seat - 1, Fast(new_secret()))
    assert live.match is not None
    known = live.game.known_options(live.match.options, [seat])
    options = changed_options(live.game, live.game.settle_options(known))
    return {"game": live.game.name, "options": options, **live.game.position_data(state)}


def preview(live: Live, seat: int, text: str, language: str) -> wire.Preview:
    """What an action would do, from what the seat knows."""
    action = read_action(live, text)
    refusal = live.state.refusal(seat - 1, action)
    if refusal is not None:
        why = refused(live, seat, refusal, language)
        return wire.Preview(False, why.clause, why.words(language), None, None)
    state = imagine(live.game, live.state, seat - 1, Fast(new_secret()))
    found = live.game.preview(state, seat - 1, action)
    view = None if found is None else found.get("view")
    words = words_for(live, language, seat)
    return wire.Preview(True, action.clause or None, None, found, drawn(live.game, view, words))
