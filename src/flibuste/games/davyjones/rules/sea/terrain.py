"""9 – Fog, reefs and sargasso seas: what they do to a ship that touches them, and how it gets out again."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import end_tows, is_monster
from flibuste.games.davyjones.geometry.hulls import hull_shape
from flibuste.games.davyjones.geometry.sea import fits
from flibuste.games.davyjones.geometry.shape import CIRCLE, between, turned
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.dice import OneDie, roll
from flibuste.games.davyjones.rules.fight.damage import forget_losses, kill_monster, lose_masts, to_be_lost
from flibuste.games.davyjones.rules.sea.course import Run, stop_short
from flibuste.games.davyjones.rules.sea.tow import follow
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import Emerge, Exit
from flibuste.games.davyjones.table.constants import FOG, NONE
from flibuste.games.davyjones.table.constants import REEF as REEF_KIND
from flibuste.games.davyjones.table.events import (
    EXIT_ROLL,
    EXITED,
    FREED,
    LOST,
    REEF,
    SARGASSO,
    STUCK_IN_FOG,
    TANGLED,
    WRECKED,
)
from flibuste.games.davyjones.table.land import SMOKE, Land
from flibuste.games.davyjones.table.ship import WRECK, Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State, Step
from flibuste.games.davyjones.table.traits import FOG_TRAVELLER, REEF_LOSS


def meet(state: State, ship: Ship, run: Run, length: int, number: int) -> None:
    """9.1.1 – A ship touches a piece of terrain at this length of a leg; it may end the run."""
    land = state.terrain[number]
    if land.kind in (FOG, SMOKE):
        stop_short(run, length)
        enter_fog(state, ship, number)
    elif land.kind == REEF_KIND:
        strike_reef(state, ship, run, length, number)
    else:
        meet_weed(state, ship, run, length, number)


def enter_fog(state: State, ship: Ship, number: int) -> None:
    """9.2.1 – Lost: the ship's turn ends, and no ability gives it another action."""
    ship.lost = number
    ship.smoked = False
    ship.actions = 0
    ship.extra = True
    ship.tangled = NONE
    ship.berth = NONE
    state.tell(LOST, ship.player, ship.number, number)


def terrain_value(state: State, land: Land) -> int:
    """9.3.1, 9.4.1 – The first ship to touch it in a turn rolls for all."""
    if land.value == 0:
        land.value = state.chance.die("terrain")
    return land.value


def strike_reef(state: State, ship: Ship, run: Run, length: int, number: int) -> None:
    """8.12.3, 9.3.2, 9.3.3, 9.3.4 – The difference to the masts as built is lost; more than are left: a wreck.

    A ship that keeps a mast sails on. Panels do not help.
    """
    value = terrain_value(state, state.terrain[number])
    state.tell(REEF, ship.player, ship.number, number, value, ship.card.masts)
    loss = ship.card.masts - value
    standing = ship.standing() - to_be_lost(state, ship)
    if loss <= 0:
        return
    if loss < standing:
        lose_masts(state, ship, loss, REEF_LOSS, NONE)
        return
    forget_losses(state, ship)
    stop_short(run, length)
    place(ship, run)
    if is_monster(ship):
        kill_monster(state, ship, NONE)
    elif loss == standing:
        lose_masts(state, ship, ship.standing(), REEF_LOSS, NONE)
    else:
        become_wreck(state, ship)


def place(ship: Ship, run: Run) -> None:
    """Put the ship where its run is."""
    ship.x = run.x
    ship.y = run.y
    ship.heading = run.heading


def become_wreck(state: State, ship: Ship) -> None:
    """9.3.4 to 9.3.6 – A wreck stays where it struck; it is nobody's."""
    state.tell(WRECKED, ship.player, ship.number)
    end_tows(state, ship)
    ship.masts = 0
    ship.fires = 0
    ship.status = WRECK
    ship.player = NONE
    ship.scuttled = False
    ship.held = []
    ship.tangled = NONE
    ship.forget_abilities()
    state.has_changed = True


