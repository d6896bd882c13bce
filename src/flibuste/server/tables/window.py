"""Windows: the time in which everybody who could react says whether he does.

The rules ask one after another. At a table all who would be asked if those before them pass are asked together, and
what they answer is kept here until the window closes; then all of it is told at once. When that is depends on what
everybody can see, and on chance, but never on a hand: docs/decisions/0021-silence-tells-nothing.md has the reasons.
"""

import math
from collections import defaultdict, deque
from collections.abc import Callable
from random import SystemRandom

from flibuste.engine.action import Action
from flibuste.engine.chance import Recorded
from flibuste.engine.state import State
from flibuste.server.seat_numbers import engine_seat, server_seat
from flibuste.server.tables.position_facts import PositionFacts

LETS_IT_BE = ("pass", "keep")
BEAT_SECONDS = 0.1
MOST_BEATS = 30
REMEMBERED = 100
lots = SystemRandom()


class Held:
    """An answer that waits for its window to close."""

    def __init__(self, action: Action, key: str | None, made_by: str) -> None:
        self.action = action
        self.key = key
        self.made_by = made_by

    @property
    def is_pass(self) -> bool:
        """Whether those asked later are asked all the same."""
        return self.action.notation in LETS_IT_BE


class Pauses:
    """How often a seat, when it had a choice and passed, has needed the extension. Begins with a guess: 1 in 5."""

    def __init__(self) -> None:
        self.passes = 5
        self.extended = 1

    def count(self, extended: bool) -> None:
        """Note a considered pass."""
        self.passes += 1
        self.extended += extended

    def draw(self) -> bool:
        """Whether somebody who cannot but pass takes the extension this time."""
        return lots.random() * self.passes < self.extended


class Beats:
    """How many beats the bots of a level have lately needed where they had a choice. Begins with a guess: one."""

    def __init__(self) -> None:
        self.lately: deque[int] = deque([1], maxlen=REMEMBERED)

    def count(self, beats: int) -> None:
        """Note an answer that a bot has thought about."""
        self.lately.append(min(beats, MOST_BEATS))

    def draw(self) -> int:
        """How many beats an answer takes that needs no thought, so that it cannot be told from the others."""
        return lots.choice(self.lately)


paces: defaultdict[str, Beats] = defaultdict(Beats)


