"""The table: ships, crew, tokens, islands, terrain and players, in whole numbers."""

from typing import ClassVar, Final, Self

from flibuste.engine import state as engine_state
from flibuste.engine import step as engine_step
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copies_of, copy_of
from flibuste.engine.record import Record
from flibuste.games.davyjones.geometry.hulls import bow_shape, hull_shape
from flibuste.games.davyjones.geometry.shape import Shape, turned
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Ability, Box
from flibuste.games.davyjones.table.pieces import Crew as CrewCard
from flibuste.games.davyjones.table.pieces import Ship as ShipCard
from flibuste.games.davyjones.table.pieces import Treasure as TreasureCard

SAILING: Final = 0
WRECK: Final = 1
GONE: Final = 2
STATUSES: Final = ["sailing", "wreck", "gone"]

ASHORE: Final = -1
OUT_OF_GAME: Final = -2

SEVERAL_SHIPS: Final = -2

UNIQUE: Final = 1000  # the face of the first unique treasure; below it is gold

SMOKE: Final = 3
ISLAND: Final = 4
LANDS: Final = ["fog", "reef", "sargasso", "smoke", "island"]


class Ship(Record):
    """1.3 – A ship on the table.

    `masts` are the standing ones and `fires` the burning ones, a bit each from the bow. `player` is who controls it.
    `towing` is the ship in tow, `held` the monsters that pin it (8.10.7), `lost` the bank it is in (`smoked`: where
    it lies, under smoke), `tangled` the sea.
    `berth` is the island it has been docked at since the turn began. `actions` are those it may still get this turn;
    `extra` says that an ability has given it one (3.7), `bound` is the deed it named for 11.3.24;
    `helm` is who decides for it in this action, if not its controller (12.11, 12.15).
    `boarded` says that it has boarded within S in this action (11.3.8).
    `under_fire` is who fired at it this turn: NONE, a ship, or SEVERAL_SHIPS. `used` are abilities used this turn, a
    bit each; `copied` the abilities copied, `copied_keywords` the keywords. `active`, `traits` and `keywords` are the
    abilities that work now and what they give, kept until something changes; then they are stale.
    `shore` is the island its bow touches, kept while it lies where it was then.
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

    def clone(self) -> Self:
        other = copy_of(self)
        other.crew = self.crew[:]
        other.cargo = self.cargo[:]
        other.held = self.held[:]
        other.copied = self.copied[:]
        return other

    def pilot(self) -> int:
        """Who decides for it now: its controller, or whoever gives it this action."""
        return self.player if self.helm == NONE else self.helm

    def forget_abilities(self) -> None:
        """Something changed that abilities depend on: they are worked out anew when somebody asks."""
        self.is_stale = True

    def shape(self) -> Shape:
        return hull_shape(self.card.hull, self.heading)

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


class Crew(Record):
    """2.5 – A crew. `ship` is where it is aboard, ASHORE on `island`, or OUT_OF_GAME; `known`: who has seen it.

    A Marine ashore stands at `x`, `y`; `hits` are those of this turn (8.8.3).
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "owner": "seat",
        "player": "seat",
        "ship": "ship",
        "island": "island",
        "face_up": "flag",
        "marked": "flag",
        "mate": "crew",
        "nation": "number",
        "spaceless": "flag",
        "silent": "flag",
        "moved": "number",
        "fired": "flag",
        "hits": "number",
        "x": "mm",
        "y": "mm",
        "known": "knowers",
        "swapped": "numbers",
        "copied": "numbers",
        "copied_keywords": "copied_words:keywords",
    }

    def __init__(self, number: int, card: CrewCard, owner: int) -> None:
        self.number = number
        self.card = card
        self.owner = owner
        self.player = owner
        self.ship = ASHORE
        self.island = NONE
        self.face_up = False
        self.marked = False
        self.mate = NONE
        self.nation = NONE
        self.spaceless = False
        self.silent = False
        self.moved = 0
        self.fired = False
        self.hits = 0
        self.x = 0
        self.y = 0
        self.known = 1 << owner
        self.swapped: list[int] = []
        self.copied: list[int] = []
        self.copied_keywords = 0

    def clone(self) -> Self:
        other = copy_of(self)
        other.swapped = self.swapped[:]
        other.copied = self.copied[:]
        return other

    def points(self, mark: int) -> int:
        """8.1.1 – What it counts in the build total and for 1.12."""
        return self.card.points + (mark if self.marked else 0)

    def is_known_to(self, seat: int) -> bool:
        return self.face_up or (seat >= 0 and (self.known >> seat) & 1 == 1)


