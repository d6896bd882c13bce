"""3.0.3 to 3.0.7 – Who comes first: the fastest, ties by die."""

from flibuste.engine.journal import NOBODY
from flibuste.games.cove.events import TIE_ROLL
from flibuste.games.cove.state import State


def fastest_first(state: State, seats: list[int]) -> list[int]:
    """3.0.7 – Outside battles; the order is fixed when it is asked for."""
    if len(seats) < 2:
        return seats
    speeds: list[int] = []
    for seat in seats:
        speeds.append(state.speed(seat))
    return ranked(state, seats, speeds, "speed-tie")


def ranked(state: State, ships: list[int], values: list[int], label: str) -> list[int]:
    """3.0.4, 3.0.5 – The highest first; those tied roll a die each, and roll again while still tied."""
    found: list[int] = []
    left = len(ships)
    bound = max(values) + 1
    while left:
        best = highest(values, bound)
        tied: list[int] = []
        for index in range(len(ships)):
            if values[index] == best:
                tied.append(ships[index])
        found.extend(tied if len(tied) == 1 else rolled_off(state, tied, label))
        left -= len(tied)
        bound = best
    return found


def highest(values: list[int], bound: int) -> int:
    """The highest of the values below a bound."""
    best = bound - 1
    while best not in values:
        best -= 1
    return best


def rolled_off(state: State, tied: list[int], label: str) -> list[int]:
    dice: list[int] = []
    for ship in tied:
        die = state.chance.die(label)
        state.tell(TIE_ROLL, NOBODY, ship, die)
        dice.append(die)
    return ranked(state, tied, dice, label)


def first_of(state: State, ships: list[int], values: list[int], label: str) -> int:
    """3.0.5 – The one with the highest value; those tied roll."""
    best = max(values)
    tied: list[int] = []
    for index in range(len(ships)):
        if values[index] == best:
            tied.append(ships[index])
    return tied[0] if len(tied) == 1 else rolled_off(state, tied, label)[0]
