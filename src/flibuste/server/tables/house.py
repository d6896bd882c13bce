"""The house: it answers where a player has no choice or has said beforehand, and closes windows when their time is up.

Whatever it answers is an ordinary move of that player in the record of the match.
"""

from flibuste.engine.action import Action
from flibuste.engine.only_answer import only_answer
from flibuste.engine.step import Sealed
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.tables.deadline import set_deadline
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.standing_answers import drop_expired, standing_answer, wants_to_be_asked
from flibuste.server.tables.window import Held, Pauses, Window

MOST_IN_A_ROW = 1000


def go_on(table: LoadedTable, draft: Draft, now: float) -> None:
    """Answer for those who need not be asked, one after another, until somebody has to think or a window is open."""
    frame = table.frame
    for _ in range(MOST_IN_A_ROW):
        drop_expired(table, draft)
        window = table.window
        moved = give_answer(table, draft, now) if window is None else look_after(table, window, draft, now)
        if not moved:
            break
    if table.frame != frame:
        set_deadline(table)


def give_answer(table: LoadedTable, draft: Draft, now: float) -> bool:
    """Answer one question that is no reaction for a seat without a choice; whether there was one."""
    for seat in table.deciders():
        action = house_answer(table, seat)
        if action is not None:
            draft.entries.append(table.act(seat, action, None, "house", now))
            return True
    return False


def house_answer(table: LoadedTable, seat: int) -> Action | None:
    """What the house answers for a seat; None if its player is asked."""
    standing = standing_answer(table, seat)
    if standing is not None:
        return standing
    if is_shared_secret(table, seat) or wants_to_be_asked(table, seat):
        return None
    return only_answer(table.position_of(seat), table.actions(seat))


def is_shared_secret(table: LoadedTable, seat: int) -> bool:
    """Whether not being asked would tell the others something that no schedule can hide.

    So it is with sealed choices where several people sit, and with reactions of people who share one screen.
    """
    step = table.position_of(seat).stack[-1]
    if isinstance(step, Sealed):
        return table.window_seconds() > 0
    mine = table.seat(seat)
    if not step.REACTION or mine.bot() is not None or table.row.pace.get("window") == 0:
        return False
    return any(other is not mine and other.player_id == mine.player_id for other in table.seats)


# ---- windows ----


def look_after(table: LoadedTable, window: Window, draft: Draft, now: float) -> bool:
    """Fill in what the house answers; then close the window or extend it, if it is time. Whether it was closed."""
    fill_in(table, window, now)
    if window.needs_extension(now):
        window.extend()
        draft.row_changed = True
    if not window.is_over(now):
        return False
    close(table, window, draft, now)
    return True


def fill_in(table: LoadedTable, window: Window, now: float) -> None:
    """Put down the answers of those who need not be asked."""
    for seat in window.unanswered():
        action = house_answer(table, seat)
        if action is not None:
            made_by = "standing" if len(table.actions(seat)) > 1 else "house"
            window.hold(seat, Held(action, None, made_by), now, table.seat(seat).bot())
            if pauses_of(table, seat).draw():
                window.pausing.add(seat)


def close(table: LoadedTable, window: Window, draft: Draft, now: float) -> None:
    """Tell the answers in the order of the rules, as far as the window goes on as expected."""
    for seat in window.seats():
        held = window.held.get(seat)
        if held is None or table.deciders() != [seat] or table.state.refusal(engine_seat(seat), held.action):
            return
        if held.made_by in ("human", "bot") and held.is_pass:
            pauses_of(table, seat).count(window.late is not None and seat in window.late)
        draft.entries.append(table.act(seat, held.action, held.key, held.made_by, now))
        if not held.is_pass:
            return


def pauses_of(table: LoadedTable, seat: int) -> Pauses:
    """How often a seat takes its time."""
    return table.pauses.setdefault(seat, Pauses())
