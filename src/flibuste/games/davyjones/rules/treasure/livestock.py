"""12.7 – Livestock: a sea monster that rams its carrier is lured away."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import is_monster
from flibuste.games.davyjones.geometry.convex import gap
from flibuste.games.davyjones.geometry.hulls import hull_shape
from flibuste.games.davyjones.geometry.sea import fits
from flibuste.games.davyjones.geometry.shape import CIRCLE, QUARTER, ahead, turned
from flibuste.games.davyjones.rules.sea.banks import middle_of
from flibuste.games.davyjones.rules.treasure.cargo import destroy_token
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.actions.treasure import Lure
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import LURED
from flibuste.games.davyjones.table.lacking import not_aboard
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step

_BESIDE = 100  # a gap of one millimetre


def may_be_lured(state: State, monster: Ship, carrier: Ship) -> bool:
    """By what everybody sees: a monster has rammed a ship that carries something face down."""
    return is_monster(monster) and any(not state.tokens[token].face_up for token in carrier.cargo)


class LureOffer(Step):
    """12.7 – Before boarding dice the carrier's controller may reveal Livestock."""

    NAME: ClassVar[str] = "lure-offer"
    CLAUSE: ClassVar[str] = "12.7"
    TAKES: ClassVar[tuple[str, ...]] = ("lure", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("reveal-or-not",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "monster": "ship"}
    REACTION: ClassVar[bool] = True

    def __init__(self, player: int, ship: int, monster: int) -> None:
        super().__init__(player)
        self.ship = ship
        self.monster = monster

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for number in state.ship(self.ship).cargo:
            treasure = state.tokens[number].treasure
            if treasure is not None and treasure.ability(codes.LIVESTOCK) is not None:
                found.append(do(Lure, number))
        return [*found, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Lure):
            destroy_token(state, action.token, state.ship(self.ship))
            lure(state, state.ship(self.monster))

    def breach(self, state: State, action: Action) -> Refusal:
        """12.7 – Not aboard, or no Livestock as far as its controller, who is asked, knows."""
        assert isinstance(action, Lure)
        ship = state.ship(self.ship)
        return Refusal("12.7", "no-livestock") if action.token in ship.cargo else not_aboard("12.7", ship)


def lure(state: State, monster: Ship) -> None:
    """12.7 – The monster is put beside the nearest island, not docked; its grip ends."""
    land = nearest_land(state, monster)
    for ship in state.ships:
        if monster.number in ship.held:
            ship.held = [number for number in ship.held if number != monster.number]
    if land is None:
        return
    for vertex in vertices_by_distance(monster, land):
        x, y, heading = pose_beside(state, monster, land, vertex)
        if fits(state, monster, hull_shape(monster.card.hull, heading), x, y):
            monster.x, monster.y, monster.heading = x, y, heading
            monster.berth = NONE
            state.tell(LURED, monster.player, monster.number)
            return


def nearest_land(state: State, monster: Ship) -> Land | None:
    best: Land | None = None
    least = 0.0
    for land in state.islands:
        far = gap(monster.shape(), land.shape, monster.x - land.x, monster.y - land.y)
        if best is None or far < least:
            best, least = land, far
    return best


def vertices_by_distance(monster: Ship, land: Land) -> list[int]:
    """The vertex closest to the centre of the monster, then the next ones counter-clockwise."""
    mx, my = middle_of(monster)
    size = land.shape.size
    squares = [
        (land.shape.corners[k].x + land.x - mx) ** 2 + (land.shape.corners[k].y + land.y - my) ** 2 for k in range(size)
    ]
    first = squares.index(min(squares))
    return [(first + k) % size for k in range(size)]


def pose_beside(state: State, monster: Ship, land: Land, vertex: int) -> tuple[int, int, int]:
    """12.7 – A disc straight out along the normal; a serpent along the shore, its middle at the vertex."""
    hull = monster.card.hull
    normal = (state.box.outline.normals[vertex] + land.rotation) % CIRCLE
    out = (hull.radius if hull.is_disc else hull.beam // 2) + _BESIDE
    dx, dy = ahead(out, normal)
    x = land.shape.corners[vertex].x + land.x + dx
    y = land.shape.corners[vertex].y + land.y + dy
    if hull.is_disc:
        return x, y, monster.heading
    heading = (normal + QUARTER) % CIRCLE
    dx, dy = turned(hull.length // 2, 0, heading)
    return x + dx, y + dy, heading
