"""2 – Setting up: fleets, who is first, islands, terrain, homes and ships, crew, treasure."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.fleets.fleet import Fleet
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.rules.placing import (
    any_spot,
    berths,
    coarse_spots,
    is_berth,
    is_spot,
    is_terrain_spot,
    lay,
    random_spot,
    search_spot,
    spacing,
    spot_fault,
)
from flibuste.games.davyjones.rules.treasure.cargo import join_fault, may_join, put_aboard, put_ashore
from flibuste.games.davyjones.rules.turn.turn import TURNS
from flibuste.games.davyjones.table.actions.choice import CrewChoice, do
from flibuste.games.davyjones.table.actions.setup import Home, KeepAshore, LayIsland, LayTerrain, PlaceShip, Post
from flibuste.games.davyjones.table.actions.treasure import Done
from flibuste.games.davyjones.table.actions.word_kinds import MOST_SHIPS
from flibuste.games.davyjones.table.constants import FOG, NONE, REEF, SARGASSO
from flibuste.games.davyjones.table.events import (
    BERTHED,
    CREW_POSTED,
    FIRST,
    HOME,
    ISLAND_LAID,
    TERRAIN_LAID,
    TREASURE_DEALT,
)
from flibuste.games.davyjones.table.state import ISLAND, Crew, Land, Ship, State, Step, Token

ISLANDS: Final = 0
TERRAIN: Final = 1
HOMES: Final = 2
CREWS: Final = 3
TREASURE: Final = 4


def muster_fleet(state: State, seat: int, fleet: Fleet) -> None:
    """1.6, 2.5 – The pieces of a fleet; crew in an order that tells nothing. Where they start is kept for later."""
    for place, kind in enumerate(fleet.ships):
        state.launch(Ship(seat * MOST_SHIPS + place, state.box.ships[kind], seat))
    order = list(range(len(fleet.berths)))
    state.chance.shuffle(order, "crew")
    numbers = {berth: len(state.crew) + place for place, berth in enumerate(order)}
    for place in order:
        berth = fleet.berths[place]
        crew = Crew(len(state.crew), state.box.crew[berth.crew], seat)
        crew.marked = berth.marked
        crew.face_up = berth.marked
        crew.mate = NONE if berth.chosen == NONE else numbers[berth.chosen]
        state.crew.append(crew)
        if berth.ship != NONE:
            put_aboard(state, crew, state.ship(seat * MOST_SHIPS + berth.ship))
    state.players[seat].events = fleet.events[:]
    for coin in fleet.coins:
        state.tokens.append(Token(len(state.tokens), coin, None, seat))
    for kind in fleet.treasures:
        state.tokens.append(Token(len(state.tokens), 0, state.box.treasures[kind], seat))


def begin(state: State) -> None:
    """2.1.1, 2.1.2 – The highest die is first player, tied players roll again; then the table is laid."""
    players = list(range(state.seats))
    while len(players) > 1:
        dice = [state.chance.die("first") for _ in players]
        for seat, die in zip(players, dice, strict=True):
            state.tell(FIRST, seat, die)
        players = [seat for seat, die in zip(players, dice, strict=True) if die == max(dice)]
    state.first = players[0]
    state.turn = players[0]
    state.stack.append(TURNS)
    state.stack.append(SetUp())


class SetUp(Step):
    """2.1.2 – Islands, terrain, home islands and ships, crew, treasure. `last` is who placed the last piece."""

    NAME: ClassVar[str] = "set-up"
    CLAUSE: ClassVar[str] = "2.1.2"
    FIELDS: ClassVar[dict[str, str]] = {"stage": "number", "laid": "number", "last": "seat"}

    def __init__(self, stage: int = ISLANDS, laid: int = 0, last: int = NONE) -> None:
        super().__init__()
        self.stage = stage
        self.laid = laid
        self.last = last

    def clone(self) -> "SetUp":
        return SetUp(self.stage, self.laid, self.last)

    def resume(self, state: State) -> None:
        if self.stage == ISLANDS:
            self.lay_island(state)
        elif self.stage == TERRAIN:
            self.lay_terrain(state)
        elif self.stage == HOMES:
            self.pick_home(state)
        elif self.stage == CREWS:
            self.post_crew(state)
        else:
            deal(state)
            state.stack.pop()

    def next_stage(self) -> None:
        self.stage += 1
        self.laid = 0

    def lay_island(self, state: State) -> None:
        """2.2.1, 2.2.2 – One at a time, alternately, the first player beginning."""
        if len(state.islands) == state.box.setup.island_number(state.seats, state.rules.total):
            self.next_stage()
            return
        self.last = (state.first + len(state.islands)) % state.seats
        if state.rules.by_players:
            state.stack.append(PlaceIsland(self.last, spacing(state)))
            return
        nearest = state.box.setup.nearest
        land = random_spot(state, ISLAND, nearest)
        while land is None:
            nearest -= state.box.setup.relax
            land = random_spot(state, ISLAND, nearest)
        put_island(state, self.last, land)

    def lay_terrain(self, state: State) -> None:
        """2.3.1, 2.3.2 – The same number for each; a piece without a spot is left out (2.3.3)."""
        if self.laid == state.rules.terrain * state.seats:
            self.next_stage()
            return
        seat = (state.first + self.laid) % state.seats
        self.laid += 1
        if state.rules.by_players:
            if search_spot(state, FOG, 0, 0) is not None:
                self.last = seat
                state.stack.append(PlaceTerrain(seat))
            return
        land = random_spot(state, state.chance.below(3, "terrain-type"), 0)
        if land is not None:
            self.last = seat
            put_terrain(state, seat, land)

    def pick_home(self, state: State) -> None:
        """2.4.1, 2.4.2, 15.14 – The last placer picks for the first player; each then for the one after him."""
        if self.laid == state.seats:
            self.next_stage()
            return
        seat = (state.first + self.laid) % state.seats
        picker = self.last if self.laid == 0 else (seat - 1) % state.seats
        self.laid += 1
        if state.rules.by_players:
            state.stack.append(PlaceShips(seat, 0))
            state.stack.append(PickHome(picker, seat))
            return
        make_home(state, seat, choose_home(state))
        for ship in state.fleet(seat):
            spots = berths(state, ship, state.players[seat].home)
            put_ship(state, ship, spots[state.chance.below(len(spots), "berth")])

    def post_crew(self, state: State) -> None:
        """2.5.1 – As their fleet has them, or where their players put them."""
        for crew in state.crew:
            if crew.ship < 0:
                put_ashore(state, crew, state.players[crew.owner].home)
        self.next_stage()
        if state.rules.by_players:
            for seat in range(state.seats - 1, -1, -1):
                state.stack.append(PostCrew(seat))
            return
        for ship in state.ships:
            if ship.crew:
                state.tell(CREW_POSTED, ship.owner, ship.number, len(ship.crew))


def put_island(state: State, seat: int, land: Land) -> None:
    state.islands.append(land)
    state.tell(ISLAND_LAID, seat, len(state.islands) - 1, land.x, land.y)


def put_terrain(state: State, seat: int, land: Land) -> None:
    state.terrain.append(land)
    state.tell(TERRAIN_LAID, seat, land.kind, land.x, land.y)


def make_home(state: State, seat: int, island: int) -> None:
    state.players[seat].home = island
    state.islands[island].home = seat
    state.tell(HOME, seat, island)


def choose_home(state: State) -> int:
    """Set up automatically: any island for the first, the one farthest from other homes for each after him."""
    free = [number for number in range(len(state.islands)) if state.islands[number].home == NONE]
    homes = [land for land in state.islands if land.home != NONE]
    if not homes:
        return free[state.chance.below(len(free), "home")]
    best = free[0]
    farthest = -1
    for number in free:
        land = state.islands[number]
        near = min((land.x - home.x) ** 2 + (land.y - home.y) ** 2 for home in homes)
        if near > farthest:
            best = number
            farthest = near
    return best


def put_ship(state: State, ship: Ship, pose: list[int]) -> None:
    ship.x, ship.y, ship.heading = pose[0], pose[1], pose[2]
    state.tell(BERTHED, ship.player, ship.number)


def deal(state: State) -> None:
    """2.4.4, 2.6.5, 2.6.6 – Shuffled and dealt evenly to the wild islands, what is left over to some by chance."""
    order = list(range(len(state.tokens)))
    state.chance.shuffle(order, "deal")
    wild = [number for number in range(len(state.islands)) if state.islands[number].home == NONE]
    each = len(order) // len(wild)
    for place, island in enumerate(wild):
        state.islands[island].tokens = sorted(order[place * each : (place + 1) * each])
    rest = order[each * len(wild) :]
    state.chance.shuffle(wild, "deal")
    for token, island in zip(rest, wild, strict=False):
        state.islands[island].tokens.append(token)
    state.gold = sum(token.value for token in state.tokens)
    rename(state)
    state.tell(TREASURE_DEALT, NONE, len(order), state.gold)


def rename(state: State) -> None:
    """2.6.5 – Face down nobody knows which is which: tokens are numbered by the islands they lie on."""
    dealt = [state.tokens[number] for island in state.islands for number in island.tokens]
    at = 0
    for island in state.islands:
        island.tokens = list(range(at, at + len(island.tokens)))
        at += len(island.tokens)
    for number, token in enumerate(dealt):
        token.number = number
        token.bringer = NONE
    state.tokens = dealt


class PlaceIsland(Step):
    """2.2.2 to 2.2.6 – A player lays an island. `nearest` is the least distance that leaves a spot."""

    NAME: ClassVar[str] = "place-island"
    CLAUSE: ClassVar[str] = "2.2.2"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "nearest": "number"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, nearest: int) -> None:
        super().__init__(player)
        self.nearest = nearest

    def clone(self) -> "PlaceIsland":
        return self

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

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, LayIsland) and 0 <= action.rotation < CIRCLE:
            return spot_fault(state, lay(state, ISLAND, action.x, action.y, action.rotation), self.nearest)
        return Refusal("2.2.2", "no-spot-for-an-island")


class PlaceTerrain(Step):
    """2.3.2, 2.3.3 – A player lays a piece of terrain: type, spot and rotation."""

    NAME: ClassVar[str] = "place-terrain"
    CLAUSE: ClassVar[str] = "2.3.2"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}
    OPEN: ClassVar[bool] = True

    def clone(self) -> "PlaceTerrain":
        return self

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

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("2.3.3", "no-spot-for-terrain")


class PickHome(Step):
    """2.4.1, 2.4.2 – A player picks the home island of another."""

    NAME: ClassVar[str] = "pick-home"
    CLAUSE: ClassVar[str] = "2.4.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "owner": "seat"}

    def __init__(self, player: int, owner: int) -> None:
        super().__init__(player)
        self.owner = owner

    def clone(self) -> "PickHome":
        return self

    def options(self, state: State) -> list[Action]:
        return [do(Home, number) for number in range(len(state.islands)) if state.islands[number].home == NONE]

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Home)
        state.stack.pop()
        make_home(state, self.owner, action.island)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("2.4.2", "pick-a-free-island")


class PlaceShips(Step):
    """2.4.3 – The owner lays his ships in turn, bow on the home island."""

    NAME: ClassVar[str] = "place-ships"
    CLAUSE: ClassVar[str] = "2.4.3"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "placed": "number"}
    OPEN: ClassVar[bool] = True

    def __init__(self, player: int, placed: int) -> None:
        super().__init__(player)
        self.placed = placed

    def clone(self) -> "PlaceShips":
        return PlaceShips(self.player, self.placed)

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

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("2.4.3", "no-berth-there")


class PostCrew(Step):
    """2.5.1 – A player may put crew on other ships or ashore before the first turn; nobody sees who they are."""

    NAME: ClassVar[str] = "post-crew"
    CLAUSE: ClassVar[str] = "2.5.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def clone(self) -> "PostCrew":
        return self

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

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Post) and action.crew < len(state.crew):
            crew = state.crew[action.crew]
            ships = [ship for ship in state.fleet(self.player) if ship.number == action.ship]
            fault = join_fault(state, ships[0], crew) if ships and crew.owner == self.player else None
            if fault is not None:
                return fault
        return Refusal("2.5.1", "no-place-for-this-crew")
