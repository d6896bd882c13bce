"""4.4, 5.5, 11.3.35, 11.3.48 – The end of a move at an island: docked, raided, explored at once."""

from typing import ClassVar

from flibuste.games.davyjones.geometry.bodies import docked_at, is_monster, is_untouchable, shore_of
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.rules.sea.contact import DockOffer
from flibuste.games.davyjones.rules.sea.telling import has_told_docking
from flibuste.games.davyjones.rules.treasure.thieves import RaidOffer, may_raid
from flibuste.games.davyjones.rules.turn.revealing import call_crew
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.events import DOCKED, DOCKED_THERE
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.traits import EXPLORES_ON_DOCKING
from flibuste.games.davyjones.table.windows import DOCKING


class Docking(Step):
    """4.4, 5.5 – A ship that has moved is docked, unless it lay there all the time (`origin`)."""

    NAME: ClassVar[str] = "docking"
    CLAUSE: ClassVar[str] = "4.4.1"
    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "origin": "island"}

    def __init__(self, ship: int, origin: int) -> None:
        super().__init__()
        self.ship = ship
        self.origin = origin

    def resume(self, state: State) -> None:
        state.stack.pop()
        ship = state.ship(self.ship)
        island = docked_at(state, ship)
        if island not in (NONE, self.origin):
            kind = DOCKED_THERE if has_told_docking(state, ship, island) else DOCKED
            state.tell(kind, ship.player, ship.number, island)
            if may_raid(state, ship, island):
                state.stack.append(RaidOffer(ship.pilot(), self.ship, island))
            if explores_at_once(state, ship, island):
                state.stack.append(DockOffer(ship.pilot(), self.ship, island))


def begin_docking(state: State, ship: Ship, origin: int) -> None:
    """2.5.5 – First the crew that make more of the island may show themselves."""
    island = docked_at(state, ship)
    if island == NONE and not is_untouchable(ship):
        island = shore_of(state, ship)
    if island in (NONE, origin):
        return
    state.stack.append(Docking(ship.number, origin))
    if is_worth_more(state, ship, island):
        call_crew(state, ship, DOCKING)


def is_worth_more(state: State, ship: Ship, island: int) -> bool:
    """11.3.35, 11.3.48 – A wild island that could be explored at once, or an enemy home with gold."""
    land = state.islands[island]
    if land.home == NONE:
        return bool(land.tokens) and not is_monster(ship) and not explores_at_once(state, ship, island)
    return land.home != ship.player and bool(state.players[land.home].hoard)


def explores_at_once(state: State, ship: Ship, island: int) -> bool:
    """5.5, 11.3.48 – At a wild island with tokens: the own mark, or an Explorer."""
    land = state.islands[island]
    if land.home != NONE or not land.tokens or is_monster(ship):
        return False
    return bool(land.marks >> ship.player & 1) or has(state, ship, EXPLORES_ON_DOCKING)
