"""The chance of every roll, counted out over all dice: questions, hints, the bots and the solitaire system ask here."""

from typing import Final

from flibuste.engine.odds import AT_LEAST, OVER, chance_of, ways
from flibuste.games.blackbeard.rules.crew import ability, combat, cruelty, party, ship_combat, speed
from flibuste.games.blackbeard.rules.port.attack import information
from flibuste.games.blackbeard.rules.sea.spot import NEEDED
from flibuste.games.blackbeard.table.constants import BIT
from flibuste.games.blackbeard.table.state import State

USUAL: Final = 2  # dice against one
WIDEST: Final = 15


def _one_die() -> list[float]:
    return [chance_of(1, AT_LEAST, needed) for needed in range(8)]


def _chance_to_beat(lead: int, own: int, other: int) -> float:
    """The chance that so many dice with this lead show more than the other's dice."""
    mine, theirs = ways(own), ways(other)
    more = 0
    for roll, count in enumerate(mine):
        more += count * sum(theirs[: max(0, roll + lead)])
    return more / (sum(mine) * sum(theirs))


def _chances_to_beat(other: int) -> list[float]:
    return [_chance_to_beat(lead, 1, other) for lead in range(-WIDEST, WIDEST + 1)]


_LEAST: Final = _one_die()
_BEATS: Final = [[1.0] * (2 * WIDEST + 1), _chances_to_beat(1), _chances_to_beat(2)]


def least(needed: int) -> float:
    """The chance that one die shows at least this."""
    return _LEAST[max(0, min(7, needed))]


def beats(lead: int, own: int = 1, other: int = 1) -> float:
    """The chance that so many dice with this lead show more than the other's dice."""
    if own != 1 or other > USUAL:
        return _chance_to_beat(lead, own, other)
    return _BEATS[other][max(-WIDEST, min(WIDEST, lead)) + WIDEST]


def reaches(lead: int, own: int = 1, other: int = 1) -> float:
    """The chance that so many dice with this lead show as much as the other's dice, or more."""
    return beats(lead + 1, own, other)


# ---- what a Pirate tries --------------------------------------------------------------------------------------------


def to_spot(state: State, number: int, port: int) -> int:
    """8.13a, 8.15a – What the die must show: 7 less Ability, less 1 where another has spotted it before."""
    bonus = 1 if state.face_up & BIT[port] else 0
    return NEEDED - ability(state, number) - bonus


def attack_strength(state: State, number: int, port: int) -> int:
    """9.52a – Combat, Ability and Information."""
    return combat(state, number) + ability(state, number) + information(state, number, port)


def guns_of(state: State, port: int) -> int:
    """9.58c – The Port's dice: two once it was attacked."""
    return 2 if state.attacked & BIT[port] else 1


def attack_chance(state: State, number: int, port: int) -> float:
    """9.52b – The Pirate's total must be higher."""
    lead = attack_strength(state, number, port) - state.pieces.ports[port].defence
    return beats(lead, 1, guns_of(state, port))


def to_sack(state: State, number: int, port: int) -> int:
    """9.55b – With Cruelty more than the Defence."""
    return state.pieces.ports[port].defence + 1 - cruelty(state, number, False)


def to_make_talk(state: State, number: int) -> int:
    """8.45a – More than Cruelty."""
    return cruelty(state, number, True) + 1


def bribe_chance(money: int) -> float:
    """18.41Da – D66 x 100, at most what he has."""
    tens, units = money // 1000, money // 100 % 10
    if tens > 6:
        return 1.0
    return max(0, 6 * (tens - 1) + min(6, units)) / 36


def haven_chance(money: int) -> float:
    """9.45b – 1d6 x 100, at most what he has."""
    return 1.0 - least(money // 100 + 1)


def quells(leadership: int) -> list[float]:
    """14.2 – Below Leadership, on it, above it."""
    lost = chance_of(1, OVER, leadership)
    on_it = 1 / 6 if 1 <= leadership <= 6 else 0.0
    return [1.0 - on_it - lost, on_it, lost]


# ---- what happens to him --------------------------------------------------------------------------------------------


def battle_strength(state: State, number: int) -> int:
    """6.46a, 10.34a – Ability and the Combat of the ship, or of both."""
    return ability(state, number) + combat(state, number)


def escape_chance(state: State, number: int, hunter: int) -> float:
    """6.45b, 10.32a – The hunter's total must be higher to catch him."""
    return reaches(speed(state, number) - hunter)


def fleet_combat(state: State, place: int) -> int:
    """10.52a – The Combat of all ships in a Port."""
    total = 0
    for number in state.docked_in(place):
        total += ship_combat(state.pirate(number))
    return total


def assault_chance(state: State, kc_combat: int, place: int) -> float:
    """10.4b – A KC takes a Pirate Port if his total is higher than that of every Pirate in it."""
    taken = 0.0
    for face in range(1, 7):
        chance = 1.0
        for number in state.docked_in(place):
            chance *= 1.0 - least(face + kc_combat - ship_combat(state.pirate(number)))
        taken += chance
    return taken / 6


def mutiny_chance(state: State, number: int) -> float:
    """14.1a, 11.6c – 2d6 over Loyalty, for each of two allies."""
    calm = 1.0
    for member in party(state, number):
        calm *= 1.0 - chance_of(2, OVER, state.pirate(member).loyalty)
    return 1.0 - calm
