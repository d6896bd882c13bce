"""3.4 – An AP Action is committed: its limits are used up and its procedure begins."""

from flibuste.engine.action import Action
from flibuste.games.blackbeard.rules.crew import notoriety_of
from flibuste.games.blackbeard.rules.dice import sum_of, throw_dice
from flibuste.games.blackbeard.rules.reactions.card_against import play_card
from flibuste.games.blackbeard.rules.reactions.protocol import TYPE_DEPLOY, TYPE_KC, TYPE_WARSHIP
from flibuste.games.blackbeard.rules.sea.commissioners import Assault, Interception, Ousting, bring_kc, rest_kc
from flibuste.games.blackbeard.rules.sea.warships import WarshipAttack
from flibuste.games.blackbeard.table.actions import (
    CHASE,
    INTERCEPT,
    OUST,
    SEND_KC,
    USE_WARSHIP,
    AssaultPort,
    MoveKC,
    PlayAgainst,
)
from flibuste.games.blackbeard.table.constants import BIT, FIRST_PORT, NO_SEAT, NONE
from flibuste.games.blackbeard.table.events import KC_MOVED, KC_TRY
from flibuste.games.blackbeard.table.state import State


def perform(state: State, seat: int, action: Action) -> None:
    """4.61b – Whatever comes of it, it was the player's AP Action."""
    # 4.65A – To deploy a KC is one type; 4.65C – to use a Warship On Station another.
    if action is SEND_KC:
        state.ap_used |= BIT[seat]
        try_kc(state, seat)
    elif action is USE_WARSHIP:
        state.ap_used |= BIT[seat]
        state.types_used |= TYPE_WARSHIP
        state.stack.append(WarshipAttack(seat, state.pirate(state.active).place, False))
    elif isinstance(action, PlayAgainst):
        play_card(state, seat, action.card, state.active, action.place, action.other)
    else:
        use_kc(state, seat, action)


def try_kc(state: State, seat: int) -> None:
    """10.12a – 3d6 strictly below the Active Pirate's Notoriety bring a KC into his Sea Zone."""
    state.types_used |= TYPE_DEPLOY
    notoriety = notoriety_of(state, state.active)
    faces = throw_dice(state, 3, "deploy-kc")
    total = sum_of(faces)
    state.tell(KC_TRY, seat, state.active, total, notoriety, faces)
    if total < notoriety:
        bring_kc(state, seat, state.pirate(state.active).place)
        rest_kc(state, seat)


def note_kc(state: State, seat: int) -> None:
    """10.23a – The turn's KC, his target and the Sea Zone where he first acted against him."""
    state.types_used |= TYPE_KC
    if seat >= 0:
        state.ap_used |= BIT[seat]
    # 10.23d – As often as the Pirate has Actions, three at most.
    if state.kc_acted == NO_SEAT:
        state.kc_acted = seat
        state.kc_target = state.active
        state.kc_zone = zone_of_hunt(state, seat)


def zone_of_hunt(state: State, seat: int) -> int:
    """10.23c – The Sea Zone that the Pirate must leave: his own, or that of his Port.

    2.2c – Bermuda has two: the KC's, if he is in one of them, else whichever the Pirate enters first.
    """
    place = state.pirate(state.active).place
    if place < FIRST_PORT:
        return place
    zones = state.port_of(place).zones
    if len(zones) == 1:
        return zones[0]
    kc_place = state.players[seat].kc_place
    return kc_place if kc_place in zones else NONE


def use_kc(state: State, seat: int, action: Action) -> None:
    """4.65B, 10.24 – A KC moves, intercepts, attacks a Pirate Port or ousts."""
    note_kc(state, seat)
    player = state.players[seat]
    if action is INTERCEPT:
        state.stack.append(Interception(seat, False))
    elif action is CHASE:
        player.kc_place = state.pirate(state.active).place
        state.tell(KC_MOVED, seat, player.kc, player.kc_place)
        state.stack.append(Interception(seat, True))
    elif action is OUST:
        state.stack.append(Ousting(seat))
    elif isinstance(action, AssaultPort):
        state.stack.append(Assault(seat, action.port))
    else:
        assert isinstance(action, MoveKC)
        player.kc_place = action.place
        state.tell(KC_MOVED, seat, player.kc, player.kc_place)
