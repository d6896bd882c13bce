"""2.2.7, 2.3.7, 2.3.8 – Losing provisions after a failed boarding, and surplus pirates."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.bag import FULL, ONE, count, kinds
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal, elsewhere
from flibuste.games.stortebeker.rules.dice import roll_colour
from flibuste.games.stortebeker.rules.telling import card_word, ship_word
from flibuste.games.stortebeker.table.actions import LOSE, Lose
from flibuste.games.stortebeker.table.cards import FIRST_SYMBOL
from flibuste.games.stortebeker.table.events import LOSSES, LOST, LOST_PIRATE
from flibuste.games.stortebeker.table.state import State, Step


class Surplus(Step):
    """2.2.7, 2.3.8 – Whoever has more pirates than provisions at a ship discards surplus pirates, as he chooses."""

    NAME: ClassVar[str] = "surplus"
    CLAUSE: ClassVar[str] = "2.3.8"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship"}

    def __init__(self, player: int, ship: int) -> None:
        self.player = player
        self.ship = ship

    def options(self, state: State) -> list[Action]:
        side = state.side(state.berth_of(self.ship), self.player)
        found: list[Action] = []
        for card in kinds(side.face_down | side.face_up):
            found.append(LOSE[card])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Lose)
        side = state.side(state.berth_of(self.ship), self.player)
        state.discard_pirate_from(side, action.card)
        state.tell(LOST_PIRATE, self.player, action.card, self.ship)
        if side.room_for_pirates() >= 0:
            state.stack.pop()

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return (("ship", state.pieces.ships[self.ship].name),)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """2.3.8 – One of his pirates at the ship."""
        if not isinstance(action, Lose):
            return []
        side = state.side(state.berth_of(self.ship), seat)
        is_there = count(side.face_down | side.face_up, action.card) > 0
        where = (*card_word(action.card), *ship_word(state, self.ship))
        return [Condition(is_there, "2.3.8", "choose-a-pirate-there", where)]

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "2.3.8", "lose-pirates-now")


def push_surplus(state: State, berth: int, shooter: int) -> None:
    """2.2.7 – After both dice, every opponent with surplus pirates there discards them, clockwise."""
    for distance in range(state.seats - 1, 0, -1):
        seat = (shooter + distance) % state.seats
        if state.side(berth, seat).room_for_pirates() < 0:
            state.stack.append(Surplus(seat, state.sea[berth]))


class LossOfProvisions(Step):
    """2.3.7 – Two colour dice after a failure: each costs one provision of its colour at that ship.

    Asked only where the player has both a plain card and one with a symbol; `dice` are the colours still to be paid.
    """

    NAME: ClassVar[str] = "losses"
    CLAUSE: ClassVar[str] = "2.3.7"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "dice": "colours"}

    def __init__(self, player: int, ship: int, dice: int) -> None:
        self.player = player
        self.ship = ship
        self.dice = dice

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        provisions = state.side(state.berth_of(self.ship), self.player).provisions
        for kind in kinds(self.dice):
            if is_choice(provisions, kind):
                return [LOSE[kind], LOSE[kind + FIRST_SYMBOL]]
        return []

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Lose)
        card = action.card
        self.dice -= ONE[card if card < FIRST_SYMBOL else card - FIRST_SYMBOL]
        self.lose(state, card)
        self.settle(state)

    def lose(self, state: State, card: int) -> None:
        state.side(state.berth_of(self.ship), self.player).provisions -= ONE[card]
        state.discard(card)
        state.tell(LOST, self.player, card, self.ship)

    def settle(self, state: State) -> None:
        """Pay every die that leaves no choice; stay on the stack while one does."""
        side = state.side(state.berth_of(self.ship), self.player)
        for kind in kinds(self.dice):
            while (self.dice >> (4 * kind)) & FULL and not is_choice(side.provisions, kind):
                self.dice -= ONE[kind]
                if (side.provisions >> (4 * kind)) & FULL:
                    self.lose(state, kind)
                elif (side.provisions >> (4 * (kind + FIRST_SYMBOL))) & FULL:
                    self.lose(state, kind + FIRST_SYMBOL)
        if not self.dice:
            state.stack.pop()
            if side.room_for_pirates() < 0:
                state.stack.append(Surplus(self.player, self.ship))

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return (("ship", state.pieces.ships[self.ship].name),)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """2.3.7 – One of the two cards of the die's colour."""
        if not isinstance(action, Lose):
            return []
        either = self.options(state)
        words = tuple(("cards", word) for option in either for _, word in option.words)
        return [Condition(action in either, "2.3.7", "plain-or-symbol", words)]

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "2.3.7", "lose-provisions-now")


def is_choice(provisions: int, kind: int) -> bool:
    """Whether there is a plain card of the kind as well as one with a symbol."""
    return ((provisions >> (4 * kind)) & FULL) != 0 and ((provisions >> (4 * (kind + FIRST_SYMBOL))) & FULL) != 0


def push_losses(state: State, player: int, ship: int) -> None:
    """1.1.11, 2.3.7 – Roll both colour dice and lose what they show."""
    first = roll_colour(state)
    second = roll_colour(state)
    state.tell(LOSSES, player, ship, first, second)
    losses = LossOfProvisions(player, ship, ONE[first] + ONE[second])
    state.stack.append(losses)
    losses.settle(state)
