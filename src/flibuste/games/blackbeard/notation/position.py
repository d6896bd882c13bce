"""Positions of this game in words: `pirate.teach = { owner = 1, place = "bath", ship = "sloop" }`."""

from collections import Counter
from typing import Any

from flibuste.engine.domain import BadWord, Domain
from flibuste.engine.record import read_fields, read_seats, write_fields, write_seats
from flibuste.games.blackbeard.rules.turn.action_phase import ActionPhase
from flibuste.games.blackbeard.rules.turn.announcement import PlayPhase
from flibuste.games.blackbeard.rules.turn.turn import CloseTurn, DrawPhase, MerchantPhase, Turn
from flibuste.games.blackbeard.table.constants import (
    BIT,
    BURIED_TREASURE,
    COMMISSIONER,
    GENERAL_PARDON,
    HEAVY_GUNS,
    HELD,
    IN_PLAY,
    LETTER,
    LOCKER,
    NO_SEAT,
    NONE,
    PIRATES,
    PORTS,
    RETIRED,
    SYSTEM,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State

Data = dict[str, Any]
Domains = dict[str, Domain]

GONE = {"retired": RETIRED, "locker": LOCKER, "commissioners": COMMISSIONER}
# What is written and read by hand: pieces by where they lie, and the records of players and Pirates.
APART = ("warship", "governor", "haven", "merchant", "seat", "system", "pirate", *GONE)
COMPUTED = ("merchant_pool", "warship_pool", "kc_pool", "anti_pool", "hostage_pool", "deck", "in_play")


def write(domains: Domains, state: State) -> Data:
    """The whole table."""
    data = write_fields(state, domains)
    data["seat"] = write_seats(state.players[: state.seats], domains)
    if state.is_alone():
        data["system"] = write_fields(state.players[SYSTEM], domains)
    data["pirate"] = {
        domains["pirate"].write(number): write_fields(state.pirate(number), domains) for number in state.in_play
    }
    for key, fate in GONE.items():
        data[key] = [domains["pirate"].write(number) for number in range(PIRATES) if state.fate[number] == fate]
    data["merchant"] = {
        domains["port"].write(port): write_merchant(domains, state, port)
        for port in range(PORTS)
        if state.merchant[port] != NONE
    }
    data["warship"] = by_place(domains, "place", "warship", state.warship)
    data["governor"] = by_place(domains, "port", "governor", state.governor)
    data["haven"] = by_place(domains, "port", "pirate", state.haven_of)
    return data


def by_place(domains: Domains, where: str, what: str, values: list[int]) -> Data:
    return {
        domains[where].write(index): domains[what].write(value) for index, value in enumerate(values) if value != NONE
    }


def write_merchant(domains: Domains, state: State, port: int) -> str:
    """Face down unless it is marked `up`; then whoever has spotted it."""
    words = [domains["merchant"].write(state.merchant[port])]
    if state.face_up & BIT[port]:
        words.append("up")
    return " ".join(words + domains["pirateset"].write(state.spotters[port]))


def read(domains: Domains, data: Data, state: State) -> None:
    """Fill a bare table. Pools and the deck are all that lies nowhere else, unless they are given."""
    for name, entry in data.get("pirate", {}).items():
        read_pirate(domains, state, domains["pirate"].read(name), entry)
    read_seats(state.players[: state.seats], data.get("seat", {}), domains)
    if "system" in data:
        read_fields(state.players[SYSTEM], data["system"], domains, "system")
    for player in state.players:
        player.held.sort()
        for number in player.held:
            state.fate[number] = HELD
    for key, fate in GONE.items():
        for number in domains["pirates"].read(data.get(key, [])):
            state.fate[number] = fate
    read_board(domains, data, state)
    read_fields(state, data, domains, "a position", APART)
    settle_rights(domains, data, state)
    settle_pools(data, state)


def read_board(domains: Domains, data: Data, state: State) -> None:
    for port, words in data.get("merchant", {}).items():
        read_merchant(domains, state, domains["port"].read(port), str(words))
    for zone, kind in data.get("warship", {}).items():
        state.warship[domains["place"].read(zone)] = domains["warship"].read(kind)
    for port, governor in data.get("governor", {}).items():
        state.governor[domains["port"].read(port)] = domains["governor"].read(governor)
    state.pro_ports = sum(0 <= governor < state.pieces.anti_from for governor in state.governor)
    for port, holder in data.get("haven", {}).items():
        state.haven_of[domains["port"].read(port)] = domains["pirate"].read(holder)


def read_merchant(domains: Domains, state: State, port: int, words: str) -> None:
    kind, *marks = words.split()
    state.merchant[port] = domains["merchant"].read(kind)
    spotters = [mark for mark in marks if mark != "up"]
    if marks:
        state.face_up |= BIT[port]
    state.spotters[port] = domains["pirateset"].read(spotters)


def read_pirate(domains: Domains, state: State, number: int, entry: Data) -> None:
    """A Pirate in play; ratings, Cunning and Loyalty are those of a new one unless they are given."""
    ship = domains["ship"].read(entry.get("ship", "sloop"))
    pirate = Pirate(number, 0, 0)
    pirate.begin(state.card(number), state.pieces.start_loyalty)
    if ship != NONE:
        pirate.rig(ship, state.pieces.ships[ship])
    read_fields(pirate, entry, domains, f"pirate {state.card(number).id}")
    while ship != NONE and len(pirate.holds) < state.pieces.ships[ship].holds:
        pirate.holds.append(0)
    pirate.hostages.sort()
    state.pirates[number] = pirate
    state.fate[number] = IN_PLAY
    state.in_play.append(number)


def settle_rights(domains: Domains, data: Data, state: State) -> None:
    """17.2#8c, 9.55a – An amnesty and a right to sack were won in this Player Turn, unless it is said otherwise."""
    if state.amnesty != NO_SEAT and "amnesty_until" not in data:
        state.amnesty_until = state.turn_number + state.turns_in_round()
    for name, entry in data.get("pirate", {}).items():
        if "sacking" in entry and "sack_turn" not in entry:
            state.pirate(domains["pirate"].read(name)).sack_turn = state.turn_number


def settle_pools(data: Data, state: State) -> None:
    """What is not given is what is left over."""
    pieces = state.pieces
    laid = [state.merchant, state.warship, [], state.governor, hostages_aboard(state), cards_elsewhere(state)]
    boxes = [
        pieces.counters(pieces.merchants),
        pieces.counters(pieces.warships),
        list(range(len(pieces.commissioners))),
        list(range(pieces.anti_from, len(pieces.governors))),
        pieces.counters(pieces.hostages),
        pieces.deck,
    ]
    laid[2] = [player.kc for player in state.players if player.kc != NONE]
    for key, box, used in zip(COMPUTED, boxes, laid, strict=False):
        if key not in data:
            setattr(state, key, sorted((Counter(box) - Counter(used)).elements()))
    if state.is_alone() and "must" not in data and "deck" not in data:
        state.must = [card for card in state.deck if pieces.cards[card].must]
        state.deck = [card for card in state.deck if not pieces.cards[card].must]


def hostages_aboard(state: State) -> list[int]:
    return [hostage // 8 for number in state.in_play for hostage in state.pirate(number).hostages]


def cards_elsewhere(state: State) -> list[int]:
    """Every Event card that is not in the deck."""
    found = state.under + state.discards + state.removed + state.must + state.must_discards
    for player in state.players:
        found += player.hand
    for number in state.in_play:
        pirate = state.pirate(number)
        found += [HEAVY_GUNS] * pirate.guns + [BURIED_TREASURE] * pirate.chart + [LETTER] * (pirate.letter != NONE)
    found += [LETTER] * state.letters_kept.bit_count()
    if state.turned_up != NONE:
        found.append(state.turned_up)
    if state.pardon_aside:
        found.append(GENERAL_PARDON)
    return found


def default_stack(data: Data, state: State) -> None:
    """The stack for `step = "play"` (the default), "turn", "draw" or "actions" (with `now.actions_left`)."""
    step = str(data.get("step", "play"))
    if step == "turn":
        state.stack.append(Turn())
        return
    state.stack.append(CloseTurn())
    state.stack.append(PlayPhase())
    if step == "draw":
        state.stack.append(MerchantPhase())
        state.stack.append(DrawPhase())
    elif step == "actions":
        state.acted = True
        state.cards_played = max(1, state.cards_played)
        state.stack.append(ActionPhase())
    elif step != "play":
        raise BadWord(f"step {step!r} is not one of: turn, draw, play, actions")
