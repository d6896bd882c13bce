"""12 – Unique treasures that do something: found, brewed, counted down, carried to a monster."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.bodies import is_monster
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.rules.abilities.active_abilities import is_ready, spend
from flibuste.games.davyjones.rules.abilities.deeds import can_act, pay
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.dice import OneDie, roll
from flibuste.games.davyjones.rules.sea.banks import LayBank, lay_bank
from flibuste.games.davyjones.table import codes, traits
from flibuste.games.davyjones.table.actions.abilities import Brew, FogAt
from flibuste.games.davyjones.table.actions.choice import Lay, do
from flibuste.games.davyjones.table.constants import FOG, NONE
from flibuste.games.davyjones.table.events import BREWED, CHARIOT_FLEW, SUNKEN_ROLL, SUNKEN_TICK
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State


def token_with(state: State, ship: Ship, effect: int) -> int:
    """The face-up unique treasure aboard that has an effect."""
    for number in ship.cargo:
        token = state.tokens[number]
        if token.face_up and token.treasure is not None and token.treasure.ability(effect) is not None:
            return number
    return NONE


class SunkenRoll(OneDie):
    """12.13 – When it is found, dice say what it is worth."""

    NAME: ClassVar[str] = "sunken-roll"
    CLAUSE: ClassVar[str] = "12.13"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "token": "token", "dice": "number", "die": "number"}

    def __init__(self, ship: int, token: int, dice: int, die: int = 0) -> None:
        super().__init__(ship, die)
        self.token = token
        self.dice = dice

    def resume(self, state: State) -> None:
        """One die after the other, each of which may be rolled again (11.3.23)."""
        token = state.tokens[self.token]
        token.value += self.die
        ship = state.ship(self.ship)
        if self.dice == 0:
            state.stack.pop()
            state.tell(SUNKEN_ROLL, ship.player, self.token, token.value)
            return
        self.dice -= 1
        self.die = roll(state, ship, "sunken")


class SunkenTreasure(Power):
    """12.13 – Worth two dice when found; it loses 1 at the start of each own turn."""

    def lands(self, state: State, ship: Ship, ability: Ability, token: int) -> None:
        state.tokens[token].value = 0
        state.stack.append(SunkenRoll(ship.number, token, ability.dice))

    def ticks(self, state: State, ship: Ship, ability: Ability) -> None:
        token = token_with(state, ship, codes.SUNKEN_TREASURE)
        if token != NONE and state.tokens[token].value > 0:
            state.tokens[token].value = max(0, state.tokens[token].value - ability.loss)
            state.tell(SUNKEN_TICK, ship.player, token, state.tokens[token].value)


class Chariot(Power):
    """12.16, 12.5 – It flies to the nearest sea monster, which may then have one crew; without one it waits."""

    def lands(self, state: State, ship: Ship, ability: Ability, token: int) -> None:
        monster = nearest_monster(state, ship)
        if monster is not None and monster is not ship:
            ship.cargo.remove(token)
            monster.cargo.append(token)
            ship.forget_abilities()
            monster.forget_abilities()
            state.tell(CHARIOT_FLEW, ship.player, token, monster.number)


def nearest_monster(state: State, ship: Ship) -> Ship | None:
    """12.16, 13.6.11 – Surfaced or submerged, of anyone; ties by the order of the fleets."""
    best: Ship | None = None
    least = 0.0
    for other in state.ships:
        if other.status == SAILING and is_monster(other):
            far = gap(ship.shape(), other.shape(), ship.x - other.x, ship.y - other.y)
            if best is None or far < least:
                best, least = other, far
    return best


class BrewFog(LayBank):
    """12.10 – Where the fog bank goes."""

    NAME: ClassVar[str] = "brew-fog"
    CLAUSE: ClassVar[str] = "12.10"
    TAKES: ClassVar[tuple[str, ...]] = ("lay-fog", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-room-for-the-bank",)
    KIND: ClassVar[type[Lay]] = FogAt
    BREW: ClassVar[bool] = True

    def lay(self, state: State, x: int, y: int, rotation: int) -> None:
        pay(state.ship(self.ship))
        bank = lay_bank(state, FOG, x, y, rotation, NONE)
        state.tell(BREWED, self.player, self.ship, bank)


class WitchsBrew(Power):
    """12.10 – Once a turn, in place of the carrier's action, a fog bank for the rest of the game."""

    ONCE: ClassVar[bool] = True

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        if is_ready(ship, ability) and can_act(state, ship):
            found.append(do(Brew, ship.number))

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not isinstance(action, Brew) or action.ship != ship.number:
            return False
        spend(ship, ability)
        state.stack.append(BrewFog(ship.player, ship.number, ability.within))
        return True


TREASURE_POWERS: Final[dict[int, Power]] = {
    codes.SUNKEN_TREASURE: SunkenTreasure(),
    codes.CHARIOT: Chariot(traits.MAY_HAVE_CREW),
    codes.WITCHS_BREW: WitchsBrew(),
}
