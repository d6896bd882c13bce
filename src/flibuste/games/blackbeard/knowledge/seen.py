"""The view of Blackbeard: its shape, key by key.

Places, Ports, Pirates, cards and counters are ids of `components.toml`. A seat is a number from 1, or `system` for the
System Player of the solitaire game.
"""

from typing import Literal, NotRequired, TypedDict

from flibuste.engine.seen import View

SeatOrSystem = int | Literal["system"]  # a seat, or `system`
ActionsOrInitiative = int | Literal["initiative"]  # how many Actions, or `initiative`


class OptionsSeen(TypedDict):
    """The options in play."""

    length: str  # `standard` or `long`
    pirates: str  # how players get their Pirates: `random` or `draft`
    deployment: str  # how Pirates are deployed: `open`, `secret` or `random`
    slow_pardon: bool  # whether a General Pardon that comes back is shuffled into the lower half of the deck
    retire_in_pirate_port: bool  # whether Pirates may retire in a Pirate Port


class NowSeen(TypedDict):
    """The turn and the Action in progress."""

    actions_left: int  # how many Actions are left in this turn
    initiative: str | None  # the Pirate who has the Initiative
    acted: bool  # whether an Action was taken in this turn
    cards_played: int  # how many cards were played for Actions in this turn
    ap_used: list[int]  # the seats that have used their Anti-Pirate play
    kc_acted: SeatOrSystem | None  # whose King's Commissioner has acted
    kc_target: str | None  # the Pirate whom he is after
    evaded: list[str]  # the Sea Zones whose Warship was evaded
    active: str | None  # the Pirate who acts
    doing: str  # what he does, `nothing` between Actions
    target: str | None  # the place that he does it at
    cancelled: bool  # whether his Action was cancelled
    types_used: list[str]  # 4.62a: the types of Anti-Pirate play used in this Action
    totals: list[int]  # the last rolls, as everybody saw them
    turned_up: str | None  # the Event card that was turned up


class PardonSeen(TypedDict):
    """The General Pardon."""

    times: int  # how often it was drawn
    aside: bool  # whether its card is out of the deck
    amnesty: SeatOrSystem | None  # the seat that drew the second one, while its amnesty lasts


class RatingsSeen(TypedDict):
    """How fast and how strong a ship is."""

    speed: int  # Speed
    combat: int  # Combat


class WarshipSeen(RatingsSeen):
    """A Warship."""

    kind: str  # its counter


class ZoneSeen(TypedDict):
    """A Sea Zone."""

    id: str  # the Sea Zone
    name: str  # its printed name
    adjacent: list[str]  # the places beside it
    ports: list[str]  # the Ports on it
    warship: WarshipSeen | None  # the Warship in it


class TransitSeen(TypedDict):
    """A Transit Box."""

    id: str  # the Transit Box
    name: str  # its printed name
    joins: list[str]  # the Sea Zones that it joins


class GovernorSeen(TypedDict):
    """A Governor."""

    name: str  # his counter
    pro: bool  # whether he is Pro-Pirate


class MerchantSeen(TypedDict):
    """A Merchant before a Port."""

    kind: str | None  # its counter, nothing while it lies face down
    cargo: int | None  # its Cargo value, nothing while it lies face down
    spotters: list[str]  # the Pirates who spotted it


class PortSeen(TypedDict):
    """A Port."""

    id: str  # the Port
    name: str  # its printed name
    locator: int  # its number on the map
    nation: str | None  # its nation, nothing for a Pirate Port
    zones: list[str]  # the Sea Zones that it lies on
    wealth: int  # its Wealth
    defence: int  # its Defence
    governor: GovernorSeen | None  # its Governor
    attacked: bool  # whether it was attacked
    destroyed: bool  # whether it was destroyed
    haven: str | None  # the Pirate who has his Safe Haven there
    merchant: MerchantSeen | None  # the Merchant before it
    to: dict[str, str]  # 9.3: what the Port is to each Pirate in play


class HostageSeen(TypedDict):
    """A Hostage."""

    kind: str  # the counter
    nation: str  # the nation
    information: int  # the points of information that the Hostage can give
    value: int  # the ransom


class TraitsSeen(TypedDict):
    """5.2a: the six numbers of a Pirate card."""

    initiative: int  # Initiative
    ability: int  # Ability
    leadership: int  # Leadership
    cruelty: int  # Cruelty
    cunning: int  # Cunning
    duel: int  # Duel


class FaceSeen(TypedDict):
    """The face of a Pirate card."""

    id: str  # the Pirate
    name: str  # his printed name
    ship_name: str  # the name of his ship
    traits: TraitsSeen  # his six numbers


