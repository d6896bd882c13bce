"""3.2, 3.5 – Orders: an action for a ship, a free action, or the end of the turn."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal, first_unmet
from flibuste.games.davyjones.geometry.bodies import docked_at
from flibuste.games.davyjones.rules.abilities.active_abilities import POWERS, active_abilities
from flibuste.games.davyjones.rules.abilities.face_down import reveal
from flibuste.games.davyjones.rules.abilities.reach_faults import EFFECTS_OF
from flibuste.games.davyjones.rules.fight.marines import fire_marine, offer_landed
from flibuste.games.davyjones.rules.fight.shooting import begin_shooting
from flibuste.games.davyjones.rules.refusals import refuse_order
from flibuste.games.davyjones.rules.sea.judging import judge_sail
from flibuste.games.davyjones.rules.sea.moving import AfterShooting, begin_move, must_leave
from flibuste.games.davyjones.rules.sea.voyage import set_sail
from flibuste.games.davyjones.rules.treasure.cargo import put_aboard, put_ashore
from flibuste.games.davyjones.rules.treasure.explore import (
    begin_explore,
    begin_search,
)
from flibuste.games.davyjones.rules.turn.offers import (
    offer_actions,
    offer_free_actions,
    shootings,
    transfers,
)
from flibuste.games.davyjones.rules.turn.order_conditions import completed, to_order, to_sail, to_transfer
from flibuste.games.davyjones.rules.turn.repair import BreakFreeDie, ScuttleDie, repair
from flibuste.games.davyjones.table.actions.choice import ActionOfShip, TakesAction
from flibuste.games.davyjones.table.actions.fight import MarineShoots, MarineShootsMarine
from flibuste.games.davyjones.table.actions.orders import (
    END,
    Aboard,
    Ashore,
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
from flibuste.games.davyjones.table.actions.sea import Pass, Sail
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import (
    BOARDED_SHIP,
    RELEASED,
    WENT_ASHORE,
)
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step

_ORDERS: Final = (
    *("end", "move", "shoot", "explore", "search", "repair", "break-free", "scuttle", "release", "sail"),
    *("reveal", "ashore", "aboard", "marine", "marine-at", *EFFECTS_OF),
)


class Orders(Step):
    """3.2, 3.5 – Give an action to a ship that has one left, take a free action, or end the turn."""

    NAME: ClassVar[str] = "orders"
    CLAUSE: ClassVar[str] = "3.2"
    TAKES: ClassVar[tuple[str, ...]] = _ORDERS
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("not-possible-now",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}
    OPEN: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        offer_landed(state, self.player, found)
        for ship in state.fleet(self.player):
            if ship.actions > 0:
                offer_actions(state, ship, found)
            offer_free_actions(state, ship, found)
            for ability in active_abilities(state, ship):
                POWERS[ability.effect].offers(state, ship, ability, found)
        is_held = any(must_leave(state, ship) for ship in state.fleet(self.player))
        return found if is_held else [*found, END]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        """13.3.1 – A move may be sent with its legs at once; abilities may leave a place of choice."""
        if seat != self.player:
            return False
        if isinstance(action, Sail):
            return self.sail_fault(state, action) is None
        if action in self.options(state):
            return True
        for ship in state.fleet(self.player):
            if action in shootings(state, ship):
                return True
            for ability in active_abilities(state, ship):
                if POWERS[ability.effect].allows(state, ship, ability, action):
                    return True
        return self.is_second_transfer(state, action)

    def is_second_transfer(self, state: State, action: Action) -> bool:
        """4.4.4 – Crew may be put ashore and taken aboard again, so that full ships can swap."""
        if not isinstance(action, Transfer) or action.crew >= len(state.crew):
            return False
        crew = state.crew[action.crew]
        return crew.moved > 0 and action in transfers(state, self.player, crew)

    def sail_fault(self, state: State, action: Sail) -> Refusal | None:
        if state.known_ship(action.ship) is None:
            return Refusal("3.2", "no-such-ship")
        return first_unmet(to_sail(state, self.player, action)) or judge_sail(state, action)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """3.2 – What orders ask for; of crew that changes places, too."""
        if seat != self.player:
            return []
        fault = None if self.allows(state, seat, action) else self.breach(state, action)
        if isinstance(action, Sail):
            found = completed(to_sail(state, seat, action), fault)
        elif isinstance(action, Transfer):
            found = to_transfer(state, seat, action, fault)
        else:
            found = to_order(state, seat, action, fault)
        for condition in found:
            condition.refusal.also = (*condition.refusal.also, *self.ONCE_SAID)
        return found

    def refuse(self, state: State, action: Action) -> Refusal:
        """3.2 – Foreign ships and crew have refusals of their own here, before it is asked whether there are any."""
        found = self.of_another_question(action) if isinstance(action, Pass) else self.breach(state, action)
        assert found is not None
        found.also = (*found.also, *self.ONCE_SAID)
        return found

    def breach(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Sail):
            return self.sail_fault(state, action) or Refusal("4.7.2", "pinned")
        return refuse_order(state, self.player, action)

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Sail):
            state.stack.pop()
            if not is_held_up(state, state.ship(action.ship)):
                spend_action(state.ship(action.ship))
                set_sail(state, action, False)
            return
        if action == END:
            state.hand_down(END)
            return
        state.stack.pop()
        if not isinstance(action, TakesAction) or not is_held_up(state, state.ship(action.ship)):
            carry_out(state, self.player, action)


def spend_action(ship: Ship) -> None:
    ship.actions -= 1
    ship.acted = True


def carry_out(state: State, player: int, action: Action) -> None:
    """An order by its kind; what no chapter knows is an ability's."""
    if isinstance(action, ActionOfShip):
        ship = state.ship(action.ship)
        spend_action(ship)
        give_action(state, ship, action)
    elif isinstance(action, Reveal):
        reveal(state, state.crew[action.crew])
    elif isinstance(action, (MarineShoots, MarineShootsMarine)):
        fire_marine(state, action)
    elif isinstance(action, Scuttle):
        state.stack.append(ScuttleDie(action.ship))
    elif isinstance(action, Release):
        release(state, player, state.ship(action.ship))
    elif isinstance(action, Transfer):
        transfer(state, player, action)
    else:
        use_ability(state, player, action)


