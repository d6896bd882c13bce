"""What cannot be: cards or counters lost, limits broken."""

from flibuste.games.blackbeard.notation.position import cards_elsewhere, hostages_aboard
from flibuste.games.blackbeard.rules.reactions.card_against import PlayedCard
from flibuste.games.blackbeard.rules.sea.plunder import HostageFate, Torture
from flibuste.games.blackbeard.rules.turn.card_events import CardEvent
from flibuste.games.blackbeard.table.constants import (
    BIT,
    BURIED_TREASURE,
    COMMISSIONER,
    FIRST_PORT,
    HEAVY_GUNS,
    HELD,
    IN_DECK,
    IN_PLAY,
    NONE,
    PIRATES,
    ZONES,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import Player, State


def faults(state: State) -> list[str]:
    """Cards and counters conserved, limits kept."""
    found = pool_faults(state)
    found += pirate_card_faults(state)
    for number in state.in_play:
        found += sheet_faults(state, state.pirate(number))
    for seat in range(len(state.players)):
        found += player_faults(state, state.players[seat], seat)
    return found


def pool_faults(state: State) -> list[str]:
    pieces = state.pieces
    found: list[str] = []
    cards = cards_elsewhere(state) + state.deck
    hostages = hostages_aboard(state) + state.hostage_pool
    for step in state.stack:
        if isinstance(step, PlayedCard) or (isinstance(step, CardEvent) and step.card in (HEAVY_GUNS, BURIED_TREASURE)):
            cards.append(step.card)
        elif isinstance(step, HostageFate | Torture):
            hostages.append(step.hostage)
    expected = pieces.deck
    if sorted(cards) != sorted(expected):
        found.append("the Event cards do not add up to the deck")
    if sorted(hostages) != pieces.counters(pieces.hostages):
        found.append("the Hostages do not add up")
    merchants = [kind for kind in state.merchant if kind != NONE] + state.merchant_pool
    if sorted(merchants) != pieces.counters(pieces.merchants):
        found.append("the Merchants do not add up")
    warships = [kind for kind in state.warship if kind != NONE] + state.warship_pool
    if sorted(warships) != pieces.counters(pieces.warships):
        found.append("the Warships do not add up")
    kcs = [player.kc for player in state.players if player.kc != NONE] + state.kc_pool
    if len(kcs) != len(set(kcs)):
        found.append("a King's Commissioner is there twice")
    return found


def pirate_card_faults(state: State) -> list[str]:
    found: list[str] = []
    held = sorted(number for player in state.players for number in player.held)
    if held != [number for number in range(PIRATES) if state.fate[number] == HELD]:
        found.append("the Pirate cards in hand do not fit")
    if sorted(state.in_play) != [number for number in range(PIRATES) if state.fate[number] == IN_PLAY]:
        found.append("the Pirates in play do not fit")
    for number in range(PIRATES):
        if (state.pirates[number] is not None) != (state.fate[number] == IN_PLAY):
            found.append(f"{state.card(number).id} is neither in play nor out of it")
    if any(fate not in range(IN_DECK, COMMISSIONER + 1) for fate in state.fate):
        found.append("a Pirate card is nowhere")
    return found


def sheet_faults(state: State, pirate: Pirate) -> list[str]:
    found: list[str] = []
    name = state.card(pirate.number).id
    if pirate.ship == NONE:
        return found
    ship = state.pieces.ships[pirate.ship]
    if len(pirate.holds) != ship.holds:
        found.append(f"{name}: {len(pirate.holds)} Holds on a {ship.id} (6.23a)")
    if not 0 <= pirate.loyalty <= state.pieces.top_loyalty:
        found.append(f"{name}: Loyalty {pirate.loyalty} is off the track (6.24b)")
    if pirate.speed > ship.speed or pirate.combat > ship.combat:
        found.append(f"{name}: better than a new {ship.id} (6.23a)")
    if pirate.speed <= state.pieces.speed_sunk or pirate.combat <= state.pieces.combat_sunk:
        found.append(f"{name}: sunk (6.25b)")
    if min([0, pirate.net_worth, pirate.notoriety, pirate.cunning, *pirate.holds]) < 0:
        found.append(f"{name}: less than nothing")
    if pirate.ally != NONE and (
        state.pirates[pirate.ally] is None
        or state.pirate(pirate.ally).ally != pirate.number
        or state.pirate(pirate.ally).owner != pirate.owner
    ):
        found.append(f"{name}: an Alliance of one (11.1b)")
    if pirate.place >= FIRST_PORT and state.destroyed & BIT[pirate.place - FIRST_PORT]:
        found.append(f"{name}: in a destroyed Port (9.3a)")
    return found


def player_faults(state: State, player: Player, seat: int) -> list[str]:
    found: list[str] = []
    if seat < state.seats and not state.is_alone() and len(state.own(seat)) > state.limit():
        found.append(f"seat {seat + 1}: too many Pirates in play (5.14a)")
    if (player.kc == NONE) != (player.kc_place == NONE) or player.kc_place >= FIRST_PORT:
        found.append(f"seat {seat + 1}: a King's Commissioner is nowhere (10.25a)")
    if player.kc_place >= ZONES + 2:
        found.append(f"seat {seat + 1}: a King's Commissioner in a Port (10.25a)")
    return found
