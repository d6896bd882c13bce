"""What a reader is sent about a table: the table itself, a seat's situation, and the log, in his language."""

import time
from functools import lru_cache
from typing import Any

from msgspec import structs

from flibuste.engine.action import Action
from flibuste.engine.game import Data, Game
from flibuste.engine.registry import UnknownGame, load_game
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.server import wire
from flibuste.server.people.reader import Reader
from flibuste.server.problems import say
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.store.rows import SeatRow, TableRow
from flibuste.server.tables.absence import describe_absent
from flibuste.server.tables.chances import describe_dice, describe_odds
from flibuste.server.tables.forms import describe_form, labels_by_rows
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.log_line import TAKEN_BACK, UNDO_NOTES, LogLine
from flibuste.server.tables.shares import describe_fairness
from flibuste.server.tables.standing_answers import describe_standing
from flibuste.server.tables.undo_consent import describe_request, may_ask
from flibuste.server.tables.vacation import away_until
from flibuste.words import Words
from flibuste.words.kinds import kind_of
from flibuste.words.vocabulary import Voice, voice_of

MOST_LINES = 200
MOST_READERS = 3  # with words, or knowledge, of their own: a line is kept in memory for so many


def words_for(table: LoadedTable, language: str, seat: int) -> Words:
    """The words for a reader at a seat: the game's messages, the players' names, what this seat calls the pieces.

    They are kept with the position, since a message needs them several times, and from one position to the next as long
    as they say the same: pictures remember what was said by the same words.
    """
    facts, names = None if table.match is None else table.facts, table.names()
    kept = table.words.get((language, seat))
    if kept is not None and kept[0] is facts and kept[1].names == names:
        return kept[1]
    words = Words(table.game, language, names, seat)
    if table.match is not None:
        speaker = speaker_of(table.game, language, tuple(names))
        words.piece_names = table.game.piece_names(table.match.state, engine_seat(seat), speaker.say)
    if kept is not None and kept[1].names == names and kept[1].piece_names == words.piece_names:
        words = kept[1]
    table.words[language, seat] = (facts, words)
    return words


@lru_cache(maxsize=4096)
def speaker_of(game: Game, language: str, names: tuple[str, ...]) -> Words:
    """Who says what pieces are called: always the same for the same names, so that a game can keep what he said."""
    return Words(game, language, names)


# ---- tables ----


def describe_table(row: TableRow, seats: list[SeatRow], reader: Reader, viewers: list[str | None]) -> wire.Table:
    """A table as everybody may know it, without its position. `viewers` are the players behind its open pages."""
    players = {seat.player_id for seat in seats}
    words = words_of_game(row.game, reader.language)
    options = visible_options(row, seats, reader, words)
    return wire.Table(
        id=row.id,
        game=row.game,
        title=row.game if words is None else words.title(),
        link=f"{reader.address}/t/{row.id}",
        status=row.status,  # type: ignore[arg-type]
        public=row.public,
        host=row.host == reader.player_id,
        pace=wire.Pace(**row.pace),
        start=row.start,  # type: ignore[arg-type]
        options=options,
        option_words=[] if words is None else [describe_value(words, *option) for option in options.items()],
        seats=[describe_seat(seat, reader, viewers) for seat in seats],
        asked=row.asked,
        number=row.version,
        deadline=row.deadline,
        created=row.created,
        changed=row.changed,
        fairness=describe_fairness(row, seats),
        outcome=describe_outcome(row.outcome, words, [seat.name for seat in seats]),
        forked_from=row.forked_from,
        origin=None if row.origin is None else wire.Origin(**row.origin),
        watchers=sum(viewer is None or viewer not in players for viewer in viewers),
        rated=row.rated,
        invited=row.invitation is not None,
        several_seats=row.several_seats,
        invitation=row.invitation if row.host == reader.player_id else None,
        absent=describe_absent(row, seats),
        tournament=row.tournament_id,
    )


def visible_options(row: TableRow, seats: list[SeatRow], reader: Reader, words: Words | None) -> Data:
    """The options without those that others have set for their own seats; when the game is over, all of them."""
    if words is None or words.game is None or row.status == "over":
        return row.options
    mine = [seat.seat for seat in seats if seat.player_id is not None and seat.player_id == reader.player_id]
    return words.game.known_options(row.options, mine)


def words_of_game(name: str, language: str) -> Words | None:
    """The words of a game; None for one that this server does not have (any more)."""
    try:
        return Words(load_game(name), language)
    except UnknownGame:
        return None


