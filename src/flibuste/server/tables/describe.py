"""What a reader is told: a table, and a situation as one seat may know it, in his language."""

import time
from functools import lru_cache
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.game import Data, Game
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.server import wire
from flibuste.server.problems import say
from flibuste.server.store.rows import SeatRow, TableRow
from flibuste.server.tables.loaded_table import TAKEN_BACK, LoadedTable, LogLine
from flibuste.words import Words

MOST_LINES = 200


def words_for(table: LoadedTable, language: str, seat: int) -> Words:
    """The words for a seat (from 1; 0: a spectator) of a table, with what it calls the pieces."""
    words = Words(table.game, language, table.names(), seat)
    if table.match is not None:
        words.piece_names = table.game.piece_names(table.match.state, seat - 1, words.say)
    return words


class Reader:
    """Who reads: the player, his language, the seat he looks through (0: a spectator), and how he reached us."""

    def __init__(self, player_id: str | None, language: str, address: str) -> None:
        self.player_id = player_id
        self.language = language
        self.address = address


# ---- tables ----


def describe_table(row: TableRow, seats: list[SeatRow], reader: Reader, pages: list[str | None]) -> wire.Table:
    """A table without its game, and whose pages show it: what everybody may know."""
    players = {seat.player_id for seat in seats}
    words = title_words(row.game, reader.language)
    options = known_options(row, seats, reader, words)
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
        option_words=[] if words is None else [option_words(words, *option) for option in options.items()],
        seats=[describe_seat(seat, reader, pages) for seat in seats],
        asked=row.asked,
        number=row.version,
        deadline=row.deadline,
        created=row.created,
        changed=row.changed,
        fairness=wire.Fairness(row.commitment, row.nonces, row.secret if row.status == "over" else None),
        outcome=describe_outcome(row.outcome, words, [seat.name for seat in seats]),
        forked_from=row.forked_from,
        watchers=sum(page is None or page not in players for page in pages),
    )


def known_options(row: TableRow, seats: list[SeatRow], reader: Reader, words: Words | None) -> Data:
    """The options without what others have set for their own seats; when the game is over, all of them."""
    if words is None or words.game is None or row.status == "over":
        return row.options
    mine = [seat.seat for seat in seats if seat.player_id is not None and seat.player_id == reader.player_id]
    return words.game.known_options(row.options, mine)


def title_words(game: str, language: str) -> Words | None:
    """The words of a game, or None for one that this server does not have (any more)."""
    from flibuste.engine.registry import UnknownGame, load_game

    try:
        return Words(load_game(game), language)
    except UnknownGame:
        return None


def option_words(words: Words, name: str, value: bool | str) -> str:
    return f"{words.option(name)}: {words.option_value(name, value)}"


def describe_seat(seat: SeatRow, reader: Reader, pages: list[str | None]) -> wire.Seat:
    return wire.Seat(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        level=seat.level,
        mine=seat.player_id is not None and seat.player_id == reader.player_id,
        here=seat.player_id is not None and seat.player_id in pages,
        stand_in=seat.stand_in,
        nonce=bool(seat.nonce),
    )


def describe_outcome(data: Data | None, words: Words | None, names: list[str]) -> wire.Outcome | None:
    if data is None:
        return None
    text = ""
    if words is not None:
        speaker = Words(words.game, words.language, names)
        text = f"{speaker.outcome(data)} {speaker.end_reason(data['reason'])}"
    return wire.Outcome(data["scores"], data["winners"], data["reason"], text)


# ---- a situation ----


def situation(table: LoadedTable, reader: Reader, seat: int, lines: wire.Log, picture: bool) -> wire.Situation:
    """All that a seat may know now."""
    words = words_for(table, reader.language, seat)
    row, match = table.row, table.match
    view = None if match is None else table.game.view(match.state, seat - 1)
    return wire.Situation(
        table=row.id,
        seat=seat,
        number=row.version,
        status=row.status,  # type: ignore[arg-type]
        view=view,
        picture=draw_picture(table.game, view, words) if picture else None,
        prompt=None if match is None else prompt(match.state, words),
        decision=decision(table, seat, words),
        undo=seat > 0 and match is not None and row.status == "playing" and match.can_undo(seat - 1),
        mine=[wire.Mine(number, number in row.asked) for number in table.seats_of(reader.player_id)],
        log=lines,
        clock=wire.Clock(row.deadline, time.time()),
        standing=[wire.Standing(**standing_fields(entry)) for entry in (table.seat(seat).standing if seat else [])],
        outcome=describe_outcome(row.outcome, words, table.names()),
        scores=None if match is None else table.game.scores(match.state, view),
    )