def release(state: State, player: int, ship: Ship) -> None:
    """4.9.9 – The tow is let go."""
    state.tell(RELEASED, player, ship.towing)
    ship.towing = NONE


def is_held_up(state: State, ship: Ship) -> bool:
    """12.11 – Whether something comes before the ship's action; then the order is given anew."""
    for ability in active_abilities(state, ship)[:]:
        if POWERS[ability.effect].holds_up(state, ship, ability):
            return True
    return False


def use_ability(state: State, player: int, action: Action) -> None:
    for ship in state.fleet(player):
        for ability in active_abilities(state, ship)[:]:
            if POWERS[ability.effect].use(state, ship, ability, action):
                return


def give_action(state: State, ship: Ship, action: ActionOfShip) -> None:
    """3.2 – One of the four actions, or the try to break free."""
    if isinstance(action, Move):
        begin_move(state, ship, False)
    elif isinstance(action, Shoot):
        state.stack.append(AfterShooting(ship.number))
        begin_shooting(state, ship, action.mode, False)
    elif isinstance(action, Explore):
        begin_explore(state, ship, ship.berth)
    elif isinstance(action, Search):
        begin_search(state, ship, state.ship(action.target))
    elif isinstance(action, Repair):
        repair(state, ship, action.mast)
    else:
        state.stack.append(BreakFreeDie(ship.number))


def transfer(state: State, player: int, action: Transfer) -> None:
    """4.4.4 – A crew goes ashore or aboard."""
    crew = state.crew[action.crew]
    crew.moved += 1
    if isinstance(action, Ashore):
        island = docked_at(state, state.ship(crew.ship))
        put_ashore(state, crew, island)
        state.tell(WENT_ASHORE, player, crew.number, island)
    elif isinstance(action, Aboard):
        put_aboard(state, crew, state.ship(action.ship))
        state.tell(BOARDED_SHIP, player, crew.number, action.ship)