def describe_value(words: Words, name: str, value: bool | str) -> str:
    """An option with its value, in words."""
    return words.say("said-of", name=words.option(name), what=words.option_value(name, value))


def describe_seat(seat: SeatRow, reader: Reader, viewers: list[str | None]) -> wire.Seat:
    """A seat: who holds it, and whether a page of that player is open."""
    return wire.Seat(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        level=seat.level,
        mine=seat.player_id is not None and seat.player_id == reader.player_id,
        here=seat.player_id is not None and seat.player_id in viewers,
        stand_in=seat.stand_in,
        nonce=bool(seat.nonce),
        bank=seat.bank,
        away=away_until(seat, time.time()),
    )


def describe_outcome(data: Data | None, words: Words | None, names: list[str]) -> wire.Outcome | None:
    """How a game ended, also in words; None if it has not."""
    if data is None:
        return None
    text = ""
    if words is not None:
        speaker = Words(words.game, words.language, names)
        text = f"{speaker.outcome(data)} {speaker.end_reason(data['reason'])}"
    return wire.Outcome(data["scores"], data["winners"], data["reason"], text)


# ---- a seat's situation ----


def describe_situation(table: LoadedTable, reader: Reader, seat: int, log: wire.Log) -> wire.Situation:
    """All that a seat may know now, but for its picture. `log` is the part of the log to send along."""
    words = words_for(table, reader.language, seat)
    row = table.row
    return wire.Situation(
        table=row.id,
        seat=seat,
        number=row.version,
        status=row.status,  # type: ignore[arg-type]
        view=table.view(seat),
        picture=None,
        prompt=describe_prompt(table, seat, words),
        decision=describe_decision(table, seat, words),
        undo=table.can_undo(seat),
        mine=[describe_mine(table, number) for number in table.seats_of(reader.player_id)],
        log=log,
        clock=describe_clock(table),
        standing=[describe_standing(entry) for entry in (table.seat(seat).standing if seat else [])],
        outcome=describe_outcome(row.outcome, words, table.names()),
        scores=table.scores(),
        answered_for=describe_answered_for(table, seat, words),
        undo_asked=describe_request(table),
        may_ask_undo=may_ask(table, seat),
        absent=describe_absent(row, table.seats),
    )


def describe_clock(table: LoadedTable) -> wire.Clock:
    """Until when everybody has time, and when a window that waits is told: what everybody may know."""
    window, now = table.window, time.time()
    if window is None or not window.seconds:
        return wire.Clock(table.row.deadline, now)
    return wire.Clock(table.row.deadline, now, window.due, window.late is not None)


def describe_answered_for(table: LoadedTable, seat: int, words: Words) -> wire.AnsweredFor | None:
    """What the house has last answered for a seat, in words; only the seat itself is told."""
    found = table.answered_for.get(seat)
    return None if found is None else wire.AnsweredFor(found[0], words.action(found[1]))


def describe_mine(table: LoadedTable, number: int) -> wire.Mine:
    """A seat of the reader, and whether it has still to answer."""
    return wire.Mine(number, number in table.row.asked and not table.has_answered(number))


def draw_picture(game: Game, view: Data | None, words: Words) -> str | None:
    """The picture of a view as SVG, as it was drawn; None if there is no view or the game cannot draw."""
    if view is None:
        return None
    try:
        return game.picture(view, words.say)
    except NotImplementedError:
        return None


def describe_prompt(table: LoadedTable, seat: int, words: Words) -> wire.Prompt | None:
    """What is asked, and of whom; None before the game and after it. Only a seat itself knows that it has answered."""
    step = table.step
    if step is None:
        return None
    asked = table.asked()
    waiting = [number for number in asked if number != seat or not table.has_answered(seat)]
    text = words.prompt(step.NAME, step.prompt(table.state), waiting or asked)
    return wire.Prompt(step.NAME, step.CLAUSE, text, waiting)


def describe_decision(table: LoadedTable, seat: int, words: Words) -> wire.Decision | None:
    """What a seat is asked, or may still change, with its legal actions; None if it is not asked."""
    found, step = table.decision(seat), table.step
    if found is None or step is None or table.is_answered_for(seat):
        return None
    actions, position = table.actions(seat), table.position_of(seat)
    chosen = table.sealed_choice(seat)
    forms = table.game.forms(position, engine_seat(seat), actions)
    labels = labels_by_rows(forms, words)
    same = table.game.same(position, engine_seat(seat), actions)
    return wire.Decision(
        id=found,
        actions=[
            with_same(describe_option(position, seat, action, words, labels.get(action)), same.get(action))
            for action in actions
        ],
        sealed=isinstance(step, Sealed) or chosen is not None,
        chosen=None if chosen is None else chosen.notation,
        free=step.OPEN,
        standing=[action.notation for action in actions if not action.words] if step.REACTION else [],
        occasion=describe_occasion(step.occasion(table.state), words),
        forms=[describe_form(form, words) for form in forms],
        guide=words.say(f"guide-{step.NAME}") if words.lexicon.has(f"guide-{step.NAME}") else "",
    )


