"""The table: ships at sea with a side per player, hands, piles and scores."""

from typing import ClassVar, Final, Self

from mypy_extensions import i64

from flibuste.engine import state as engine_state
from flibuste.engine import step as engine_step
from flibuste.engine.bag import ONE, size
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copies_of, copy_of
from flibuste.engine.record import Record
from flibuste.games.stortebeker.table.cards import FIRST_PIRATE, PLAIN, pirate_cards, pirates, provisions, symbols
from flibuste.games.stortebeker.table.options import Rules
from flibuste.games.stortebeker.table.pieces import Pieces, Ship

GAP: Final = -1


class Side(Record):
    """1.2.9 – One player's cards at one ship."""

    def __init__(self, provisions: i64 = 0, face_down: i64 = 0, face_up: i64 = 0) -> None:
        self.provisions = provisions
        self.face_down = face_down
        self.face_up = face_up

    def is_empty(self) -> bool:
        """2.4.2 – Whether the player has no card there."""
        return (self.provisions | self.face_down | self.face_up) == 0

    def stock(self) -> i64:
        """Provisions by kind, with and without symbols."""
        return provisions(self.provisions)

    def pirate_cards(self) -> int:
        return pirate_cards(self.face_down + self.face_up)

    def room_for_pirates(self) -> int:
        """2.1.8, 2.1.10 – How many more pirate cards the plain provisions support; negative: surplus pirates."""
        return size(self.provisions & PLAIN) - self.pirate_cards()

    def strength(self) -> int:
        """2.3.5 – The value of all pirates there, cards and symbols."""
        return pirates(self.face_down + self.face_up) + size(symbols(self.provisions))

    def turn_up(self) -> i64:
        """2.3.4 – Turn the pirates up; returns those that were face down."""
        hidden = self.face_down
        self.face_up += hidden
        self.face_down = 0
        return hidden

    def lose_pirate(self, card: int) -> None:
        """A face-up pirate goes before a face-down one of the same value: its owner keeps his secret."""
        if (self.face_up >> (4 * card)) & 15:
            self.face_up -= ONE[card]
        else:
            self.face_down -= ONE[card]

    def clear(self) -> i64:
        """2.5.2 – Take all cards away."""
        found = self.provisions + self.face_down + self.face_up
        self.provisions = 0
        self.face_down = 0
        self.face_up = 0
        return found


class Player(Record):
    """1.1.12, 1.2.7 – A player's hand, the cards lying open before him, his score and his ships."""

    FIELDS: ClassVar[dict[str, str]] = {"hand": "hand", "open": "hand", "score": "number", "ships": "tiles"}

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.open: i64 = 0
        self.score = 0
        self.ships: list[int] = []

    def clone(self) -> Self:
        other = copy_of(self)
        other.ships = self.ships[:]
        return other


class State(engine_state.State):
    """The table.

    Piles whose order nobody knows are bags: a card is drawn from them by chance when it is needed. `unseen` holds the
    face-down tiles of the rear guard together with the unused ones, which nobody can tell apart; `hidden` is how
    many of them belong to the rear guard. `tried` are the ships the active player has tried to board this turn, one
    bit each. `aside` are cards that a position leaves out of play; a game has none.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "sea": "tiles",
        "turn": "seat",
        "starter": "first:seat",
        "round": "number",
        "last_round": "flag",
        "tried": "ships",
        "boardings_over": "flag",
        "hidden": "rear_guard_hidden:number",
        "discard_pile": "cards",
        "draw_pile": "cards",
        "aside": "cards",
        "visible": "rear_guard:tiles",
    }

    def __init__(self, pieces: Pieces, rules: Rules, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pieces = pieces
        self.rules = rules
        self.sea: list[int] = []
        self.sides: list[Side] = []
        self.visible: list[int] = []
        self.hidden = 0
        self.unseen: list[int] = []
        self.players: list[Player] = []
        self.draw_pile: i64 = 0
        self.discard_pile: i64 = 0
        self.aside: i64 = 0
        self.turn = 0
        self.starter = 0
        self.round = 1
        self.last_round = False
        self.tried = 0
        self.boardings_over = False

    def clone(self) -> Self:
        other = super().clone()
        other.sea = self.sea[:]
        other.sides = copies_of(self.sides)
        other.visible = self.visible[:]
        other.unseen = self.unseen[:]
        other.players = [player.clone() for player in self.players]
        return other

    def ship(self, berth: int) -> Ship:
        return self.pieces.ships[self.sea[berth]]

    def side(self, berth: int, player: int) -> Side:
        return self.sides[berth * self.seats + player]

    def berth_of(self, ship: int) -> int:
        """Where this ship lies, or GAP if it is not at sea."""
        for berth in range(len(self.sea)):
            if self.sea[berth] == ship:
                return berth
        return GAP

    def discard(self, card: int) -> None:
        self.discard_pile += ONE[card]

    def discard_pirate_from(self, side: Side, card: int) -> None:
        assert card >= FIRST_PIRATE
        side.lose_pirate(card)
        self.discard(card)


class Step(engine_step.Step[State]):
    """A step of this game."""
