"""8.11, 13.6.8 – Turning about the stern: schooners and galleys, after their legs."""

from math import isqrt
from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.hulls import hull_shape
from flibuste.games.davyjones.geometry.sea import TERRAIN_CODE, Body, Sea, look_around, touched_by
from flibuste.games.davyjones.geometry.shape import CIRCLE, Shape, turned
from flibuste.games.davyjones.geometry.sweep import NO_CONTACT, STEP_ARC, Turning, pivot
from flibuste.games.davyjones.rules.abilities.active_abilities import has, has_keyword
from flibuste.games.davyjones.rules.sea.course import Run, fault_at_end
from flibuste.games.davyjones.rules.sea.telling import compass
from flibuste.games.davyjones.rules.sea.terrain import meet
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS, TurnAbout
from flibuste.games.davyjones.table.constants import GALLEY, NONE, SCHOONER
from flibuste.games.davyjones.table.events import PIVOTED
from flibuste.games.davyjones.table.pieces import Hull
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State
from flibuste.games.davyjones.table.traits import TERRAIN_PROOF


def may_pivot(state: State, ship: Ship) -> bool:
    """8.4.2, 8.11.1 – Schooners and galleys."""
    return has_keyword(state, ship, SCHOONER | GALLEY)


class Pivot(ShipQuestion):
    """8.11.1, 8.11.3 – A schooner or galley may turn about its stern, to the left or to the right."""

    NAME: ClassVar[str] = "pivot"
    CLAUSE: ClassVar[str] = "8.11.1"
    TAKES: ClassVar[tuple[str, ...]] = ("turn", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("turn-or-not",)
    OPEN: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        """13.5.4 – None, or a multiple of 30 degrees up to 180 to either side."""
        turns = [turn for turn in range(-18000, 18001, 3000) if turn and self.fault(state, turn) is None]
        return [*[do(TurnAbout, turn) for turn in turns], PASS]

    def fault(self, state: State, turn: int) -> Refusal | None:
        ship = state.ship(self.ship)
        if ship.status != SAILING or not -CIRCLE < turn < CIRCLE or turn == 0:
            return Refusal("8.11.1", "turn-or-not")
        return turn_fault(state, ship, turn)

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player:
            return False
        if isinstance(action, TurnAbout):
            return self.fault(state, action.angle) is None
        return action == PASS

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, TurnAbout):
            swing(state, state.ship(self.ship), action.angle)

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, TurnAbout)
        return self.fault(state, action.angle) or Refusal("8.11.1", "turn-or-not")


def turn_fault(state: State, ship: Ship, turn: int) -> Refusal | None:
    """8.5.3, 8.10.5 – A ghostly ship or a submerged monster may not turn into what it passes through."""
    if not ship.ghostly and not ship.submerged:
        return None
    sx, sy = ship.stern()
    run = Run(ship.card.hull, ship.x, ship.y, (ship.heading + turn_steps(state, ship, turn)) % CIRCLE)
    dx, dy = turned(ship.card.hull.length, 0, run.heading)
    run.x, run.y = sx + dx, sy + dy
    return fault_at_end(state, ship, run)


class Swinging(Turning):
    """A ship that turns. On the way one shape is laid anew again and again."""

    def __init__(self, ship: Ship) -> None:
        self.hull = ship.card.hull
        self.underway: Shape | None = None

    def shape(self, heading: int) -> Shape:
        if self.hull.is_disc:
            return hull_shape(self.hull, heading)
        if self.underway is None:
            self.underway = Shape([(point[0], point[1]) for point in self.hull.outline])
        self.underway.lay(self.hull.outline, heading)
        return self.underway

    def swept(self) -> int:
        return swept_by(self.hull)


def swept_by(hull: Hull) -> int:
    """The radius of the circle that a hull sweeps about the middle of its stern."""
    if hull.is_disc:
        return hull.length + hull.radius + 2
    return 2 + max(isqrt((point[0] + hull.length) ** 2 + point[1] ** 2) for point in hull.outline)


def sea_about(state: State, ship: Ship) -> Sea:
    """11.3.42 – What a turning ship can meet."""
    return look_around(state, ship, ship.card.hull.length, not has(state, ship, TERRAIN_PROOF))


