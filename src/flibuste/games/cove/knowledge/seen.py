"""The view of Pirates' Cove: its shape, key by key.

Cards, treasures and legendary pirates have the names of `components.toml`. Sections are `hull`, `crew`, `cannons` and
`sails`. Places are numbered: 0 nowhere, 1 to 6 the islands, 7 the Cove. The ships of a battle are texts: the number of
a seat, the name of a legendary pirate, or `navy`.
"""

from typing import NotRequired, TypedDict

from flibuste.engine.seen import View


class OptionsSeen(TypedDict):
    """The options in play."""

    several_craftsmen: bool  # whether a ship may carry a Craftsman on each section, instead of one in all
    marque_if_threatened: bool  # whether only players at the island of the Navy may play a Letter of Marque
    colours: str  # how ships get their colours: `by-seat` or `choose`


class TreasureSeen(TypedDict):
    """A Treasure card."""

    id: str  # its name
    fame: int  # the fame that it brings
    gold: int  # the gold that it brings
    chests: int  # the chests that it brings
    cards: int  # the Tavern cards that it brings


class MapSeen(TypedDict):
    """A Treasure Map on an island."""

    seat: int  # who played it
    factor: int  # by how much it multiplies the chests found here


class IslandSeen(TypedDict):
    """An island."""

    number: int  # 1 to 6
    id: str  # tavern, hull, sails, cannons, crew or treasure
    outer: bool  # whether it is one of the five outer islands, which have Treasure cards
    treasure: TreasureSeen | None  # the Treasure card that lies face up
    pile: int  # how many Treasure cards lie face down
    ships: list[int]  # the seats whose ships are here
    black_ships: list[int]  # the numbers of the black ships here
    navy: bool  # whether the Royal Navy is here
    maps: list[MapSeen]  # the Treasure Maps played here


class CoveSeen(TypedDict):
    """The Pirates' Cove in the middle."""

    ships: list[int]  # the seats whose ships are here


class LegendSeen(TypedDict):
    """The card of a legendary pirate."""

    id: str  # his name
    dice: int  # how many dice he rolls
    section: str  # the section that he fires at, `all` or `none`
    target: str  # he fires at whoever has the most of this: a section, `speed` or `none`
    hull: int  # how many hits sink him
    speed: int  # his speed
    fame: int  # the fame for sinking him
    fame_die: int  # the sides of a die that is rolled for fame instead, 0 for none
    effects: list[str]  # what is special: `recover`, `stray-shots`, `defenceless`


class BlackShipSeen(TypedDict):
    """A black ship."""

    number: int  # 1 or 2
    island: int  # the island where it is
    pirate: LegendSeen | None  # the legendary pirate aboard, nothing once it was sunk this month


class NavySeen(TypedDict):
    """The Royal Navy at sea."""

    island: int  # the island where it is
    controller: int  # the seat that controls it
    sender: int  # the seat that sent it
    dice: int  # how many dice it rolls
    hull: int  # how many hits sink it
    speed: int  # its speed
    fame: int  # the fame for sinking it


class BankSeen(TypedDict):
    """What nobody owns."""

    gold: int  # doubloons in the bank
    chests: int  # chests in the bank


class MatSeen(TypedDict):
    """What is printed on every ship mat."""

    values: dict[str, list[int]]  # for each section, its value at ring 1 to 8
    costs: list[int]  # what it costs to move onto ring 1 to 8


class CraftsmanSeen(TypedDict):
    """A Craftsman on a section."""

    id: str  # his card
    hits: int  # the hits that he has taken
    absorbs: int  # the hits that he can take


class SectionSeen(TypedDict):
    """A section of a ship."""

    ring: int  # 1 to 8, 0 when it is off the mat
    value: int  # what it is worth now
    craftsman: CraftsmanSeen | None  # the Craftsman who protects it


class ParrotSeen(TypedDict):
    """A parrot."""

    id: str  # its card
    section: str  # the section that it sits on
    hits: int  # the hits that it has taken
    absorbs: int  # the hits that it can take


