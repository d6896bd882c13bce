"""Why an order or a shot is refused, with the clause that forbids it."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import NOT_OFFERED, Refusal, elsewhere
from flibuste.games.davyjones.geometry.bodies import (
    docked_at,
    is_lost,
    is_monster,
    is_on_table,
    is_towable,
    pins,
    ships_touch,
)
from flibuste.games.davyjones.rules.abilities.reach_faults import EFFECTS_OF, ability_fault
from flibuste.games.davyjones.rules.abilities.reveal_faults import hidden_fault
from flibuste.games.davyjones.rules.fight.armament import has_shot_in_reach, may_shoot
from flibuste.games.davyjones.rules.fight.marines import may_land
from flibuste.games.davyjones.rules.fight.shooting import MODE_DOUBLE
from flibuste.games.davyjones.rules.sea.course import base_move, is_becalmed
from flibuste.games.davyjones.rules.sea.moving import must_leave
from flibuste.games.davyjones.rules.treasure.cargo import join_fault
from flibuste.games.davyjones.rules.turn.repair import lost_masts, may_repair
from flibuste.games.davyjones.table.actions.abilities import Sacrifice, Twice
from flibuste.games.davyjones.table.actions.choice import ActionOfShip, ShipChoice, TakesAction, TargetChoice
from flibuste.games.davyjones.table.actions.fight import MarineShoots, MarineShootsMarine
from flibuste.games.davyjones.table.actions.orders import (
    Aboard,
    Ashore,
    End,
    Explore,
    Move,
    Release,
    Repair,
    Reveal,
    Scuttle,
    Search,
    Shoot,
    Transfer,
)
from flibuste.games.davyjones.table.actions.sea import Ram, Tow
from flibuste.games.davyjones.table.actions.word_kinds import DEEDS
from flibuste.games.davyjones.table.constants import MARINE, NONE
from flibuste.games.davyjones.table.crew import ASHORE, Crew
from flibuste.games.davyjones.table.lacking import named
from flibuste.games.davyjones.table.ship import SAILING, WRECK, Ship
from flibuste.games.davyjones.table.state import State, no_such_piece
from flibuste.games.davyjones.table.traits import CHAINED

_MOVE: Final = DEEDS.index("move")


def move_fault(state: State, ship: Ship) -> Refusal:
    """4.5.1, 4.7.2, 9.4.2, 11.3.53, 14.9 – Why a ship cannot move."""
    if ship.tangled != NONE:
        return Refusal("9.4.2", "tangled")
    if ship.now & CHAINED:
        return Refusal("11.3.53", "chained")
    if not base_move(state, ship):
        return Refusal("4.5.1", "derelict")
    if is_becalmed(state, ship):
        return Refusal("14.9", "becalmed")
    return Refusal("4.7.2", "pinned")


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
    fault = ship_fault(state, player, action) if isinstance(action, ShipChoice) else None
    return elsewhere(action, action.clause, NOT_OFFERED) if fault is None else fault


def ship_fault(state: State, player: int, action: ShipChoice) -> Refusal | None:
    """3.2 – Why this ship is not given this order."""
    ship = state.known_ship(action.ship)
    if ship is None:
        return Refusal("3.2", "no-such-ship")
    if ship.player != player or ship.status != SAILING:
        return Refusal("3.2", "not-your-ship")
    if isinstance(action, ActionOfShip):
        return spent_fault(state, ship, deed_of(action)) or why_no_action(state, ship, action)
    if isinstance(action, Scuttle):
        return why_no_scuttling(ship)
    if action.verb in EFFECTS_OF:
        return why_no_ability(state, ship, action)
    return Refusal("4.9.9", "tows-nothing") if isinstance(action, Release) else None


def why_no_ability(state: State, ship: Ship, action: ShipChoice) -> Refusal:
    """3.7, 11.1.2, 11.3.24 – The ability itself; else no action left, another one named, or the extra one had."""
    fault = ability_fault(state, ship, action)
    if fault.reason != "nothing-to-use-it-on":
        return fault
    if isinstance(action, TakesAction):
        return spent_fault(state, ship, NONE) or fault
    if isinstance(action, (Twice, Sacrifice)) and ship.extra:
        return Refusal("3.7", "extra-action-had", (named(ship),))
    return Refusal("3.2", "no-action-left") if isinstance(action, Twice) else no_such_piece(state, action) or fault


def deed_of(action: ActionOfShip) -> int:
    """11.3.24 – The action as it is named; to explore a ship is to explore."""
    verb = "explore" if isinstance(action, Search) else action.verb
    return DEEDS.index(verb) if verb in DEEDS else NONE


def spent_fault(state: State, ship: Ship, deed: int) -> Refusal | None:
    """3.2, 11.3.24, 11.3.35 – No action left, another one named, or a home to be left first."""
    if ship.actions == 0:
        return Refusal("3.2", "no-action-left")
    if ship.bound not in (NONE, deed):
        return Refusal("11.3.24", "named-another-action")
    return Refusal("11.3.35", "must-leave") if must_leave(state, ship) and deed != _MOVE else None


def marine_fault(state: State, player: int, action: MarineShoots | MarineShootsMarine) -> Refusal:
    """8.8.2, 8.8.3 – A Marine of one's own who has not fired, and somebody in its sight."""
    crew = state.crew[action.crew] if action.crew < len(state.crew) else None
    if crew is None or crew.player != player:
        return Refusal("2.5.2", "not-your-crew")
    if not crew.card.has(MARINE):
        return Refusal("8.8.2", "no-marine")
    return Refusal("6.1", "marine-has-fired") if crew.fired else Refusal(action.clause, "out-of-sight")