def meet_weed(state: State, ship: Ship, run: Run, length: int, number: int) -> None:
    """9.4.2 – Above the masts as built: tangled, and stopped there."""
    value = terrain_value(state, state.terrain[number])
    state.tell(SARGASSO, ship.player, ship.number, number, value, ship.card.masts)
    if value > ship.card.masts:
        stop_short(run, length)
        ship.tangled = number
        state.tell(TANGLED, ship.player, ship.number, number)


def exit_pose(state: State, ship: Ship, land: Land, vertex: int, heading: int) -> tuple[int, int]:
    """9.2.6 – The stern on the vertex: its middle along the normal, else the corner on the outer side."""
    hull = ship.card.hull
    x = land.shape.corners[vertex].x + land.x
    y = land.shape.corners[vertex].y + land.y
    if hull.is_disc:
        dx, dy = turned(hull.radius, 0, (state.box.outline.normals[vertex] + land.rotation) % CIRCLE)
        return x + dx, y + dy
    normal = (state.box.outline.normals[vertex] + land.rotation) % CIRCLE
    side = (heading - normal) % CIRCLE
    corner = 0 if side == 0 else (hull.beam // 2 if side < CIRCLE // 2 else -(hull.beam // 2))
    dx, dy = turned(-hull.length, corner, heading)
    return x - dx, y - dy


def exit_headings(state: State, ship: Ship, land: Land, vertex: int, step: int) -> list[int]:
    """9.2.7 – The headings at which a pose fits, tried in steps from the normal."""
    normal = (state.box.outline.normals[vertex] + land.rotation) % CIRCLE
    found: list[int] = []
    for turn in range(-9000, 9001, step):
        heading = (normal + turn) % CIRCLE
        if is_exit(state, ship, land, vertex, heading):
            found.append(heading)
    return found


def is_exit(state: State, ship: Ship, land: Land, vertex: int, heading: int) -> bool:
    normal = (state.box.outline.normals[vertex] + land.rotation) % CIRCLE
    if between(heading, normal) > 9000:
        return False
    x, y = exit_pose(state, ship, land, vertex, heading)
    return fits(state, ship, hull_shape(ship.card.hull, heading), x, y, but=ship.towing)


def exit_fault(state: State, clause: str, land: Land, vertex: int, heading: int) -> Refusal:
    """9.2.6, 9.2.7, 9.4.5 – Turned too far from the way out, or onto something."""
    if not 0 <= heading < CIRCLE:
        return Refusal("13.6.1", "no-such-heading")
    normal = (state.box.outline.normals[vertex] + land.rotation) % CIRCLE
    away = between(heading, normal)
    if away > 9000:
        return Refusal(clause, "no-exit-there", (("fault", "turn"), ("degrees", str(-(-away // 100)))))
    return Refusal(clause, "no-exit-there", (("fault", "body"),))


class FogExit(OneDie):
    """9.2.5 – A lost ship that gets a move action rolls for its exit number, then moves."""

    NAME: ClassVar[str] = "fog-exit"
    CLAUSE: ClassVar[str] = "9.2.5"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "die": "number"}

    def __init__(self, ship: int, die: int = 0) -> None:
        super().__init__(ship, die)

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        if self.die == 0:
            self.die = roll(state, ship, "fog-exit")
            state.tell(EXIT_ROLL, ship.player, ship.number, self.die)
            return
        state.stack.pop()
        vertex = exit_vertex(state, ship, self.die)
        if vertex == NONE:
            state.tell(STUCK_IN_FOG, ship.player, ship.number)
            while state.stack[-1].NAME == "voyage" or state.stack[-1].NAME == "sailing":
                state.stack.pop()
            return
        state.stack.append(ChooseExit(ship.pilot(), self.ship, vertex))


def exit_vertex(state: State, ship: Ship, die: int) -> int:
    """9.2.7 – The vertex of the number, or of the next higher one at which some heading fits."""
    land = state.terrain[ship.lost]
    for more in range(6):
        vertex = state.box.outline.numbers[(die - 1 + more) % 6]
        if exit_headings(state, ship, land, vertex, 500):
            return vertex
    return NONE


class ChooseExit(Step):
    """9.2.6 – The heading within 90 degrees of the outward normal."""

    NAME: ClassVar[str] = "choose-exit"
    CLAUSE: ClassVar[str] = "9.2.6"
    TAKES: ClassVar[tuple[str, ...]] = ("exit",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-exit-there",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "vertex": "number"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, ship: int, vertex: int) -> None:
        super().__init__(player)
        self.ship = ship
        self.vertex = vertex

    def options(self, state: State) -> list[Action]:
        """13.5.5 – Steps of 30 degrees; smaller ones where none of these fits."""
        ship = state.ship(self.ship)
        land = state.terrain[ship.lost]
        found = exit_headings(state, ship, land, self.vertex, 3000)
        return [do(Exit, heading) for heading in found or exit_headings(state, ship, land, self.vertex, 500)]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, Exit):
            return False
        ship = state.ship(self.ship)
        heading = action.heading
        return 0 <= heading < CIRCLE and is_exit(state, ship, state.terrain[ship.lost], self.vertex, heading)

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Exit)
        state.stack.pop()
        ship = state.ship(self.ship)
        ship.x, ship.y = exit_pose(state, ship, state.terrain[ship.lost], self.vertex, action.heading)
        ship.heading = action.heading
        leave_fog(state, ship)
        state.tell(EXITED, ship.player, ship.number)

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, Exit)
        ship = state.ship(self.ship)
        return exit_fault(state, "9.2.6", state.terrain[ship.lost], self.vertex, action.heading)


def leave_fog(state: State, ship: Ship) -> None:
    """9.2.4 – A tower takes its tow out."""
    ship.lost = NONE
    ship.smoked = False
    if ship.towing != NONE:
        other = state.ship(ship.towing)
        other.lost = NONE
        other.smoked = False
        other.x, other.y, other.heading = ship.x, ship.y, ship.heading
        follow(state, ship)


def may_travel(state: State, ship: Ship) -> bool:
    """11.3.31 – From fog to fog, if it was in a bank at the end of its last turn."""
    return ship.in_fog and ship.lost != NONE and has(state, ship, FOG_TRAVELLER)


class Emerging(ShipQuestion):
    """9.4.5 – A freed ship is put with its stern on any vertex of the sea."""

    NAME: ClassVar[str] = "emerge"
    CLAUSE: ClassVar[str] = "9.4.5"
    TAKES: ClassVar[tuple[str, ...]] = ("emerge",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-exit-there",)
    OPEN: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        land = state.terrain[ship.tangled]
        found: list[Action] = []
        for vertex in range(0, land.shape.size, 4):
            for heading in exit_headings(state, ship, land, vertex, 3000):
                found.append(do(Emerge, vertex, heading))
        return found or [do(Emerge, 0, ship.heading)]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, Emerge):
            return False
        ship = state.ship(self.ship)
        land = state.terrain[ship.tangled]
        vertex, heading = action.vertex, action.heading
        if vertex < land.shape.size and 0 <= heading < CIRCLE and is_exit(state, ship, land, vertex, heading):
            return True
        return action in self.options(state)

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Emerge)
        state.stack.pop()
        ship = state.ship(self.ship)
        land = state.terrain[ship.tangled]
        if is_exit(state, ship, land, action.vertex, action.heading):
            ship.x, ship.y = exit_pose(state, ship, land, action.vertex, action.heading)
            ship.heading = action.heading
            follow(state, ship)
        ship.tangled = NONE
        state.tell(FREED, ship.player, ship.number)

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, Emerge)
        land = state.terrain[state.ship(self.ship).tangled]
        if action.vertex >= land.shape.size:
            return Refusal("9.4.5", "no-exit-there", (("fault", "vertex"), ("most", str(land.shape.size))))
        return exit_fault(state, "9.4.5", land, action.vertex, action.heading)
