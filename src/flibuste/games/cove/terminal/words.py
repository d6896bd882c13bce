"""Words and signs that several parts of the terminal use."""

from flibuste.drawing.markup import emblem, escaped, fitted, styled
from flibuste.drawing.words import known
from flibuste.engine.game import Say
from flibuste.games.cove.knowledge.seen import TreasureSeen

NAME = 12
GAP = " · "
SECTIONS = ("sails", "crew", "cannons", "hull")
PLACES = ("nowhere", "tavern", "hull", "sails", "cannons", "crew", "treasure", "cove")


def card_name(card: str, say: Say) -> str:
    return known(say, f"card-{card}", card)


def legend_name(legend: str, say: Say) -> str:
    return known(say, f"ship-{legend}", legend)


def place_name(place: int, say: Say) -> str:
    return say(f"island-{PLACES[place]}")


def player_name(seat: int, say: Say) -> str:
    return escaped(fitted(say("seat", n=seat), NAME))


def ship_name(ship: str, say: Say) -> str:
    """A ship of a battle: a player, a legendary pirate, the Navy."""
    return say("seat", n=int(ship)) if ship.isdigit() else legend_name(ship, say)


def ship_mark(ship: str, say: Say) -> str:
    """A ship with its sign: a player's emblem, a skull, a crown; a black ship without its pirate has no name."""
    if ship.isdigit():
        return f"{emblem(int(ship))} {escaped(ship_name(ship, say))}"
    if not ship:
        return styled("dim", "☠ –")
    sign = "♔" if ship == "navy" else "☠"
    return styled("bold", escaped(f"{sign} {legend_name(ship, say)}"))


def amounts(treasure: TreasureSeen) -> str:
    """A Treasure card: fame, gold, chests, Tavern cards."""
    return f"★{treasure['fame']}  ●{treasure['gold']}  ▣{treasure['chests']}  ♦{treasure['cards']}"
