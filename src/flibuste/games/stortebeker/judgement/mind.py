"""What a player of this game looks at, and what he usually does."""

from math import sqrt
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.bag import BITS, FULL, size
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Guess, Notes, NotingMind, Sampler
from flibuste.games.stortebeker.judgement.beliefs import BELIEFS, EVEN, BelievingSampler, guesses
from flibuste.games.stortebeker.judgement.habits import weigh
from flibuste.games.stortebeker.judgement.judge import add_contest, help_from, in_common, threat
from flibuste.games.stortebeker.odds import at_least, beats
from flibuste.games.stortebeker.rules.broadside import Broadside
from flibuste.games.stortebeker.rules.counter import Contest
from flibuste.games.stortebeker.table.cards import pirates, provisions, symbols
from flibuste.games.stortebeker.table.state import GAP, Side, State

_SCORE: Final = 0
_CONTEST: Final = 1
_COMPLETE: Final = 2
_IN_HAND: Final = 3
_ONE_LACKING: Final = 4
_TWO_LACKING: Final = 5
_MORE_LACKING: Final = 6
_UNTOUCHED: Final = 7
_HAND: Final = 8
_PIRATES: Final = 9
_SYMBOLS: Final = 10
_KINDS: Final = 11
_TO_DRAW: Final = 12
_BROADSIDE: Final = 13
_NEXT: Final = 14
_SHIPS: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class StortebekerMind(NotingMind[State]):
    """Points, ships in reach by what is lacking for them, cards, and whose turn comes next.

    All are in points, and count the more the nearer the end is: `scale`.
    """

    FEATURES: ClassVar[tuple[str, ...]] = (
        "score",
        "contest",
        "complete",
        "in-hand",
        "one-lacking",
        "two-lacking",
        "more-lacking",
        "untouched",
        "hand",
        "pirates",
        "symbols",
        "kinds",
        "to-draw",
        "broadside",
        "next",
        "ships",
    )

    BELIEFS: ClassVar[tuple[str, ...]] = BELIEFS
    EVEN: ClassVar[tuple[float, ...]] = EVEN

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return self.sampler(state, seat).draw(chance)

    def sampler(self, state: State, seat: int) -> Sampler[State]:
        return BelievingSampler(self, state, seat)

    def guesses(self, state: State, seat: int) -> list[Guess]:
        return guesses(state, seat)

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return weigh(state, seat, actions)

    def note(self, state: State, notes: Notes) -> None:
        contested = note_fights(state, notes)
        rivals = Rivals(state)
        for seat in range(state.seats):
            note_holdings(state, seat, notes)
            if not state.last_round or (rounds_off(state) and not has_played(state, seat)):
                note_ships(state, seat, contested, rivals, notes)

    def scale(self, state: State) -> float:
        """What a point counts: less while many ships are to come."""
        ships = len(state.visible) + state.hidden
        for ship in state.sea:
            if ship != GAP:
                ships += 1
        return 1.0 / sqrt(1.0 + (0.3 * ships if state.last_round else float(ships)))


def rounds_off(state: State) -> bool:
    """Whether anybody still has a turn in which to board."""
    return (state.turn + 1) % state.seats != state.starter or bool(state.stack)


def note_holdings(state: State, seat: int, notes: Notes) -> None:
    """What a player has before him and in his hand."""
    player = state.players[seat]
    hand = player.hand + player.open
    notes.add(seat, _SCORE, float(player.score))
    notes.add(seat, _SHIPS, float(len(player.ships)))
    if state.last_round and has_played(state, seat):
        return
    held = size(hand)
    notes.add(seat, _HAND, float(held))
    notes.add(seat, _PIRATES, float(pirates(hand)))
    notes.add(seat, _SYMBOLS, float(size(symbols(hand))))
    notes.add(seat, _KINDS, float(kinds_held(provisions(hand))))
    if state.turn == seat:
        notes.add(seat, _TO_DRAW, float(max(0, state.pieces.hand - held)))
    else:
        notes.add(seat, _NEXT, (state.seats - (seat - state.turn) % state.seats) / state.seats)


def has_played(state: State, seat: int) -> bool:
    """3.1.3 – Whether this player has had his last turn."""
    return (seat - state.starter) % state.seats < (state.turn - state.starter) % state.seats


def kinds_held(bag: i64) -> int:
    """How many kinds of provisions."""
    found: i64 = 0
    while bag:
        if bag & FULL:
            found += 1
        bag >>= BITS
    return found


def note_fights(state: State, notes: Notes) -> int:
    """A ship being fought over, or a broadside paid for; returns the ship, or GAP."""
    contested = GAP
    for step in state.stack:
        if isinstance(step, Contest):
            contested = step.ship
            worths = [0.0] * state.seats
            add_contest(state, step, worths)
            for seat in range(state.seats):
                notes.add(seat, _CONTEST, worths[seat])
        elif isinstance(step, Broadside):
            notes.add(step.player, _BROADSIDE, 1.0)
    return contested


class Rivals:
    """How strong everybody is at each ship, and how likely he is to challenge whoever takes it; by side."""

    def __init__(self, state: State) -> None:
        self.strengths: list[int] = []
        self.threats: list[float] = []
        seats = state.seats
        for index in range(len(state.sides)):
            side = state.sides[index]
            empty = side.is_empty()
            self.strengths.append(0 if empty else side.strength())
            self.threats.append(0.0 if empty else threat(state.ship(index // seats), side))


def note_ships(state: State, seat: int, contested: int, rivals: Rivals, notes: Notes) -> None:
    """The value of each ship times the chance to roll enough and to keep it, by what is lacking for it."""
    player = state.players[seat]
    hand = player.hand + player.open
    held = provisions(hand)
    index = seat
    for number in state.sea:
        if number not in (GAP, contested):
            ship = state.pieces.ships[number]
            side = state.sides[index]
            strength = rivals.strengths[index]
            chance = ship.value * at_least(ship.strength - strength - help_from(hand, side.room_for_pirates()))
            first = index - seat
            for other in range(first, first + state.seats):
                if other != index and rivals.threats[other] > 0.0:
                    chance *= 1.0 - rivals.threats[other] * beats(rivals.strengths[other] - strength)
            missing = ship.needs - side.stock()
            if missing:
                notes.add(seat, lacking_feature(side, missing, held), chance)
            else:
                tried = state.turn == seat and (state.tried >> number) & 1
                notes.add(seat, _IN_HAND if tried else _COMPLETE, chance)
        index += state.seats


def lacking_feature(side: Side, missing: i64, held: i64) -> int:
    """How far this side is from boarding: complete with the hand, one card away, and so on."""
    lacking = size(missing) - in_common(missing, held)
    if side.is_empty():
        return _UNTOUCHED if lacking < 3 else _MORE_LACKING
    return _MORE_LACKING if lacking > 2 else _IN_HAND + lacking


MIND = StortebekerMind
