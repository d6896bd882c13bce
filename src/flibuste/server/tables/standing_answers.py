"""Standing answers: what a player has said once for a kind of question, given for him whenever it is asked."""

import time

from flibuste.engine.action import Action
from flibuste.engine.game import Data, Game
from flibuste.engine.refusal import NotAnAction
from flibuste.server import wire
from flibuste.server.problems import Refused
from flibuste.server.store.rows import SeatRow
from flibuste.server.tables.clock import set_deadline
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable

MOST_IN_A_ROW = 1000


def set_standing(table: LoadedTable, draft: Draft, seat: SeatRow, wanted: wire.SetStanding) -> list[wire.Standing]:
    """Remember an answer for a kind of question, or forget it; if that question is asked now, answer it."""
    draft.add_seat(seat)
    kind = (wanted.step, wanted.occasion)
    kept = [entry for entry in seat.standing if (entry["step"], entry.get("occasion", "")) != kind]
    if wanted.action is not None:
        kept.append(new_standing(table, wanted, wanted.action))
    seat.standing = kept
    now = time.time()
    give_standing_answers(table, draft, now)
    if draft.entries:
        set_deadline(table, now)
    return [describe_standing(entry) for entry in seat.standing]


def new_standing(table: LoadedTable, wanted: wire.SetStanding, text: str) -> Data:
    """A standing answer as the store keeps it; refuses questions that may not be answered in advance."""
    if (wanted.step, wanted.occasion) not in standing_kinds(table.game):
        raise Refused("bad-request", why=f"{wanted.step} {wanted.occasion}".strip())
    try:
        action = table.game.parse(text, None if table.match is None else table.state).notation
    except NotAnAction as error:
        raise Refused("not-an-action", message=str(error)) from error
    return {
        "step": wanted.step,
        "action": action,
        "until": wanted.until,
        "occasion": wanted.occasion,
        "span": current_span(table, wanted.until),
    }


def describe_standing(entry: Data) -> wire.Standing:
    """A standing answer as its player reads it."""
    return wire.Standing(entry["step"], entry["action"], entry["until"], entry.get("occasion", ""))


def standing_kinds(game: Game) -> set[tuple[str, str]]:
    """The questions that may be answered in advance: every reaction, in general and on each of its occasions."""
    return {(step.NAME, occasion) for step in game.steps if step.REACTION for occasion in ("", *step.OCCASIONS)}


def current_span(table: LoadedTable, until: str) -> str:
    """The name of the action or turn in progress; empty where the game does not name them."""
    if table.match is None or until == "match":
        return ""
    return table.game.spans(table.state)[0 if until == "action" else 1]


def give_standing_answers(table: LoadedTable, draft: Draft, now: float) -> None:
    """Give standing answers one after another until somebody has to think."""
    for _ in range(MOST_IN_A_ROW):
        drop_expired(table, draft)
        found = next_standing_answer(table)
        if found is None:
            return
        seat, action = found
        draft.entries.append(table.act(seat, action, None, "standing", now))


def next_standing_answer(table: LoadedTable) -> tuple[int, Action] | None:
    """A seat that is asked and has a legal standing answer to the question, with the action."""
    step = table.step
    if step is None or not step.REACTION:
        return None
    for seat in table.asked():
        for entry in table.seat(seat).standing:
            fits = entry["step"] == step.NAME and entry.get("occasion", "") in ("", step.occasion(table.state))
            for action in table.actions(seat) if fits else []:
                if action.notation == entry["action"]:
                    return seat, action
    return None


def drop_expired(table: LoadedTable, draft: Draft) -> None:
    """Forget the standing answers whose time is over."""
    if table.match is None:
        return
    asked = table.asked()
    for seat in table.seats:
        kept = [entry for entry in seat.standing if still_holds(table, entry, seat.seat in asked)]
        if len(kept) != len(seat.standing):
            draft.add_seat(seat)
            seat.standing = kept


def still_holds(table: LoadedTable, entry: Data, is_asked: bool) -> bool:
    """Whether a standing answer still counts.

    `action` and `turn` last as long as the game says. Where it does not say, `action` lasts until anybody is asked
    something else, and `turn` until this seat is.
    """
    step = table.step
    if step is None:
        return False
    if entry["until"] == "match":
        return True
    if entry.get("span"):
        return bool(entry["span"] == current_span(table, entry["until"]))
    return entry["step"] == step.NAME or (entry["until"] == "turn" and not is_asked)
