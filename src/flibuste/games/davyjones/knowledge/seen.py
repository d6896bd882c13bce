"""The view of Davy Jones' Curse: its shape, key by key.

Cards have the keys of `components.toml`. Lengths and places are in millimetres, y goes up; angles are in degrees, 0 to
the right and 90 up. Pieces are named as in the notation: ships `A1`, crew `c1`, tokens `t1`, islands `i1`, terrain
`z1`. Masts count from 1, from bow to stern.
"""

from typing import Any, NotRequired, TypedDict

from flibuste.engine.seen import View

PointSeen = list[float]  # x and y
AbilitySeen = dict[str, Any]  # what a card can do: `effect` is its message (`cards.*.ftl`), the rest its arguments


class ShotSeen(TypedDict):
    """A shot that is possible now."""

    mast: int  # the mast whose gun fires
    target: str  # the ship that it can hit


class CrewSeen(TypedDict):
    """A crew."""

    id: str  # which one: `c1`
    face_up: bool  # whether it lies face up
    owner: int  # whose fleet it came with
    marked: bool  # whether it has the Black Mark
    silent: bool  # whether its abilities are cancelled
    card: NotRequired[str]  # its card, for whoever knows it
    name: NotRequired[str]  # its printed name, for whoever knows it
    points: NotRequired[int]  # its points, for whoever knows it
    nation: NotRequired[str]  # its nation, for whoever knows it
    text: NotRequired[list[AbilitySeen]]  # what it can do, for whoever knows it
    linked: NotRequired[str | None]  # the crew that it is linked with, for its owner and the player of its ship


class AshoreSeen(CrewSeen):
    """A crew that waits on an island."""

    island: str  # the island


class TokenSeen(TypedDict):
    """A treasure token."""

    id: str  # which one: `t1`
    face_up: bool  # whether it lies face up
    captive: bool  # whether it is a captive
    gold: NotRequired[int]  # its value, for whoever knows it
    treasure: NotRequired[str | None]  # the unique treasure that it is, for whoever knows it; nothing for a coin
    text: NotRequired[list[AbilitySeen]]  # what it can do, for whoever knows it


class HullSeen(TypedDict):
    """The hull of a ship: the bow is at the origin and points to the right."""

    disc: bool  # whether it is round, about the origin
    length: float  # from bow to stern, or the diameter
    beam: float  # its greatest width
    bow: float  # how long the bow is
    masts: list[PointSeen]  # where its masts stand


class PrintedSeen(TypedDict):
    """What everybody always knows of a ship."""

    id: str  # which one: `A1`
    card: str  # its card
    name: str  # its printed name
    owner: int  # whose fleet it came with
    player: int | None  # who commands it, nobody when it is gone
    status: str  # `sailing`, `wreck` or `gone`
    points: int  # its points
    keywords: list[str]  # its printed keywords
    text: list[AbilitySeen]  # what it can do
    links: list[str]  # the crew cards that are linked with it
    hull: HullSeen  # its hull
    cannons: list[str]  # the cannon of each mast: `3S` hits on 3 and more, within S
    cargo_printed: int  # its printed cargo spaces


class PoseSeen(TypedDict, total=False):
    """Where a ship lies, unless it is gone. What follows `lost` is told of ships on the table alone."""

    on_table: bool  # whether it is on the table
    lost: str | None  # the bank that it is lost in
    x: float  # where its bow is, or the middle of a disc
    y: float  # where its bow is, or the middle of a disc
    heading: float  # where it points
    outline: list[PointSeen]  # its outline, counter-clockwise
    mast_places: list[PointSeen]  # where its masts stand on the table
    docked: str | None  # the island that it is docked at
    pinned: bool  # whether it is pinned


class ConditionSeen(TypedDict, total=False):
    """How a ship is, unless it is gone."""

    nation: str  # its nation now
    masts: list[int]  # the masts that stand
    fires: list[int]  # the masts that burn
    panels: int  # the panels that are left
    derelict: bool  # whether it is a derelict
    move: list[str]  # the segments of its base move, `S` and `L`
    bonus_move: list[str]  # the segments that it gets on top
    towing: str | None  # the ship that it tows
    tangled: str | None  # the sargasso sea that it is tangled in
    ghostly: bool  # whether it is ghostly
    submerged: bool  # whether it is submerged
    scuttled: bool  # whether it is being scuttled
    actions: int  # how many actions it has left
    now: list[str]  # the conditions that hold now
    soon: list[str]  # the conditions that begin with its next turn
    idle: int  # how many turns it has to wait
    abilities: list[str]  # the abilities in force
    words: list[str]  # the keywords in force


