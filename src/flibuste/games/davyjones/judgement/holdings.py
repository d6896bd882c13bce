"""What every player has and may hope for, as numbers with names: in gold, and larger for whoever is better off."""

from typing import Final

from flibuste.games.davyjones.geometry.bodies import is_pinned
from flibuste.games.davyjones.judgement.chart import NEVER, Prospect, survey
from flibuste.games.davyjones.judgement.danger import losses
from flibuste.games.davyjones.judgement.race import Race
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


def rows_of(state: State, viewer: int = NONE) -> list[list[float]]:
    """A row for every seat, as they are, or as somebody sees them who looks at his next step."""
    prospects = survey(state, viewer)
    rows = [[0.0] * len(NAMES) for _ in range(state.seats)]
    left = gold_at_sea(state)
    race = Race(state, prospects)
    race.run()
    for seat in range(state.seats):
        row = rows[seat]
        row[HOME] = float(state.players[seat].gold())
        row[ABOARD] = race.aboard[seat]
        row[PROSPECT] = race.fetched[seat]
        row[NEXT_TRIP] = race.later[seat]
        row[BRINK] = race.won[seat]
    for prospect in prospects:
        add_ship(state, prospect, left, viewer, rows[prospect.seat])
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
    if prospect.home >= NEVER:
        row[ADRIFT] += prospect.load
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
