"""What a seat knows of the table, as whole numbers at fixed places: docs/encodings.md."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from flibuste.engine.bag import BITS, FULL, size
from flibuste.engine.encoding import Asked, Field, History, Layout, Question, Steps, event_kinds
from flibuste.games.stortebeker.rules.broadside import Removal
from flibuste.games.stortebeker.rules.counter import Contest
from flibuste.games.stortebeker.rules.losses import LossOfProvisions
from flibuste.games.stortebeker.table.cards import CARDS, FIRST_PIRATE, KINDS, PROVISIONS, pirate_cards
from flibuste.games.stortebeker.table.pieces import Pieces, Ship
from flibuste.games.stortebeker.table.state import GAP, State

if TYPE_CHECKING:
    from flibuste.games.stortebeker import Stortebeker

VERSION: Final = 1
CARD_NAMES: Final = ", ".join(CARDS)
COLOURS: Final = ["yellow", "red", "blue", "green", "white"]
SHIP: Final = 3 + len(PROVISIONS) + len(COLOURS)  # numbers of a tile
SHIP_MEANING: Final = f"1, value, strength, the needs ({', '.join(PROVISIONS)}), the colour ({', '.join(COLOURS)})"
SIDE: Final = FIRST_PIRATE + 1 + 3  # numbers of a side
PLAYER: Final = 2 + len(COLOURS) + len(CARDS)
MOST_VISIBLE: Final = 3
_LAST: Final = 255


def spread(bag: i64, out: list[int], at: int) -> None:
    """How many cards of each kind."""
    place = at
    while bag:
        if bag & FULL:
            out[place] = bag & FULL
        bag >>= BITS
        place += 1


def fill_ship(ship: Ship, colours: dict[str, int], out: list[int], at: int) -> None:
    """1.1.3 – Value, strength, provisions and colour of a tile."""
    out[at] = 1
    out[at + 1] = ship.value
    out[at + 2] = ship.strength
    spread(ship.needs, out, at + 3)
    out[at + 3 + KINDS + colours[ship.colour]] = 1


class Turn(Field[State]):
    """The turn and the round."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        out[at] = (state.turn - seat) % state.seats
        out[at + 1] = (state.starter - seat) % state.seats
        out[at + 2] = min(_LAST, state.round)
        out[at + 3] = 1 if state.last_round else 0
        out[at + 4] = size(state.draw_pile)
        out[at + 5] = state.hidden


class Hand(Field[State]):
    """The reader's own hand."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        spread(state.players[seat].hand, out, at)


class Discards(Field[State]):
    """The discard pile, which lies open."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        spread(state.discard_pile, out, at)


class Players(Field[State]):
    """What lies open before every player."""

    def __init__(self, seats: int, colours: dict[str, int]) -> None:
        self.colours = colours
        meaning = (
            f"each player, you first, {PLAYER} numbers: how many cards he holds, his points, his ships by colour "
            f"({', '.join(COLOURS)}), the cards that lie open before him ({CARD_NAMES})"
        )
        super().__init__("players", seats * PLAYER, 0, 999, meaning)

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        ships = state.pieces.ships
        for distance in range(state.seats):
            player = state.players[(seat + distance) % state.seats]
            out[at] = size(player.hand)
            out[at + 1] = player.score
            for number in player.ships:
                out[at + 2 + self.colours[ships[number].colour]] += 1
            spread(player.open, out, at + 2 + len(COLOURS))
            at += PLAYER


class Sea(Field[State]):
    """The ships at sea with the cards of every player; the reader's own face-down pirates last."""

    def __init__(self, seats: int, berths: int, colours: dict[str, int]) -> None:
        self.colours = colours
        self.berth = SHIP + 1 + seats * SIDE + 3
        meaning = (
            f"{berths} berths, {self.berth} numbers each: {SHIP_MEANING}; whether it was boarded this turn; for each "
            f"player, you first, {SIDE} numbers: provisions ({', '.join(CARDS[:FIRST_PIRATE])}), how many pirates lie "
            "face down, pirates face up (2, 3, 4); then your own pirates face down (2, 3, 4)"
        )
        super().__init__("sea", berths * self.berth, 0, 99, meaning)

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for berth in range(len(state.sea)):
            if state.sea[berth] != GAP:
                fill_ship(state.ship(berth), self.colours, out, at)
                out[at + SHIP] = (state.tried >> state.sea[berth]) & 1
            for distance in range(state.seats):
                side = state.side(berth, (seat + distance) % state.seats)
                place = at + SHIP + 1 + distance * SIDE
                spread(side.provisions, out, place)
                out[place + FIRST_PIRATE] = pirate_cards(side.face_down)
                spread(side.face_up >> (BITS * FIRST_PIRATE), out, place + FIRST_PIRATE + 1)
            own = state.side(berth, seat).face_down
            spread(own >> (BITS * FIRST_PIRATE), out, at + SHIP + 1 + state.seats * SIDE)
            at += self.berth


class RearGuard(Field[State]):
    """The tiles of the rear guard that lie face up."""

    def __init__(self, shown: int, colours: dict[str, int]) -> None:
        self.colours = colours
        meaning = f"the {shown} next tiles of the rear guard, as far as they lie face up, {SHIP} numbers each: "
        super().__init__("rear_guard", shown * SHIP, 0, 99, meaning + SHIP_MEANING)

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for place in range(len(state.visible)):
            fill_ship(state.pieces.ships[state.visible[place]], self.colours, out, at + place * SHIP)


class Boarding(Field[State]):
    """2.4.3 – The boarding under way, and the colour dice still to be used."""

    def __init__(self) -> None:
        meaning = (
            "the boarding under way: 1, its berth, its boarder (places to your left), who leads (places to your left), "
            f"the best total; then the colour dice still to be used ({', '.join(PROVISIONS)})"
        )
        super().__init__("boarding", 5 + KINDS, -1, 255, meaning)

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for step in state.stack:
            if isinstance(step, Contest):
                out[at] = 1
                out[at + 1] = state.berth_of(step.ship)
                out[at + 2] = (step.boarder - seat) % state.seats
                out[at + 3] = (step.leader - seat) % state.seats
                out[at + 4] = step.best
            elif isinstance(step, (Removal, LossOfProvisions)):
                spread(step.dice, out, at + 5)


def layout(game: "Stortebeker", seats: int) -> Layout:
    """All fields, in their order."""
    pieces: Pieces = game.pieces
    colours = {colour: place for place, colour in enumerate(COLOURS)}
    berths = max(pieces.ships_at_sea, pieces.ships_for_two)
    shown = max(MOST_VISIBLE, pieces.visible, pieces.visible_open_row)
    turn = "whose turn it is and who starts the rounds (places to your left), the round, whether it is the last, "
    fields: list[Field[Any]] = [
        Asked(seats),
        Question(game.steps),
        Steps(),
        Turn("turn", 6, 0, _LAST, turn + "cards left to draw, tiles of the rear guard face down"),
        Hand("hand", len(CARDS), 0, FULL, f"your cards by kind: {CARD_NAMES}"),
        Discards("discards", len(CARDS), 0, FULL, f"the discard pile by kind: {CARD_NAMES}"),
        Players(seats, colours),
        Sea(seats, berths, colours),
        RearGuard(shown, colours),
        Boarding(),
        History(event_kinds(game.package)),
    ]
    return Layout(VERSION, fields, list(game.every_action()), None)
