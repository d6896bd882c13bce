"""A table in memory: its row, its seats and, once the game has begun, its match.

Everything that happens at a table is first done here and returned as an entry. The registry writes the entry to the
store before anybody hears of it; if that fails, it drops this object and loads the table again.
"""

from functools import partial
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Draw, Fast
from flibuste.engine.game import Data, Game, outcome_data
from flibuste.engine.journal import Event
from flibuste.engine.perspective import imagine
from flibuste.engine.refusal import Refusal
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.engine.step import Sealed, Step
from flibuste.records.match import Match
from flibuste.server.problems import Refused
from flibuste.server.seat_numbers import engine_seat, server_seat
from flibuste.server.store.rows import EntryRow, SeatRow, TableRow
from flibuste.server.tables.hiding import may_hide
from flibuste.server.tables.log_line import TAKEN_BACK, LogLine
from flibuste.server.tables.position_facts import PositionFacts
from flibuste.server.tables.shares import fix_shares, seed_and_source
from flibuste.server.tables.thinking import Thinking
from flibuste.server.tables.window import Pauses, Window, asked_together
from flibuste.words import Words

WINDOW_SECONDS = 3


class DamagedTable(Exception):
    """What the store holds of a table is not what the rules make of its moves."""


class LoadedTable:
    """See the module. All methods count seats from 1 (`seat_numbers`).

    `last_entry` is the number of the newest entry; `move_count` counts the moves that were not taken back; `frame` is
    the number of the entry that led to the question now asked, and part of the id of every decision. `log` holds the
    lines from number `first_line` on; `move_lines` has the number of the first line of each move, for undo.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.game: Game = load_game(row.game, rules=row.rules_version)
        self.match: Match | None = None
        self.last_entry = -1
        self.move_count = 0
        self.frame = 0
        self.past: list[list[Any]] = (row.dice or {}).get("past", [])  # told at the table that this was forked from
        self.log: list[LogLine] = []
        self.first_line = 0
        self.move_lines: list[int] = []
        self.events_read = 0
        self.last_snapshot = 0
        self.entries_by_key: dict[str, EntryRow] = {}
        self.last_at = row.changed
        self.thinking = Thinking(row.changed)
        self.pauses: dict[int, Pauses] = {}
        self.answered_for: dict[int, tuple[str, Action]] = {}
        self._facts: PositionFacts | None = None
        self._window: Window | None = None
        self.is_shared = False  # another server writes here, too
        self.is_stored = False  # its whole row was written by this server: an earlier one may have left a secret open
        self.has_chosen: set[int] = set()  # the seats whose players have chosen something themselves
        self.words: dict[tuple[str, int], tuple[PositionFacts | None, Words]] = {}
        self.shared: dict[tuple[Any, ...], Any] = {}  # what all who look on are told alike, until the next change

    # ---- seats ----

    def seat(self, number: int) -> SeatRow:
        """The row of a seat; refuses a number that this table does not have."""
        if not 1 <= number <= len(self.seats):
            raise Refused("not-found")
        return self.seats[engine_seat(number)]

    def seats_of(self, player_id: str | None) -> list[int]:
        """The seats that a player holds here."""
        return [] if player_id is None else [seat.seat for seat in self.seats if seat.player_id == player_id]

    def names(self) -> list[str]:
        """The names of all players, in the order of seats."""
        return [seat.name for seat in self.seats]

    def check_rules_version(self) -> None:
        """Refuse a table whose game was begun under a version of the rules that is not played any more, or not yet."""
        if self.row.rules_version != self.game.rules:
            raise Refused("rules-changed", played=self.row.rules_version, known=self.game.rules_version)

    # ---- the position ----

    @property
    def state(self) -> State:
        """The position; refuses a table whose game has not begun."""
        if self.match is None:
            raise Refused("not-playing")
        return self.match.state

    @property
    def step(self) -> Step[Any] | None:
        """What is being decided; None before the game and after it."""
        return self.match.state.stack[-1] if self.match is not None and self.match.state.stack else None

    @property
    def facts(self) -> PositionFacts:
        """What follows from the position as it is now."""
        if self._facts is None or self._facts.state is not self.state:
            self._facts = PositionFacts(self.game, self.state)
        return self._facts

    @property
    def line_count(self) -> int:
        """How many lines the log has, those that are only in the store included."""
        return self.first_line + len(self.log)

    @property
    def window(self) -> Window | None:
        """The window that is open now; None where the question is no reaction."""
        step = self.step
        if step is None or not step.REACTION:
            self._window = None
            return None
        earlier = self._window
        if earlier is None or earlier.state is not self.state or earlier.move != self.move_count:
            self._window = self.open_window()
            if earlier is not None:
                self._window.take_over(earlier)
        return self._window

    def take_over(self, earlier: "LoadedTable") -> None:
        """Keep the answers that a table held which had to be read anew."""
        self._window = earlier._window
        self.is_shared = True

    def open_window(self) -> Window:
        """The window of a question that has just been asked. It need not wait if nothing hidden could matter."""
        seconds = self.window_seconds()
        if seconds and not may_hide(self.facts, self.deciders()[0]):
            seconds = 0.0
        seats = asked_together(self.facts, partial(self.may_join, seconds))
        return Window(self.last_at, seconds, seats, self.move_count)

    def may_join(self, seconds: float, others: list[int], number: int) -> bool:
        """Whether a seat is asked together with others: people who share a screen are not.

        Where nobody is to wait, only bots are, so that a person is not asked before it is his turn.
        """
        seat = self.seat(number)
        if seat.player_id is not None and seat.player_id in [self.seat(other).player_id for other in others]:
            return False
        return seconds > 0 or all(self.seat(other).bot() is not None for other in (*others, number))

    def window_seconds(self) -> float:
        """How long a window lasts. Nobody waits if fewer than two people sit, or another server holds answers."""
        people = {seat.player_id for seat in self.seats if seat.bot() is None}
        waits = len(people) > 1 and not self.is_shared
        return float(self.row.pace.get("window", WINDOW_SECONDS)) if waits else 0.0

    def asked(self) -> list[int]:
        """The seats that have to decide now, as everybody sees it."""
        window = self.window
        return self.deciders() if window is None else window.asked()

    def deciders(self) -> list[int]:
        """The seats that the rules ask now."""
        return [] if self.match is None else [server_seat(seat) for seat in self.match.state.deciders()]

    def awaited(self) -> list[int]:
        """The seats whose answer is not in: only the house may know."""
        window = self.window
        return self.deciders() if window is None else window.unanswered()

    def has_answered(self, seat: int) -> bool:
        """Whether the answer of a seat is in and waits for its window to close."""
        window = self.window
        return window is not None and seat in window.held

    def holds_answers(self) -> bool:
        """Whether somebody has answered, and a window that is open keeps it."""
        return self._window is not None and bool(self._window.held)

    def is_answered_for(self, seat: int) -> bool:
        """Whether the house has answered for a seat in the window that is open."""
        window = self.window
        return window is not None and seat in window.held and window.held[seat].made_by in ("house", "standing")

    def position_of(self, seat: int) -> State:
        """The position in which a seat answers: in a window, all who come before it have passed."""
        return self.facts_of(seat).state

    def facts_of(self, seat: int) -> PositionFacts:
        """What follows from the position in which a seat answers."""
        window = self.window
        return self.facts if window is None else window.positions.get(seat, self.facts)

    def actions(self, seat: int) -> list[Action]:
        """What a seat may choose now, worked out once per position and seat."""
        return [] if self.match is None else self.facts_of(seat).actions(seat)

    def scores(self) -> list[int] | None:
        """The points of every seat as everybody sees them, worked out once per position."""
        return None if self.match is None else self.facts.scores()

    def decision(self, seat: int) -> str | None:
        """The id of the question that a seat is asked, or whose sealed answer it may still change; None if neither."""
        return f"{self.frame}.{seat}" if self.actions(seat) else None

    def sealed_choice(self, seat: int) -> Action | None:
        """What a seat has chosen in a secret decision, or in a window, that is not told yet."""
        step, window = self.step, self.window
        if window is not None and seat in window.held:
            return window.held[seat].action
        return step.slot_of(engine_seat(seat)) if isinstance(step, Sealed) else None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the last move."""
        match = self.match
        return match is not None and self.row.status == "playing" and seat > 0 and match.can_undo(engine_seat(seat))

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the rules refuse an action of a seat; None if it is legal."""
        return self.position_of(seat).refusal(engine_seat(seat), action)

    def view(self, seat: int) -> Data | None:
        """All that a seat may know of the position; None before the game has begun."""
        return None if self.match is None else self.game.view(self.match.state, engine_seat(seat))

    def imagine(self, seat: int, secret: str) -> State:
        """A position that a seat cannot tell from the real one; what it cannot see is drawn from `secret`."""
        return imagine(self.game, self.position_of(seat), engine_seat(seat), Fast(secret))

    # ---- what happens ----

    def begin(self, now: float) -> EntryRow:
        """Start the game: mix the players' nonces into the dice, and deal."""
        fix_shares(self.row, self.seats)
        self.row.status = "playing"
        return self.deal(now)

    def deal(self, now: float) -> EntryRow:
        """Set up the game and return entry 0, which also holds what a fork was told before."""
        self.match = self.new_match()
        self.thinking = Thinking(now)
        events = self.past + self.take_new_events("deal", 0)
        return self.make_entry("deal", 0, "", self.match.opening.draws, None, "deal", now, events)

    def new_match(self) -> Match:
        """The match of this table before its first move."""
        row = self.row
        if row.dice is None:
            secret, nonces = bytes.fromhex(row.secret), tuple(row.nonces)
            match = Match.fair(self.game, row.size, row.options, secret, nonces, row.position)
        else:
            seed, source = seed_and_source(row, self.game.settle_options(row.options))
            match = Match.shared(self.game, row.size, row.options, seed, source, row.position)
        match.names = self.names()
        return match

    def act(self, seat: int, action: Action, key: str | None, made_by: str, now: float) -> EntryRow:
        """Carry out an action of a seat, or raise IllegalAction and change nothing."""
        assert self.match is not None
        before = self.step
        self.note_answered_for(seat, action, made_by)
        self.match.act(engine_seat(seat), action)
        self._facts = None
        self.move_count += 1
        is_new = not (isinstance(before, Sealed) and self.step is before)
        if is_new:
            self.frame = self.last_entry + 1
        self.thinking.answered(self.seat(seat), now, is_new, len(self.match.before))
        made = self.match.moves[-1]
        if made_by == "human":
            self.has_chosen.add(seat)
        return self.make_entry("move", seat, made.action, made.draws, key, made_by, now)

    def note_answered_for(self, seat: int, action: Action, made_by: str) -> None:
        """Remember what the house has answered last for a seat since that answered for itself."""
        if made_by == "house" and self.step is not None:
            self.answered_for[seat] = (self.step.NAME, action)
        else:
            self.answered_for.pop(seat, None)

    def undo(self, seat: int, key: str | None, now: float) -> EntryRow:
        """Take back the last move of a seat; refuses when it may not."""
        assert self.match is not None
        before = self.step
        if not self.match.undo(engine_seat(seat)):
            raise Refused("no-undo")
        self.forget_position()
        self.thinking.taken_back(self.seat(seat))
        self.move_count -= 1
        after = self.step
        if not (isinstance(before, Sealed) and isinstance(after, Sealed) and before.seats == after.seats):
            self.frame = self.last_entry + 1
        return self.make_entry("undo", seat, "", [], key, "human", now)

    def forget_position(self) -> None:
        """The position has changed: forget what followed from the one before."""
        self._facts = self._window = None

    def note(self, seat: int, key: str | None, now: float, events: list[list[Any]]) -> EntryRow:
        """Something that is only told: it joins the log and changes nothing."""
        return self.make_entry("note", seat, "", [], key, "human", now, events)

    def make_entry(
        self,
        kind: str,
        seat: int,
        action: str,
        draws: list[Draw],
        key: str | None,
        made_by: str,
        now: float,
        events: list[list[Any]] | None = None,
    ) -> EntryRow:
        """The entry of what was just done; its events, or those that are given, join the log."""
        first = self.line_count
        if events is None:
            events = self.take_new_events(kind, seat)
        entry = EntryRow(
            table_id=self.row.id,
            number=self.last_entry + 1,
            kind=kind,
            move=self.move_count,
            seat=engine_seat(seat),
            action=action,
            draws=[draw.as_list() for draw in draws],
            digest=self.digest(kind),
            frame=self.frame,
            first_event=first,
            events=events,
            scores=self.scores(),
            answer_key=key,
            made_by=made_by,
            at=now,
        )
        self.last_entry = entry.number
        self.last_at = now
        self.log += [LogLine(entry.number, public, private) for public, private in events]
        if key is not None:
            self.entries_by_key[key] = entry
        return entry

    def digest(self, kind: str) -> str:
        """The digest of the position after an entry of this kind."""
        assert self.match is not None
        if kind == "move":
            return self.match.moves[-1].digest
        return self.match.opening.digest if kind == "deal" else self.game.digest(self.state)

    def take_new_events(self, kind: str, seat: int) -> list[list[Any]]:
        """What has been added to the journal since the last entry; an undo is one event of its own."""
        journal = self.state.journal
        assert journal is not None
        new = journal.told(self.events_read)
        self.events_read = len(journal.events)
        if kind == "undo":
            return [[{"event": TAKEN_BACK, "clause": "", "seat": seat, "takes_back": self.move_lines.pop()}, None]]
        if kind == "move":
            self.move_lines.append(self.line_count)
        return [self.describe_event(event) for event in new]

    def describe_event(self, event: Event) -> list[Any]:
        """An event as everybody may know it, and for the seats that know more, as they do."""
        public = self.game.describe(event, engine_seat(0))
        seats = range(self.row.size) if event.has_secrets() else ()
        own = {str(seat): self.game.describe(event, seat) for seat in seats}  # the engine's numbers
        return [public, {seat: known for seat, known in own.items() if known != public} or None]

    # ---- from the store, and to it ----

    def replay(self, entry: EntryRow) -> None:
        """Repeat what an entry of the store says; raises DamagedTable if something else comes of it."""
        seat = server_seat(entry.seat)
        if entry.kind == "deal":
            self.past = entry.events[: (self.row.origin or {}).get("lines", 0)]
            made = self.deal(entry.at)
        elif entry.kind == "undo":
            made = self.undo(seat, entry.answer_key, entry.at)
        elif entry.kind == "note":
            made = self.note(seat, entry.answer_key, entry.at, entry.events)
        else:
            action = self.game.parse(entry.action, self.state)
            made = self.act(seat, action, entry.answer_key, entry.made_by, entry.at)
        if (made.number, made.digest, made.frame) != (entry.number, entry.digest, entry.frame):
            raise DamagedTable(f"entry {entry.number} of {self.row.id[:6]}…: {made.digest} instead of {entry.digest}")

    def update_row(self, now: float) -> None:
        """Bring the row up to date with the match: who is asked, and whether the game is over."""
        row = self.row
        row.asked = [] if row.status == "closed" else self.asked()
        row.bots_asked = any(self.seat(seat).bot() is not None for seat in row.asked)
        if self.match is not None and self.match.state.outcome is not None:
            row.status = "over"
            row.outcome = dict(outcome_data(self.match.state.outcome))
        row.changed = now
