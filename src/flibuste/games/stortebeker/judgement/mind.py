"""What a player of this game looks at, and what he usually does."""

from math import sqrt
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.bag import FULL, size
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Mind
from flibuste.games.stortebeker.judgement.habits import weigh
from flibuste.games.stortebeker.judgement.judge import add_contest, after_challenges, help_from, in_common, rate_sides
from flibuste.games.stortebeker.knowledge.hidden import resample
from flibuste.games.stortebeker.odds import at_least
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
class StortebekerMind(Mind[State]):
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

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return resample(state, seat, chance)

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return weigh(state, seat, actions)

    def features(self, state: State) -> list[list[float]]:
        rows = [holdings(state, seat) for seat in range(state.seats)]
        contested = add_fights(state, rows)
        if not state.last_round or rounds_off(state):
            for berth in range(len(state.sea)):
                if state.sea[berth] != GAP and state.sea[berth] != contested:
                    add_ship(state, berth, rows)
        factor = scale(state)
        for row in rows:
            for index in range(len(row)):
                row[index] *= factor
        return rows


def scale(state: State) -> float:
    """What a point counts: less while many ships are to come."""
    ships = len(state.visible) + state.hidden
    for ship in state.sea:
        if ship != GAP:
            ships += 1
    return 1.0 / sqrt(1.0 + (0.3 * ships if state.last_round else float(ships)))


def rounds_off(state: State) -> bool:
    """Whether anybody still has a turn in which to board."""
    return (state.turn + 1) % state.seats != state.starter or bool(state.stack)


def holdings(state: State, seat: int) -> list[float]:
    """What a player has before him and in his hand."""
    row = [0.0] * 16
    player = state.players[seat]
    hand = player.hand + player.open
    row[_SCORE] = float(player.score)
    row[_SHIPS] = float(len(player.ships))
    if state.last_round and has_played(state, seat):
        return row
    row[_HAND] = float(size(hand))
    row[_PIRATES] = float(pirates(hand))
    row[_SYMBOLS] = float(size(symbols(hand)))
    row[_KINDS] = float(kinds_held(provisions(hand)))
    if state.turn == seat:
        row[_TO_DRAW] = float(max(0, state.pieces.hand - size(hand)))
    else:
        row[_NEXT] = (state.seats - (seat - state.turn) % state.seats) / state.seats
    return row


def has_played(state: State, seat: int) -> bool:
    """3.1.3 – Whether this player has had his last turn."""
    return (seat - state.starter) % state.seats < (state.turn - state.starter) % state.seats


def kinds_held(bag: int) -> int:
    """How many kinds of provisions."""
    found = 0
    while bag:
        if bag & FULL:
            found += 1
        bag >>= 4
    return found


def add_fights(state: State, rows: list[list[float]]) -> int:
    """A ship being fought over, or a broadside paid for; returns the ship, or GAP."""
    contested = GAP
    for step in state.stack:
        if isinstance(step, Contest):
            contested = step.ship
            worths = [0.0] * state.seats
            add_contest(state, step, worths)
            for seat in range(state.seats):
                rows[seat][_CONTEST] += worths[seat]
        elif isinstance(step, Broadside):
            rows[step.player][_BROADSIDE] += 1.0
    return contested


def add_ship(state: State, berth: int, rows: list[list[float]]) -> None:
    """The value of a ship times everybody's chance to roll enough and to keep it, by what he lacks for it."""
    strengths: list[int] = []
    threats: list[float] = []
    rate_sides(state, berth, strengths, threats)
    for seat in range(state.seats):
        if state.last_round and has_played(state, seat):
            continue
        chance = after_challenges(odds_there(state, berth, seat, strengths[seat]), seat, strengths, threats)
        rows[seat][lacking_feature(state, berth, seat)] += state.ship(berth).value * chance


def odds_there(state: State, berth: int, seat: int, strength: int) -> float:
    """The chance to roll enough, with what the hand can add."""
    side = state.side(berth, seat)
    player = state.players[seat]
    help_there = help_from(player.hand + player.open, side.room_for_pirates())
    return at_least(state.ship(berth).strength - strength - help_there)


def lacking_feature(state: State, berth: int, seat: int) -> int:
    """How far this side is from boarding: complete, complete with the hand, one card away, and so on."""
    side: Side = state.side(berth, seat)
    missing = state.ship(berth).needs - side.stock()
    if not missing:
        tried = state.turn == seat and (state.tried >> state.sea[berth]) & 1
        return _COMPLETE if not tried else _IN_HAND
    player = state.players[seat]
    lacking = size(missing) - in_common(missing, provisions(player.hand + player.open))
    if side.is_empty():
        return _UNTOUCHED if lacking < 3 else _MORE_LACKING
    if lacking > 2:
        return _MORE_LACKING
    return _IN_HAND + lacking


MIND = StortebekerMind
