"""11.3.55, 12.10 – Fog made by hand: where a smoke bank or a witch's brew may lie."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, is_on_table
from flibuste.games.davyjones.geometry.convex import gap, is_near
from flibuste.games.davyjones.geometry.hulls import outline_of
from flibuste.games.davyjones.geometry.sea import Body, is_off_table
from flibuste.games.davyjones.geometry.shape import CIRCLE, STOP, TOUCH, Shape, ahead, turned
from flibuste.games.davyjones.geometry.sweep import Span, surely_over
from flibuste.games.davyjones.table.actions.choice import Lay, do
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.lacking import millimetres
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step

_STEP: Final = 3000  # 13.5.5: directions for bots
_MILLIMETRE: Final = 100
_POINT: Final = Shape([(0, 0)], 0)


def blockers(state: State, only_docked: bool) -> list[Body]:
    """11.3.55, 12.10 – What a bank must not touch: islands and ships (`only_docked`: docked ones)."""
    found = [Body(number, land.shape, land.x, land.y) for number, land in enumerate(state.islands)]
    for ship in state.ships:
        if is_on_table(ship) and (not only_docked or docked_at(state, ship) != NONE):
            found.append(Body(ship.number, ship.shape(), ship.x, ship.y))
    return found


def is_clear(state: State, bodies: list[Body], shape: Shape, x: int, y: int) -> bool:
    """Wholly on the table, and touching none of these."""
    if is_off_table(state, shape, x, y):
        return False
    for body in bodies:
        if body.is_near(shape, x, y, TOUCH):
            return False
    return True


def is_brew_near(ship: Ship, shape: Shape, x: int, y: int, reach: int) -> bool:
    """12.10 – The bank within a range of the carrier."""
    return is_near(shape, ship.shape(), x - ship.x, y - ship.y, reach + STOP)


def is_smoke_near(ship: Ship, x: int, y: int, reach: int) -> bool:
    """11.3.55 – The centre of the bank within a range of the hull."""
    if ship.card.hull.is_disc:
        far = ship.card.hull.radius + reach + STOP
        return (x - ship.x) ** 2 + (y - ship.y) ** 2 <= far * far
    return is_near(_POINT, ship.shape(), x - ship.x, y - ship.y, reach + STOP)


def may_lay(state: State, ship: Ship, x: int, y: int, rotation: int, reach: int, is_brew: bool) -> bool:
    """11.3.55, 12.10 – Near enough, wholly on the table, and clear of what it must not touch."""
    shape = outline_of(state.box, rotation)
    near = is_brew_near(ship, shape, x, y, reach) if is_brew else is_smoke_near(ship, x, y, reach)
    return near and is_clear(state, blockers(state, only_docked=not is_brew), shape, x, y)


def farthest(state: State, ship: Ship, reach: int, is_brew: bool) -> list[tuple[int, int]]:
    """13.5.5 – Where bots lay a bank: straight out from the hull's middle, the farthest whole millimetre allowed."""
    mx, my = middle_of(ship)
    shape = outline_of(state.box, 0)
    bodies = blockers(state, only_docked=not is_brew)
    found: list[tuple[int, int]] = []
    for heading in range(0, CIRCLE, _STEP):
        length = _longest(ship, shape, mx, my, heading, reach, is_brew)
        length = _last_clear(state, bodies, shape, mx, my, heading, length)
        if length > 0:
            dx, dy = ahead(length, heading)
            found.append((mx + dx, my + dy))
    return found


def _last_clear(state: State, bodies: list[Body], shape: Shape, mx: int, my: int, heading: int, length: int) -> int:
    """The last whole millimetre up to this length where a bank may lie, 0 if there is none."""
    spans: list[Span] = []
    for body in bodies:
        if body.shape is not None:
            spans.append(surely_over(shape, body.shape, mx - body.x, my - body.y, heading, length))
    while length > 0:
        dx, dy = ahead(length, heading)
        if not _is_covered(spans, length) and is_clear(state, bodies, shape, mx + dx, my + dy):
            break
        length -= _MILLIMETRE
    return length


def _is_covered(spans: list[Span], length: int) -> bool:
    for span in spans:
        if span.low <= length <= span.high:
            return True
    return False


def _longest(ship: Ship, shape: Shape, mx: int, my: int, heading: int, reach: int, is_brew: bool) -> int:
    """The last whole millimetre within range; the gap only grows on the way out."""
    low, high = 0, 500
    while low < high:
        middle = (low + high + 1) // 2
        dx, dy = ahead(middle * _MILLIMETRE, heading)
        x, y = mx + dx, my + dy
        if is_brew_near(ship, shape, x, y, reach) if is_brew else is_smoke_near(ship, x, y, reach):
            low = middle
        else:
            high = middle - 1
    return low * _MILLIMETRE


def middle_of(ship: Ship) -> tuple[int, int]:
    """The middle of the hull."""
    if ship.card.hull.is_disc:
        return ship.x, ship.y
    dx, dy = turned(-ship.card.hull.length // 2, 0, ship.heading)
    return ship.x + dx, ship.y + dy


def lay_bank(state: State, kind: int, x: int, y: int, rotation: int, owner: int) -> int:
    """A new bank on the table; its number."""
    land = Land(kind, x, y, rotation, outline_of(state.box, rotation), [])
    land.owner = owner
    state.terrain.append(land)
    return len(state.terrain) - 1


class LayBank(Step):
    """11.3.55, 12.10 – Where a bank goes: any place that is allowed; or nowhere."""

    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "within": "segment"}
    OPEN: ClassVar[bool] = True
    KIND: ClassVar[type[Lay]] = Lay
    BREW: ClassVar[bool] = False

    def __init__(self, player: int, ship: int, within: int) -> None:
        super().__init__(player)
        self.ship = ship
        self.within = within

    def options(self, state: State) -> list[Action]:
        places = farthest(state, state.ship(self.ship), state.box.segments[self.within], self.BREW)
        return [*(do(self.KIND, x, y, 0) for x, y in places), PASS]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, self.KIND):
            return seat == self.player and action == PASS
        ship = state.ship(self.ship)
        reach = state.box.segments[self.within]
        is_turn = 0 <= action.rotation < CIRCLE
        return is_turn and may_lay(state, ship, action.x, action.y, action.rotation, reach, self.BREW)

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, self.KIND):
            self.lay(state, action.x, action.y, action.rotation)

    def lay(self, state: State, x: int, y: int, rotation: int) -> None:
        raise NotImplementedError

    def breach(self, state: State, action: Action) -> Refusal:
        """11.3.55, 12.10 – Turned wrongly, too far, off the table, or on something."""
        assert isinstance(action, Lay)
        if not 0 <= action.rotation < CIRCLE:
            return Refusal("13.6.1", "no-such-heading")
        ship, reach = state.ship(self.ship), state.box.segments[self.within]
        shape = outline_of(state.box, action.rotation)
        from_what = shape if self.BREW else _POINT
        missing = gap(from_what, ship.shape(), action.x - ship.x, action.y - ship.y) - reach
        if missing > STOP:
            return Refusal(self.CLAUSE, "no-room-for-the-bank", (("fault", "far"), millimetres(missing)))
        off = is_off_table(state, shape, action.x, action.y)
        return Refusal(self.CLAUSE, "no-room-for-the-bank", (("fault", "edge" if off else "body"),))
