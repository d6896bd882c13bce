"""2.6e – The board and the sheets, which everybody sees alike: Sea Zones, Ports, Merchants, Pirates in play."""

from flibuste.games.blackbeard.knowledge.seen import (
    HostageSeen,
    MerchantSeen,
    PirateSeen,
    PortSeen,
    RatingsSeen,
    SeatOrSystem,
    StoresSeen,
    TraitsSeen,
    TransitSeen,
    ZoneSeen,
)
from flibuste.games.blackbeard.rules.port.ports import status
from flibuste.games.blackbeard.table.constants import BIT, NATIONS, NONE, PORTS, STATUSES, SYSTEM
from flibuste.games.blackbeard.table.pieces import PirateCard, Port, Ratings
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State


def seat_word(seat: int) -> SeatOrSystem:
    return "system" if seat == SYSTEM else seat + 1


def pirate_word(state: State, number: int) -> str | None:
    return None if number == NONE else state.pieces.pirates[number].id


def zone_seen(state: State, zone: int) -> ZoneSeen:
    pieces = state.pieces
    kind = state.warship[zone]
    return {
        "id": pieces.places[zone],
        "name": pieces.names[zone],
        "adjacent": [pieces.places[place] for place in pieces.adjacent[zone]],
        "ports": [pieces.ports[port].id for port in pieces.zone_ports[zone]],
        "warship": None if kind == NONE else {"kind": pieces.warships[kind].id, **fighting(pieces.warships[kind])},
    }


def fighting(ratings: Ratings) -> RatingsSeen:
    return {"speed": ratings.speed, "combat": ratings.combat}


def transit_seen(state: State, place: int) -> TransitSeen:
    pieces = state.pieces
    joins = [pieces.places[zone] for zone in pieces.adjacent[place]]
    return {"id": pieces.places[place], "name": pieces.names[place], "joins": joins}


def ports_seen(state: State) -> list[PortSeen]:
    """9.3 – Every Port, and what it is to each Pirate in play."""
    pirates = [(state.card(number).id, state.pirate(number)) for number in state.in_play]
    return [
        port_seen(state, port, {name: STATUSES[status(state, pirate, port)] for name, pirate in pirates})
        for port in range(PORTS)
    ]


def port_seen(state: State, port: int, to: dict[str, str]) -> PortSeen:
    """2.2e, 2.3a – What is printed, and what has become of it."""
    printed: Port = state.pieces.ports[port]
    governor = state.governor[port]
    return {
        "id": printed.id,
        "name": printed.name,
        "locator": printed.locator,
        "nation": None if printed.nation == NONE else NATIONS[printed.nation],
        "zones": [state.pieces.places[zone] for zone in printed.zones],
        "wealth": printed.wealth,
        "defence": printed.defence,
        "governor": None
        if governor == NONE
        else {"name": state.pieces.governors[governor], "pro": governor < state.pieces.anti_from},
        "attacked": bool(state.attacked & BIT[port]),
        "destroyed": bool(state.destroyed & BIT[port]),
        # 2.4b – The marker shows that somebody has a Safe Haven; here one sees who.
        "haven": pirate_word(state, state.haven_of[port]),
        "merchant": merchant_seen(state, port),
        "to": to,
    }


def merchant_seen(state: State, port: int) -> MerchantSeen | None:
    """2.6e – What a face-down Merchant is, nobody knows."""
    kind = state.merchant[port]
    if kind == NONE:
        return None
    up = bool(state.face_up & BIT[port])
    spotters = [state.card(number).id for number in state.in_play if state.spotters[port] & BIT[number]]
    merchant = state.pieces.merchants[kind]
    return {"kind": merchant.id if up else None, "cargo": merchant.cargo if up else None, "spotters": spotters}


def pirate_seen(state: State, pirate: Pirate) -> PirateSeen:
    """3.0.1c – All that stands on a sheet is public."""
    card = state.card(pirate.number)
    pieces = state.pieces
    ship = None if pirate.ship == NONE else pieces.ships[pirate.ship]
    return {
        "id": card.id,
        "name": card.name,
        "ship_name": card.ship,
        "owner": seat_word(pirate.owner),
        "place": pieces.places[pirate.place],
        "ship": None if ship is None else ship.id,
        "speed": pirate.speed,
        "combat": pirate.combat,
        "max_speed": 0 if ship is None else ship.speed,
        "max_combat": 0 if ship is None else ship.combat,
        "loyalty": pirate.loyalty,
        "holds": list(pirate.holds),
        "hostages": [hostage_seen(state, hostage) for hostage in pirate.hostages],
        **stores_seen(state, pirate),
        "traits": traits_seen(card),
    }


def traits_seen(card: PirateCard) -> TraitsSeen:
    """5.2a – The six numbers of a Pirate card."""
    return {
        "initiative": card.initiative,
        "ability": card.ability,
        "leadership": card.leadership,
        "cruelty": card.cruelty,
        "cunning": card.cunning,
        "duel": card.duel,
    }


def stores_seen(state: State, pirate: Pirate) -> StoresSeen:
    pieces = state.pieces
    return {
        "net_worth": pirate.net_worth,
        "notoriety": pirate.notoriety,
        "cunning": pirate.cunning,
        "letter": None if pirate.letter == NONE else NATIONS[pirate.letter],
        "guns": pirate.guns,
        "chart": pirate.chart,
        "scurvy": pirate.scurvy,
        "revels": ("none", "voluntary", "involuntary")[pirate.revels],
        "paid": pirate.paid,
        "history": [name for number, name in enumerate(NATIONS) if pirate.history & BIT[number]],
        "bribed": [name for number, name in enumerate(pieces.pro_governors) if pirate.bribed & BIT[number]],
        "information": {pieces.ports[port].id: pirate.information[port] for port in sorted(pirate.information)},
        "prize": None if pirate.prize == NONE else pieces.ships[pirate.prize].id,
        "sacking": None if pirate.sacking == NONE else pieces.ports[pirate.sacking].id,
        "ally": pirate_word(state, pirate.ally),
        "pardoned": pirate.pardoned,
    }


def hostage_seen(state: State, hostage: int) -> HostageSeen:
    kind = state.pieces.hostages[hostage // 8]
    return {
        "kind": kind.id,
        "nation": NATIONS[hostage % 8],
        "information": kind.information,
        "value": kind.value,
    }
