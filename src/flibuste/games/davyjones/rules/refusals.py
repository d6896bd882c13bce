"""Why an order or a shot is refused, with the clause that forbids it."""

from flibuste.engine.action import Action
from flibuste.engine.refusal import NOT_OFFERED, Refusal, elsewhere, first_unmet
from flibuste.games.davyjones.geometry.bodies import (
    docked_at,
    is_towable,
    pins,
)
from flibuste.games.davyjones.rules.abilities.reach_faults import EFFECTS_OF, ability_fault
from flibuste.games.davyjones.rules.abilities.reveal_faults import hidden_fault
from flibuste.games.davyjones.rules.fight.marines import may_land
from flibuste.games.davyjones.rules.treasure.cargo import join_fault
from flibuste.games.davyjones.rules.turn.order_conditions import is_free, island_of
from flibuste.games.davyjones.table.actions.abilities import Sacrifice, Twice
from flibuste.games.davyjones.table.actions.choice import ShipChoice, TakesAction, TargetChoice
from flibuste.games.davyjones.table.actions.fight import MarineShoots, MarineShootsMarine
from flibuste.games.davyjones.table.actions.orders import (
    Aboard,
    Ashore,
    End,
    Reveal,
    Transfer,
)
from flibuste.games.davyjones.table.actions.sea import Ram, Tow
from flibuste.games.davyjones.table.constants import MARINE, NONE
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.lacking import named
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, no_such_piece


def refuse_order(state: State, player: int, action: Action) -> Refusal:
    """3.2 – Why an order is refused, as exactly as it can be told."""
    if isinstance(action, TargetChoice):
        return refuse_deed(state, player, action)
    if isinstance(action, (Transfer, Reveal)):
        return crew_fault(state, player, action)
    if isinstance(action, End):
        return Refusal("11.3.35", "must-leave")
    if isinstance(action, (MarineShoots, MarineShootsMarine)):
        return marine_fault(state, player, action)
    fault = ship_fault(state, action) if isinstance(action, ShipChoice) else None
    return elsewhere(action, action.clause, NOT_OFFERED) if fault is None else fault


def ship_fault(state: State, action: ShipChoice) -> Refusal | None:
    """3.2, 11.1.2 – A ship that is not there, or why its ability cannot be used."""
    ship = state.known_ship(action.ship)
    if ship is None:
        return Refusal("3.2", "no-such-ship")
    return why_no_ability(state, ship, action) if action.verb in EFFECTS_OF else None


def why_no_ability(state: State, ship: Ship, action: ShipChoice) -> Refusal:
    """3.7, 11.1.2, 11.3.24 – The ability itself; else no action left, another one named, or the extra one had."""
    fault = ability_fault(state, ship, action)
    if fault.reason != "nothing-to-use-it-on":
        return fault
    if isinstance(action, TakesAction):
        return first_unmet(is_free(state, ship, NONE)) or fault
    if isinstance(action, (Twice, Sacrifice)) and ship.extra:
        return Refusal("3.7", "extra-action-had", (named(ship),))
    return Refusal("3.2", "no-action-left") if isinstance(action, Twice) else no_such_piece(state, action) or fault


def marine_fault(state: State, player: int, action: MarineShoots | MarineShootsMarine) -> Refusal:
    """8.8.2, 8.8.3 – A Marine of one's own who has not fired, and somebody in its sight."""
    crew = state.crew[action.crew] if action.crew < len(state.crew) else None
    if crew is None or crew.player != player:
        return Refusal("2.5.2", "not-your-crew")
    if not crew.card.has(MARINE):
        return Refusal("8.8.2", "no-marine")
    return Refusal("6.1", "marine-has-fired") if crew.fired else Refusal(action.clause, "out-of-sight")


def refuse_deed(state: State, player: int, action: TargetChoice) -> Refusal:
    """4.6.1, 4.6.6, 4.9.1, 4.9.8 – What is done to another ship comes with a move or a shoot action, not by itself."""
    target = state.known_ship(action.target)
    if target is None:
        return Refusal("3.2", "no-such-ship")
    if isinstance(action, Ram):
        for ship in state.fleet(player):
            if ship.number in target.held or (ship is not target and pins(state, ship, target)):
                return Refusal("4.6.6", "pinned-already")
    if isinstance(action, Tow) and target.masts == 0 and not is_towable(target):
        return Refusal("4.9.8", "not-to-be-towed")
    return elsewhere(action, action.clause, NOT_OFFERED)


def crew_fault(state: State, player: int, action: Transfer | Reveal) -> Refusal:
    """2.5.2 to 2.5.4, 4.4.4, 8.8.1 – Crew that cannot be revealed, put ashore or taken aboard."""
    crew = state.crew[action.crew] if action.crew < len(state.crew) else None
    if crew is None or crew.player != player:
        return Refusal("2.5.2", "not-your-crew")
    if isinstance(action, Reveal):
        return reveal_fault(state, crew)
    if isinstance(action, Ashore):
        berth = docked_at(state, state.ship(crew.ship)) if crew.ship >= 0 else NONE
        is_barred = berth != NONE and not may_land(state, crew, berth)
        return Refusal("8.8.1", "no-landing") if is_barred else Refusal("4.4.4", "not-docked")
    assert isinstance(action, Aboard)
    ship = state.known_ship(action.ship)
    island = NONE if ship is None or ship.player != player else docked_at(state, ship)
    if ship is None or island == NONE or island_of(state, crew) != island:
        return Refusal("4.4.4", "not-docked")
    return join_fault(state, ship, crew) or Refusal("4.4.4", "aboard-already", (named(ship),))


def reveal_fault(state: State, crew: Crew) -> Refusal:
    """2.5.4 – He may show himself, but for nothing now."""
    return hidden_fault(state, crew) or Refusal("2.5.4", "would-not-work")
