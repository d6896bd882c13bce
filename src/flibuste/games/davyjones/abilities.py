"""11, 12 – All abilities, each at its effect code. Whoever plays the game imports this once."""

from typing import Final

from flibuste.games.davyjones.abilities_copy import COPY_POWERS, CopyAbility, EyeOfInsanity
from flibuste.games.davyjones.abilities_deeds import (
    DEED_POWERS,
    FavourShip,
    HeadhunterRoll,
    PossessionRoll,
    TwiceRoll,
)
from flibuste.games.davyjones.abilities_guns import GUN_POWERS
from flibuste.games.davyjones.abilities_looks import LOOK_POWERS, CancelOffer
from flibuste.games.davyjones.abilities_plain import PLAIN_POWERS
from flibuste.games.davyjones.abilities_push import PUSH_POWERS, PushRoll, PushShip
from flibuste.games.davyjones.abilities_sails import SAIL_POWERS
from flibuste.games.davyjones.events_option import AimEvent, FoulWind, PlayEvents
from flibuste.games.davyjones.fog_travel import ChooseBank
from flibuste.games.davyjones.force import register
from flibuste.games.davyjones.helm import LeaveHelm
from flibuste.games.davyjones.livestock import LureOffer
from flibuste.games.davyjones.power import Power
from flibuste.games.davyjones.salvage import Salvage
from flibuste.games.davyjones.smoke import LaySmoke
from flibuste.games.davyjones.state import Step
from flibuste.games.davyjones.thieves import THIEF_POWERS, RaidOffer
from flibuste.games.davyjones.treasures import TREASURE_POWERS, BrewFog, SunkenRoll
from flibuste.games.davyjones.treasures_orders import ORDER_POWERS, ConchOrder, MapsOrder, MapsRoll

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
