"""1.1 – The printed pieces. `box.py` reads them from `components.toml`; nothing changes them afterwards."""

from flibuste.games.davyjones.geometry.shape import Shape
from flibuste.games.davyjones.table.codes import MOVE_AND_SHOOT, NO_CARGO_SPACE
from flibuste.games.davyjones.table.constants import ALWAYS, NONE, S

Point = list[int]


class Ability:
    """1.15 – One effect with its values. Equal ones share one object and one number: the same ability."""

    def __init__(self, number: int, effect: int, name: str, clause: str) -> None:
        self.number = number
        self.effect = effect  # see codes.py
        self.name = name  # the effect and its values, as a word
        self.clause = clause
        self.value = 0  # what it adds
        self.vs = NONE  # against this nation only ...
        self.vs_others = False  # ... or against all but this one
        self.on = 0  # the least die that works
        self.within = NONE  # S or L
        self.segment = S
        self.rank = 0
        self.reach = S
        self.condition = ALWAYS
        self.ship = NONE  # 11.3.59: the only ship it works on
        self.dice = 0
        self.loss = 0

    def is_against(self, nation: int) -> bool:
        """11.3.3, 11.3.6 – Whether a target of this nation is meant."""
        return self.vs == NONE or (self.vs == nation) != self.vs_others


class Cannon:
    """1.3 – A gun: its rank, and its range S or L."""

    def __init__(self, rank: int, reach: int) -> None:
        self.rank = rank
        self.reach = reach
        self.name = f"{rank}{'SL'[reach]}"


class Hull:
    """13.1.5 to 13.1.10 – A body seen from its bow tip (a disc: from its centre); points are (forward, to port)."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_disc = False
        self.radius = 0
        self.length = 0
        self.beam = 0
        self.bow = 0  # depth of the bow zone
        self.outline: list[Point] = []  # counter-clockwise from the bow tip; empty for a disc
        self.masts: list[Point] = []
        self.shapes: dict[int, Shape] = {}  # by heading, as they are needed: see state.py
        self.bows: dict[int, Shape] = {}

    def lay(self, length: int, beam: int, bow: int, masts: list[int]) -> None:
        """13.1.5, 13.1.7 – A pentagon with its masts on the keel."""
        self.length, self.beam, self.bow = length, beam, bow
        half = beam // 2
        self.outline = [[0, 0], [-bow, half], [-length, half], [-length, -half], [-bow, -half]]
        self.masts = [[-aft, 0] for aft in masts]


class Card:
    """1.1 – What ships, crew and unique treasures have in common."""

    def __init__(self, kind: int, key: str, name: str) -> None:
        self.kind = kind  # its place in the list of its sort
        self.key = key  # what the notation calls it
        self.name = name
        self.number = ""
        self.nation = NONE
        self.points = 0
        self.keywords = 0
        self.abilities: list[Ability] = []

    def has(self, keyword: int) -> bool:
        return self.keywords & keyword != 0

    def ability(self, effect: int) -> Ability | None:
        for ability in self.abilities:
            if ability.effect == effect:
                return ability
        return None


class Ship(Card):
    """1.3 – A ship's card; a sea monster is a ship."""

    def __init__(self, kind: int, key: str, name: str, hull: Hull) -> None:
        super().__init__(kind, key, name)
        self.hull = hull
        self.cargo = 0
        self.move: list[int] = []  # segments
        self.cannons: list[Cannon] = []  # from bow to stern
        self.panels = 0

    @property
    def masts(self) -> int:
        """1.4 – Masts as built; one cannon each."""
        return len(self.cannons)


