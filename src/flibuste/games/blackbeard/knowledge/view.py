"""2.6e – What a seat may see: the board, all sheets, its own cards, and how many cards the others hold."""

from flibuste.games.blackbeard.knowledge.board import (
    fighting,
    pirate_seen,
    pirate_word,
    ports_seen,
    seat_word,
    traits_seen,
    transit_seen,
    zone_seen,
)
from flibuste.games.blackbeard.knowledge.seen import (
    CommissionerSeen,
    FaceSeen,
    NowSeen,
    PlayerSeen,
    PrintSeen,
    Table,
)
from flibuste.games.blackbeard.rules.reactions.protocol import FIRST_TITLE
from flibuste.games.blackbeard.table.constants import (
    BIT,
    DOINGS,
    FIRST_PORT,
    IN_DECK,
    LOCKER,
    NO_SEAT,
    NONE,
    PIRATES,
    RETIRED,
    SYSTEM,
    ZONES,
)
from flibuste.games.blackbeard.table.pieces import EventCard, PirateCard
from flibuste.games.blackbeard.table.state import State


def table(state: State, seat: int) -> Table:
    """The table as this seat sees it; -1 is a spectator."""
    return {
        "options": state.rules.seen(),
        "turn": seat_word(state.turn),
        "first": state.first + 1,
        "number": state.turn_number,
        "now": now_seen(state),
        "deck": len(state.deck) + len(state.under),
        "must": len(state.must),
        "discards": cards_seen(state, state.discards),
        "removed": cards_seen(state, state.removed),
        "must_discards": cards_seen(state, state.must_discards),
        "pardon": {
            "times": state.pardons,
            "aside": state.pardon_aside,
            "amnesty": None if state.amnesty == NO_SEAT else seat_word(state.amnesty),
        },
        "zones": [zone_seen(state, zone) for zone in range(ZONES)],
        "transits": [transit_seen(state, place) for place in range(ZONES, FIRST_PORT)],
        "ports": ports_seen(state),
        "pirates": [pirate_seen(state, state.pirate(number)) for number in state.in_play],
        "players": [player_seen(state, player, player == seat) for player in range(state.seats)],
        "system": player_seen(state, SYSTEM, False) if state.is_alone() else None,
        "retired": gone(state, RETIRED),
        "locker": gone(state, LOCKER),
        "pirate_deck": state.fate.count(IN_DECK),
        "pools": {
            "merchants": len(state.merchant_pool),
            "warships": len(state.warship_pool),
            "commissioners": len(state.kc_pool),
            "hostages": len(state.hostage_pool),
            "governors": len(state.anti_pool),
        },
        "faces": [face_seen(state.card(number)) for number in faces(state, seat)],
        "ships": [{"id": ship.id, **fighting(ship), "holds": ship.holds} for ship in state.pieces.ships],
        "printed": {card.id: print_seen(card) for card in cards_known(state, seat)},
    }


def faces(state: State, seat: int) -> list[int]:
    """3.0.6d – The Pirate cards outside play whose face this seat sees."""
    drafting = bool(state.stack) and state.stack[-1].NAME == "draft"
    held = [
        n for other, player in enumerate(state.players) for n in player.held if other == seat or state.known & BIT[n]
    ]
    return sorted(held + (state.pirate_deck() if drafting else []))


def face_seen(card: PirateCard) -> FaceSeen:
    return {"id": card.id, "name": card.name, "ship_name": card.ship, "traits": traits_seen(card)}


def cards_known(state: State, seat: int) -> list[EventCard]:
    """2.6a – The kinds of Event cards in one's own hand, and the one that is turned up."""
    numbers = set(state.players[seat].hand) if seat >= 0 else set()
    if state.turned_up != NONE:
        numbers.add(state.turned_up)
    return [state.pieces.cards[number] for number in sorted(numbers)]


def print_seen(card: EventCard) -> PrintSeen:
    """17.11a – What stands on an Event card."""
    return {"actions": "initiative" if card.diamond else card.actions, "both": card.both, "anti": card.anti}


def now_seen(state: State) -> NowSeen:
    """The turn and the Action in progress."""
    return {
        "actions_left": state.actions_left,
        "initiative": pirate_word(state, state.initiative),
        "acted": state.acted,
        "cards_played": state.cards_played,
        "ap_used": [seat + 1 for seat in range(state.seats) if state.ap_used & BIT[seat]],
        "kc_acted": None if state.kc_acted == NO_SEAT else seat_word(state.kc_acted),
        "kc_target": pirate_word(state, state.kc_target),
        "evaded": [state.pieces.places[zone] for zone in range(ZONES) if state.evaded & BIT[zone]],
        "active": pirate_word(state, state.active),
        "doing": DOINGS[state.doing],
        "target": place_word(state, state.target),
        "cancelled": state.cancelled,
        "types_used": types_seen(state),
        "totals": list(state.totals),
        "turned_up": state.pieces.cards[state.turned_up].id if state.turned_up != NONE else None,
    }


def types_seen(state: State) -> list[str]:
    """4.62a – The AP types used in this Action."""
    words = ["deploy-kc", "use-kc", "warship"] + [card.id for card in state.pieces.cards]
    assert len(words) == FIRST_TITLE + len(state.pieces.cards)
    return [word for number, word in enumerate(words) if state.types_used & BIT[number]]


def place_word(state: State, place: int) -> str | None:
    return None if place == NONE else state.pieces.places[place]


def cards_seen(state: State, cards: list[int]) -> list[str]:
    return [state.pieces.cards[card].id for card in cards]


def gone(state: State, fate: int) -> list[str]:
    return [state.pieces.pirates[number].id for number in range(PIRATES) if state.fate[number] == fate]


def player_seen(state: State, seat: int, own: bool) -> PlayerSeen:
    """2.6a – Hand sizes are public, hands are not; drafted Pirates are known to all (3.0.6d)."""
    player = state.players[seat]
    seen: PlayerSeen = {
        "seat": seat_word(seat),
        "score": player.score,
        "hand_size": len(player.hand),
        "held_size": len(player.held),
        "kc": None if player.kc == NONE else kc_seen(state, player.kc, player.kc_place),
        "pirates": [state.card(number).id for number in state.own(seat)],
        "known": [state.card(number).id for number in player.held if state.known & BIT[number]],
    }
    if own:
        seen["hand"] = cards_seen(state, player.hand)
    if own or len(seen["known"]) == len(player.held):
        seen["held"] = [state.card(number).id for number in player.held]
    return seen


def kc_seen(state: State, kc: int, place: int) -> CommissionerSeen:
    ratings = state.pieces.kc(kc)
    counters = len(state.pieces.commissioners)
    turned = None if kc < counters else state.card(kc - counters)
    return {
        "id": ratings.id if turned is None else f"turned-{turned.id}",
        "name": ratings.name if turned is None else turned.name,
        **fighting(ratings),
        "place": state.pieces.places[place],
    }
