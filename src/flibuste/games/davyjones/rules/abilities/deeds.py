"""11.3.24 to 11.3.26, 11.3.28 – Abilities that give actions or take their place."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.journal import EventKind
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_lost, is_monster
from flibuste.games.davyjones.rules.abilities.active_abilities import (
    has,
    is_ready,
    nation_of,
    spend,
)
from flibuste.games.davyjones.rules.abilities.active_crew import holder_of
from flibuste.games.davyjones.rules.abilities.nearby import is_enemy_near
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.dice import AbilityDie, ShipDie
from flibuste.games.davyjones.rules.sea.moving import must_leave
from flibuste.games.davyjones.rules.treasure.cargo import eliminate, join, put_aboard
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.abilities import Favour, Possess, Sacrifice, Twice
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.actions.word_kinds import DEEDS
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.events import FAVOURED, HEADHUNTER_ROLL, POSSESS_ROLL, POSSESSED, TWICE_ROLL
from flibuste.games.davyjones.table.lacking import named
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.traits import CREW_PROTECTED, NO_CREW


def may_get_extra(ship: Ship) -> bool:
    """3.7 – Abilities give a ship one extra action a turn at most."""
    return not ship.extra


def give_extra(ship: Ship) -> None:
    ship.extra = True
    ship.actions += 1


def can_act(state: State, ship: Ship, deed: int = NONE) -> bool:
    """11.3.24, 11.3.35 – Whether its action can be spent on an ability: it has one left, and is neither lost nor dived.

    An ability in place of the action is none of the four (NONE): a ship that has named one of them cannot use it. Nor
    can one that must leave.
    """
    if ship.actions == 0 or ship.bound not in (NONE, deed) or is_lost(ship) or ship.submerged:
        return False
    return not must_leave(state, ship)


def pay(ship: Ship) -> None:
    """The ability takes the place of the ship's action."""
    ship.actions -= 1
    ship.acted = True


class TwiceRoll(AbilityDie):
    """11.3.24 – The die for the named action: twice, or once."""

    NAME: ClassVar[str] = "twice-roll"
    CLAUSE: ClassVar[str] = "11.3.24"
    LABEL: ClassVar[str] = "twice"
    EVENT: ClassVar[EventKind] = TWICE_ROLL

    def works(self, state: State, ship: Ship) -> None:
        if may_get_extra(ship):
            give_extra(ship)


class ActionTwice(Power):
    """11.3.24 – Name the action, roll, then give it: once or twice."""

    ONCE: ClassVar[bool] = True

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        if is_ready(ship, ability) and ship.actions > 0 and not ship.acted and may_get_extra(ship):
            found += [do(Twice, ship.number, deed) for deed in range(len(DEEDS))]

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not isinstance(action, Twice) or action.ship != ship.number:
            return False
        spend(ship, ability)
        ship.bound = action.deed
        state.stack.append(TwiceRoll(ship.number, ability.on))
        return True


class Sacrificing(Power):
    """11.3.25 – Eliminate another crew aboard: one extra action."""

    ONCE: ClassVar[bool] = True

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        if not is_ready(ship, ability) or not may_get_extra(ship) or has(state, ship, CREW_PROTECTED):
            return
        holder = holder_of(state, ship, codes.CREW_SACRIFICE_EXTRA_ACTION)
        for crew in ship.crew:
            if holder is None or crew != holder.number:
                found.append(do(Sacrifice, ship.number, crew))

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not isinstance(action, Sacrifice) or action.ship != ship.number:
            return False
        spend(ship, ability)
        if eliminate(state, state.crew[action.crew], ship.player):
            give_extra(ship)
        return True


class HeadhunterRoll(AbilityDie):
    """11.3.26 – The die at the start of the turn."""

    NAME: ClassVar[str] = "headhunter-roll"
    CLAUSE: ClassVar[str] = "11.3.26"
    LABEL: ClassVar[str] = "headhunter"
    EVENT: ClassVar[EventKind] = HEADHUNTER_ROLL

    def works(self, state: State, ship: Ship) -> None:
        state.stack.append(FavourShip(ship.player))


class FavourShip(Step):
    """11.3.26 – One ship of the fleet may get two actions this turn."""

    NAME: ClassVar[str] = "favour-ship"
    CLAUSE: ClassVar[str] = "11.3.26"
    TAKES: ClassVar[tuple[str, ...]] = ("favour", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-ship-of-yours",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [do(Favour, ship.number) for ship in state.fleet(self.player) if may_get_extra(ship)]
        return [*found, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Favour):
            give_extra(state.ship(action.ship))
            state.tell(FAVOURED, self.player, action.ship)

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, Favour)
        ship = state.ship(action.ship)
        if ship.player != self.player or ship.status != SAILING:
            return Refusal("3.2", "not-your-ship")
        return Refusal("3.7", "extra-action-had", (named(ship),))


class FleetTwoActions(Power):
    """11.3.26 – The Headhunter."""

    def starts(self, state: State, ship: Ship, ability: Ability) -> None:
        state.stack.append(HeadhunterRoll(ship.number, ability.on))


class PossessionRoll(ShipDie):
    """11.3.28 – The die for a crew that is to be possessed."""

    NAME: ClassVar[str] = "possession-roll"
    CLAUSE: ClassVar[str] = "11.3.28"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "crew": "crew", "on": "number", "die": "number"}
    LABEL: ClassVar[str] = "possession"

    def __init__(self, ship: int, crew: int, on: int, die: int = 0) -> None:
        super().__init__(ship, die)
        self.crew = crew
        self.on = on

    def settle(self, state: State, ship: Ship) -> None:
        state.tell(POSSESS_ROLL, ship.player, self.ship, self.crew, self.die, self.on, int(self.die >= self.on))
        if self.die >= self.on:
            possess(state, ship, state.crew[self.crew])


def possess(state: State, ship: Ship, crew: Crew) -> None:
    """11.3.28, 8.9.1 – It takes the ship's nation, fills no space and is outside 1.12; a Ransom becomes treasure.

    8.10.9, 11.3.45 – Where no crew can be put nothing comes of it: a chariot (12.16) takes those who are transferred.
    """
    if is_monster(ship) or has(state, ship, NO_CREW):
        return
    put_aboard(state, crew, ship)
    crew.nation = nation_of(state, ship)
    crew.marked = False
    crew.spaceless = True
    state.has_changed = True
    state.tell(POSSESSED, ship.player, ship.number, crew.number)
    join(state, crew, ship, ship.player)
    ship.forget_abilities()


class Possession(Power):
    """11.3.28 – In place of the ship's action, on a crew of an enemy nearby."""

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        if can_act(state, ship):
            for other in state.ships:
                if is_enemy_near(state, ship, ability, other):
                    found += [do(Possess, ship.number, crew) for crew in other.crew]

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not isinstance(action, Possess) or action.ship != ship.number:
            return False
        pay(ship)
        state.stack.append(PossessionRoll(ship.number, action.crew, ability.on))
        return True


DEED_POWERS: Final[dict[int, Power]] = {
    codes.SAME_ACTION_TWICE: ActionTwice(),
    codes.CREW_SACRIFICE_EXTRA_ACTION: Sacrificing(),
    codes.FLEET_TWO_ACTIONS: FleetTwoActions(),
    codes.POSSESS_CREW: Possession(),
}