class Crew(Card):
    """1.1 – A crew card."""

    def __init__(self, kind: int, key: str, name: str) -> None:
        super().__init__(kind, key, name)
        self.generic = False
        self.extra = False  # 15.10: only where generic crew exist for all nations
        self.ships: list[int] = []  # 2.5.6: linked ships
        self.mates: list[int] = []  # 2.5.7: linked crew, from either card
        self.windows = 0  # 2.5.5: when it may be revealed, a bit each (windows.py)

    @property
    def space(self) -> int:
        """1.11, 11.3.47 – The cargo spaces it fills."""
        return 1 if self.ability(NO_CARGO_SPACE) is None else 0

    @property
    def is_captain(self) -> bool:
        """11.3.4 – Whether it has the Captain ability."""
        return self.ability(MOVE_AND_SHOOT) is not None


class Treasure(Card):
    """12 – A unique treasure."""

    def __init__(self, kind: int, key: str, name: str) -> None:
        super().__init__(kind, key, name)
        self.space = 0
        self.face_down = False


class Event:
    """14 – An event of an older set."""

    def __init__(self, kind: int, key: str, name: str, points: int, clause: str) -> None:
        self.kind = kind
        self.key = key
        self.name = name
        self.points = points
        self.clause = clause


class Tolerance:
    """13.2, 13.6 – What still counts as touching, stopping, overlapping, reaching."""

    def __init__(self) -> None:
        self.touch = 10
        self.stop = 5
        self.overlap = 10
        self.within = 5
        self.turn = 1


class SetUp:
    """2.2 to 2.6 – What the table is laid with: numbers for one player at `points` build points."""

    def __init__(self) -> None:
        self.points = 40
        self.islands = 3
        self.tokens = 8
        self.gold = 15
        self.nearest = 25140
        self.farthest = 50280
        self.relax = 4190
        self.edge = 8380
        self.terrain_apart = 5750
        self.coins: list[int] = []

    def island_number(self, players: int, total: int) -> int:
        """2.2.1 – Six islands for two players at 40 points, and so on; never fewer than one wild one."""
        return max(players + 1, _share(self.islands * players, total, self.points))

    def token_number(self, total: int) -> int:
        """2.6.1 – Eight tokens a player at 40 points."""
        return _share(self.tokens, total, self.points)

    def gold_number(self, total: int) -> int:
        """2.6.1 – Fifteen gold a player at 40 points."""
        return _share(self.gold, total, self.points)


def _share(number: int, total: int, points: int) -> int:
    """number * total / points, rounded up."""
    return -(-number * total // points)


class Numbers:
    """The other numbers of the rulebook."""

    def __init__(self) -> None:
        self.turn_limit = 9000
        self.scuttle_from = 5
        self.free_above = 6
        self.fear_silence = 5
        self.fear_slow = 6
        self.fire_out = 6
        self.fire_spreads_to = 3
        self.ransom_taken = 5
        self.ransom_killed = 1
        self.black_mark = 1
        self.panels = 2
        self.marine_gun = Cannon(3, S)
        self.marine_hits = 2
        self.stall_rounds = 30
        self.longest_rounds = 200


class Outline:
    """13.1.11, 13.1.12 – The outline of islands and terrain, counter-clockwise, with the outward normals."""

    def __init__(self) -> None:
        self.vertices: list[Point] = []
        self.normals: list[int] = []
        self.numbers: list[int] = []  # the vertex of each fog number
        self.inner = 0  # radius of a disc that every turned outline contains
        self.shapes: dict[int, Shape] = {}  # by rotation, as they are needed: see state.py


class Box:
    """All that is in the box."""

    def __init__(self) -> None:
        self.segments: list[int] = [5750, 8380]  # S and L
        self.width = 121900
        self.height = 91400
        self.tolerance = Tolerance()
        self.setup = SetUp()
        self.numbers = Numbers()
        self.hulls: list[Hull] = []
        self.mast_radius = 200
        self.segment_radius = 600
        self.outline = Outline()
        self.abilities: list[Ability] = []
        self.ships: list[Ship] = []
        self.crew: list[Crew] = []
        self.treasures: list[Treasure] = []
        self.events: list[Event] = []
        self.ship_of: dict[str, int] = {}
        self.crew_of: dict[str, int] = {}
        self.treasure_of: dict[str, int] = {}
        self.event_of: dict[str, int] = {}
