"""Positions of this game in words: `hand = "rum, pirate-4"`, `at.B4 = "rum, meat*, pirate-4"`."""

from typing import Any

from flibuste.engine.bag import cards, count, holds, size
from flibuste.engine.domain import BadWord, Domain, split
from flibuste.games.stortebeker.broadside import Broadside
from flibuste.games.stortebeker.cards import CARDS, PIRATE_CARDS
from flibuste.games.stortebeker.playing import PlayCards
from flibuste.games.stortebeker.state import GAP, Side, State
from flibuste.games.stortebeker.turn import DRAW, REFILL, TURN_ENDS, push_phases

Data = dict[str, Any]
Domains = dict[str, Domain]

_SIMPLE = {
    "turn": "seat",
    "first": "seat",
    "round": "number",
    "last_round": "flag",
    "tried": "ships",
    "boardings_over": "flag",
    "rear_guard_hidden": "number",
    "discard_pile": "cards",
    "draw_pile": "cards",
    "rear_guard": "tiles",
}
_ATTRIBUTE = {"first": "starter", "rear_guard_hidden": "hidden", "rear_guard": "visible"}


def write(domains: Domains, state: State) -> Data:
    """The whole table."""
    data: Data = {"sea": [ship_word(domains, ship) for ship in state.sea]}
    for key, domain in _SIMPLE.items():
        data[key] = domains[domain].write(getattr(state, _ATTRIBUTE.get(key, key)))
    data["seat"] = {str(seat + 1): write_player(domains, state, seat) for seat in range(state.seats)}
    return data


def ship_word(domains: Domains, ship: int) -> str:
    word: str = domains["ship"].write(ship)
    return word


def write_player(domains: Domains, state: State, seat: int) -> Data:
    player = state.players[seat]
    at: Data = {}
    for berth in range(len(state.sea)):
        side = state.side(berth, seat)
        if not side.is_empty():
            at[ship_word(domains, state.sea[berth])] = write_side(side)
    return {
        "hand": ", ".join(domains["cards"].write(player.hand)),
        "open": ", ".join(domains["cards"].write(player.open)),
        "score": player.score,
        "ships": domains["tiles"].write(player.ships),
        "at": at,
    }


def write_side(side: Side) -> str:
    """Pirates lie face down unless they are marked `up`."""
    words = [CARDS[card] for card in cards(side.provisions + side.face_down)]
    return ", ".join([*words, *(CARDS[card] + " up" for card in cards(side.face_up))])


def read(domains: Domains, data: Data, state: State) -> None:
    """Fill an empty table. The draw pile is all cards that lie nowhere else, unless it is given."""
    known = {"sea", "seat", *_SIMPLE}
    for key in data:
        if key not in known:
            raise BadWord(f"{key!r} is not known; a position has: {', '.join(sorted(known))}")
    read_tiles(domains, data, state)
    for key, domain in _SIMPLE.items():
        if key in data:
            setattr(state, _ATTRIBUTE.get(key, key), domains[domain].read(data[key]))
    for seat, entry in data.get("seat", {}).items():
        read_player(domains, entry, state, domains["seat"].read(seat))
    if "draw_pile" not in data:
        laid = cards_outside_draw_pile(state)
        if not holds(state.pieces.deck, laid):
            raise BadWord("there are more cards of a kind than the box holds: " + ", ".join(too_many(state, laid)))
        state.draw_pile = state.pieces.deck - laid
    if "rear_guard_hidden" not in data:
        state.hidden = max(0, state.pieces.rear_guard[state.seats] - len(state.visible) - tiles_captured(state))
    state.unseen = tiles_elsewhere(state)


def read_tiles(domains: Domains, data: Data, state: State) -> None:
    sea = domains["tiles"].read(data.get("sea", []))
    if len(sea) > len(state.sea):
        raise BadWord(f"there are only {len(state.sea)} ships at sea")
    for berth, ship in enumerate(sea):
        state.sea[berth] = ship


def tiles_captured(state: State) -> int:
    return sum(len(player.ships) for player in state.players)


def tiles_elsewhere(state: State) -> list[int]:
    """The tiles that lie neither at sea, nor face up in the rear guard, nor before a player."""
    seen = {*state.sea, *state.visible, *(ship for player in state.players for ship in player.ships)}
    return [ship.number for ship in state.pieces.ships if ship.number not in seen]


