"""Positions of this game in words: `hand = "rum, pirate-4"`, `at.B4 = "rum, meat*, pirate-4"`."""

from typing import Any

from flibuste.engine.bag import cards, count, holds, size
from flibuste.engine.domain import BadWord, Domains, counted, split
from flibuste.engine.record import read_fields, read_seats, write_fields, write_seats
from flibuste.games.stortebeker.notation.spelling import split_face
from flibuste.games.stortebeker.rules.boarding import is_possible
from flibuste.games.stortebeker.rules.broadside import Broadside
from flibuste.games.stortebeker.rules.playing import PlayCards
from flibuste.games.stortebeker.rules.setup import visible_tiles
from flibuste.games.stortebeker.rules.turn import DRAW, REFILL, TURN_ENDS, push_phases
from flibuste.games.stortebeker.table.cards import CARDS, PIRATE_CARDS
from flibuste.games.stortebeker.table.state import GAP, Side, State

Data = dict[str, Any]


def write(domains: Domains, state: State) -> Data:
    """The whole table."""
    data = write_fields(state, domains)
    data["seat"] = write_seats(state.players, domains)
    for seat in range(state.seats):
        data["seat"][str(seat + 1)]["at"] = write_sides(domains, state, seat)
    return data


def write_sides(domains: Domains, state: State, seat: int) -> Data:
    """The cards of a player by the ship they lie at."""
    laid: Data = {}
    for berth in range(len(state.sea)):
        side = state.side(berth, seat)
        if not side.is_empty():
            laid[domains["ship"].write(state.sea[berth])] = write_side(side)
    return laid


def write_side(side: Side) -> str:
    """Pirates lie face down unless they are marked `up`."""
    words = [CARDS[card] for card in cards(side.provisions + side.face_down)]
    return ", ".join([*words, *(CARDS[card] + " up" for card in cards(side.face_up))])


def read(domains: Domains, data: Data, state: State) -> None:
    """Fill an empty table; whatever is left out follows from the rest or has its usual value."""
    berths = len(state.sea)
    state.round = 2
    state.sea = []
    read_fields(state, data, domains, "a position", ("seat",))
    if not (0 <= state.turn < state.seats and 0 <= state.starter < state.seats):
        raise BadWord(f"turn and first are seats from 1 to {state.seats}")
    entries = read_seats(state.players, data.get("seat", {}), domains, ("at",))
    for seat, entry in entries:
        if "score" not in entry:
            state.players[seat].score = sum(state.pieces.ships[ship].value for ship in state.players[seat].ships)
    fill_sea(state, berths, ships_with_cards(domains, entries))
    fill_rear_guard(data, state)
    for seat, entry in entries:
        for name, laid in entry.get("at", {}).items():
            berth = berth_of(domains, state, name, seat)
            read_side(domains, laid, state.side(berth, seat), f"seat {seat + 1} at {name}")
    read_piles(data, state)


def ships_with_cards(domains: Domains, entries: list[tuple[int, Data]]) -> list[int]:
    return [domains["ship"].read(name) for _, entry in entries for name in entry.get("at", {})]


def fill_sea(state: State, berths: int, needed: list[int]) -> None:
    """The berths that are not named hold the ships that have cards, then any that lie nowhere else."""
    if len(state.sea) < berths:
        state.sea += [ship for ship in dict.fromkeys(needed) if ship not in state.sea]
    if len(state.sea) > berths:
        raise BadWord(f"there are only {berths} ships at sea")
    state.sea += tiles_elsewhere(state)[: berths - len(state.sea)]


def fill_rear_guard(data: Data, state: State) -> None:
    """The tiles that lie face up, and how many face down, where it is not said."""
    if "rear_guard" not in data:
        state.visible = tiles_elsewhere(state)[: visible_tiles(state)]
    if "rear_guard_hidden" not in data:
        left = state.pieces.rear_guard[state.seats] - len(state.visible) - tiles_captured(state)
        state.hidden = max(0, left) if len(state.visible) >= visible_tiles(state) else 0
    state.unseen = tiles_elsewhere(state)


def berth_of(domains: Domains, state: State, name: str, seat: int) -> int:
    berth = state.berth_of(domains["ship"].read(name))
    if berth == GAP:
        at_sea = ", ".join(domains["tiles"].write(state.sea))
        raise BadWord(f"seat {seat + 1} has cards at {name}, which is not at sea ({at_sea})")
    return berth


def tiles_captured(state: State) -> int:
    return sum(len(player.ships) for player in state.players)


def tiles_elsewhere(state: State) -> list[int]:
    """The tiles that lie neither at sea, nor face up in the rear guard, nor before a player."""
    seen = {*state.sea, *state.visible, *(ship for player in state.players for ship in player.ships)}
    return [ship.number for ship in state.pieces.ships if ship.number not in seen]


def read_side(domains: Domains, laid: Any, side: Side, where: str) -> None:
    """Pirates lie face down unless they are marked `up`."""
    for entry in split(laid):
        copies, word = counted(entry)
        name, is_up = split_face(word)
        bag = domains["cards"].read([f"{copies} {name}"])
        if not bag & PIRATE_CARDS:
            if name != word:
                raise BadWord(f"{where}: provisions always lie face up, write {name!r} alone")
            side.provisions += bag
        elif is_up:
            side.face_up += bag
        else:
            side.face_down += bag


def read_piles(data: Data, state: State) -> None:
    """The draw pile is all that lies nowhere else; where it is given, the rest is set aside."""
    laid = cards_outside_draw_pile(state) + (state.draw_pile if "draw_pile" in data else 0)
    if not holds(state.pieces.deck, laid):
        raise BadWord("there are more cards of a kind than the box holds: " + ", ".join(too_many(state, laid)))
    if "draw_pile" not in data:
        state.draw_pile = state.pieces.deck - laid
    elif "aside" not in data:
        state.aside = state.pieces.deck - laid


def cards_outside_draw_pile(state: State) -> int:
    laid = [state.discard_pile, state.aside]
    laid += [player.hand + player.open for player in state.players]
    laid += [side.provisions + side.face_down + side.face_up for side in state.sides]
    return sum(laid)


def too_many(state: State, laid: int) -> list[str]:
    return [CARDS[kind] for kind in range(len(CARDS)) if count(laid, kind) > count(state.pieces.deck, kind)]


def default_stack(data: Data, state: State) -> None:
    """The stack for `step = "play-cards"` (the default), "broadside", "boarding", "refill" or "draw".

    Any other step that is spelt out goes above the phases that follow the first.
    """
    step = data.get("step", "")
    if step in ("refill", "draw"):
        state.stack.extend([TURN_ENDS, DRAW, REFILL] if step == "refill" else [TURN_ENDS, DRAW])
        return
    push_phases(state)
    if isinstance(step, list):
        state.stack.extend(step)
    elif step in ("", "play-cards"):
        left = min(state.pieces.cards_per_turn, size(state.players[state.turn].hand))
        if left:
            state.stack.append(PlayCards(state.turn, left, state.discard_pile))
        elif step == "" and not any(is_possible(state, berth) for berth in range(len(state.sea))):
            seat = state.turn + 1
            raise BadWord(f"seat {seat} has nothing to do: give him cards (seat.{seat}.hand), or say which step it is")
    elif step == "broadside":
        state.stack.append(Broadside(state.turn))
    elif step != "boarding":
        raise BadWord(f"step {step!r} is not one of: play-cards, broadside, boarding, refill, draw; or a table")
