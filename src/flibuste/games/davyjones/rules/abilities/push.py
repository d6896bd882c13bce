"""11.3.29 – Pushing: a move action without moving, and an enemy ship is shifted."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, end_tows, is_lost, loosen
from flibuste.games.davyjones.geometry.sea import look_around, touched_by
from flibuste.games.davyjones.geometry.shape import CIRCLE, ahead
from flibuste.games.davyjones.rules.abilities.active_abilities import reaches
from flibuste.games.davyjones.rules.abilities.deeds import can_act, pay
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.dice import ShipDie
from flibuste.games.davyjones.rules.sea.course import Run, may_get_move, meet_terrain, pass_solids
from flibuste.games.davyjones.rules.sea.telling import compass
from flibuste.games.davyjones.rules.sea.terrain import meet
from flibuste.games.davyjones.rules.treasure.cargo import settle
from flibuste.games.davyjones.rules.treasure.explore import mark_island
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.abilities import Push, Shift
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.actions.word_kinds import DEEDS
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import PUSH_ROLL, SHIFTED
from flibuste.games.davyjones.table.lacking import named
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State, Step

_MOVE: Final = DEEDS.index("move")
_STEP: Final = 3000  # 13.5.5: directions for bots


def can_be_pushed(state: State, seat: int, ship: Ship) -> bool:
    """11.3.29, 12.12 – Any enemy ship anywhere but lost ones and submerged monsters."""
    if ship.status != SAILING or ship.player == seat or is_lost(ship) or ship.submerged:
        return False
    return reaches(state, seat, ship)


class PushRoll(ShipDie):
    """11.3.29 – The die; target and direction are named after it."""

    NAME: ClassVar[str] = "push-roll"
    CLAUSE: ClassVar[str] = "11.3.29"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "on": "number", "segment": "segment", "die": "number"}
    LABEL: ClassVar[str] = "push"

    def __init__(self, ship: int, on: int, segment: int, die: int = 0) -> None:
        super().__init__(ship, die)
        self.on = on
        self.segment = segment

    def settle(self, state: State, ship: Ship) -> None:
        state.tell(PUSH_ROLL, ship.player, self.ship, self.die, self.on, int(self.die >= self.on))
        if self.die >= self.on:
            state.stack.append(PushShip(ship.player, self.segment))


class PushShip(Step):
    """11.3.29 – Which enemy is shifted, and where to."""

    NAME: ClassVar[str] = "push-ship"
    CLAUSE: ClassVar[str] = "11.3.29"
    TAKES: ClassVar[tuple[str, ...]] = ("shift", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("not-to-be-pushed",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "segment": "segment"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, segment: int) -> None:
        super().__init__(player)
        self.segment = segment

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [
            do(Shift, ship.number, heading)
            for ship in state.ships
            if can_be_pushed(state, self.player, ship)
            for heading in range(0, CIRCLE, _STEP)
        ]
        return [*found, PASS]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, Shift):
            return seat == self.player and action == PASS
        ships = [ship.number for ship in state.ships if can_be_pushed(state, seat, ship)]
        return action.ship in ships and 0 <= action.heading < CIRCLE

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Shift):
            shift(state, state.ship(action.ship), action.heading, state.box.segments[self.segment])

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, Shift)
        if not 0 <= action.heading < CIRCLE:
            return Refusal("13.6.1", "no-such-heading")
        return Refusal("11.3.29", "not-to-be-pushed", (named(state.ship(action.ship)),))


def shift(state: State, ship: Ship, direction: int, length: int) -> None:
    """11.3.29, 4.9.9, 13.6.4 – Straight, without turning, until something stops it; terrain acts; no ram."""
    was_ghostly, ship.ghostly = ship.ghostly, False
    sea = look_around(state, ship, length, True)
    ship.ghostly = was_ghostly
    run = Run(ship.card.hull, ship.x, ship.y, ship.heading)
    run.legs = 2
    run.touched = touched_by(ship.shape(), ship.x, ship.y, sea.solids)
    run.wet = touched_by(ship.shape(), ship.x, ship.y, sea.terrain)
    run.made = length
    pass_solids(run, sea.solids, ship.shape(), direction, length)
    dx, dy = ahead(run.made, direction)
    run.x += dx
    run.y += dy
    meet_terrain(run, sea.terrain, ship.shape(), direction)
    end_tows(state, ship)
    settle_shift(state, ship, run, direction)


def settle_shift(state: State, ship: Ship, run: Run, direction: int) -> None:
    """9.1.1 – Terrain on the way may end the shift sooner."""
    state.tell(SHIFTED, ship.player, ship.number, direction, run.made, compass(direction))
    origin = docked_at(state, ship)
    ship.x, ship.y = run.x, run.y
    for place in range(0, len(run.hits), 2):
        dx, dy = ahead(run.hits[place], direction)
        contact = Run(ship.card.hull, run.from_x + dx, run.from_y + dy, ship.heading)
        meet(state, ship, contact, 0, run.hits[place + 1])
        if contact.is_stopped or ship.status != SAILING:
            ship.x, ship.y = contact.x, contact.y
            break
    loosen(state)
    mark_island(state, ship, origin)
    if ship.status == SAILING:
        ship.tangled = ship.tangled if touches_sea(state, ship) else NONE
        if docked_at(state, ship) != origin:
            ship.berth = NONE
        settle(state, ship)


def touches_sea(state: State, ship: Ship) -> bool:
    """9.4.2 – Whether a tangled ship is still at its sargasso sea."""
    if ship.tangled == NONE:
        return False
    land = state.terrain[ship.tangled]
    sea = look_around(state, ship, 0, True)
    return any(body.shape is land.shape and body.is_near(ship.shape(), ship.x, ship.y, 10) for body in sea.terrain)


class Pushing(Power):
    """11.3.29 – Tsuro, LeBeaux, Desailly and Mimi."""

    def offers(self, state: State, ship: Ship, ability: Ability, found: list[Action]) -> None:
        """4.5.1, 11.3.35, 14.9 – It is a move action: a ship that gets none, or must leave, does not push."""
        is_free = can_act(state, ship, _MOVE) and may_get_move(state, ship)
        if is_free and any(can_be_pushed(state, ship.player, other) for other in state.ships):
            found.append(do(Push, ship.number))

    def use(self, state: State, ship: Ship, ability: Ability, action: Action) -> bool:
        if not isinstance(action, Push) or action.ship != ship.number:
            return False
        pay(ship)
        state.stack.append(PushRoll(ship.number, ability.on, ability.segment))
        return True


PUSH_POWERS: Final[dict[int, Power]] = {codes.PUSH_ENEMY_L: Pushing()}
