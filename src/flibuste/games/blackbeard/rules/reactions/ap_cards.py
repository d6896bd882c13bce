"""17.2 – What Anti-Pirate cards do when nobody has cancelled them."""

from flibuste.games.blackbeard.rules.crew import clear_port, damage_speed, lose_loyalty, party, revel
from flibuste.games.blackbeard.rules.dice import sum_of, throw_dice
from flibuste.games.blackbeard.rules.leaving import dissolve
from flibuste.games.blackbeard.rules.port.ports import remove_governor
from flibuste.games.blackbeard.rules.reactions.ap_actions import note_kc
from flibuste.games.blackbeard.rules.reactions.card_against import PlayedCard
from flibuste.games.blackbeard.rules.reactions.duels import challenge
from flibuste.games.blackbeard.rules.sea.commissioners import Interception, bring_kc, convert_to_kc
from flibuste.games.blackbeard.rules.sea.mutiny import mutiny
from flibuste.games.blackbeard.rules.sea.warships import send_warship_back, sight_warship
from flibuste.games.blackbeard.rules.turn.double_cross import double_cross
from flibuste.games.blackbeard.table.constants import (
    AMBITION,
    DEBAUCHERY,
    DOUBLE_CROSS,
    FIRST_PORT,
    KC_SURPRISE,
    LOCAL_RESISTANCE,
    MUTINY_CONSPIRACY,
    PIRATE_CONVERTS,
    SCURVY,
    SUNK,
    WARSHIP_SIGHTING,
    WEAR_AND_TEAR,
)
from flibuste.games.blackbeard.table.events import CONSPIRACY, HOSTAGES_DIED, RESISTANCE, SICK, TURNED, WORN
from flibuste.games.blackbeard.table.state import State


def resolve(state: State, played: PlayedCard) -> None:
    """The effect of an AP card, by its title."""
    # 4.4Ci – By the full text of 17.2.
    card, by, number = played.card, played.by, played.pirate
    if card == WARSHIP_SIGHTING:
        sight_warship(state, by)
    elif card == MUTINY_CONSPIRACY:
        # 17.2#15a – At any moment of an Action.
        conspire(state, by, number)
    elif card == SCURVY:
        sicken(state, number)
    elif card == WEAR_AND_TEAR:
        wear(state, by, number)
    elif card == LOCAL_RESISTANCE:
        resist(state, by, played.place)
    elif card == DEBAUCHERY:
        debauch(state, number)
    else:
        resolve_rare(state, played)


def resolve_rare(state: State, played: PlayedCard) -> None:
    card, by, number = played.card, played.by, played.pirate
    if card == PIRATE_CONVERTS:
        # 17.2#16b – In the Active Pirate's Sea Zone.
        zone = state.pirate(state.active).place
        convert_to_kc(state, by, played.other, zone)
        state.tell(TURNED, by, played.other, zone)
    elif card == KC_SURPRISE:
        surprise(state, by)
    elif card == DOUBLE_CROSS:
        double_cross(state, by, number)
    else:
        assert card == AMBITION
        challenge(state, by, played.other, number)


def conspire(state: State, by: int, number: int) -> None:
    """14.1a, 11.6c – 2d6 strictly above Loyalty start a Mutiny; each ally is rolled for."""
    for member in party(state, number):
        faces = throw_dice(state, 2, "conspiracy")
        total, loyalty = sum_of(faces), state.pirate(member).loyalty
        state.tell(CONSPIRACY, by, member, total, loyalty, faces)
        # 11.2d – Each crew by its own Loyalty, so that the lower decides.
        if total > loyalty:
            mutiny(state, member)


def sicken(state: State, number: int) -> None:
    """17.2#18b, 11.4d – A Scurvy marker, all Hostages aboard die, Loyalty -1; on both allies."""
    for member in party(state, number):
        pirate = state.pirate(member)
        pirate.scurvy = True
        state.tell(SICK, pirate.owner, member)
        if pirate.hostages:
            state.tell(HOSTAGES_DIED, pirate.owner, member, len(pirate.hostages))
            for hostage in pirate.hostages:
                state.put_back(state.hostage_pool, hostage // 8)
            pirate.hostages = []
    lose_loyalty(state, number, 1)


def wear(state: State, by: int, number: int) -> None:
    """17.2#22a – Speed falls by half of 1d6, rounded down."""
    result = state.chance.die("wear")
    state.tell(WORN, by, number, result)
    damage_speed(state, number, result // 2, SUNK)


def resist(state: State, by: int, place: int) -> None:
    """17.2#13b, 17.2#13c – 1d6 strictly above Wealth removes the Governor and ousts everybody."""
    port = place - FIRST_PORT
    result = state.chance.die("resistance")
    wealth = state.pieces.ports[port].wealth
    state.tell(RESISTANCE, by, port, result, wealth, result)
    if result > wealth:
        remove_governor(state, port)
        clear_port(state, place)


def debauch(state: State, number: int) -> None:
    """17.2#2b, 11.6b – An involuntary D&R; it dissolves an Alliance and is then resolved for each Pirate."""
    members = party(state, number)
    dissolve(state, state.pirate(number))
    for member in members:
        revel(state, member, True)


def surprise(state: State, by: int) -> None:
    """17.2#11b – The Warship goes back to the pool; a random KC appears and attacks at once."""
    send_warship_back(state)
    bring_kc(state, by, state.pirate(state.active).place)
    note_kc(state, by)
    state.stack.append(Interception(by, False))
