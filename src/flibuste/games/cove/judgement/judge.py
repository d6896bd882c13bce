"""What a position is worth to a seat, in points of fame: for the bots."""

from flibuste.engine.step import Sealed
from flibuste.games.cove.odds import last_left, power
from flibuste.games.cove.rules.cards.fame import points_in_hand
from flibuste.games.cove.rules.upkeep import hold
from flibuste.games.cove.table.actions import Arm, Sail
from flibuste.games.cove.table.constants import (
    BLACK_SHIPS_PHASE,
    CANNONS,
    COVE,
    CREW,
    EFFECTS_PHASE,
    FAME,
    HULL,
    LAST_OUTER,
    NAVIGATION_PHASE,
    NONE,
    PLUNDER_PHASE,
    SAILS,
    TREASURE,
)
from flibuste.games.cove.table.state import Player, State


def judge(state: State, seat: int) -> float:
    """Own worth against the best and the mean of the others."""
    worths = [worth(state, player, player == seat) for player in range(state.seats)]
    others = [worths[player] for player in range(state.seats) if player != seat]
    if state.outcome is not None:
        return 100.0 * (seat in state.outcome.winners) + worths[seat] - max(others)
    return worths[seat] - 0.3 * max(others) - 0.5 * sum(others) / len(others)


def worth(state: State, seat: int, own: bool) -> float:
    """Fame, and the fame likely to come from cargo, ship, cards and the island ahead."""
    player = state.players[seat]
    if state.revealed:
        return float(player.fame) + 3.0 * last_battle(state, seat)
    left = months_left(state)
    return (
        player.fame + cargo(state, seat, left) + ship(state, player, seat, left, own) + prospect(state, seat, left, own)
    )


def months_left(state: State) -> int:
    """Navigations still to come."""
    return state.pieces.months - state.month + (1 if state.phase <= NAVIGATION_PHASE else 0)


def last_battle(state: State, seat: int) -> float:
    battle = state.battle
    return 0.0 if battle is None or seat not in battle.seats else last_left(state, battle, seat)


def cargo(state: State, seat: int, left: int) -> float:
    """Chests and gold count as far as they can still be buried; chests only as far as they fit into the hold."""
    player = state.players[seat]
    limit = hold(state, seat)
    chests = player.chests
    if limit != NONE and state.phase >= EFFECTS_PHASE:
        chests = min(chests, limit)
    if player.place == TREASURE and state.phase <= EFFECTS_PHASE:
        return 0.9 * chests + 0.3 * player.gold
    if not left:
        return 0.0
    hope = 0.8 if left > 2 else 0.7
    return hope * chests + 0.29 * min(player.gold, 12) + 0.2 * max(0, player.gold - 12)


def ship(state: State, player: Player, seat: int, left: int, own: bool) -> float:
    """A strong ship is worth more the more months are left; so are parrot, Craftsmen and the hand."""
    rings = player.rings
    plan = sealed_plan(state, seat) if own else None
    spent = 0.0
    if plan is not None:
        rings = plan.rings
        spent = 0.29 * plan.cost
    values = state.pieces.values
    crew = values[CREW][rings[CREW]]
    cannons = values[CANNONS][rings[CANNONS]]
    strength = 1.3 * min(crew, cannons) + 0.2 * (crew + cannons)
    strength += 0.45 * values[SAILS][rings[SAILS]] + 0.45 * values[HULL][rings[HULL]]
    for section in range(4):
        strength += 0.25 * min(rings[section], 4) - (2.0 if not rings[section] else 0.0)
        if player.craftsmen[section] != NONE:
            strength += 0.8 - 0.3 * player.cracks[section]
    if player.parrot != NONE:
        strength += 4.0
    return strength * left * 0.11 + cards(state, seat, left, own) - spent


def cards(state: State, seat: int, left: int, own: bool) -> float:
    """Fame cards count for what they are (to their holder), others as long as they can be played."""
    hand = state.players[seat].hand
    if not own:
        return 0.8 * len(hand)
    others = 0
    for card in hand:
        if state.pieces.cards[card].family != FAME:
            others += 1
    return points_in_hand(state, seat) + others * (0.75 if left > 1 else 0.35)


def sealed_plan(state: State, seat: int) -> Arm | None:
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Sealed):
        slot = step.slots[step.seats.index(seat)]
        if isinstance(slot, Arm):
            return slot
    return None


def destination(state: State, seat: int, own: bool) -> int:
    """Where the ship will be: its sealed course, else where it is."""
    step = state.stack[-1] if state.stack else None
    if own and isinstance(step, Sealed):
        slot = step.slots[step.seats.index(seat)]
        if isinstance(slot, Sail):
            return slot.island
    return state.players[seat].place


def prospect(state: State, seat: int, left: int, own: bool) -> float:
    """What the place ahead promises, this month."""
    if state.phase >= BLACK_SHIPS_PHASE or not state.month:
        return 0.0
    place = destination(state, seat, own)
    sealed = place != state.players[seat].place
    if state.phase < NAVIGATION_PHASE or (state.phase == NAVIGATION_PHASE and not sealed and is_choosing(state)):
        return 0.0
    if place == COVE:
        return 1.4 if state.phase < EFFECTS_PHASE else 0.0
    battle = state.battle
    fighting = battle is not None and battle.island == place
    if battle is not None and fighting:
        return last_left(state, battle, seat) * prize(state, seat, place) if seat in battle.seats else 1.4
    chance = left_there(state, seat, place, sealed)
    if place == TREASURE:
        return chance * burial(state, seat, left) + (1.0 - chance) * 1.0
    if state.phase > PLUNDER_PHASE:
        return 0.0
    return chance * prize(state, seat, place) + (1.0 - chance) * 0.6


def is_choosing(state: State) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1], Sealed)


def burial(state: State, seat: int, left: int) -> float:
    """How much burying now adds to what cargo is worth anyway."""
    player = state.players[seat]
    if player.place == TREASURE and state.phase > NAVIGATION_PHASE:
        return 0.0
    return player.chests + 0.33 * player.gold - cargo(state, seat, left) + 0.3


def prize(state: State, seat: int, place: int) -> float:
    """What the winner at an outer island gets."""
    if place > LAST_OUTER or state.shown[place] == NONE:
        return 0.5
    card = state.pieces.treasures[state.shown[place]]
    chests = card.chests
    for marker in state.markers:
        if marker.seat == seat and marker.island == place:
            chests *= marker.factor
    limit = hold(state, seat)
    fitting = chests if limit == NONE else max(0, min(chests, limit - state.players[seat].chests + 1))
    total = card.fame + 0.72 * fitting + 0.29 * card.gold + 0.8 * card.cards + 0.5
    return total * 0.55 if state.players[seat].robber != NONE else total


def left_there(state: State, seat: int, place: int, sealed: bool) -> float:
    """The chance to be the one left at a place, before any battle."""
    own = power(state, seat)
    rivals = 0.0
    if place != TREASURE:
        for other in range(state.seats):
            if other != seat and (state.players[other].place == place) and not sealed:
                rivals += power(state, other)
        if sealed:
            rivals += 0.16 * own * (state.seats - 1)
    for black in state.black_ships:
        if black.island == place and black.legend != NONE:
            legend = state.pieces.legends[black.legend]
            rivals += 0.0 if legend.defenceless else 3.0 * legend.dice * legend.hull
    if state.navy_island == place:
        rivals += 3.0 * state.pieces.navy.dice * state.pieces.navy.hull
    return own / (own + rivals) if rivals else 1.0