class Window:
    """One round of answers to a reaction.

    `seats` are those asked, in the order of the rules, each with the position in which it answers: all before it have
    passed. It lasts `seconds` from `opened` on, and as long again if somebody takes the extension; where nobody is to
    wait (0 seconds) answers leave with the next beat after they are in. `pausing` are seats without a choice that take
    the extension for show, `late` those that took it. `move` is the number of the move that it waits for.
    """

    def __init__(self, opened: float, seconds: float, seats: list[tuple[int, PositionFacts]], move: int = 0) -> None:
        self.opened = opened
        self.seconds = seconds
        self.move = move
        self.positions = dict(seats)
        self.state = seats[0][1].state
        self.held: dict[int, Held] = {}
        self.pausing: set[int] = set()
        self.late: set[int] | None = None
        self.due = opened + seconds

    def seats(self) -> list[int]:
        """Those asked, in the order of the rules."""
        return list(self.positions)

    def asked(self) -> list[int]:
        """Who is asked, as everybody sees it: all until the window closes, then those who take longer."""
        return [seat for seat in self.positions if self.late is None or seat in self.late]

    def unanswered(self) -> list[int]:
        """Who has still to answer."""
        return [seat for seat in self.positions if seat not in self.held]

    def hold(self, seat: int, held: Held, now: float, level: str | None) -> None:
        """Keep an answer. Where nobody waits, that of a bot of this level leaves with the next beat.

        One that needs no thought takes as many beats as one that does: where many tables wait for bots, those are more.
        """
        self.held[seat] = held
        if level is not None and not self.seconds:
            beats = max(1, math.ceil((now - self.opened) / BEAT_SECONDS))
            if held.made_by == "bot":
                paces[level].count(beats)
            else:
                beats = max(beats, paces[level].draw())
            self.due = max(self.due, self.opened + beats * BEAT_SECONDS)

    def has_answers(self) -> bool:
        """Whether it is known what comes of it: all have passed, or all before somebody who reacts."""
        return all(seat in self.held for seat in self.needed())

    def has_key(self, key: str) -> bool:
        """Whether an answer with this key is held."""
        return any(held.key == key for held in self.held.values())

    def needed(self) -> list[int]:
        """Those whose answers count: all up to the first who reacts."""
        found: list[int] = []
        for seat in self.positions:
            found.append(seat)
            if seat in self.held and not self.held[seat].is_pass:
                break
        return found

    def pausers(self) -> set[int]:
        """Who takes the extension: whoever has not answered, and some who only seem to think."""
        return {seat for seat in self.needed() if seat not in self.held or seat in self.pausing}

    def extend(self) -> None:
        """Begin the extension, for everybody to see."""
        self.late = self.pausers()
        self.due = self.opened + 2 * self.seconds

    def is_over(self, now: float) -> bool:
        """Whether answers may be told: all that count, or, once the extension is over, too, those of the first seats.

        Each server knows the answers of its own people only: the next ones may be held by another.
        """
        return now >= self.due and (self.has_answers() or (self.late is not None and self.seats()[0] in self.held))

    def take_over(self, earlier: "Window") -> None:
        """Keep what was answered to the same question: others before have passed, and nothing else happened."""
        for seat, held in earlier.held.items():
            here, before = self.positions.get(seat), earlier.positions[seat]
            if here is not None and is_same_question(here, before):
                self.held[seat] = held

    def needs_extension(self, now: float) -> bool:
        """Whether the fixed time is over and somebody takes longer."""
        return bool(self.seconds) and self.late is None and now >= self.due and bool(self.pausers())


def is_same_question(here: PositionFacts, before: PositionFacts) -> bool:
    """Whether two positions are alike. One position that has gone on since then is no longer what was asked about."""
    return here.state is not before.state and here.game.digest(here.state) == before.game.digest(before.state)


def asked_together(facts: PositionFacts, joins: Callable[[list[int], int], bool]) -> list[tuple[int, PositionFacts]]:
    """The seat that is asked, then those asked next if all pass, each with its position; no seat twice.

    `joins` says whether a seat may be asked together with others. It ends where dice, cards or anything new would have
    to be shown, so that who is asked tells nothing of what comes.
    """
    found: dict[int, PositionFacts] = {}
    here: PositionFacts | None = facts
    while here is not None:
        seat = server_seat(here.state.deciders()[0])
        if found and (seat in found or not joins(list(found), seat)):
            break
        found[seat] = here
        here = after_pass(here, seat)
    return list(found.items())


def after_pass(facts: PositionFacts, seat: int) -> PositionFacts | None:
    """The position after this seat has passed, if the same window goes on with another seat."""
    passing = next((action for action in facts.actions(seat) if action.notation in LETS_IT_BE), None)
    if passing is None:
        return None
    before, after = facts.state, facts.state.clone()
    after.make(engine_seat(seat), passing)
    return PositionFacts(facts.game, after) if goes_on(before, after) else None


def goes_on(before: State, after: State) -> bool:
    """Whether the same question is asked, and nothing was drawn or shown."""
    if len(after.stack) != len(before.stack) or after.stack[-1].NAME != before.stack[-1].NAME:
        return False
    return drawn(after) == drawn(before) and len(after.deciders()) == 1 and not reveals(before, after)


def drawn(state: State) -> int:
    """How many draws were made."""
    chance = state.chance
    return len(chance.draws) if isinstance(chance, Recorded) else 0


def reveals(before: State, after: State) -> bool:
    """Whether something hidden was shown in between."""
    if before.journal is None or after.journal is None:
        return False
    return any(event.kind.reveals for event in after.journal.events[len(before.journal.events) :])
