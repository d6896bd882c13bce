"""Answers and undo: each is carried out once, however often it is sent, or refused with a reason."""

import time

from flibuste.engine.action import Action
from flibuste.engine.refusal import GAME_OVER, NOT_ASKED, IllegalAction, NotAnAction, Refusal
from flibuste.rulebook.catalogue import all_named, examples, named
from flibuste.server import wire
from flibuste.server.people.players import OWN_BOTS
from flibuste.server.problems import Refused, say
from flibuste.server.seat_numbers import server_seat
from flibuste.server.store import Duplicate, queries
from flibuste.server.store.rows import EntryRow, SeatRow
from flibuste.server.tables.deadline import set_deadline
from flibuste.server.tables.describe import words_for
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.house import go_on, house_answer
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.seats import seat_to_answer
from flibuste.server.tables.thinking import charge
from flibuste.server.tables.undo_consent import forget_request
from flibuste.server.tables.window import Held
from flibuste.words import languages
from flibuste.words.meaning import meant

LONGEST = 200

# ---- acting ----


async def act(tables: TableRegistry, table_id: str, player_id: str, answer: wire.Answer, language: str) -> wire.Done:
    """Carry out an answer. When this returns, it is in the store, or it is held until its window closes."""

    def work(table: LoadedTable, draft: Draft) -> wire.Done:
        seat = seat_to_answer(table, player_id, answer.seat)
        draft.is_move = True
        return apply_answer(table, draft, seat, answer, language, player_id)

    began = time.perf_counter()
    try:
        done = await tables.change(table_id, work)
        if done.held:
            tables.tell_player(table_id, player_id)
        else:
            tables.metrics.move_seconds.add(time.perf_counter() - began)
        return done
    except (Refused, Duplicate) as problem:
        if isinstance(problem, Refused) and problem.error not in ("stale", "not-playing"):
            raise
        earlier = await find_earlier_answer(tables, table_id, player_id, answer)
        if earlier is not None:
            return earlier
        if isinstance(problem, Refused):
            raise
        raise Refused("key-reused") from problem


def apply_answer(
    table: LoadedTable, draft: Draft, seat: SeatRow, answer: wire.Answer, language: str, player_id: str
) -> wire.Done:
    """Carry out an answer at a table in memory, and what the house answers after it; or hold it, in a window."""
    key = stored_key(player_id, seat.seat, answer.key)
    made_by = "bot" if player_id == OWN_BOTS else "human"
    if key in table.entries_by_key:
        return acknowledge_again(table, table.entries_by_key[key], answer.action)
    if table.row.status != "playing":
        raise Refused("not-playing")
    if table.decision(seat.seat) != answer.decision:
        raise Refused("stale", hint=say(language, "hint-stale"))
    action = read_action(table, answer.action, seat.seat)
    if table.window is not None and table.window.has_key(key):
        return wire.Done(table.last_entry, answer.decision, repeated=True, held=True)
    now, since = time.time(), table.thinking.since
    if table.window is None:
        frame = table.frame
        draft.entries.append(carry_out(table, seat.seat, action, key, made_by, now, language))
        if table.frame != frame:
            set_deadline(table)
    else:
        hold(table, seat, Held(action, key, made_by), now, language)
    if made_by == "human" and seat.stand_in is not None:
        draft.add_seat(seat)
        seat.stand_in = None
    if made_by == "human":
        forget_request(table, seat.seat)
    go_on(table, draft, now)
    entry = table.entries_by_key.get(key)
    if entry is not None and made_by == "human" and charge(table.row.pace, seat, since, now):
        draft.add_seat(seat)
    number = table.last_entry if entry is None else entry.number
    return wire.Done(number, table.decision(seat.seat), held=entry is None)


def hold(table: LoadedTable, seat: SeatRow, held: Held, now: float, language: str) -> None:
    """Keep an answer until its window closes; an illegal one is refused in words."""
    refusal, window = table.refusal(seat.seat, held.action), table.window
    if refusal is not None:
        raise explain_refusal(table, seat.seat, refusal, language)
    assert window is not None
    window.hold(seat.seat, held, now, seat.bot())


def read_action(table: LoadedTable, text: str, seat: int) -> Action:
    """The action that a text of a seat means: one of its legal actions, else any action of the game."""
    for action in table.actions(seat):
        if action.notation == text:
            return action
    try:
        return table.game.parse(text, None if table.match is None else table.state)
    except NotAnAction as error:
        found = in_own_words(table, text[:LONGEST], seat)
        if len(found) == 1:
            return found[0]
        meanings = [action for action in table.actions(seat) if action in found]
        raise misunderstood(table, text[:LONGEST], seat, meanings) from error


