"""What a position is worth to a seat, in points: for the bots.

Points scored count fully. A ship at sea counts by its value, the chance to board it with the pirates laid, the
provisions that are still missing and the rivals beside it; less than the ship itself, so that taking it is a gain.
"""

from typing import Final

from mypy_extensions import i64

from flibuste.engine.bag import BITS, FULL, holds, size
from flibuste.games.stortebeker.odds import at_least, beats
from flibuste.games.stortebeker.rules.broadside import Broadside
from flibuste.games.stortebeker.rules.counter import Contest, CounterAttack
from flibuste.games.stortebeker.table.cards import pirates, provisions, symbols
from flibuste.games.stortebeker.table.pieces import Ship
from flibuste.games.stortebeker.table.state import GAP, Player, Side, State

_WAITING: Final = 0.8
_IN_HAND: Final = 0.8
_TO_DRAW: Final = 0.55
_NO_FOOTHOLD: Final = 0.2
_BROADSIDE: Final = 0.6
_CARD: Final = 0.1
_PIRATE: Final = 0.1
_SYMBOL: Final = 0.05
_RIVALS: Final = 0.3


def judge(state: State, seat: int) -> float:
    """Own worth against the best and the mean of the others."""
    worths = all_worths(state)
    others = 0.0
    best = -1000.0
    for player in range(state.seats):
        if player != seat:
            others += worths[player]
            best = max(best, worths[player])
    if state.outcome is not None:
        return 100.0 * (seat in state.outcome.winners) + worths[seat] - best
    return worths[seat] - _RIVALS * (best + others / (state.seats - 1))


def all_worths(state: State) -> list[float]:
    """What every seat has and may hope for."""
    worths = [possessions(player) for player in state.players]
    contested = add_pending(state, worths)
    for berth in range(len(state.sea)):
        if state.sea[berth] not in (GAP, contested):
            add_prospects(state, berth, worths)
    return worths


def possessions(player: Player) -> float:
    """Points scored, and a little for good cards."""
    hand = player.hand + player.open
    cards = _CARD * size(hand) + _PIRATE * pirates(hand) + _SYMBOL * size(symbols(hand))
    return player.score + 0.1 * len(player.ships) + cards


def add_prospects(state: State, berth: int, worths: list[float]) -> None:
    """The value of a ship times everybody's chance to take it."""
    strengths: list[int] = []
    threats: list[float] = []
    rate_sides(state, berth, strengths, threats)
    for seat in range(state.seats):
        chance = after_challenges(prospect(state, berth, seat, strengths[seat]), seat, strengths, threats)
        worths[seat] += state.ship(berth).value * chance


def rate_sides(state: State, berth: int, strengths: list[int], threats: list[float]) -> None:
    """How strong everybody is at a ship, and how likely he is to challenge whoever takes it."""
    ship = state.ship(berth)
    for seat in range(state.seats):
        side = state.side(berth, seat)
        strengths.append(side.strength())
        threats.append(0.0 if side.is_empty() else threat(ship, side))


def threat(ship: Ship, side: Side) -> float:
    """How likely a rival is to counter-attack, by the provisions he lacks."""
    return max(0.0, 0.6 - 0.12 * (size(ship.needs) - size(side.provisions)))


def after_challenges(chance: float, seat: int, strengths: list[int], threats: list[float]) -> float:
    """The chance to take a ship, and to keep it although others may challenge."""
    for rival, threat in enumerate(threats):
        if rival != seat and threat:
            chance *= 1.0 - threat * beats(strengths[rival] - strengths[seat])
    return chance


def prospect(state: State, berth: int, seat: int, strength: int) -> float:
    """The chance to complete the provisions and to roll enough, if nobody interferes."""
    side = state.side(berth, seat)
    ship = state.ship(berth)
    hand = state.players[seat].hand + state.players[seat].open
    chance = _WAITING * at_least(ship.strength - strength - help_from(hand, side.room_for_pirates()))
    missing = ship.needs - side.stock()
    if missing:
        lacking = size(missing) - in_common(missing, provisions(hand))
        chance *= _IN_HAND ** (size(missing) - lacking) * _TO_DRAW**lacking
    return chance * _NO_FOOTHOLD if side.is_empty() else chance


def help_from(hand: i64, room: int) -> int:
    """Pirates in the hand that could still be laid there count in part."""
    return min(2, pirates(hand) // 3) if room > 0 else 0


def in_common(one: i64, other: i64) -> int:
    """How many cards two bags of provisions have in common."""
    total: i64 = 0
    while one:
        first = one & FULL
        second = other & FULL
        total += first if first < second else second
        one >>= BITS
        other >>= BITS
    return total


def add_pending(state: State, worths: list[float]) -> int:
    """A ship being fought over, or a broadside paid for, is worth something already; returns the ship, or GAP."""
    contested = GAP
    for step in state.stack:
        if isinstance(step, Contest):
            contested = step.ship
            add_contest(state, step, worths)
        elif isinstance(step, Broadside):
            worths[step.player] += _BROADSIDE
    return contested


def add_contest(state: State, contest: Contest, worths: list[float]) -> None:
    """The leader has the ship unless one of those still to be asked outdoes him."""
    berth = state.berth_of(contest.ship)
    value = state.pieces.ships[contest.ship].value
    kept = 1.0
    first = contest.asked + (0 if isinstance(state.stack[-1], CounterAttack) else 1)
    for distance in range(max(1, first), state.seats):
        rival = (contest.boarder + distance) % state.seats
        taken = kept * overtakes(state, berth, rival, contest.best)
        worths[rival] += value * taken
        kept -= taken
    worths[contest.leader] += value * kept


def overtakes(state: State, berth: int, rival: int, best: int) -> float:
    """The chance that this rival can counter-attack and rolls more than the best so far."""
    side = state.side(berth, rival)
    missing = state.ship(berth).needs - side.stock()
    if side.is_empty() or size(missing) > state.pieces.counter_cards:
        return 0.0
    if not holds(provisions(state.players[rival].hand), missing):
        return 0.0
    return at_least(best + 1 - side.strength())
