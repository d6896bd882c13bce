"""2.2 to 2.5 – What players choose when they set up the table themselves."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.rules.setup.laying import make_home, put_island, put_ship, put_terrain
from flibuste.games.davyjones.rules.setup.placing import (
    any_spot,
    berths,
    coarse_spots,
    is_berth,
    is_spot,
    is_terrain_spot,
    lay,
)
from flibuste.games.davyjones.rules.setup.placing_conditions import to_berth, to_lay_island, to_lay_terrain, to_post
from flibuste.games.davyjones.rules.treasure.cargo import may_join, put_aboard, put_ashore
from flibuste.games.davyjones.table.actions.choice import CrewChoice, do
from flibuste.games.davyjones.table.actions.setup import Home, KeepAshore, LayIsland, LayTerrain, PlaceShip, Post
from flibuste.games.davyjones.table.actions.treasure import Done
from flibuste.games.davyjones.table.constants import FOG, NONE, REEF, SARGASSO
from flibuste.games.davyjones.table.events import (
    CREW_POSTED,
)
from flibuste.games.davyjones.table.land import ISLAND
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step


class PlaceIsland(Step):
    """2.2.2 to 2.2.6 – A player lays an island. `nearest` is the least distance that leaves a spot."""

    NAME: ClassVar[str] = "place-island"
    CLAUSE: ClassVar[str] = "2.2.2"
    TAKES: ClassVar[tuple[str, ...]] = ("island",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-spot-for-an-island",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "nearest": "number"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, nearest: int) -> None:
        super().__init__(player)
        self.nearest = nearest

    def options(self, state: State) -> list[Action]:
        return [do(LayIsland, x, y, rotation) for x, y, rotation in coarse_spots(state, ISLAND, self.nearest)]

    def pick(self, state: State, seat: int, dice: Chance) -> Action:
        spot = any_spot(state, ISLAND, self.nearest, dice)
        return super().pick(state, seat, dice) if spot is None else do(LayIsland, spot.x, spot.y, spot.rotation)

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, LayIsland):
            return False
        if not 0 <= action.rotation < CIRCLE:
            return False
        return is_spot(state, lay(state, ISLAND, action.x, action.y, action.rotation), self.nearest)

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, LayIsland)
        state.stack.pop()
        put_island(state, self.player, lay(state, ISLAND, action.x, action.y, action.rotation))

    def asks(self, state: State, action: Action) -> list[Condition]:
        assert isinstance(action, LayIsland)
        return to_lay_island(state, lay(state, ISLAND, action.x, action.y, action.rotation), self.nearest)


class PlaceTerrain(Step):
    """2.3.2, 2.3.3 – A player lays a piece of terrain: type, spot and rotation."""

    NAME: ClassVar[str] = "place-terrain"
    CLAUSE: ClassVar[str] = "2.3.2"
    TAKES: ClassVar[tuple[str, ...]] = ("terrain",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("2.3.3", "no-spot-for-terrain")
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}
    OPEN: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        spots = coarse_spots(state, FOG, 0)
        return [do(LayTerrain, kind, x, y, turn) for kind in (FOG, REEF, SARGASSO) for x, y, turn in spots[:60]]

    def pick(self, state: State, seat: int, dice: Chance) -> Action:
        spot = any_spot(state, FOG + dice.below(3, "kind"), 0, dice)
        if spot is None:
            return super().pick(state, seat, dice)
        return do(LayTerrain, spot.kind, spot.x, spot.y, spot.rotation)

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, LayTerrain):
            return False
        if not 0 <= action.rotation < CIRCLE:
            return False
        return is_terrain_spot(state, lay(state, action.kind, action.x, action.y, action.rotation))

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, LayTerrain)
        state.stack.pop()
        put_terrain(state, self.player, lay(state, action.kind, action.x, action.y, action.rotation))

    def asks(self, state: State, action: Action) -> list[Condition]:
        assert isinstance(action, LayTerrain)
        land = lay(state, action.kind, action.x, action.y, action.rotation)
        return to_lay_terrain(state, land, self.allows(state, self.player, action))


class PickHome(Step):
    """2.4.1, 2.4.2 – A player picks the home island of another."""

    NAME: ClassVar[str] = "pick-home"
    CLAUSE: ClassVar[str] = "2.4.1"
    TAKES: ClassVar[tuple[str, ...]] = ("home",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("2.4.2", "pick-a-free-island")
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "owner": "seat"}

    def __init__(self, player: int, owner: int) -> None:
        super().__init__(player)
        self.owner = owner

    def options(self, state: State) -> list[Action]:
        return [do(Home, number) for number in range(len(state.islands)) if state.islands[number].home == NONE]

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Home)
        state.stack.pop()
        make_home(state, self.owner, action.island)

    def breach(self, state: State, action: Action) -> Refusal:
        assert isinstance(action, Home)
        return Refusal("2.4.2", "pick-a-free-island", (("seat", str(state.islands[action.island].home + 1)),))


class PlaceShips(Step):
    """2.4.3 – The owner lays his ships in turn, bow on the home island."""

    NAME: ClassVar[str] = "place-ships"
    CLAUSE: ClassVar[str] = "2.4.3"
    TAKES: ClassVar[tuple[str, ...]] = ("berth",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-berth-there",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "placed": "number"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, placed: int) -> None:
        super().__init__(player)
        self.placed = placed

    def clone(self) -> Self:
        return copy_of(self)

    def ship(self, state: State) -> Ship:
        return state.fleet(self.player)[self.placed]

    def options(self, state: State) -> list[Action]:
        ship = self.ship(state)
        poses = berths(state, ship, state.players[self.player].home)
        return [do(PlaceShip, ship.number, x, y, heading) for x, y, heading in poses]

    def allows(self, state: State, seat: int, action: Action) -> bool:
        if seat != self.player or not isinstance(action, PlaceShip):
            return False
        ship = self.ship(state)
        home = state.players[self.player].home
        if action.ship != ship.number or not 0 <= action.heading < CIRCLE:
            return False
        if action in self.options(state):
            return True
        return is_berth(state, ship, home, action.x, action.y, action.heading, True)

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, PlaceShip)
        put_ship(state, self.ship(state), [action.x, action.y, action.heading])
        self.placed += 1
        if self.placed == len(state.fleet(self.player)):
            state.stack.pop()

    def asks(self, state: State, action: Action) -> list[Condition]:
        assert isinstance(action, PlaceShip)
        fits = self.allows(state, self.player, action)
        return to_berth(state, self.ship(state), action, state.players[self.player].home, fits)


class PostCrew(Step):
    """2.5.1 – A player may put crew on other ships or ashore before the first turn; nobody sees who they are."""

    NAME: ClassVar[str] = "post-crew"
    CLAUSE: ClassVar[str] = "2.5.1"
    TAKES: ClassVar[tuple[str, ...]] = ("post", "keep-ashore", "done")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-place-for-this-crew",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for crew in state.crew:
            if crew.owner != self.player or crew.moved or crew.marked:
                continue
            if crew.ship >= 0:
                found.append(do(KeepAshore, crew.number))
            for ship in state.fleet(self.player):
                if ship.number != crew.ship and may_join(state, ship, crew):
                    found.append(do(Post, crew.number, ship.number))
        return [*found, do(Done)]

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Done):
            state.stack.pop()
            for ship in state.fleet(self.player):
                state.tell(CREW_POSTED, self.player, ship.number, len(ship.crew))
            for crew in state.crew:
                crew.moved = 0
            return
        assert isinstance(action, CrewChoice)
        crew = state.crew[action.crew]
        crew.moved = 1
        if isinstance(action, Post):
            put_aboard(state, crew, state.ship(action.ship))
        else:
            put_ashore(state, crew, state.players[self.player].home)

    def asks(self, state: State, action: Action) -> list[Condition]:
        return to_post(state, self.player, action) if isinstance(action, CrewChoice) else []