def misunderstood(table: LoadedTable, text: str, seat: int, meanings: list[Action]) -> Refused:
    """A text that means nothing here, or several things: what one may write instead, in every language."""
    spoken = {f"examples_{language}": words_for(table, language, seat) for language in languages()}
    told = {name: examples(meanings or table.actions(seat), words) for name, words in spoken.items()}
    return Refused("not-an-action", text=text, several=len(meanings), **told)


def in_own_words(table: LoadedTable, text: str, seat: int) -> list[Action]:
    """The choices of a seat that a text may mean, in any language; else the actions of the game, to be refused."""
    spoken = [words_for(table, language, seat) for language in languages()]
    return meant(text, named(table.actions(seat), spoken)) or meant(text, all_named(table.game, spoken))


def carry_out(
    table: LoadedTable, seat: int, action: Action, key: str | None, made_by: str, now: float, language: str
) -> EntryRow:
    """Carry out an action; an illegal one is refused in words."""
    try:
        return table.act(seat, action, key, made_by, now)
    except IllegalAction as illegal:
        raise explain_refusal(table, seat, illegal.refusal, language) from illegal


def explain_refusal(table: LoadedTable, seat: int, refusal: Refusal, language: str) -> Refused:
    """What the rules refuse, with the clause and the reason in words."""
    text = words_for(table, language, seat).refusal(refusal)
    message = f"{refusal.clause}: {text}" if refusal.clause else text
    hint = say(language, "hint-not-asked") if refusal.reason in (NOT_ASKED, GAME_OVER) else None
    return Refused("illegal", message=message, clause=refusal.clause or None, hint=hint)


# ---- taking back ----


async def undo(tables: TableRegistry, table_id: str, player_id: str, wanted: wire.Undo) -> wire.Done:
    """Take a player's last move back. When this returns, it is in the store."""

    def work(table: LoadedTable, draft: Draft) -> wire.Done:
        seat = seat_to_answer(table, player_id, wanted.seat)
        return apply_undo(table, draft, seat, stored_key(player_id, seat.seat, wanted.key))

    try:
        return await tables.change(table_id, work)
    except (Refused, Duplicate) as problem:
        if isinstance(problem, Refused) and problem.error != "no-undo":
            raise
        async with tables.locked(table_id) as table:
            seat = seat_to_answer(table, player_id, wanted.seat).seat
            key = stored_key(player_id, seat, wanted.key)
            entry = await tables.store.read(queries.entry_by_key, table_id, key)
            if entry is not None:
                return acknowledge_again(table, entry, None)
        raise


def apply_undo(table: LoadedTable, draft: Draft, seat: SeatRow, key: str) -> wire.Done:
    """Take the last move back, and with it what the house had answered for the same seat, where the match allows it."""
    if key in table.entries_by_key:
        return acknowledge_again(table, table.entries_by_key[key], None)
    if table.row.status != "playing":
        raise Refused("no-undo")
    now = time.time()
    entry = table.undo(seat.seat, key, now)
    draft.add_seat(seat)
    draft.entries.append(entry)
    while table.can_undo(seat.seat) and house_answer(table, seat.seat) is not None:
        entry = table.undo(seat.seat, None, now)
        draft.entries.append(entry)
    set_deadline(table)
    return wire.Done(entry.number, table.decision(seat.seat))


# ---- what was sent twice ----


def stored_key(player_id: str, seat: int, key: str) -> str:
    """The key of an answer as it is stored. No key that a player can choose is one of the house's bots."""
    return f"house {seat}:{key}" if player_id == OWN_BOTS else f"{seat}:{key}"


async def find_earlier_answer(
    tables: TableRegistry, table_id: str, player_id: str, answer: wire.Answer
) -> wire.Done | None:
    """The acknowledgement of an answer that was carried out earlier under the same key; None if there was none."""
    async with tables.locked(table_id) as table:
        seat = seat_to_answer(table, player_id, answer.seat).seat if player_id != OWN_BOTS else answer.seat or 0
        key = stored_key(player_id, seat, answer.key)
        entry = await tables.store.read(queries.entry_by_key, table_id, key)
        return None if entry is None else acknowledge_again(table, entry, answer.action)


def acknowledge_again(table: LoadedTable, entry: EntryRow, action: str | None) -> wire.Done:
    """Acknowledge an entry once more; refuses a key that was used for something else. `action` is None for an undo."""
    seat = server_seat(entry.seat)
    if action is not None and (entry.kind != "move" or read_action(table, action, seat).notation != entry.action):
        raise Refused("key-reused")
    if action is None and entry.kind != "undo":
        raise Refused("key-reused")
    return wire.Done(entry.number, table.decision(seat), repeated=True)
