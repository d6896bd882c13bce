"""12.11, 12.15 – Maps of Hades and the Cursed Conch: actions that another player gives to a ship."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.journal import EventKind
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_monster
from flibuste.games.davyjones.rules.abilities.active_abilities import is_ready, reaches, spend
from flibuste.games.davyjones.rules.abilities.deeds import can_act, pay
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.dice import AbilityDie
from flibuste.games.davyjones.rules.fight.armament import breath_of, has_shot_in_reach
from flibuste.games.davyjones.rules.fight.shooting import MODE_BREATH, MODE_GUNS
from flibuste.games.davyjones.rules.sea.moving import may_move
from flibuste.games.davyjones.rules.turn.helm import take_helm
from flibuste.games.davyjones.rules.turn.orders import give_action
from flibuste.games.davyjones.rules.turn.revealing import call_crew
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.abilities import Conch
from flibuste.games.davyjones.table.actions.choice import ActionOfShip, do
from flibuste.games.davyjones.table.actions.orders import Move, Shoot
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.events import CONCH_BLOWN, MAPS_ROLL
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State
from flibuste.games.davyjones.table.windows import MOVE


class MapsRoll(AbilityDie):
    """12.11 – The die before the carrier acts."""

    NAME: ClassVar[str] = "maps-roll"
    CLAUSE: ClassVar[str] = "12.11"
    LABEL: ClassVar[str] = "maps"
    EVENT: ClassVar[EventKind] = MAPS_ROLL

    def suffices(self, state: State, die: int) -> bool:
        """12.11 – What comes of it is another's."""
        return die < self.on

    def works(self, state: State, ship: Ship) -> None:
        if may_move(state, ship):
            state.stack.append(MapsOrder((ship.player - 1) % state.seats, self.ship))
            call_crew(state, ship, MOVE)


class MapsOrder(ShipQuestion):
    """12.11 – The opponent on the right may move the carrier; that is its only action."""

    NAME: ClassVar[str] = "maps-order"
    CLAUSE: ClassVar[str] = "12.11"
    TAKES: ClassVar[tuple[str, ...]] = ("move", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("move-or-not",)
    REACTION: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        return [do(Move, self.ship), PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Move):
            ship = state.ship(self.ship)
            ship.actions = 0
            ship.acted = True
            take_helm(state, ship, self.player)
            give_action(state, ship, action)


class MapsOfHades(Power):
    """12.11 – Rolled when the carrier is first given an action in a turn; the order is then given anew."""

    ONCE: ClassVar[bool] = True

    def holds_up(self, state: State, ship: Ship, ability: Ability) -> bool:
        if not is_ready(ship, ability):
            return False
        spend(ship, ability)
        state.stack.append(MapsRoll(ship.number, ability.on))
        return True


def monster_orders(state: State, monster: Ship) -> list[Action]:
    """12.15 – A move or shoot action that the monster could be given now."""
    found: list[Action] = []
    if may_move(state, monster):
        found.append(do(Move, monster.number))
    if has_shot_in_reach(state, monster):
        found.append(do(Shoot, monster.number, MODE_GUNS))
        if breath_of(state, monster) is not None:
            found.append(do(Shoot, monster.number, MODE_BREATH))
    return found


class ConchOrder(ShipQuestion):
    """12.15 – What the monster does; it stays surfaced or submerged as it is."""

    NAME: ClassVar[str] = "conch-order"
    CLAUSE: ClassVar[str] = "12.15"
    TAKES: ClassVar[tuple[str, ...]] = ("move", "shoot", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("monster-moves-or-shoots",)

    def options(self, state: State) -> list[Action]:
        return monster_orders(state, state.ship(self.ship)) or [PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, ActionOfShip):
            monster = state.ship(self.ship)
            take_helm(state, monster, self.player)
            give_action(state, monster, action)

    def breach(self, state: State, action: Action) -> Refusal:
        """4.5.1, 6.6, 12.15 – Another ship, or what the monster cannot do now."""
        monster = state.ship(self.ship)
        if not isinstance(action, ActionOfShip) or action.ship != self.ship:
            return super().breach(state, action)
        if isinstance(action, Shoot) and has_shot_in_reach(state, monster):
            return Refusal("11.3.56", "no-such-mode")
        if isinstance(action, Shoot):
            return Refusal("6.6", "nobody-in-reach")
        return Refusal("12.15", "monster-cannot-move")


class CursedConch(Power):
    """12.15 – In place of the carrier's action a sea monster acts, even an enemy's."""

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        if not can_act(state, ship):
            return
        for other in state.ships:
            is_called = other.status == SAILING and is_monster(other) and reaches(state, ship.player, other)
            if is_called and monster_orders(state, other):
                found.append(do(Conch, ship.number, other.number))

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not isinstance(action, Conch) or action.ship != ship.number:
            return False
        pay(ship)
        state.tell(CONCH_BLOWN, ship.player, ship.number, action.target)
        state.stack.append(ConchOrder(ship.player, action.target))
        if state.ship(action.target).player != ship.player:
            call_crew(state, state.ship(action.target), MOVE)
        return True


ORDER_POWERS: Final[dict[int, Power]] = {
    codes.MAPS_OF_HADES: MapsOfHades(),
    codes.CURSED_CONCH: CursedConch(),
}