def turn_steps(state: State, ship: Ship, turn: int) -> int:
    """8.11.3, 13.6.8 – How far the ship turns, to the left or to the right, before a solid body stops it."""
    sea = sea_about(state, ship)
    touched = touched_by(ship.shape(), ship.x, ship.y, sea.solids)
    sx, sy = ship.stern()
    steps = turn
    swinging = Swinging(ship)
    for body in sea.solids:
        steps = turn_until(body, swinging, ship, sx, sy, ship.card.hull.length, steps, body.code in touched)
    return steps


def turn_hits(state: State, ship: Ship, steps: int) -> list[tuple[int, int]]:
    """9.1.1, 9.1.2 – The terrain that a turn of so many steps touches anew: after how many, and which."""
    sea = sea_about(state, ship)
    wet = touched_by(ship.shape(), ship.x, ship.y, sea.terrain)
    sx, sy = ship.stern()
    hits: list[tuple[int, int]] = []
    swinging = Swinging(ship)
    for body in sea.terrain:
        if body.code not in wet:
            assert body.shape is not None
            x, y = sx - body.x, sy - body.y
            met = pivot(swinging, body.shape, x, y, ship.card.hull.length, ship.heading, steps, False)
            if met != NO_CONTACT:
                hits.append((met, body.code - TERRAIN_CODE))
    return sorted(hits)


def swing(state: State, ship: Ship, turn: int) -> None:
    """13.6.8 – Turn about the middle of the stern until something is touched; terrain acts."""
    sx, sy = ship.stern()
    steps = turn_steps(state, ship, turn)
    finish_swing(state, ship, sx, sy, steps, turn_hits(state, ship, steps))


def finish_swing(state: State, ship: Ship, sx: int, sy: int, steps: int, hits: list[tuple[int, int]]) -> None:
    start = ship.heading
    sense = 1 if steps > 0 else -1
    for step, number in hits:
        lay_by_stern(ship, sx, sy, (start + sense * step) % CIRCLE)
        run = Run(ship.card.hull, ship.x, ship.y, ship.heading)
        meet(state, ship, run, 0, number)
        if run.is_stopped or ship.status != SAILING:
            steps = sense * step
            break
    if ship.status == SAILING:
        lay_by_stern(ship, sx, sy, (start + steps) % CIRCLE)
        ship.berth = NONE
        state.tell(PIVOTED, ship.player, ship.number, ship.heading, compass(ship.heading))


def lay_by_stern(ship: Ship, sx: int, sy: int, heading: int) -> None:
    """13.6.3 – A pose given by its stern."""
    dx, dy = turned(ship.card.hull.length, 0, heading)
    ship.x, ship.y, ship.heading = sx + dx, sy + dy, heading


def turn_until(
    body: Body, swinging: Swinging, ship: Ship, sx: int, sy: int, length: int, steps: int, touched: bool
) -> int:
    """How far the ship turns before this body stops it."""
    sense = 1 if steps > 0 else -1
    if body.shape is None:
        return turn_at_edge(body, swinging, ship, sx, sy, steps, touched)
    met = pivot(swinging, body.shape, sx - body.x, sy - body.y, length, ship.heading, steps, touched)
    return steps if met == NO_CONTACT else sense * met


def turn_at_edge(body: Body, swinging: Swinging, ship: Ship, sx: int, sy: int, steps: int, touched: bool) -> int:
    """13.6.10 – The edge of the table stops a turn too."""
    sense = 1 if steps > 0 else -1
    limit = -10 if touched else 6
    swept = swept_by(ship.card.hull)
    if body.room_at(sx, sy) > swept + limit:
        return steps
    k = 1
    while k <= steps * sense:
        heading = (ship.heading + sense * k) % CIRCLE
        dx, dy = turned(ship.card.hull.length, 0, heading)
        room = body.room(swinging.shape(heading), sx + dx, sy + dy)
        if room < limit:
            return sense * (k - 1 if touched else k)
        k += max(1, int(float(room - limit - 3) / (float(swept) * STEP_ARC)))
    return steps