class Token(Record):
    """2.6 – A treasure token: a coin, a unique treasure, or a captive (8.9.1, 11.3.14)."""

    FIELDS: ClassVar[dict[str, str]] = {
        "value": "number",
        "captive": "crew-card",
        "home": "seat",
        "face_up": "flag",
        "gone": "flag",
        "known": "knowers",
    }

    def __init__(self, number: int, value: int, treasure: TreasureCard | None, bringer: int = NONE) -> None:
        self.number = number
        self.value = value
        self.treasure = treasure
        self.bringer = bringer
        self.captive = NONE
        self.home = NONE  # whose home it was unloaded at
        self.face_up = False
        self.gone = False
        self.known = 0

    def leave(self) -> None:
        """1.19, 4.4.5 – It leaves the game, or the table for a home; everybody has seen what it was."""
        self.face_up = True
        self.gone = True

    def is_known_to(self, seat: int) -> bool:
        return self.face_up or (seat >= 0 and (self.known >> seat) & 1 == 1)

    def face(self) -> int:
        """What it shows when it is looked at: gold, or a unique treasure."""
        return self.value if self.treasure is None else UNIQUE + self.treasure.kind

    def space(self) -> int:
        """1.11, 12.4 – A coin fills one space; a unique treasure what its card says; face down it fills one."""
        if self.treasure is None or not self.face_up:
            return 1
        return self.treasure.space


class Land(Record):
    """2.2, 2.3 – An island or a piece of terrain. `corners` are given for an outline that is not the printed one."""

    FIELDS: ClassVar[dict[str, str]] = {
        "home": "seat",
        "tokens": "tokens",
        "marks": "knowers",
        "explored": "knowers",
        "value": "number",
        "owner": "seat",
        "is_gone": "flag",
    }

    def __init__(self, kind: int, x: int, y: int, rotation: int, shape: Shape, corners: list[int]) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.rotation = rotation
        self.shape = shape
        self.corners = corners
        self.home = NONE
        self.tokens: list[int] = []
        self.marks = 0
        self.explored = 0
        self.value = 0
        self.owner = NONE
        self.is_gone = False

    def clone(self) -> Self:
        other = copy_of(self)
        other.tokens = self.tokens[:]
        return other


class Player(Record):
    """A player: home island, what lies there, events, whether he is out (10.4, more than two).

    `zone` is where his Cursed Zone lies (14.14), x and y; empty without one.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "home": "island",
        "hoard": "numbers",
        "events": "events",
        "zone": "numbers",
        "is_out": "flag",
    }

    def __init__(self) -> None:
        self.home = NONE
        self.hoard: list[int] = []
        self.events: list[int] = []
        self.zone: list[int] = []
        self.is_out = False

    def clone(self) -> Self:
        other = copy_of(self)
        other.hoard = self.hoard[:]
        other.events = self.events[:]
        other.zone = self.zone[:]
        return other

    def gold(self) -> int:
        """10.3 – Only what lies at home counts."""
        return sum(self.hoard)


class State(engine_state.State):
    """The table. `turn` is whose turn it is, `first` who began; `quiet` the rounds without a change (10.8)."""

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "seat",
        "first": "seat",
        "round": "number",
        "quiet": "number",
        "has_changed": "stirred:flag",
        "gold": "number",
    }

    def __init__(self, box: Box, rules: Rules, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.rules = rules
        self.ships: list[Ship] = []
        self.berths: list[int] = []
        self.crew: list[Crew] = []
        self.tokens: list[Token] = []
        self.islands: list[Land] = []
        self.terrain: list[Land] = []
        self.players = [Player() for _ in range(seats)]
        self.turn = 0
        self.first = 0
        self.round = 0
        self.quiet = 0
        self.has_changed = False
        self.gold = 0

    def clone(self) -> Self:
        other = super().clone()
        other.ships = [ship.clone() for ship in self.ships]
        other.crew = [crew.clone() for crew in self.crew]
        other.tokens = copies_of(self.tokens)
        other.islands = [island.clone() for island in self.islands]
        other.terrain = [piece.clone() for piece in self.terrain]
        other.players = [player.clone() for player in self.players]
        return other

    def ship(self, number: int) -> Ship:
        """The ship with this number (its place in its first owner's fleet, see `actions.ship_word`)."""
        return self.ships[self.berths[number]]

    def known_ship(self, number: int) -> Ship | None:
        """The ship with this number, if there is one."""
        return self.ship(number) if 0 <= number < len(self.berths) and self.berths[number] != NONE else None

    def launch(self, ship: Ship) -> None:
        """Add a ship to the table."""
        while len(self.berths) <= ship.number:
            self.berths.append(NONE)
        self.berths[ship.number] = len(self.ships)
        self.ships.append(ship)

    def fleet(self, seat: int) -> list[Ship]:
        """1.17 – The ships a player controls that are afloat."""
        return [ship for ship in self.ships if ship.player == seat and ship.status == SAILING]

    def is_enemy(self, one: Ship, other: Ship) -> bool:
        return other.player not in (one.player, NONE)


_ASKED_ABOUT: Final = ("ship", "target", "winner", "loser")


class Step(engine_step.Step[State]):
    """A step of this game; its question names the ships it is about."""

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return tuple((name, ship_word(getattr(self, name))) for name in _ASKED_ABOUT if self.FIELDS.get(name) == "ship")


class ShipQuestion(Step):
    """A question to a player about a ship."""

    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship"}

    def __init__(self, player: int, ship: int) -> None:
        super().__init__(player)
        self.ship = ship