class StoresSeen(TypedDict):
    """What a Pirate has, and what marks him."""

    net_worth: int  # his Net Worth
    notoriety: int  # his Notoriety
    cunning: int  # how much of his Cunning is left
    letter: str | None  # the nation of his Letter of Marque
    guns: bool  # whether he has Heavy Guns
    chart: bool  # whether he has a Chart
    scurvy: bool  # whether his crew has Scurvy
    revels: str  # whether his crew revels: `none`, `voluntary` or `involuntary`
    paid: bool  # 13.23b: whether he has lost the Action that involuntary revels cost
    history: list[str]  # the nations that he has attacked
    bribed: list[str]  # the Governors whom he has bribed
    information: dict[str, int]  # his points of information on Ports
    prize: str | None  # 8.5b: the kind of ship that he may convert with his next Action
    sacking: str | None  # 9.55a: the Port that he may sack with his next Action
    ally: str | None  # the Pirate with whom he is allied
    pardoned: bool  # whether he was pardoned


class PirateSeen(FaceSeen, RatingsSeen, StoresSeen):
    """A Pirate in play."""

    owner: SeatOrSystem  # whose Pirate he is
    place: str  # where he is
    ship: str | None  # the kind of his ship, nothing when he has none
    max_speed: int  # the Speed of his ship when it is whole
    max_combat: int  # the Combat of his ship when it is whole
    loyalty: int  # the Loyalty of his crew
    holds: list[int]  # the Doubloons in each Hold
    hostages: list[HostageSeen]  # his Hostages


class CommissionerSeen(RatingsSeen):
    """A King's Commissioner."""

    id: str  # his counter, or `turned-PIRATE` for a Pirate who has turned
    name: str  # his name
    place: str  # where he is


class PlayerSeen(TypedDict):
    """A player, or the System Player."""

    seat: SeatOrSystem  # his seat
    score: int  # his Victory Points
    hand_size: int  # how many Event cards he holds
    held_size: int  # how many Pirate cards he holds
    kc: CommissionerSeen | None  # his King's Commissioner
    pirates: list[str]  # his Pirates in play
    known: list[str]  # the Pirates in his hand that everybody knows
    hand: NotRequired[list[str]]  # his Event cards, for himself alone
    held: NotRequired[list[str]]  # his Pirate cards, for himself; for others only where all are known


class PoolsSeen(TypedDict):
    """How many counters are left to draw."""

    merchants: int  # Merchants
    warships: int  # Warships
    commissioners: int  # King's Commissioners
    hostages: int  # Hostages
    governors: int  # Anti-Pirate Governors


class ShipKindSeen(RatingsSeen):
    """A kind of Pirate ship."""

    id: str  # the kind
    holds: int  # how many Holds it has


class PrintSeen(TypedDict):
    """17.11a: what is printed on an Event card."""

    actions: ActionsOrInitiative  # how many Actions it gives, or `initiative`
    both: bool  # whether it gives the Actions and the Event, instead of one of them
    anti: bool  # whether it is an Anti-Pirate card


class Table(TypedDict):
    """The table."""

    options: OptionsSeen  # the options in play
    turn: SeatOrSystem  # the seat of the Pirate Player
    first: int  # the seat of player A
    number: int  # the Player Turn, counted from 1
    now: NowSeen  # the turn and the Action in progress
    deck: int  # how many Event cards are left to draw
    must: int  # how many cards are in the MUST PLAY pile of the solitaire game
    discards: list[str]  # Event cards discarded
    removed: list[str]  # Event cards removed from the game
    must_discards: list[str]  # discarded cards of the MUST PLAY pile
    pardon: PardonSeen  # the General Pardon
    zones: list[ZoneSeen]  # the Sea Zones
    transits: list[TransitSeen]  # the Transit Boxes
    ports: list[PortSeen]  # the Ports
    pirates: list[PirateSeen]  # the Pirates in play
    players: list[PlayerSeen]  # every player, in the order of the seats
    system: PlayerSeen | None  # the System Player of the solitaire game
    retired: list[str]  # the Pirates who have retired
    locker: list[str]  # the Pirates in Davy Jones' Locker
    pirate_deck: int  # how many Pirate cards are left to draw
    pools: PoolsSeen  # how many counters are left to draw
    faces: list[FaceSeen]  # Pirate cards outside play whose face this seat sees
    ships: list[ShipKindSeen]  # the kinds of Pirate ships
    printed: dict[str, PrintSeen]  # what is printed on the Event cards that this seat sees


class BlackbeardView(View, Table):
    """All that a seat sees."""
