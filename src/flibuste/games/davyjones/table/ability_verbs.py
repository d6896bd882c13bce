"""11.3, 12 – What abilities let a player do: verbs with their clauses, added to those of `actions.py`."""

from typing import Final

from flibuste.games.davyjones.table.actions import LISTED, VERBS, Do
from flibuste.games.davyjones.table.codes import EFFECTS
from flibuste.games.davyjones.table.constants import KEYWORDS
from flibuste.games.davyjones.table.state import Ship

# 14.5 to 14.15 – The events of older sets, in the order of their clauses.
EVENTS: Final = [
    "divers",
    "raft",
    "mermaids",
    "foul-winds",
    "becalmed",
    "hidden-cove",
    "favor-of-the-gods",
    "false-treasure",
    "rolling-fog",
    "cursed-zone",
    "duel",
]

DEEDS: Final = ["move", "shoot", "explore", "repair"]

# 3.8 (c) – What is chosen at the start of a turn.
MATTERS: Final = ["depth", "ghost", "copy", "headhunter", "eye", "events"]

# The first word is the ship whose ability it is, wherever several could have it.
ABILITY_VERBS: Final[dict[str, tuple[str, list[str]]]] = {
    "twice": ("11.3.24", ["ship", "deed"]),
    "sacrifice": ("11.3.25", ["ship", "crew"]),
    "favour": ("11.3.26", ["ship"]),
    "copy": ("11.3.27", ["power", "ability"]),
    "copy-word": ("11.3.27", ["keyword"]),
    "possess": ("11.3.28", ["ship", "crew"]),
    "push": ("11.3.29", ["ship"]),
    "shift": ("11.3.29", ["ship", "heading"]),
    "steal": ("11.3.34", ["ship", "ship"]),
    "raid": ("11.3.35", ["ship"]),
    "trade": ("11.3.36", ["token", "island"]),
    "mark": ("11.3.37", ["ship", "island"]),
    "peek": ("11.3.38", ["ship", "token"]),
    "peek-crew": ("11.3.39", ["ship", "crew"]),
    "cancel": ("11.3.43", ["ship", "ship"]),
    "cancel-crew": ("11.3.43", ["ship", "crew"]),
    "lay-smoke": ("11.3.55", ["x", "y", "turn"]),
    "lure": ("12.7", ["token"]),
    "paw": ("12.9", ["mast", "ship"]),
    "brew": ("12.10", ["ship"]),
    "lay-fog": ("12.10", ["x", "y", "turn"]),
    "swap": ("12.14", ["crew", "crew"]),
    "play": ("14.2", ["card-event"]),
    "aim-ship": ("14.2", ["ship"]),
    "aim-at": ("14.2", ["x", "y"]),
    "aim-bank": ("14.13", ["terrain"]),
    "aim-duel": ("14.15", ["crew", "crew"]),
    "aim-all": ("14.11", []),
    "conch": ("12.15", ["ship", "ship"]),
    "first": ("3.9", ["matter", "ship"]),
    "first-events": ("3.9", []),
}

LISTED["deed"] = DEEDS
LISTED["matter"] = MATTERS
LISTED["card-event"] = EVENTS
LISTED["power"] = EFFECTS
LISTED["keyword"] = KEYWORDS
VERBS.update(ABILITY_VERBS)


def is_of(action: object, verb: str, ship: Ship) -> bool:
    """Whether this is the verb, said of this ship."""
    return isinstance(action, Do) and action.verb == verb and action.arg(0) == ship.number