def read_player(domains: Domains, entry: Data, state: State, seat: int) -> None:
    if seat >= state.seats:
        raise BadWord(f"there is no seat {seat + 1} with {state.seats} players")
    player = state.players[seat]
    known = {"hand", "open", "score", "ships", "at"}
    for key in entry:
        if key not in known:
            raise BadWord(f"seat {seat + 1}: {key!r} is not known; a seat has: {', '.join(sorted(known))}")
    player.hand = domains["cards"].read(entry.get("hand", []))
    player.open = domains["cards"].read(entry.get("open", []))
    player.ships = domains["tiles"].read(entry.get("ships", []))
    player.score = domains["number"].read(entry.get("score", sum(state.pieces.ships[s].value for s in player.ships)))
    for name, laid in entry.get("at", {}).items():
        berth = state.berth_of(domains["ship"].read(name))
        if berth == GAP:
            raise BadWord(f"seat {seat + 1} has cards at {name}, which is not at sea")
        read_side(domains, laid, state.side(berth, seat))


def read_side(domains: Domains, laid: Any, side: Side) -> None:
    for word in split(laid):
        name, _, mark = str(word).strip().rpartition(" ")
        up = mark.lower() == "up"
        bag = domains["cards"].read([name if up else word])
        if up:
            side.face_up += bag
        elif bag & PIRATE_CARDS:
            side.face_down += bag
        else:
            side.provisions += bag


def cards_outside_draw_pile(state: State) -> int:
    laid = [state.discard_pile]
    laid += [player.hand + player.open for player in state.players]
    laid += [side.provisions + side.face_down + side.face_up for side in state.sides]
    return sum(laid)


def too_many(state: State, laid: int) -> list[str]:
    return [CARDS[kind] for kind in range(len(CARDS)) if count(laid, kind) > count(state.pieces.deck, kind)]


def stand(data: Data, state: State) -> None:
    """The stack for `step = "play-cards"` (the default), "broadside", "boarding" or "draw"."""
    step = str(data.get("step", "play-cards"))
    stacks = {"draw": [TURN_ENDS, DRAW], "refill": [TURN_ENDS, DRAW, REFILL]}
    if step in stacks:
        state.stack.extend(stacks[step])
        return
    push_phases(state)
    if step == "play-cards":
        left = min(state.pieces.cards_per_turn, size(state.players[state.turn].hand))
        if left:
            state.stack.append(PlayCards(state.turn, left, state.discard_pile))
    elif step == "broadside":
        state.stack.append(Broadside(state.turn))
    elif step != "boarding":
        raise BadWord(f"step {step!r} is not one of: play-cards, broadside, boarding, refill, draw")


def faults(state: State) -> list[str]:
    """Cards and tiles conserved, sides within their limits."""
    found: list[str] = []
    if cards_outside_draw_pile(state) + state.draw_pile != state.pieces.deck:
        found.append("the action cards do not add up to the deck")
    found += tile_faults(state)
    for berth in range(len(state.sea)):
        for seat in range(state.seats):
            found += side_faults(state, berth, seat)
    return found


def tile_faults(state: State) -> list[str]:
    tiles = [ship for ship in state.sea if ship != GAP] + state.visible + state.unseen
    tiles += [ship for player in state.players for ship in player.ships]
    found = [] if sorted(tiles) == list(range(len(state.pieces.ships))) else ["the ship tiles do not add up"]
    if not 0 <= state.hidden <= len(state.unseen):
        found.append("the rear guard has more tiles than there are")
    return found


def side_faults(state: State, berth: int, seat: int) -> list[str]:
    side = state.side(berth, seat)
    where = f"seat {seat + 1}, berth {berth + 1}"
    if state.sea[berth] == GAP:
        return [] if side.is_empty() else [f"{where}: cards without a ship"]
    found: list[str] = []
    if not holds(state.ship(berth).needs, side.stock()):
        found.append(f"{where}: more provisions than the ship shows (2.1.6)")
    surplus_allowed = any(step.NAME in ("surplus", "removal", "losses") for step in state.stack)
    if side.room_for_pirates() < 0 and not surplus_allowed:
        found.append(f"{where}: more pirates than provisions (2.1.8)")
    return found
