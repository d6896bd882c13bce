"""What cannot be: cards or tiles lost, sides beyond their limits."""

from flibuste.engine.bag import holds
from flibuste.engine.record import fields_of
from flibuste.games.stortebeker.notation.position import cards_outside_draw_pile
from flibuste.games.stortebeker.table.state import GAP, State


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
        for field in fields_of(step):
            value = getattr(step, field.attribute)
            if field.domain == "ship" and state.berth_of(value) == GAP:
                found.append(f"the step {step.NAME!r} is about a ship that is not at sea")
            if field.domain == "seat" and not 0 <= value < state.seats:
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
