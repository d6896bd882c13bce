"""A table in memory: its row, its seats and, once it has begun, its match, as the entries of the store tell it.

Whatever happens is first done here and becomes an entry; the hall writes the entry to the store before anybody hears
of it. If that fails, the table is forgotten and read again.
"""

from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.chance import Draw, Fair
from flibuste.engine.game import Data, Game, outcome_data
from flibuste.engine.journal import Event, Journal
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.records.match import Match
from flibuste.records.position import changed_options, read_position
from flibuste.server.problems import Refused
from flibuste.server.store.rows import EntryRow, SeatRow, SnapshotRow, TableRow

TAKEN_BACK = "taken-back"
BLANK = Draw("", 1, 0)


class DamagedTable(Exception):
    """The store tells a story that the rules do not."""


class LogLine:
    """One event: what everybody may know of it, and what single seats (from 0) may know besides."""

    def __init__(self, entry: int, public: Data, private: dict[str, Data] | None) -> None:
        self.entry = entry
        self.public = public
        self.private = private or {}

    def known_to(self, seat: int, open_: bool = False) -> Data:
        if open_ and self.private:
            owner = str(self.public.get("seat", 1) - 1)
            return self.private.get(owner) or next(iter(self.private.values()))
        return self.private.get(str(seat), self.public)


