"""What every player has and may hope for, as numbers with names: in gold, and larger for whoever is better off."""

from math import exp
from typing import Final

from flibuste.games.davyjones.geometry.bodies import is_pinned
from flibuste.games.davyjones.judgement.chart import NEVER, Prospect, survey, treasure
from flibuste.games.davyjones.judgement.danger import losses
from flibuste.games.davyjones.judgement.voyage import in_turns, way
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.crew import ASHORE
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State

HOME: Final = 0
BRINK: Final = 1
ABOARD: Final = 2
ADRIFT: Final = 3
PROSPECT: Final = 4
NEXT_TRIP: Final = 5
HAULAGE: Final = 6
MASTS: Final = 7
GUNS: Final = 8
CREW: Final = 9
ASHORE_CREW: Final = 10
DANGER: Final = 11
FIRES: Final = 12
STUCK: Final = 13
DERELICTS: Final = 14
SCUTTLED: Final = 15
NAMES: Final = (
    "home",
    "brink",
    "aboard",
    "adrift",
    "prospect",
    "next-trip",
    "haulage",
    "masts",
    "guns",
    "crew",
    "crew-ashore",
    "danger",
    "fires",
    "stuck",
    "derelicts",
    "scuttled",
)

_PATIENCE: Final = 0.92  # what is left of a piece of gold for each turn that it is away
_HASTE: Final = 0.8  # the same for the gold that wins
_LEAST_SHARE: Final = 0.35  # of an island that a rival reaches long before


def rows_of(state: State, viewer: int = NONE) -> list[list[float]]:
    """A row for every seat, as they are, or as somebody sees them who looks at his next step."""
    prospects = survey(state, viewer)
    rows = [[0.0] * len(NAMES) for _ in range(state.seats)]
    left = gold_at_sea(state)
    for seat in range(state.seats):
        own = [prospect for prospect in prospects if prospect.seat == seat]
        row = rows[seat]
        row[HOME] = float(state.players[seat].gold())
        add_trips(state, seat, own, prospects, row)
        row[BRINK] = brink(state, seat, own)
        for prospect in own:
            add_ship(state, prospect, left, viewer, row)
    for crew in state.crew:
        if crew.ship == ASHORE and crew.player != NONE:
            rows[crew.player][ASHORE_CREW] -= 0.5 + crew.card.points
    return rows


def gold_at_sea(state: State) -> float:
    """The share of the gold that is not home yet."""
    home = 0
    for player in state.players:
        home += player.gold()
    return 1.0 - home / state.gold if state.gold else 0.0


def add_ship(state: State, prospect: Prospect, left: float, viewer: int, row: list[float]) -> None:
    """Masts, guns and crew, and what ails the ship."""
    ship = prospect.ship
    points = float(ship.card.points)
    if ship.masts == 0:
        row[DERELICTS] -= points
    else:
        row[MASTS] += points * ship.standing() / ship.card.masts
        row[GUNS] += firepower(ship)
    row[HAULAGE] += left * min(4, max(0, ship.card.cargo - len(ship.crew))) * prospect.pace / 10000.0
    for number in ship.crew:
        row[CREW] += 0.5 + state.crew[number].card.points
    row[DANGER] -= losses(state, ship, prospect.load, viewer)
    row[FIRES] -= ship.fires.bit_count()
    if ship.lost != NONE or ship.tangled != NONE or is_pinned(state, ship):
        row[STUCK] -= 1.0
    if ship.scuttled:
        row[SCUTTLED] -= 1.0


def firepower(ship: Ship) -> float:
    """6.3 – The hits that its standing guns would make in one action."""
    found = 0.0
    for mast in range(ship.card.masts):
        if (ship.masts >> mast) & 1:
            found += (6 - ship.card.cannons[mast].rank) / 6.0
    return found


def kept(turns: float) -> float:
    """What is left of a piece of gold that is so many turns away."""
    return float(_PATIENCE**turns)


