"""What players usually do against another's Pirate (4.65): a weight for every AP Action, and for the answers to it."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.odds import AT_MOST, chance_of
from flibuste.games.blackbeard.chances import battle_strength, beats, escape_chance, mutiny_chance, reaches
from flibuste.games.blackbeard.judgement.retiring import points_if_retired
from flibuste.games.blackbeard.rules.crew import notoriety_of
from flibuste.games.blackbeard.table.actions import (
    CHASE,
    FIGHT,
    INTERCEPT,
    OUST,
    PASS,
    PLAY_SKULL,
    SEND_KC,
    STRIKE,
    USE_WARSHIP,
    AssaultPort,
    MoveKC,
    PlayAgainst,
)
from flibuste.games.blackbeard.table.constants import (
    AMBITION,
    DEBAUCHERY,
    DOUBLE_CROSS,
    FIRST_PORT,
    KC_SURPRISE,
    LOCAL_RESISTANCE,
    MUTINY_CONSPIRACY,
    NONE,
    PIRATE_CONVERTS,
    SCURVY,
    WARSHIP_SIGHTING,
    WEAR_AND_TEAR,
    ZONES,
)
from flibuste.games.blackbeard.table.state import State

HOPELESS: Final = 0.002
# What a card is worth against a Pirate, before its circumstances.
CARD_WEIGHT: Final[dict[int, float]] = {
    WARSHIP_SIGHTING: 2.5,
    SCURVY: 2.0,
    WEAR_AND_TEAR: 1.5,
    DEBAUCHERY: 2.5,
    PIRATE_CONVERTS: 3.0,
    DOUBLE_CROSS: 12.0,
    KC_SURPRISE: 4.0,
}
_DEPLOYED: Final = [chance_of(3, AT_MOST, notoriety - 1) for notoriety in range(20)]


def kc_comes(notoriety: int) -> float:
    """10.12a – The chance of 3d6 strictly below his Notoriety."""
    return _DEPLOYED[min(19, notoriety)]


def hunt_weight(state: State, seat: int, action: Action) -> float:
    """4.63b – To pass has a weight of two."""
    if action is PASS:
        return 2.0
    if isinstance(action, PlayAgainst):
        return card_weight(state, action)
    if action is SEND_KC:
        return send_weight(state)
    if action is USE_WARSHIP:
        return 1.0 + warship_gain(state)
    return kc_weight(state, seat, action)


def send_weight(state: State) -> float:
    """10.12a – By the odds; nobody sends one who cannot come."""
    odds = kc_comes(notoriety_of(state, state.active))
    return HOPELESS if odds < 0.1 else 2.5 * odds


def warship_gain(state: State) -> float:
    """6.46 – The chance that the Warship where he is would beat him."""
    place = state.pirate(state.active).place
    if place >= ZONES or state.warship[place] == NONE:
        return 0.0
    guns = state.pieces.warships[state.warship[place]].combat
    return 3.0 * (1.0 - beats(battle_strength(state, state.active) - guns))


def kc_weight(state: State, seat: int, action: Action) -> float:
    """10.24 – Interception by the odds of the battle; a step towards prey, seldom anything else."""
    if action is INTERCEPT or action is CHASE:
        return battle_weight(state, seat)
    if action is OUST:
        return 0.8
    if isinstance(action, MoveKC):
        return approach_weight(state, seat, action.place)
    return 0.15 if isinstance(action, AssaultPort) else 0.3


def battle_weight(state: State, seat: int) -> float:
    """10.34, 18.12C – Half his Notoriety if the KC wins, twice the KC's Combat for him if it loses."""
    kc = state.pieces.kc(state.players[seat].kc)
    falls = 1.0 - reaches(battle_strength(state, state.active) - kc.combat)
    gain = falls * (8.0 + 1.2 * notoriety_of(state, state.active)) - (1.0 - falls) * 2.0 * kc.combat
    return max(HOPELESS, 0.5 + 0.4 * gain)


def approach_weight(state: State, seat: int, place: int) -> float:
    """10.24a – Nearer to the Active Pirate."""
    goal = state.pirate(state.active).place
    before = state.pieces.distances[state.players[seat].kc_place][goal]
    after = state.pieces.distances[place][goal]
    return 0.6 if after < before and before > 1 else 0.05


def card_weight(state: State, action: PlayAgainst) -> float:
    """4.65D – By the title, and by what it could do to him."""
    if action.card == MUTINY_CONSPIRACY:
        lead = state.card(state.active).leadership
        return 0.1 + 8.0 * mutiny_chance(state, state.active) * max(0.1, 1.0 - lead / 6.0)
    if action.card == LOCAL_RESISTANCE:
        return resistance_weight(state, action.place)
    if action.card == AMBITION:
        edge = state.card(action.other).duel - state.card(state.active).duel if state.active != NONE else 0
        return 2.0 + edge if edge > -2 else 0.2
    return CARD_WEIGHT.get(action.card, 1.0)


def resistance_weight(state: State, place: int) -> float:
    """17.2#13 – Where it throws somebody out, or takes a Safe Haven from him."""
    pirate = state.pirate(state.active)
    if pirate.place == place or state.haven_of[place - FIRST_PORT] == state.active:
        return 3.0 if state.pieces.ports[place - FIRST_PORT].wealth <= 3 else 1.0
    return HOPELESS


# ---- the one who is hunted ------------------------------------------------------------------------------------------


def stand_weight(state: State, action: Action, name: str) -> float:
    """6.45a, 10.33a – Flee, fight or surrender, by the odds."""
    pirate = state.pirate(state.active)
    strength = battle_strength(state, pirate.number)
    if name == "fight-or-surrender":
        kc = state.pieces.kc(state.players[state.kc_acted].kc)
        return (
            0.1 + 6.0 * reaches(strength - kc.combat) ** 2 if action is FIGHT else 0.1 + 0.1 * points_if_retired(pirate)
        )
    warship = state.pieces.warships[state.warship[pirate.place]]
    if action is FIGHT:
        return 0.1 + 3.0 * beats(strength - warship.combat) ** 2
    return 0.1 + 1.5 * escape_chance(state, pirate.number, warship.speed)


def skull_weight(state: State, card: int, action: Action) -> float:
    """17.2#19b – Against what would hurt."""
    if action is not PLAY_SKULL:
        return 1.0
    if card in (DOUBLE_CROSS, AMBITION):
        return 20.0
    if card == MUTINY_CONSPIRACY:
        return 0.1 + 4.0 * mutiny_chance(state, state.active)
    return 1.0 if card in (KC_SURPRISE, WARSHIP_SIGHTING) else 0.5


def strike_weight(state: State, action: Action) -> float:
    """6.42b – Rather strike, unless he would only earn Notoriety by it."""
    return 0.3 + warship_gain(state) if action is STRIKE else 0.7
