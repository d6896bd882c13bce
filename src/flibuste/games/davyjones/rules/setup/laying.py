"""2.2 to 2.4, 2.6 – Laying the table: islands, terrain, homes, ships and treasure."""

from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import (
    BERTHED,
    HOME,
    ISLAND_LAID,
    TERRAIN_LAID,
    TREASURE_DEALT,
)
from flibuste.games.davyjones.table.land import Land
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State


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


def choose_homes(state: State) -> list[int]:
    """Set up automatically: any island, then those farthest from the homes so far; chance deals them out.

    The last of them lie at the edge, a longer way from gold. 15.17 – With the option whoever begins has the last.
    """
    homes = [state.chance.below(len(state.islands), "home")]
    while len(homes) < state.seats:
        homes.append(farthest_island(state, homes))
    if state.rules.even_start:
        homes.reverse()
    else:
        state.chance.shuffle(homes, "home")
    return homes


def farthest_island(state: State, homes: list[int]) -> int:
    """The island whose nearest home is farthest away."""
    best = homes[0]
    farthest = 0
    for number, land in enumerate(state.islands):
        near = min((land.x - state.islands[home].x) ** 2 + (land.y - state.islands[home].y) ** 2 for home in homes)
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