def brink(state: State, seat: int, own: list[Prospect]) -> float:
    """10.1 – How near the load is that wins the game when it is home; 0 while there is not enough aboard."""
    lacking = float(state.gold // 2 + 1 - state.players[seat].gold())
    turns = 0.0
    waiting = [prospect for prospect in own if prospect.load > 0.0 and prospect.home < NEVER]
    while lacking > 0.0 and waiting:
        nearest = waiting[0]
        for prospect in waiting:
            if prospect.home < nearest.home:
                nearest = prospect
        waiting.remove(nearest)
        lacking -= nearest.load
        turns = nearest.home
    return 0.0 if lacking > 0.0 else float(_HASTE**turns)


def add_trips(state: State, seat: int, own: list[Prospect], everybody: list[Prospect], row: list[float]) -> None:
    """Each ship makes the best of its trip; none counts on what another of the fleet will fetch.

    Who is nearest to treasure counts on it first, and who has to unload before that comes last. Else no ship would
    unload: from then on it would take from the others what it had not taken from them before.
    """
    home = state.players[seat].home
    if home == NONE:
        return
    stores: list[list[float]] = []
    backs: list[float] = []
    for island in range(len(state.islands)):
        land = state.islands[island]
        wild = land.home == NONE and bool(land.tokens)
        stores.append(treasure(state, island, seat) if wild else [])
        backs.append(
            way(state, float(land.x), float(land.y), home, island) - 0.9 * float(land.shape.reach) if wild else 0.0
        )
    rivals = rival_turns(state, seat, everybody)
    in_order = sorted(own, key=soonest)
    for prospect in in_order:
        add_trip(prospect, stores, backs, rivals, row)
    for prospect in in_order:
        if prospect.wild == NONE and prospect.load > 0.0 and prospect.home < NEVER:
            row[NEXT_TRIP] += next_trip(prospect, stores, backs, rivals)


def soonest(prospect: Prospect) -> float:
    """The turns until it has loaded anywhere."""
    found = NEVER
    for turns in prospect.loads:
        found = min(found, turns)
    return found


def way_back(state: State, island: int, home: int) -> float:
    """From shore to shore."""
    land = state.islands[island]
    return max(0.0, way(state, float(land.x), float(land.y), home, island) - float(land.shape.reach))


def rival_turns(state: State, seat: int, everybody: list[Prospect]) -> list[float]:
    """When the first of the others could have loaded at each island."""
    found = [NEVER] * len(state.islands)
    for prospect in everybody:
        if prospect.seat != seat and prospect.loads:
            for island in range(len(found)):
                found[island] = min(found[island], prospect.loads[island])
    return found


def add_trip(
    prospect: Prospect, stores: list[list[float]], backs: list[float], rivals: list[float], row: list[float]
) -> None:
    """Straight home with the load, or by way of the island that pays best."""
    load = prospect.load
    if prospect.home >= NEVER:
        row[ADRIFT] += load
        return
    aboard = load * kept(prospect.home)
    fetched = 0.0
    best = aboard + 1e-9
    prospect.wild = NONE
    for island in range(len(prospect.loads)):
        turns = prospect.loads[island]
        if turns >= NEVER or not stores[island]:
            continue
        share = share_of(turns, rivals[island])
        back = kept(turns + in_turns(backs[island] / prospect.pace))
        value = share * worth_of(stores[island], prospect.room) * back
        if load * back + value > best:
            best = load * back + value
            aboard = load * back
            fetched = value
            prospect.wild = island
    if prospect.wild != NONE:
        take(stores[prospect.wild], prospect.room)
    row[ABOARD] += aboard
    row[PROSPECT] += fetched


def next_trip(prospect: Prospect, stores: list[list[float]], backs: list[float], rivals: list[float]) -> float:
    """What it may fetch once it has unloaded."""
    best = 0.0
    goal = NONE
    spaces = prospect.room + len(prospect.ship.cargo)
    for island in range(len(stores)):
        if stores[island]:
            trip = in_turns(backs[island] / prospect.pace)
            turns = prospect.home + trip + 1.0
            value = share_of(turns, rivals[island]) * worth_of(stores[island], spaces) * kept(turns + trip)
            if value > best:
                best = value
                goal = island
    if goal != NONE:
        take(stores[goal], spaces)
    return best


def share_of(turns: float, rival: float) -> float:
    """What one may hope to find: less where somebody else is there first."""
    return _LEAST_SHARE + (1.0 - _LEAST_SHARE) / (1.0 + exp(turns - rival - 0.5))


def worth_of(store: list[float], spaces: int) -> float:
    """The best tokens that fit."""
    total = 0.0
    for place in range(min(spaces, len(store))):
        total += store[place]
    return total


def take(store: list[float], spaces: int) -> None:
    """They are spoken for."""
    for _ in range(min(spaces, len(store))):
        store.pop(0)