def standing_fields(entry: Data) -> Data:
    """A standing answer as it is kept, for its seat to read."""
    return {"occasion": "", **{key: entry[key] for key in ("step", "action", "until", "occasion") if key in entry}}


def draw_picture(game: Game, view: Data | None, words: Words) -> str | None:
    """The picture of a view, where the game can draw."""
    if view is None:
        return None
    try:
        return game.picture(view, words.say)
    except NotImplementedError:
        return None


def prompt(state: State, words: Words) -> wire.Prompt | None:
    if not state.stack:
        return None
    step = state.stack[-1]
    asked = [seat + 1 for seat in state.deciders()]
    return wire.Prompt(step.NAME, step.CLAUSE, words.prompt(step.NAME, step.prompt(state), asked), asked)


def decision(table: LoadedTable, seat: int, words: Words) -> wire.Decision | None:
    """What a seat is asked, or may still change."""
    found = table.decision(seat)
    if found is None:
        return None
    step = table.state.stack[-1]
    actions = table.state.options(seat - 1)
    sealed = isinstance(step, Sealed)
    chosen = step.slot_of(seat - 1) if isinstance(step, Sealed) else None
    return wire.Decision(
        id=found,
        actions=[describe_action(action, words) for action in actions],
        sealed=sealed,
        chosen=None if chosen is None else chosen.notation,
        free=step.OPEN,
        standing=[action.notation for action in actions if not action.words] if step.REACTION else [],
        occasion=describe_occasion(step.occasion(table.state), words),
    )


def describe_occasion(name: str, words: Words) -> wire.Occasion | None:
    return wire.Occasion(name, words.say(f"occasion-{name}")) if name else None


def describe_action(action: Action, words: Words) -> wire.ActionInfo:
    """What an action is called and where it points, kept: the same ones are offered again and again."""
    piece_names = tuple((word, words.piece_names[word]) for _, word in action.words if word in words.piece_names)
    names, kind = tuple(words.names), type(action).__name__
    return known_action(words.game, words.language, names, kind, action.clause, action, piece_names)


@lru_cache(maxsize=50_000)
def known_action(
    game: Game,
    language: str,
    names: tuple[str, ...],
    kind: str,
    clause: str,
    action: Action,
    piece_names: tuple[tuple[str, str], ...],
) -> wire.ActionInfo:
    text = Words(game, language, names, piece_names=dict(piece_names)).action(action)
    return wire.ActionInfo(action.notation, text, clause, list(action.targets()), action.verb)


# ---- the log ----


def describe_log(first: int, lines: list[LogLine], words: Words, seat: int, open_: bool = False) -> wire.Log:
    """Lines of the log as a seat (from 1; 0: a spectator) may know them."""
    events = [describe_line(number, line, words, seat, open_) for number, line in enumerate(lines, start=first)]
    return wire.Log(first, first + len(lines), events)


def describe_line(number: int, line: LogLine, words: Words, seat: int, open_: bool) -> wire.LogEvent:
    data = line.known_to(seat - 1, open_)
    who = data.get("seat")
    if data["event"] == TAKEN_BACK:
        text = say(words.language, TAKEN_BACK, name=words.seat(int(who or 0)))
        return wire.LogEvent(number, text, "", TAKEN_BACK, who, [], data.get("takes_back"))
    return wire.LogEvent(number, words.event(data), data["clause"], data["event"], who, event_targets(data))


def event_targets(data: Data) -> list[str]:
    """The things that an event speaks of, by the names that pictures and actions use."""
    found: list[str] = []
    for key, value in data.items():
        if key not in ("event", "clause", "seat", "hidden"):
            found += texts(value)
    return found


def texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [text for item in value for text in texts(item)] if isinstance(value, list) else []


@lru_cache(maxsize=1)
def look_css() -> str:
    from flibuste.drawing.symbols import read

    return read("look.css")
