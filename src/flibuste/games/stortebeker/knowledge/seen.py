"""The view of Störtebeker: its shape, key by key.

Cards, ships and colours have the names of `components.toml`.
"""

from typing import NotRequired, TypedDict

from flibuste.engine.seen import View


class OptionsSeen(TypedDict):
    """The variants in play."""

    bonus: bool  # 4.1.1: three ships of one colour bring a bonus
    open_row: bool  # 4.2.1: three tiles of the rear guard lie face up
    failure_ends_boarding: bool  # 4.3.1: a failed boarding ends the boarding phase
    counter_ends_boarding: bool  # 4.4.1: a successful counter-attack ends the boarding phase
    three_ships: bool  # 4.5.1: two players have three ships at sea instead of four
    tie_from: str  # 2.4.9: from whom ties are settled, `boarder` or `starter`


class ShipSeen(TypedDict):
    """A ship tile."""

    id: str  # its name: `Y1`
    colour: str  # yellow, red, blue, green or white
    value: int  # the points that it brings
    strength: int  # what a boarding has to reach
    needs: dict[str, int]  # how many of each provision it asks for


class SideSeen(TypedDict):
    """The cards of one player at a ship."""

    seat: int  # whose cards they are
    provisions: list[str]  # provisions laid, those with a pirate symbol with a star: `rum*`
    face_down: int  # how many pirates lie face down
    face_up: list[str]  # pirates that were turned up
    own: NotRequired[list[str]]  # the pirates face down, for their owner alone


class BerthSeen(TypedDict):
    """A place for a ship at sea."""

    ship: ShipSeen | None  # the ship, nothing where there is open water
    tried: bool  # whether it was boarded this turn already
    sides: list[SideSeen]  # the cards of every seat, in order


class RearGuardSeen(TypedDict):
    """The ships to come."""

    visible: list[ShipSeen]  # those that lie face up, the next one first
    hidden: int  # how many lie face down


class RollSeen(TypedDict):
    """A roll for a ship."""

    seat: int  # who rolled
    dice: list[int]  # the two dice
    pirates: int  # what the pirates add
    total: int  # dice and pirates together
    role: str  # `boarder` or `counter`


class ContestSeen(TypedDict):
    """A boarding under way."""

    ship: str  # the ship boarded
    strength: int  # what a total has to reach
    rolls: list[RollSeen]  # all rolls so far, the boarder's first


class PlayerSeen(TypedDict):
    """A player."""

    seat: int  # his seat
    hand_size: int  # how many cards he holds
    open: list[str]  # 2.1.14: cards taken from the discard pile, which lie face up before him
    score: int  # his points
    space: int  # the space of his marker on the track
    ships: list[str]  # the ships that he captured
    bonus: NotRequired[int]  # 4.1.1: what his bonus would be now; only with this option, until the end
    hand: NotRequired[list[str]]  # his cards, for himself alone


class Table(TypedDict):
    """The table."""

    options: OptionsSeen  # the variants in play
    turn: int  # whose turn it is
    round: int  # the round, counted from 1
    first: int  # the seat that starts every round
    last_round: bool  # whether this is the last round
    sea: list[BerthSeen]  # the ships at sea
    rear_guard: RearGuardSeen  # the ships to come
    draw_pile: int  # how many cards are left to draw
    discard_pile: dict[str, int]  # how many of each card were discarded
    players: list[PlayerSeen]  # every player, in the order of the seats
    contest: ContestSeen | None  # the boarding under way
    colour_dice: list[str] | None  # the colour dice still to be used


class StortebekerView(View, Table):
    """All that a seat sees."""
