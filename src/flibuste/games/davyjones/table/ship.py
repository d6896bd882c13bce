"""1.3 – Ships on the table."""

from typing import ClassVar, Final, Self

from flibuste.engine.copying import copy_of
from flibuste.engine.record import Record
from flibuste.games.davyjones.geometry.hulls import bow_shape, hull_shape
from flibuste.games.davyjones.geometry.shape import Shape, turned
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.pieces import Ship as ShipCard

SAILING: Final = 0
WRECK: Final = 1
GONE: Final = 2
STATUSES: Final = ["sailing", "wreck", "gone"]
SEVERAL_SHIPS: Final = -2


class Ship(Record):
    """1.3 – A ship on the table.

    `masts` are the standing ones and `fires` the burning ones, a bit each from the bow. `player` is who controls it.
    `towing` is the ship in tow, `held` the monsters that pin it (8.10.7), `lost` the bank it is in (`smoked`: where
    it lies, under smoke), `tangled` the sea.
    `berth` is the island it has been docked at since the turn began. `actions` are those it may still get this turn;
    `extra` says that an ability has given it one (3.7), `bound` is the deed it named for 11.3.24;
    `helm` is who decides for it in this action, if not its controller (12.11, 12.15).
    `boarded` says that it has boarded within S in this action (11.3.8). `raided` says that it must leave an enemy home
    this turn, `outstayed` is the one it did not leave and where it is docked no longer (11.3.35).
    `under_fire` is who fired at it this turn: NONE, a ship, or SEVERAL_SHIPS. `used` are abilities used this turn, a
    bit each; `copied` the abilities copied, `copied_keywords` the keywords. `active`, `traits` and `keywords` are the
    abilities that work now and what they give, kept until something changes; then they are stale.
    `held` and `copied` are replaced, never changed: copies of the table share them.
    `shore` is the island its bow touches, kept while it lies where it was then; `outline` its hull, on the heading that
    it had when somebody asked last.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "player": "seat",
        "owner": "seat",
        "status": "status",
        "masts": "masts",
        "fires": "masts",
        "panels": "number",
        "cargo": "tokens",
        "crew": "crews",
        "towing": "ship",
        "held": "ships",
        "lost": "terrain",
        "smoked": "flag",
        "tangled": "terrain",
        "ghostly": "flag",
        "submerged": "flag",
        "now": "conditions",
        "soon": "conditions",
        "idle": "number",
        "actions": "number",
        "acted": "flag",
        "berth": "island",
        "tried": "flag",
        "scuttled": "flag",
        "shielded": "flag",
        "dents": "number",
        "under_fire": "ship",
        "in_fog": "flag",
        "raided": "flag",
        "outstayed": "island",
        "used": "number",
        "copied": "numbers",
        "copied_keywords": "copied_words:keywords",
        "extra": "flag",
        "bound": "number",
        "helm": "seat",
        "boarded": "flag",
    }

    def __init__(self, number: int, card: ShipCard, owner: int) -> None:  # noqa: PLR0915 – as many as there are
        self.number = number
        self.card = card
        self.owner = owner
        self.player = owner
        self.status = SAILING
        self.x = 0
        self.y = 0
        self.heading = 0
        self.masts = (1 << card.masts) - 1
        self.fires = 0
        self.panels = card.panels
        self.crew: list[int] = []
        self.cargo: list[int] = []
        self.towing = NONE
        self.held: list[int] = []
        self.lost = NONE
        self.smoked = False
        self.tangled = NONE
        self.ghostly = False
        self.submerged = False
        self.now = 0
        self.soon = 0
        self.idle = 0
        self.actions = 0
        self.acted = False
        self.extra = False
        self.bound = NONE
        self.helm = NONE
        self.boarded = False
        self.berth = NONE
        self.tried = False
        self.scuttled = False
        self.shielded = False
        self.dents = 0
        self.under_fire = NONE
        self.in_fog = False
        self.raided = False
        self.outstayed = NONE
        self.used = 0
        self.copied: list[int] = []
        self.copied_keywords = 0
        self.is_stale = True
        self.active: list[Ability] = []
        self.traits = 0
        self.keywords = 0
        self.shore = NONE
        self.shores = NONE
        self.shore_x = 0
        self.shore_y = 0
        self.shore_heading = NONE
        self.outline = hull_shape(card.hull, 0)

    def clone(self) -> Self:
        other = copy_of(self)
        other.crew = self.crew[:]
        other.cargo = self.cargo[:]
        return other

    def pilot(self) -> int:
        """Who decides for it now: its controller, or whoever gives it this action."""
        return self.player if self.helm == NONE else self.helm

    def forget_abilities(self) -> None:
        """Something changed that abilities depend on: they are worked out anew when somebody asks."""
        self.is_stale = True

    def shape(self) -> Shape:
        """13.1.5 – The outline as it lies; kept while the heading stays."""
        if self.outline.heading != self.heading:
            self.outline = hull_shape(self.card.hull, self.heading)
        return self.outline

    def bow(self) -> Shape:
        return bow_shape(self.card.hull, self.heading)

    def standing(self) -> int:
        """1.5 – Standing masts."""
        return self.masts.bit_count()

    def is_derelict(self) -> bool:
        """4.5.1 – Without standing masts."""
        return self.status == SAILING and self.masts == 0

    def is_afloat(self) -> bool:
        return self.status == SAILING

    def stern(self) -> tuple[int, int]:
        """13.1.9 – The middle of the stern."""
        dx, dy = turned(-self.card.hull.length, 0, self.heading)
        return self.x + dx, self.y + dy

    def mast_at(self, mast: int) -> tuple[int, int]:
        """13.1.7 – The centre of a mast place."""
        point = self.card.hull.masts[mast]
        dx, dy = turned(point[0], point[1], self.heading)
        return self.x + dx, self.y + dy
