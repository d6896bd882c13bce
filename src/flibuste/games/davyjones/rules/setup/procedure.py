"""2 – Setting up: who is first, islands, terrain, homes and ships, crew, treasure."""

from typing import ClassVar, Final, Self

from flibuste.engine.copying import copy_of
from flibuste.games.davyjones.fleets.fleet import Fleet
from flibuste.games.davyjones.fleets.of_options import fleet_of
from flibuste.games.davyjones.rules.setup.by_players import PickHome, PlaceIsland, PlaceShips, PlaceTerrain, PostCrew
from flibuste.games.davyjones.rules.setup.fleet_arrives import muster_fleet
from flibuste.games.davyjones.rules.setup.laying import choose_homes, deal, make_home, put_island, put_ship, put_terrain
from flibuste.games.davyjones.rules.setup.placing import (
    berths,
    random_spot,
    search_spot,
    spacing,
)
from flibuste.games.davyjones.rules.treasure.cargo import put_ashore
from flibuste.games.davyjones.rules.turn.turn import TURNS
from flibuste.games.davyjones.table.constants import FOG, NONE
from flibuste.games.davyjones.table.events import (
    CREW_POSTED,
    FIRST,
)
from flibuste.games.davyjones.table.land import ISLAND
from flibuste.games.davyjones.table.options import BY_PLAYERS
from flibuste.games.davyjones.table.state import State, Step

ISLANDS: Final = 0
TERRAIN: Final = 1
HOMES: Final = 2
CREWS: Final = 3
TREASURE: Final = 4


def set_up(state: State, ready: dict[str, Fleet]) -> None:
    """1.6, 2.1 – The fleets arrive, then the table is laid; `ready` are the ready-made fleets."""
    for seat in range(state.seats):
        muster_fleet(state, seat, fleet_of(state.box, ready, state.rules, seat, state.chance))
    begin(state)


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

    def clone(self) -> Self:
        return copy_of(self)

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
        if len(state.islands) == state.box.setup.island_number(state.seats, state.rules.build_total):
            self.next_stage()
            return
        self.last = (state.first + len(state.islands)) % state.seats
        if state.rules.set_up == BY_PLAYERS:
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
        if state.rules.set_up == BY_PLAYERS:
            if search_spot(state, FOG, 0, 0) is not None:
                self.last = seat
                state.stack.append(PlaceTerrain(seat))
            return
        land = random_spot(state, state.chance.below(3, "terrain-type"), 0)
        if land is not None:
            self.last = seat
            put_terrain(state, seat, land)

    def pick_home(self, state: State) -> None:
        """2.4.1, 2.4.2, 15.14 – The last placer picks for the first player; each then for the one after him.

        15.17 – With the option it goes the other way round: the first player picks for the last.
        """
        if self.laid == state.seats:
            self.next_stage()
            return
        if state.rules.set_up != BY_PLAYERS:
            settle_homes(state)
            self.next_stage()
            return
        if state.rules.even_start:
            seat = (state.first - 1 - self.laid) % state.seats
            picker = (seat + 1) % state.seats
        else:
            seat = (state.first + self.laid) % state.seats
            picker = self.last if self.laid == 0 else (seat - 1) % state.seats
        self.laid += 1
        state.stack.append(PlaceShips(seat, 0))
        state.stack.append(PickHome(picker, seat))

    def post_crew(self, state: State) -> None:
        """2.5.1 – As their fleet has them, or where their players put them."""
        for crew in state.crew:
            if crew.ship < 0:
                put_ashore(state, crew, state.players[crew.owner].home)
        self.next_stage()
        if state.rules.set_up == BY_PLAYERS:
            for seat in range(state.seats - 1, -1, -1):
                state.stack.append(PostCrew(seat))
            return
        for ship in state.ships:
            if ship.crew:
                state.tell(CREW_POSTED, ship.owner, ship.number, len(ship.crew))


def settle_homes(state: State) -> None:
    """2.4.1, 2.4.3 – Set up automatically: everybody has a home, and his ships lie there."""
    for place, home in enumerate(choose_homes(state)):
        seat = (state.first + place) % state.seats
        make_home(state, seat, home)
        for ship in state.fleet(seat):
            spots = berths(state, ship, home)
            put_ship(state, ship, spots[state.chance.below(len(spots), "berth")])
