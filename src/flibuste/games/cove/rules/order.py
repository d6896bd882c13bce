"""3.0.3 to 3.0.7 – Who comes first: the fastest, ties by die (drawn and told like all dice: 11.2.2)."""

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.table.constants import TIED
from flibuste.games.cove.table.events import TIE, TIE_ROLL
from flibuste.games.cove.table.state import State


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
    keys: list[int] = []
    is_tied = False
    for index in range(len(ships)):
        value = values[index]
        place = index
        while place > 0 and keys[place - 1] < value:
            place -= 1
        if place > 0 and keys[place - 1] == value:
            is_tied = True
        found.insert(place, ships[index])
        keys.insert(place, value)
    return settle_ties(state, found, keys, label) if is_tied else found


def settle_ties(state: State, ships: list[int], keys: list[int], label: str) -> list[int]:
    """3.0.4 – Each group of equals rolls among itself."""
    found: list[int] = []
    first = 0
    while first < len(ships):
        last = first + 1
        while last < len(ships) and keys[last] == keys[first]:
            last += 1
        if last - first > 1:
            found.extend(rolled_off(state, ships[first:last], label))
        else:
            found.append(ships[first])
        first = last
    return found


def rolled_off(state: State, tied: list[int], label: str) -> list[int]:
    dice: list[int] = []
    for ship in tied:
        die = state.chance.die(label)
        state.tell(TIE_ROLL, NOBODY, ship, die)
        dice.append(die)
    tell_tie(state, tied, dice)
    return ranked(state, tied, dice, label)


def tell_tie(state: State, tied: list[int], dice: list[int]) -> None:
    """3.0.4 – The whole tie as one event: who rolled what, and who has the highest."""
    if state.journal is None:
        return
    best = [tied[index] for index in range(len(tied)) if dice[index] == max(dice)]
    digits = 0
    for die in dice:
        digits = digits * 10 + die
    state.tell(TIE, NOBODY, packed(tied), digits, packed(best), len(best))


def packed(ships: list[int]) -> int:
    """Ships in order as one number, for an event."""
    found = 0
    for ship in ships:
        found = found * TIED + ship + 1
    return found


def first_of(state: State, ships: list[int], values: list[int], label: str) -> int:
    """3.0.5 – The one with the highest value; those tied roll."""
    best = max(values)
    tied: list[int] = []
    for index in range(len(ships)):
        if values[index] == best:
            tied.append(ships[index])
    while len(tied) > 1:
        tied = best_rolls(state, tied, label)
    return tied[0]


def best_rolls(state: State, tied: list[int], label: str) -> list[int]:
    """3.0.5 – A die each; those with the highest. The others have lost: they do not roll again."""
    best = 0
    found: list[int] = []
    dice: list[int] = []
    for ship in tied:
        die = state.chance.die(label)
        state.tell(TIE_ROLL, NOBODY, ship, die)
        dice.append(die)
        if die > best:
            best = die
            found = []
        if die == best:
            found.append(ship)
    tell_tie(state, tied, dice)
    return found
