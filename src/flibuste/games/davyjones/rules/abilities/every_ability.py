"""11, 12 – All abilities, each at its effect code. Whoever plays the game imports this once."""

from typing import Final

from flibuste.games.davyjones.rules.abilities.active_abilities import register
from flibuste.games.davyjones.rules.abilities.copying import COPY_POWERS
from flibuste.games.davyjones.rules.abilities.deeds import (
    DEED_POWERS,
)
from flibuste.games.davyjones.rules.abilities.guns import GUN_POWERS
from flibuste.games.davyjones.rules.abilities.looks import LOOK_POWERS
from flibuste.games.davyjones.rules.abilities.plain import PLAIN_POWERS
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.abilities.push import PUSH_POWERS
from flibuste.games.davyjones.rules.abilities.sails import SAIL_POWERS
from flibuste.games.davyjones.rules.treasure.orders import ORDER_POWERS
from flibuste.games.davyjones.rules.treasure.thieves import THIEF_POWERS
from flibuste.games.davyjones.rules.treasure.unique import TREASURE_POWERS

ALL_POWERS: Final[dict[int, Power]] = {
    **PLAIN_POWERS,
    **GUN_POWERS,
    **SAIL_POWERS,
    **LOOK_POWERS,
    **COPY_POWERS,
    **DEED_POWERS,
    **PUSH_POWERS,
    **THIEF_POWERS,
    **TREASURE_POWERS,
    **ORDER_POWERS,
}

register(ALL_POWERS)

ABILITY_LABELS: Final[dict[str, str]] = {
    label: "number"
    for label in (
        "twice",
        "headhunter",
        "possession",
        "push",
        "steal",
        "raid",
        "trade",
        "sunken",
        "maps",
        "duel",
        "rolling-fog",
    )
}
