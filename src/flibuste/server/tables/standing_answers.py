"""Standing answers: what a player has said once for a kind of question, given for him whenever it is asked.

Instead of an answer he can also say that he wishes to be asked (`ASK`), even where there is only one.
"""

from flibuste.engine.action import Action
from flibuste.engine.game import Data, Game
from flibuste.engine.refusal import NotAnAction
from flibuste.server import wire
from flibuste.server.problems import Refused
from flibuste.server.store.rows import SeatRow
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable

ASK = "ask"


def set_standing(table: LoadedTable, draft: Draft, seat: SeatRow, wanted: wire.SetStanding) -> list[wire.Standing]:
    """Remember an answer for a kind of question, or forget it."""
    draft.add_seat(seat)
    kind = (wanted.step, wanted.occasion)
    kept = [entry for entry in seat.standing if (entry["step"], entry.get("occasion", "")) != kind]
    if wanted.action is not None:
        kept.append(new_standing(table, wanted, wanted.action))
    seat.standing = kept
    return [describe_standing(entry) for entry in seat.standing]


def new_standing(table: LoadedTable, wanted: wire.SetStanding, text: str) -> Data:
    """A standing answer as the store keeps it; refuses questions that may not be answered in advance."""
    kinds = askable_kinds(table.game) if text == ASK else standing_kinds(table.game)
    if (wanted.step, wanted.occasion) not in kinds:
        raise Refused("bad-request", why=f"{wanted.step} {wanted.occasion}".strip())
    return {
        "step": wanted.step,
        "action": text if text == ASK else read_notation(table, text),
        "until": wanted.until,
        "occasion": wanted.occasion,
        "span": current_span(table, wanted.until),
    }


def read_notation(table: LoadedTable, text: str) -> str:
    """An action as the rules write it; refuses what is none."""
    try:
        return table.game.parse(text, None if table.match is None else table.state).notation
    except NotAnAction as error:
        raise Refused("not-an-action", message=str(error)) from error


def askable_kinds(game: Game) -> set[tuple[str, str]]:
    """The questions that a player may wish to be asked in any case: all together, or one kind."""
    return {("", ""), *((step.NAME, "") for step in game.steps)}


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


def standing_answer(table: LoadedTable, seat: int) -> Action | None:
    """The standing answer of a seat to what it is asked, if it has one that is legal."""
    position = table.position_of(seat)
    step = position.stack[-1]
    if not step.REACTION:
        return None
    for entry in table.seat(seat).standing:
        fits = entry["step"] == step.NAME and entry.get("occasion", "") in ("", step.occasion(position))
        for action in table.actions(seat) if fits else []:
            if action.notation == entry["action"]:
                return action
    return None


def wants_to_be_asked(table: LoadedTable, seat: int) -> bool:
    """Whether a player wishes to give even an answer without a choice himself, here or at every question."""
    name = table.position_of(seat).stack[-1].NAME
    return any(entry["action"] == ASK and entry["step"] in ("", name) for entry in table.seat(seat).standing)


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
