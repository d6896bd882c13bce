"""What each fleet was made of, for reports of many games: ships, crews, their abilities and keywords."""

from flibuste.games.davyjones.table.codes import EFFECTS
from flibuste.games.davyjones.table.constants import KEYWORDS
from flibuste.games.davyjones.table.pieces import Card
from flibuste.games.davyjones.table.state import State


def held(state: State) -> list[list[str]]:
    """2.1 – The pieces of each fleet by their ids in the box; abilities and keywords by their names."""
    found: list[list[str]] = [[] for _ in range(state.seats)]
    for ship in state.ships:
        found[ship.owner] += [f"ship.{ship.card.key}", *traits(ship.card)]
    for crew in state.crew:
        found[crew.owner] += [f"crew.{crew.card.key}", *traits(crew.card)]
    return found


def traits(card: Card) -> list[str]:
    powers = [f"power.{EFFECTS[ability.effect]}" for ability in card.abilities]
    return powers + [f"keyword.{word}" for number, word in enumerate(KEYWORDS) if (card.keywords >> number) & 1]
