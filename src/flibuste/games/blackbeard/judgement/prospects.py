"""What a Pirate may expect, in victory points: of his crew, his ship, his prey, the Port, the Action under way."""

from flibuste.games.blackbeard.chances import attack_chance, least, to_sack, to_spot
from flibuste.games.blackbeard.judgement.retiring import business_value
from flibuste.games.blackbeard.rules.port.ports import may_enter, status
from flibuste.games.blackbeard.rules.port.refit import damage_of
from flibuste.games.blackbeard.rules.reactions.card_against import PlayedCard
from flibuste.games.blackbeard.rules.sea.commissioners import Interception
from flibuste.games.blackbeard.rules.sea.warships import Sighted, WarshipAttack
from flibuste.games.blackbeard.table.constants import (
    ANTI,
    ATTACK,
    BIT,
    BUSINESS,
    CONVERT,
    DIG,
    FIRST_PORT,
    HAVEN,
    LETTER,
    NONE,
    PIRATE_PORT,
    PLUNDER,
    PRO,
    RECOVER,
    SACK,
    SKULL,
    SPOT,
    STEAL,
    ZONES,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State


def in_hand(state: State, seat: int) -> float:
    """A little for one's own cards; the others draw theirs when the turn is over, whatever one does in it."""
    hand = state.players[seat].hand
    return 0.4 * len(hand) + 0.6 * hand.count(SKULL) + 0.6 * hand.count(LETTER)


def under_way(state: State, seat: int) -> float:
    """What this player has set going against another: a card, a Warship, an Interception."""
    total = 0.0
    for step in state.stack:
        if (isinstance(step, PlayedCard) and step.by == seat) or (isinstance(step, WarshipAttack) and step.by == seat):
            total += 1.5
        elif isinstance(step, Interception) and step.by == seat:
            total += 0.15 * state.pirate(state.active).notoriety if state.active != NONE else 0.0
        elif isinstance(step, Sighted) and step.player == seat:
            total += 1.2
    return total


def kc_threat(state: State, seat: int) -> float:
    """10.35a – Half the Notoriety of whoever is in reach."""
    place = state.players[seat].kc_place
    best = 0.0
    for number in state.in_play:
        pirate = state.pirate(number)
        if pirate.owner != seat and place < ZONES:
            near = pirate.place == place or pirate.place in state.pieces.adjacent[place]
            best = max(best, 0.12 * pirate.notoriety if near else 0.0)
    return best


def pending(state: State, pirate: Pirate, hope: float) -> float:
    """8, 9 – By the kind of the Action; `hope` is to retire in time."""
    doing = state.doing
    port = state.target - FIRST_PORT
    if doing == SPOT:
        return least(to_spot(state, pirate.number, port)) * (prey_value(state, pirate, hope) - 2.0)
    if doing == PLUNDER and pirate.place < ZONES:
        return prey_value(state, pirate, hope)
    if doing == CONVERT:
        return 1.2 * (pirate.prize - pirate.ship) + 0.4 * damage_of(state, pirate)
    if doing == ATTACK:
        return assault_value(state, pirate, port, hope)
    if doing == SACK:
        gain = 3.0 * (1.0 + hope) * state.pieces.ports[port].wealth + 1.0
        return least(to_sack(state, pirate.number, port)) * gain - 1.0
    return pending_in_port(state, pirate, hope)


def prey_value(state: State, pirate: Pirate, hope: float) -> float:
    """8.3 – Notoriety of about 7 with the Hostage, the crew's content, and the cargo as far as there is room."""
    cargo = state.pieces.cargo[pirate.place][5]
    free = 1.0 if pirate.free_hold() != NONE else 0.4
    return 7.0 * (1.0 + hope) + 0.5 + 0.0065 * cargo * max(hope, 0.4) * free


def pending_in_port(state: State, pirate: Pirate, hope: float) -> float:
    doing = state.doing
    if doing == BUSINESS:
        return business_value(state, pirate, hope)
    if doing == RECOVER:
        return 1.0
    if doing == DIG:
        return 2.0 + 7.0 * hope
    return 2.5 if doing == STEAL else 0.3


def assault_value(state: State, pirate: Pirate, port: int, hope: float) -> float:
    """9.52 to 9.54 – Notoriety and Booty if it succeeds, damage or death if it fails; the nation turns hostile."""
    if pirate.place >= ZONES:
        return 0.0
    odds = attack_chance(state, pirate.number, port)
    wealth = state.pieces.ports[port].wealth
    cost = 0.0 if pirate.history & BIT[state.pieces.ports[port].nation] else 1.0 + 0.1 * hope * pirate.notoriety
    left = pirate.combat - state.pieces.combat_sunk
    death = 0.5 if left <= 2 else 0.25 if left <= 4 else 0.08
    lost = 10.0 + hope * (pirate.notoriety + 0.01 * pirate.net_worth)
    if left <= 1:
        return -0.8 * lost
    return odds * ((2.6 + 2.0 * hope) * wealth + 0.5) - (1.0 - odds) * (2.0 + death * lost) - cost


def crew_worth(state: State, pirate: Pirate) -> float:
    """Loyalty keeps the captain alive; Scurvy and D&R cost Actions."""
    total = 0.35 * min(pirate.loyalty, 8) + 0.8 * pirate.cunning
    if pirate.loyalty <= 2:
        total -= 2.0 * (3 - pirate.loyalty) * (1.0 - 0.1 * state.card(pirate.number).leadership)
    if pirate.scurvy:
        total -= 2.5
    total -= 1.8 * pirate.revels
    if pirate.revels:
        total -= 2.0
    if pirate.paid:
        total += 0.8
    for hostage in pirate.hostages:
        total += 0.25 * state.pieces.hostages[hostage // 8].value
    for points in pirate.information.values():
        total += 0.3 * points
    return total


def ship_worth(state: State, pirate: Pirate) -> float:
    total = 0.5 * pirate.combat + 0.25 * pirate.speed + 0.6 * len(pirate.holds)
    if pirate.speed < 0:
        total -= 2.0
    if pirate.combat <= 2:
        total -= 2.0
    return total + (1.0 if pirate.guns else 0.0) + (2.0 if pirate.chart else 0.0)


def hunting(state: State, pirate: Pirate) -> float:
    """8.1, 8.5 – Merchants he has spotted, others in reach, a better ship to convert to; full Holds want a Port."""
    total = 0.0
    seen = 0
    full = pirate.free_hold() == NONE
    for port in state.pieces.zone_ports[pirate.place]:
        if state.merchant[port] != NONE:
            if state.spotters[port] & BIT[pirate.number]:
                total += 6.0 if not full else 4.0
            else:
                seen += 1
    total += 0.7 * min(seen, 3)
    if not seen:
        total += 0.3 * merchants_near(state, pirate.place)
    if pirate.prize > pirate.ship:
        total += 1.0
    if full or pirate.scurvy or pirate.revels or pirate.speed < 0:
        total += 0.5 * has_open_port(state, pirate)
    if state.warship[pirate.place] != NONE:
        total -= 0.8
    return total


def merchants_near(state: State, zone: int) -> bool:
    for other in state.pieces.adjacent[zone]:
        if other < ZONES:
            for port in state.pieces.zone_ports[other]:
                if state.merchant[port] != NONE:
                    return True
    return False


def has_open_port(state: State, pirate: Pirate) -> bool:
    for port in state.pieces.zone_ports[pirate.place]:
        if may_enter(state, pirate, port):
            return True
    return False


def in_port(state: State, pirate: Pirate) -> float:
    """9.4 – A Port is worth what he can do in it; with nothing to do he should be at sea."""
    port = pirate.place - FIRST_PORT
    here = status(state, pirate, port)
    total = -0.5
    if pirate.sacking == port:
        total += 0.5 * state.pieces.ports[port].wealth
    if pirate.revels or (here != ANTI and (pirate.booty() or damage_of(state, pirate) > 1)):
        total += 2.0
    if here == HAVEN or (here == PRO and pirate.letter == state.pieces.ports[port].nation):
        total += 0.1 * pirate.notoriety
    if here == PIRATE_PORT and pirate.loyalty <= 5:
        total += 0.5
    return total
