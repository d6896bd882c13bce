"""11, 12 – All abilities, each at its effect code. Whoever plays the game imports this once."""

from typing import Final

from flibuste.games.davyjones.rules.abilities.active_abilities import register
from flibuste.games.davyjones.rules.abilities.copying import COPY_POWERS, CopyAbility, EyeOfInsanity
from flibuste.games.davyjones.rules.abilities.deeds import (
    DEED_POWERS,
    FavourShip,
    HeadhunterRoll,
    PossessionRoll,
    TwiceRoll,
)
from flibuste.games.davyjones.rules.abilities.guns import GUN_POWERS
from flibuste.games.davyjones.rules.abilities.looks import LOOK_POWERS, CancelOffer
from flibuste.games.davyjones.rules.abilities.plain import PLAIN_POWERS
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.abilities.push import PUSH_POWERS, PushRoll, PushShip
from flibuste.games.davyjones.rules.abilities.sails import SAIL_POWERS
from flibuste.games.davyjones.rules.fight.salvage import Salvage
from flibuste.games.davyjones.rules.fight.smoke import LaySmoke
from flibuste.games.davyjones.rules.sea.fog_travel import ChooseBank
from flibuste.games.davyjones.rules.treasure.livestock import LureOffer
from flibuste.games.davyjones.rules.treasure.orders import ORDER_POWERS, ConchOrder, MapsOrder, MapsRoll
from flibuste.games.davyjones.rules.treasure.thieves import THIEF_POWERS, RaidOffer
from flibuste.games.davyjones.rules.treasure.unique import TREASURE_POWERS, BrewFog, SunkenRoll
from flibuste.games.davyjones.rules.turn.event_cards import AimEvent, FoulWind, PlayEvents
from flibuste.games.davyjones.rules.turn.helm import LeaveHelm
from flibuste.games.davyjones.table.state import Step

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

ABILITY_STEPS: Final[tuple[type[Step], ...]] = (
    CopyAbility,
    EyeOfInsanity,
    TwiceRoll,
    HeadhunterRoll,
    FavourShip,
    PossessionRoll,
    PushRoll,
    PushShip,
    RaidOffer,
    LaySmoke,
    LureOffer,
    SunkenRoll,
    BrewFog,
    MapsRoll,
    MapsOrder,
    ConchOrder,
    LeaveHelm,
    ChooseBank,
    PlayEvents,
    AimEvent,
    FoulWind,
    Salvage,
    CancelOffer,
)

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
