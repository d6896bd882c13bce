"""Positions of this game in words: `hand = "rum, pirate-4"`, `at.B4 = "rum, meat*, pirate-4"`."""

import re
from typing import Any, Final

from flibuste.engine.bag import cards, count, holds, size
from flibuste.engine.domain import BadWord, Domain, check_keys, counted, split
from flibuste.engine.step import Step
from flibuste.games.stortebeker.rules.boarding import is_possible
from flibuste.games.stortebeker.rules.broadside import Broadside
from flibuste.games.stortebeker.rules.playing import PlayCards
from flibuste.games.stortebeker.rules.setup import visible_tiles
from flibuste.games.stortebeker.rules.turn import DRAW, REFILL, TURN_ENDS, push_phases
from flibuste.games.stortebeker.table.cards import CARDS, PIRATE_CARDS
from flibuste.games.stortebeker.table.state import GAP, Player, Side, State

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
    "aside": "cards",
    "rear_guard": "tiles",
}
_SEAT: Final = ("hand", "open", "score", "ships", "at")
_MARK: Final = re.compile(r"(.*?\S)\s*\(?(?:face[ -])?(up|down)\)?", re.IGNORECASE)
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
    """Fill an empty table; whatever is left out follows from the rest or has its usual value."""
    check_keys(data, ["sea", "seat", *_SIMPLE], "a position")
    state.round = 2
    for key, domain in _SIMPLE.items():
        if key in data:
            setattr(state, _ATTRIBUTE.get(key, key), domains[domain].read(data[key]))
    if not (0 <= state.turn < state.seats and 0 <= state.starter < state.seats):
        raise BadWord(f"turn and first are seats from 1 to {state.seats}")
    seats = read_seats(domains, data.get("seat", {}), state)
    for seat, entry in seats.items():
        read_player(domains, entry, state.players[seat], state)
    read_tiles(domains, data, state, ships_with_cards(domains, seats))
    for seat, entry in seats.items():
        for name, laid in entry.get("at", {}).items():
            berth = berth_of(domains, state, name, seat)
            read_side(domains, laid, state.side(berth, seat), f"seat {seat + 1} at {name}")
    read_piles(data, state)


def read_seats(domains: Domains, data: Any, state: State) -> dict[int, Data]:
    if not isinstance(data, dict):
        raise BadWord("write seat.1.hand = … for the hand of seat 1")
    found: dict[int, Data] = {}
    for name, entry in data.items():
        seat = domains["seat"].read(name)
        if not 0 <= seat < state.seats:
            raise BadWord(f"there is no seat {name} with {state.seats} players")
        check_keys(entry, _SEAT, f"seat {name}")
        found[seat] = entry
    return found


def read_player(domains: Domains, entry: Data, player: Player, state: State) -> None:
    player.hand = domains["cards"].read(entry.get("hand", []))
    player.open = domains["cards"].read(entry.get("open", []))
    player.ships = domains["tiles"].read(entry.get("ships", []))
    player.score = domains["number"].read(entry.get("score", sum(state.pieces.ships[s].value for s in player.ships)))


def ships_with_cards(domains: Domains, seats: dict[int, Data]) -> list[int]:
    return [domains["ship"].read(name) for entry in seats.values() for name in entry.get("at", {})]


def read_tiles(domains: Domains, data: Data, state: State, needed: list[int]) -> None:
    """The berths that are not named hold the ships that have cards, then any that lie nowhere else."""
    sea = domains["tiles"].read(data.get("sea", []))
    sea += [ship for ship in dict.fromkeys(needed) if ship not in sea] if len(sea) < len(state.sea) else []
    if len(sea) > len(state.sea):
        raise BadWord(f"there are only {len(state.sea)} ships at sea")
    for berth, ship in enumerate(sea):
        state.sea[berth] = ship
    named = len(state.visible)
    free = iter(tiles_elsewhere(state))
    for berth in range(len(sea), len(state.sea)):
        state.sea[berth] = next(free)
    if "rear_guard" not in data:
        state.visible = [next(free) for _ in range(visible_tiles(state))]
        named = len(state.visible)
    if "rear_guard_hidden" not in data:
        left = state.pieces.rear_guard[state.seats] - named - tiles_captured(state)
        state.hidden = max(0, left) if named >= visible_tiles(state) else 0
    state.unseen = tiles_elsewhere(state)


def berth_of(domains: Domains, state: State, name: str, seat: int) -> int:
    berth = state.berth_of(domains["ship"].read(name))
    if berth == GAP:
        at_sea = ", ".join(ship_word(domains, ship) for ship in state.sea)
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
        marked = _MARK.fullmatch(word)
        bag = domains["cards"].read([f"{copies} {marked[1] if marked else word}"])
        if not bag & PIRATE_CARDS:
            if marked:
                raise BadWord(f"{where}: provisions always lie face up, write {marked[1]!r} alone")
            side.provisions += bag
        elif marked and marked[2].lower() == "up":
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


def stand(step: str, above: list[Step[Any]], state: State) -> None:
    """The stack for `step = "play-cards"` (the default), "broadside", "boarding", "refill" or "draw".

    Any other step that is spelt out goes above the phases that follow the first.
    """
    if step in ("refill", "draw"):
        state.stack.extend([TURN_ENDS, DRAW, REFILL] if step == "refill" else [TURN_ENDS, DRAW])
        return
    push_phases(state)
    if above:
        state.stack.extend(above)
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


def faults(state: State) -> list[str]:
    """Cards and tiles conserved, sides within their limits."""
    found: list[str] = []
    if cards_outside_draw_pile(state) + state.draw_pile != state.pieces.deck:
        found.append("the action cards do not add up to the deck")
    found += tile_faults(state)
    found += step_faults(state)
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


def step_faults(state: State) -> list[str]:
    """Every step is about players at the table and a ship at sea, and a counter-attack is part of a contest."""
    found: list[str] = []
    names = [step.NAME for step in state.stack]
    if any(name == "counter-attack" and names[:index][-1:] != ["contest"] for index, name in enumerate(names)):
        found.append("the step 'counter-attack' needs a 'contest' below it")
    for step in state.stack:
        if step.NAME == "contest" and len(getattr(step, "rolls", [])) % 4:
            found.append("the rolls of a contest are four numbers each: seat from 0, two dice, pirates")
    for step in state.stack:
        for name, domain in step.FIELDS.items():
            value = getattr(step, name)
            if domain == "ship" and state.berth_of(value) == GAP:
                found.append(f"the step {step.NAME!r} is about a ship that is not at sea")
            if domain == "seat" and not 0 <= value < state.seats:
                found.append(f"the step {step.NAME!r} is about a seat that is not there")
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
