"""What cannot be: gold, chests or cards lost, rings off their mats, two parrots. Empty for every reachable state."""

from flibuste.games.cove.notation.position import tavern_cards_laid
from flibuste.games.cove.rules.cards.parrots import ParrotOffer
from flibuste.games.cove.table.constants import (
    COVE,
    EFFECTS_PHASE,
    LAST_OUTER,
    NONE,
    NOWHERE,
    PARROT,
    PLUNDER_PHASE,
    SECTIONS,
)
from flibuste.games.cove.table.state import Player, State


def faults(state: State) -> list[str]:
    found = supply_faults(state) + pile_faults(state) + seat_faults(state)
    for seat in range(state.seats):
        found += [f"seat {seat + 1}: {fault}" for fault in player_faults(state, state.players[seat])]
    if state.phase in (PLUNDER_PHASE, EFFECTS_PHASE):
        crowded = [island for island in range(1, LAST_OUTER + 1) if len(state.ships_at(island)) > 1]
        found += [f"several ships at island {island} after combat (3.5.3)" for island in crowded]
    return found


def seat_faults(state: State) -> list[str]:
    """8.2.1 – Whoever is named sits at the table, and a Navy at sea has its controller."""
    named = [state.lookout, state.navy_controller, state.navy_sender, *(player.robber for player in state.players)]
    named += [marker.seat for marker in state.markers]
    if state.battle is not None:
        named += [*state.battle.seats, *state.battle.gone, *state.battle.together, *state.battle.owners]
    found = [f"there is no seat {seat + 1}" for seat in named if seat >= state.seats]
    if state.navy_island != NOWHERE and state.navy_controller == NONE:
        found.append("nobody controls the Navy (8.2.1)")
    return found


def supply_faults(state: State) -> list[str]:
    """1.1.7 – Gold and chests are limited stocks."""
    found: list[str] = []
    overboard = 0 if state.battle is None else state.battle.overboard
    if state.gold + sum(player.gold for player in state.players) != state.pieces.gold:
        found.append(f"the gold does not add up to {state.pieces.gold} (1.1.7)")
    if state.chests + overboard + sum(player.chests for player in state.players) != state.pieces.chests:
        found.append(f"the chests do not add up to {state.pieces.chests} (1.1.7)")
    if state.gold < 0 or state.chests < 0:
        found.append("the bank owes something (3.4.4)")
    return found


def pile_faults(state: State) -> list[str]:
    """1.1.3, 1.1.5, 1.2.3 – Cards are neither lost nor doubled."""
    found: list[str] = []
    offered = [step.card for step in state.stack if isinstance(step, ParrotOffer)]
    if sorted(tavern_cards_laid(state) + state.tavern + offered) != state.pieces.deck():
        found.append("the Tavern cards do not add up to the deck (1.1.5)")
    shown = [design for design in state.shown if design != NONE]
    if sorted(state.treasures + shown + state.spent) != state.pieces.treasure_deck():
        found.append("the Treasure cards do not add up to the deck (1.1.3)")
    lying = [ship.legend for ship in state.black_ships if ship.legend != NONE]
    if sorted(state.legends + lying + state.sunk) != list(range(len(state.pieces.legends))):
        found.append("the legendary pirates do not add up (1.2.3)")
    for pile in (state.tavern, state.discards, state.treasures, state.spent, state.legends, state.sunk):
        if pile != sorted(pile):
            found.append("a pile is not sorted")
    return found


def player_faults(state: State, player: Player) -> list[str]:
    found: list[str] = []
    if player.gold < 0 or player.chests < 0 or player.fame < state.pieces.scores.floor:
        found.append("less than nothing (5.2.2)")
    for section, word in enumerate(SECTIONS):
        if not 0 <= player.rings[section] <= state.pieces.last_ring:
            found.append(f"the ring of the {word} is nowhere (2.1.4)")
    if any(state.pieces.cards[card].family == PARROT for card in player.hand):
        found.append("a parrot in the hand (7.1.6)")
    if player.hand != sorted(player.hand):
        found.append("the hand is not sorted")
    if not NOWHERE <= player.place <= COVE:
        found.append("the ship is at no place (1.1.2)")
    if player.is_wrecked() and player.place != COVE and state.battle is None and not state.revealed:
        found.append("a wreck outside the Cove (4.5.1)")
    return found + attached_faults(state, player)


def attached_faults(state: State, player: Player) -> list[str]:
    """7.1.7, 7.2.3 – One parrot, one Craftsman, none beyond what it can bear."""
    found: list[str] = []
    attached = [card for card in player.craftsmen if card != NONE]
    if len(attached) > 1 and not state.rules.several_craftsmen:
        found.append("several Craftsmen (7.2.3)")
    for section in range(4):
        card = player.craftsmen[section]
        bears = 1 if card == NONE else state.pieces.cards[card].absorbs
        if not 0 <= player.cracks[section] < bears:
            found.append("a destroyed Craftsman still attached (7.2.4)")
    if not 0 <= player.wounds < (1 if player.parrot == NONE else state.pieces.parrot_hits):
        found.append("a dead parrot aboard (7.1.12)")
    return found
