"""11.1.1 – Whose abilities count aboard, and which: for abilities that depend on other people's."""

from flibuste.games.davyjones.rules.abilities.active_abilities import is_active
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CREW_SILENT


def active_crew(state: State, ship: Ship) -> list[Crew]:
    """2.5.3, 2.5.5, 11.1.3 – The crew aboard whose abilities count now."""
    if ship.now & CREW_SILENT:
        return []
    found: list[Crew] = []
    for number in ship.crew:
        if is_active(state, ship, state.crew[number]):
            found.append(state.crew[number])
    return found


def abilities_of(state: State, crew: Crew) -> list[Ability]:
    """11.3.27, 12.14 – What a crew can do: its card and what it copied, or what it swapped that for."""
    if crew.swapped:
        return [state.box.abilities[number] for number in crew.swapped]
    return [*crew.card.abilities, *(state.box.abilities[number] for number in crew.copied)]


def holder_of(state: State, ship: Ship, effect: int) -> Crew | None:
    """The active crew that has an effect; None if it is the ship itself, or nobody."""
    if ship.card.ability(effect) is not None:
        return None
    for crew in active_crew(state, ship):
        for ability in abilities_of(state, crew):
            if ability.effect == effect:
                return crew
    return None