class PlayerSeen(TypedDict):
    """A player."""

    seat: int  # his seat
    colour: str | None  # the colour of his ship, nothing before he has chosen
    place: int  # where his ship is
    gold: int  # his doubloons
    chests: int  # his chests
    fame: int  # his fame
    speed: int  # the speed of his ship
    hold: int | None  # how many chests he may carry, nothing where there is no limit
    sections: dict[str, SectionSeen]  # the four sections of his ship
    parrot: ParrotSeen | None  # his parrot
    robber: int | None  # the seat that takes half of his plunder (Buccaneering)
    hand_size: int  # how many Tavern cards he holds
    fame_cards: list[str] | None  # his Fame cards, once they are revealed
    hand: NotRequired[list[str]]  # his Tavern cards, for himself alone
    sealed: NotRequired[str | None]  # his sealed choice in notation, for himself alone


class FoeSeen(TypedDict):
    """A legendary pirate or the Navy in a battle."""

    ship: str  # its name
    hull: int  # how many more hits sink it
    full: int  # how many hits sink it when it is whole
    dice: int  # how many dice it rolls
    speed: int  # its speed
    fame: int  # the fame for sinking it


class PlayedSeen(TypedDict):
    """A Boarding card in force."""

    seat: int  # who played it
    card: str  # the card


class MetSeen(TypedDict):
    """What hits met."""

    ship: str  # the ship that was hit
    section: str  # its section
    what: str  # `craftsman`, `parrot`, `ring` or `hull`
    hits: int  # how many hits it took


class RollSeen(TypedDict):
    """A broadside."""

    shooter: str  # the ship that fired
    target: str  # the ship that it fired at
    section: str  # the section that it aimed at, or `all`
    dice: list[int]  # the dice
    hits: int  # how many of them hit
    met: list[MetSeen]  # what they hit


class BattleSeen(TypedDict):
    """A battle under way."""

    island: int  # where it is fought, 0 for the last battle
    last: bool  # whether it is the last battle, which settles a tie
    exchange: int  # which exchange of broadsides it is, 0 while boarding
    ships: list[int]  # the seats that are still in it
    foes: list[FoeSeen]  # legendary pirates and the Navy
    gone: list[int]  # the seats that left
    order: list[str]  # the ships in the order of this round or exchange
    turn: int  # how many of them have been asked
    hit: list[int]  # the seats that were hit
    cards: list[PlayedSeen]  # Boarding cards in force
    loaded: list[str]  # Broadside cards for the next broadside
    becalmed: bool  # whether no more cards may be played
    crew_dice: bool  # whether the number of dice depends on the crew alone
    overboard: int  # chests thrown overboard
    bonus: dict[str, int]  # what is added to the speed, by seat
    smoke: dict[str, int]  # the lowest die that hits a ship hidden by smoke, by seat
    reloading: list[int]  # the seats that cannot fire in this exchange
    dice: dict[str, int]  # how many dice each seat would roll now
    last_roll: RollSeen | None  # the last broadside


class Table(TypedDict):
    """The table."""

    options: OptionsSeen  # the options in play
    month: int  # the month, 0 while setting up
    months: int  # how many months there are
    phase: str  # setup, treasures, navigation, combat, plunder, effects, black-ships or end
    islands: list[IslandSeen]  # the six islands
    cove: CoveSeen  # the Pirates' Cove
    black_ships: list[BlackShipSeen]  # the black ships
    navy: NavySeen | None  # the Royal Navy, when it is at sea
    lookout: int | None  # the seat that starts the open navigation of this month
    bank: BankSeen  # gold and chests that nobody owns
    tavern_pile: int  # how many Tavern cards are left to draw
    tavern_discards: list[str]  # Tavern cards discarded, in the order of the box
    legend_pile: int  # how many legendary pirates are still to come
    legend_discards: list[str]  # legendary pirates that were sunk
    treasure_discards: list[str]  # Treasure cards discarded
    mat: MatSeen  # the printed ship mat
    players: list[PlayerSeen]  # every player, in the order of the seats
    battle: BattleSeen | None  # the battle under way
    offered: str | None  # the parrot that somebody has to take or refuse; the step `parrot` says who


class CoveView(View, Table):
    """All that a seat sees."""