class AfloatSeen(PoseSeen, ConditionSeen, total=False):
    """What everybody knows of a ship that is not gone, and what it carries."""

    crew: list[CrewSeen]  # its crew
    cargo: list[TokenSeen]  # its treasure
    capacity: int  # its cargo spaces, as far as this seat can tell
    room: int  # the spaces that are free, as far as this seat can tell


class ShipSeen(PrintedSeen, AfloatSeen):
    """A ship; of one that is gone nothing but what is printed."""


class LandSeen(TypedDict):
    """Terrain."""

    id: str  # which one: `z1`, of an island `i1`
    type: str  # `island`, `fog`, `smoke`, `reef` or `sargasso`
    x: float  # its middle
    y: float  # its middle
    rotation: float  # how far it is turned
    outline: list[PointSeen]  # its outline, counter-clockwise
    value: int  # the die of a reef in this turn, 0 for none
    exits: NotRequired[list[PointSeen]]  # the numbered ways out of a fog bank


class IslandSeen(LandSeen):
    """An island."""

    home: int | None  # whose home it is
    marks: list[int]  # the seats that have marked it
    explored: list[int]  # the seats that have explored it
    tokens: list[TokenSeen]  # the treasure on it


class PlayerSeen(TypedDict):
    """A player."""

    seat: int  # his seat
    home: str | None  # his home island
    gold: int  # the gold at home
    score: int  # the same, as his score
    hoard: list[int]  # the coins at home
    events: int  # how many events he holds face down
    played_events: list[str]  # 14.2: his events that lie face up and may be played again
    out: bool  # whether he is out of the game
    ashore: list[AshoreSeen]  # his crew on islands
    lost_crew: list[str]  # the cards of his crew that are out of the game
    own_events: NotRequired[list[str]]  # his events, for himself alone


class LegSeen(TypedDict):
    """A leg of a planned move."""

    segment: str  # `S` or `L`
    x: float  # where it ends
    y: float  # where it ends
    length: float  # how far it goes


class PlanSeen(TypedDict):
    """A planned move as it would turn out. Only what a picture needs of it is here: see docs/planner.md."""

    ship: str  # the ship that would move
    legs: list[LegSeen]  # its legs
    stopped: bool  # whether something stops it
    terrain: list[str]  # the terrain that it touches
    lost: bool  # whether it would be lost in a bank
    x: float  # where its bow would be
    y: float  # where its bow would be
    heading: float  # where it would point
    docked: str | None  # the island that it would dock at
    ram: list[str]  # the ships that it could ram
    tow: list[str]  # the ships that it could take in tow
    shots: list[ShotSeen]  # the shots that would be possible


class PlacingSeen(TypedDict):
    """A piece that is about to be laid: see docs/planner.md."""

    type: str  # `island`, `fog`, `reef` or `sargasso`
    outline: list[PointSeen]  # where it would lie
    fits: bool  # whether it may lie there
    least: float  # how far it has to be from the others
    apart: int  # how far it is from the nearest one, 0 where there is none
    line: list[PointSeen]  # the shortest line to it, empty where there is none


class Table(TypedDict):
    """The table."""

    width: float  # the table's width
    height: float  # the table's height
    round: int  # the round, 0 while setting up
    turn: int  # whose turn it is
    first: int  # who began
    quiet_rounds: int  # 10.8: rounds without a change
    gold: int  # all the gold in the game
    wins_above: float  # whoever has more gold than this at home wins
    segments: dict[str, float]  # how long the segments `S` and `L` are
    turn_limit: float  # how far a leg may turn
    shots: list[ShotSeen]  # 6.5: the shots that are possible now
    players: list[PlayerSeen]  # every player, in the order of the seats
    ships: list[ShipSeen]  # every ship
    islands: list[IslandSeen]  # the islands
    terrain: list[LandSeen]  # fog banks, smoke, reefs and sargasso seas
    zones: list[PointSeen]  # 14.14: the tokens of Cursed Zones


class DavyJonesView(View, Table):
    """All that a seat sees."""

    planned: NotRequired[PlanSeen]  # a planned move, in a preview alone
    placing: NotRequired[PlacingSeen]  # a piece about to be laid, in a preview alone