def why_no_action(state: State, ship: Ship, action: ActionOfShip) -> Refusal | None:
    """3.2 – Why a ship that has an action left cannot spend it like this."""
    if isinstance(action, Move):
        return move_fault(state, ship)
    if isinstance(action, Shoot):
        return why_no_shot(state, ship, action.mode)
    if isinstance(action, Explore):
        return why_no_explore(state, ship)
    if isinstance(action, Search):
        return why_no_search(state, ship, action.target)
    if isinstance(action, Repair):
        return why_no_repair(state, ship, action.mast)
    return Refusal("9.4.4", "not-tangled") if ship.tangled == NONE else Refusal("4.5.1", "derelict")


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


def why_no_shot(state: State, ship: Ship, mode: int) -> Refusal:
    """6.6, 6.11 – Lost, submerged and derelict ships do not shoot; nor does one without anybody in reach."""
    if not may_shoot(ship):
        return Refusal("6.11", "cannot-shoot")
    if not has_shot_in_reach(state, ship):
        return Refusal("6.6", "nobody-in-reach")
    return Refusal("11.3.20" if mode == MODE_DOUBLE else "11.3.56", "no-such-mode")


def why_no_explore(state: State, ship: Ship) -> Refusal:
    """5.1, 5.10, 8.10.2, 9.2.2 – Docked at a wild island since the turn began."""
    if is_monster(ship):
        return Refusal("8.10.2", "monsters-move-and-shoot")
    if is_lost(ship):
        return Refusal("9.2.2", "is-lost")
    island = docked_at(state, ship)
    if island == NONE:
        return Refusal("5.1", "not-docked")
    if state.islands[island].home != NONE:
        return Refusal("5.10", "home-not-explored")
    if island != ship.berth:
        return Refusal("5.1", "docked-this-turn")
    return Refusal("5.2", "nothing-there")


def why_no_search(state: State, ship: Ship, target: int) -> Refusal:
    """5.7, 5.9, 8.10.2 – A friendly ship, a derelict or a wreck that it touches."""
    if is_monster(ship):
        return Refusal("8.10.2", "monsters-move-and-shoot")
    other = state.known_ship(target)
    if other is None or other is ship or not is_on_table(other) or not ships_touch(ship, other):
        return Refusal("5.7", "not-touched")
    if other.status != WRECK and other.player != ship.player and not other.is_derelict():
        return Refusal("5.7", "not-derelict")
    return Refusal("5.7", "nothing-to-exchange")


def why_no_repair(state: State, ship: Ship, mast: int) -> Refusal | None:
    """7.6, 7.7, 8.10.2 – At home, a mast that is lost and not on fire."""
    if is_monster(ship):
        return Refusal("8.10.2", "monsters-move-and-shoot")
    if mast not in lost_masts(ship):
        return Refusal("7.7", "not-to-be-repaired")
    return None if may_repair(state, ship) else Refusal("7.6", "not-at-home")


def why_no_scuttling(ship: Ship) -> Refusal:
    """7.1, 7.5 – A derelict, one try a turn."""
    return Refusal("7.1", "not-derelict") if ship.masts else Refusal("7.5", "tried-already")


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


def island_of(state: State, crew: Crew) -> int:
    """4.4.4 – Where a crew is, ashore or aboard a docked ship."""
    if crew.ship == ASHORE:
        return crew.island
    return docked_at(state, state.ship(crew.ship)) if crew.ship >= 0 else NONE


def reveal_fault(state: State, crew: Crew) -> Refusal:
    """2.5.4 – He may show himself, but for nothing now."""
    return hidden_fault(state, crew) or Refusal("2.5.4", "would-not-work")
