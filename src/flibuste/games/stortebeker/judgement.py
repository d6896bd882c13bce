"""What a position is worth to a seat, in points: for the bots.

Points scored count fully. A ship at sea counts by its value, the chance to board it with the pirates laid, the
provisions that are still missing and the rivals beside it; less than the ship itself, so that taking it is a gain.
"""

from typing import Final

from flibuste.engine.bag import BITS, FULL, holds, size
from flibuste.games.stortebeker.broadside import Broadside
from flibuste.games.stortebeker.cards import KINDS, pirates, provisions, symbols
from flibuste.games.stortebeker.counter import Contest, CounterAttack
from flibuste.games.stortebeker.state import GAP, State

_AT_LEAST: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]
_MORE: Final = [0, 1, 4, 12, 27, 54, 97, 159, 239, 336, 444, 556, 664, 761, 841, 903, 946, 973, 988, 996, 999]

_WAITING: Final = 0.8
_IN_HAND: Final = 0.8
_TO_DRAW: Final = 0.55
_NO_FOOTHOLD: Final = 0.4


def judge(state: State, seat: int) -> float:
    """Own worth against the best and the mean of the others."""
    worths = [worth(state, player) for player in range(state.seats)]
    add_pending(state, worths)
    others = 0.0
    best = -1000.0
    for player in range(state.seats):
        if player != seat:
            others += worths[player]
            best = max(best, worths[player])
    if state.outcome is not None:
        return 100.0 * (seat in state.outcome.winners) + worths[seat] - best
    return worths[seat] - 0.4 * best - 0.4 * others / (state.seats - 1)


def worth(state: State, seat: int) -> float:
    """Points scored, points likely from each ship at sea, and a little for good cards."""
    player = state.players[seat]
    hand = player.hand + player.open
    total = float(player.score) + 0.1 * len(player.ships)
    total += 0.1 * size(hand) + 0.2 * pirates(hand) + 0.1 * size(symbols(hand))
    for berth in range(len(state.sea)):
        if state.sea[berth] != GAP:
            total += prospect(state, berth, seat, hand)
    return total


def prospect(state: State, berth: int, seat: int, hand: int) -> float:
    """The value of a ship times the chance to take it."""
    side = state.side(berth, seat)
    ship = state.ship(berth)
    missing = ship.needs - side.stock()
    total = ship.value * _WAITING * odds(ship.strength - side.strength() - help_from(hand, side.room_for_pirates()))
    if missing:
        lacking = size(missing) - in_common(missing, provisions(hand))
        total *= _IN_HAND ** (size(missing) - lacking) * _TO_DRAW**lacking
    if side.is_empty():
        total *= _NO_FOOTHOLD
    return total * peace(state, berth, seat, side.strength())


def help_from(hand: int, room: int) -> int:
    """Pirates in the hand that could still be laid there count in part."""
    return min(2, pirates(hand) // 3) if room > 0 else 0


def in_common(one: int, other: int) -> int:
    """How many cards two bags of provisions have in common."""
    total = 0
    for kind in range(KINDS):
        total += min((one >> (BITS * kind)) & FULL, (other >> (BITS * kind)) & FULL)
    return total


def peace(state: State, berth: int, seat: int, strength: int) -> float:
    """The chance that no rival takes the ship away, first or by a counter-attack."""
    chance = 1.0
    needs = state.ship(berth).needs
    for rival in range(state.seats):
        if rival != seat:
            side = state.side(berth, rival)
            if not side.is_empty():
                missing = size(needs) - size(side.provisions)
                if missing <= state.pieces.counter_cards:
                    chance *= 1.0 - (0.6 - 0.12 * missing) * beats(side.strength() - strength)
    return chance


def odds(needed: int) -> float:
    """The chance that two dice show at least this."""
    return _AT_LEAST[max(0, min(13, needed))] / 36


def beats(lead: int) -> float:
    """The chance that two dice with this lead show more than two others (ties: the others)."""
    return _MORE[max(0, min(20, lead + 10))] / 1000


def add_pending(state: State, worths: list[float]) -> None:
    """A ship being fought over, or a broadside paid for, is worth something to somebody already."""
    for step in state.stack:
        if isinstance(step, Contest):
            add_contest(state, step, worths)
        elif isinstance(step, Broadside):
            worths[step.player] += 0.6


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
    for seat in range(state.seats):
        worths[seat] -= prospect(state, berth, seat, state.players[seat].hand)


def overtakes(state: State, berth: int, rival: int, best: int) -> float:
    """The chance that this rival can counter-attack and rolls more than the best so far."""
    side = state.side(berth, rival)
    missing = state.ship(berth).needs - side.stock()
    if side.is_empty() or size(missing) > state.pieces.counter_cards:
        return 0.0
    if not holds(provisions(state.players[rival].hand), missing):
        return 0.0
    return odds(best + 1 - side.strength())