class LoadedTable:
    """See the module. `number` is the last entry, `move` the moves that stand, `frame` the entry that asked.

    `standing` are the first lines of the log of each move that stands, for telling what an undo takes back.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.game: Game = load_game(row.game)
        self.match: Match | None = None
        self.number = -1
        self.move = 0
        self.frame = 0
        self.log: list[LogLine] = []
        self.first_line = 0
        self.events_read = 0
        self.standing: list[int] = []
        self.snapshot_at = 0
        self.keys: dict[str, EntryRow] = {}

    # ---- what is asked --------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self.match is None:
            raise Refused("not-playing")
        return self.match.state

    @property
    def lines(self) -> int:
        """How many lines the log has."""
        return self.first_line + len(self.log)

    def asked(self) -> list[int]:
        """The seats that are asked, from 1."""
        return [] if self.match is None else [seat + 1 for seat in self.match.state.deciders()]

    def decision(self, seat: int) -> str | None:
        """The id of what a seat (from 1) is asked, or may still change."""
        if self.match is None or seat < 1 or not self.match.state.options(seat - 1):
            return None
        return f"{self.frame}.{seat}"

    def seat(self, number: int) -> SeatRow:
        if not 1 <= number <= len(self.seats):
            raise Refused("not-found")
        return self.seats[number - 1]

    def seats_of(self, player_id: str | None) -> list[int]:
        return [] if player_id is None else [seat.seat for seat in self.seats if seat.player_id == player_id]

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def check_rules_version(self) -> None:
        if self.row.rules_version != self.game.rules_version:
            raise Refused("rules-changed", played=self.row.rules_version, known=self.game.rules_version)

    # ---- what happens ---------------------------------------------------------------------------------------------

    def begin(self, now: float) -> EntryRow:
        """All are there: mix the nonces into the dice, and deal."""
        self.row.nonces = [seat.nonce for seat in self.seats if seat.nonce]
        self.row.status = "playing"
        return self.deal(now)

    def deal(self, now: float) -> EntryRow:
        self.match = self.new_match()
        return self.make_entry("deal", -1, "", self.match.opening.draws, None, "deal", now)

    def new_match(self) -> Match:
        row = self.row
        match = Match.fair(
            self.game, row.size, row.options, bytes.fromhex(row.secret), tuple(row.nonces), position=row.position
        )
        match.names = self.names()
        return match

    def act(self, seat: int, action: Action, key: str | None, made_by: str, now: float) -> EntryRow:
        """Carry out an action of a seat (from 0), or raise IllegalAction and change nothing."""
        assert self.match is not None
        top = self.match.state.stack[-1] if self.match.state.stack else None
        self.match.act(seat, action)
        self.move += 1
        same = isinstance(top, Sealed) and bool(self.match.state.stack) and self.match.state.stack[-1] is top
        if not same:
            self.frame = self.number + 1
        made = self.match.moves[-1]
        return self.make_entry("move", seat, made.action, made.draws, key, made_by, now)

    def undo(self, seat: int, key: str | None, now: float) -> EntryRow:
        assert self.match is not None
        before = self.match.state.stack[-1] if self.match.state.stack else None
        if not self.match.undo(seat):
            raise Refused("no-undo")
        self.move -= 1
        after = self.match.state.stack[-1]
        sealed = isinstance(before, Sealed) and isinstance(after, Sealed) and before.seats == after.seats
        if not sealed:
            self.frame = self.number + 1
        return self.make_entry("undo", seat, "", [], key, "human", now)

    def make_entry(
        self, kind: str, seat: int, action: str, draws: list[Draw], key: str | None, made_by: str, now: float
    ) -> EntryRow:
        """Make the entry of what was just done."""
        first = self.lines
        events = self.new_events(kind, seat)
        entry = EntryRow(
            table_id=self.row.id,
            number=self.number + 1,
            kind=kind,
            move=self.move,
            seat=seat,
            action=action,
            draws=[draw.as_list() for draw in draws],
            digest=self.digest(kind),
            frame=self.frame,
            first_event=first,
            events=events,
            scores=self.game.scores(self.state),
            answer_key=key,
            made_by=made_by,
            at=now,
        )
        self.keep(entry)
        return entry

    def digest(self, kind: str) -> str:
        assert self.match is not None
        if kind == "move":
            return self.match.moves[-1].digest
        return self.match.opening.digest if kind == "deal" else self.game.digest(self.state)

    def new_events(self, kind: str, seat: int) -> list[list[Any]]:
        journal = self.state.journal
        assert journal is not None
        fresh = journal.events[self.events_read :]
        self.events_read = len(journal.events)
        if kind == "undo":
            return [[{"event": TAKEN_BACK, "clause": "", "seat": seat + 1, "takes_back": self.standing.pop()}, None]]
        if kind == "move":
            self.standing.append(self.lines)
        return [self.describe_event(event) for event in fresh]

    def describe_event(self, event: Event) -> list[Any]:
        """An event as everybody may know it, and as those may who know more."""
        public = self.game.describe(event, -1)
        own = {str(seat): self.game.describe(event, seat) for seat in range(self.row.size)}
        private = {seat: told for seat, told in own.items() if told != public}
        return [public, private or None]

    def keep(self, entry: EntryRow) -> None:
        self.number = entry.number
        self.log += [LogLine(entry.number, public, private) for public, private in entry.events]
        if entry.answer_key is not None:
            self.keys[entry.answer_key] = entry

    # ---- from the store, and to it --------------------------------------------------------------------------------

    def replay(self, entry: EntryRow) -> None:
        """Do again what an entry tells, and compare."""
        if entry.kind == "deal":
            made = self.deal(entry.at)
        elif entry.kind == "undo":
            made = self.undo(entry.seat, entry.answer_key, entry.at)
        else:
            action = self.game.parse(entry.action, self.state)
            made = self.act(entry.seat, action, entry.answer_key, entry.made_by, entry.at)
        if (made.number, made.digest, made.frame) != (entry.number, entry.digest, entry.frame):
            raise DamagedTable(f"entry {entry.number} of {self.row.id[:6]}…: {made.digest} instead of {entry.digest}")

    def snapshot(self) -> SnapshotRow:
        """The position now; only where nothing can be taken back, so that no undo ever reaches behind it."""
        assert self.match is not None
        options = changed_options(self.game, self.match.options)
        self.snapshot_at = self.number
        return SnapshotRow(
            table_id=self.row.id,
            number=self.number,
            move=self.move,
            draws=len(self.match.draws()),
            events=self.lines,
            frame=self.frame,
            digest=self.game.digest(self.state),
            position={"options": options, **self.game.position_data(self.state)},
        )

    def restore(self, snapshot: SnapshotRow) -> None:
        """Go on from a snapshot: the position, and chance at the draw where it was."""
        self.match = self.new_match()
        chance = Fair(bytes.fromhex(self.row.secret), tuple(self.row.nonces))
        chance.draws = [BLANK] * snapshot.draws
        state = read_position(self.game, snapshot.position, chance)
        if self.game.digest(state) != snapshot.digest:
            raise DamagedTable(f"snapshot {snapshot.number} of {self.row.id[:6]}… reads as another position")
        state.journal = Journal()
        self.match.state = state
        self.number = self.snapshot_at = snapshot.number
        self.move = snapshot.move
        self.frame = snapshot.frame
        self.first_line = snapshot.events
        self.log = []
        self.events_read = 0
        self.standing = []

    def update_row(self, now: float) -> None:
        """Bring the row up to date with the match."""
        row = self.row
        row.asked = self.asked()
        row.bots_asked = any(self.seat(seat).bot() is not None for seat in row.asked)
        if self.match is not None and self.match.state.outcome is not None:
            row.status = "over"
            row.outcome = dict(outcome_data(self.match.state.outcome))
        row.changed = now