def describe_option(position: State, seat: int, action: Action, words: Words, label: str | None) -> wire.ActionInfo:
    """An action that a seat is offered: with its odds, whether it ends the turn, another label if there is one."""
    found, game = describe_action(action, words), words.game
    assert game is not None
    odds, ends = game.odds(position, engine_seat(seat), action), position.stack[-1].ends_turn(position, action)
    if label is None and odds is None and not ends:
        return found
    told = None if odds is None else describe_odds(odds, words)
    return structs.replace(found, label=found.label if label is None else label, odds=told, ends_turn=ends)


def with_same(found: wire.ActionInfo, same: Action | None) -> wire.ActionInfo:
    return found if same is None else structs.replace(found, same=same.notation)


def describe_occasion(name: str, words: Words) -> wire.Occasion | None:
    """The occasion of a reaction, in words; None where the question has none."""
    return wire.Occasion(name, words.say(f"occasion-{name}")) if name else None


def describe_action(action: Action, words: Words) -> wire.ActionInfo:
    """What an action is called and where it points."""
    names = words.piece_names
    pieces = tuple((word, names[word]) for _, word in action.words if word in names) if names else ()
    voice = words.voice if names_somebody(words.game, action) else voice_of(words.game, words.language, ())
    return cached_action(voice, type(action).__name__, action.clause, action, pieces)


def names_somebody(game: Game | None, action: Action) -> bool:
    """Whether the label of an action may have a player's name in it; else it is the same at all tables."""
    return game is None or any(kind_of(game, name) in game.seat_kinds for name, _ in action.words)


@lru_cache(maxsize=50_000)
def cached_action(
    voice: Voice, kind: str, clause: str, action: Action, pieces: tuple[tuple[str, str], ...]
) -> wire.ActionInfo:
    """`describe_action`, kept: the same actions are offered again and again."""
    text = Words(voice.game, voice.language, voice.names, piece_names=dict(pieces)).action(action)
    return wire.ActionInfo(action.notation, text, clause, list(action.targets()), action.verb)


# ---- the log ----


def describe_log(first: int, lines: list[LogLine], words: Words, seat: int, reveal_all: bool = False) -> wire.Log:
    """Lines of the log as a seat may know them; `first` is the number of the first."""
    events = [describe_line(number, line, words, seat, reveal_all) for number, line in enumerate(lines, start=first)]
    return wire.Log(first, first + len(lines), events)


def describe_line(number: int, line: LogLine, words: Words, seat: int, reveal_all: bool) -> wire.LogEvent:
    """One line of the log as a seat may know it; described once for all who know the same and read the same words."""
    data = line.known_to(seat, reveal_all)
    for event, known, spoken in line.described:
        if known is data and (spoken is words or says_the_same(spoken, words)):
            return event
    found = describe_event(number, data, words)
    line.described.append((found, data, words))
    del line.described[:-MOST_READERS]
    return found


def says_the_same(one: Words, other: Words) -> bool:
    """Whether two readers are told the same of the same events, and read the same in the same picture."""
    same = one.language == other.language and one.names == other.names
    return same and one.game is other.game and one.piece_names == other.piece_names


def describe_event(number: int, data: Data, words: Words) -> wire.LogEvent:
    """A line of the log from what a reader knows of it."""
    who = data.get("seat")
    if data["event"] in (TAKEN_BACK, *UNDO_NOTES):
        text = say(words.language, data["event"], name=words.seat(int(who or 0)))
        return wire.LogEvent(number, text, "", data["event"], who, [], data.get("takes_back"))
    targets, dice = event_targets(data), describe_dice(data, words)
    return wire.LogEvent(number, words.event(data), data["clause"], data["event"], who, targets, dice=dice)


def event_targets(data: Data) -> list[str]:
    """What an event speaks of, by the names that pictures and actions use for their targets."""
    found: list[str] = []
    for key, value in data.items():
        if key not in ("event", "clause", "seat", "hidden"):
            found += texts_in(value)
    return found


def texts_in(value: Any) -> list[str]:
    """All texts in a value of an event."""
    if isinstance(value, str):
        return [value]
    return [text for item in value for text in texts_in(item)] if isinstance(value, list) else []
