"""2.2 – Phase 2: firing a broadside."""

from typing import ClassVar, Self

from flibuste.engine.action import Action
from flibuste.engine.bag import FULL, ONE, cards, count, kinds
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal, elsewhere
from flibuste.games.stortebeker.rules.dice import roll_colour
from flibuste.games.stortebeker.rules.losses import push_surplus
from flibuste.games.stortebeker.rules.telling import card_word, ship_word
from flibuste.games.stortebeker.table.actions import SEIZE, SINK, SPARE, Fire, Hit, Pay
from flibuste.games.stortebeker.table.cards import kind_of
from flibuste.games.stortebeker.table.events import FIRED, NO_EFFECT, SEIZED, SPARED, SUNK
from flibuste.games.stortebeker.table.state import GAP, State, Step


class Broadside(Step):
    """2.2.1 – The player chooses one ship where he has a provision and rolls both colour dice."""

    NAME: ClassVar[str] = "broadside"
    CLAUSE: ClassVar[str] = "2.2.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for berth in range(len(state.sea)):
            if state.side(berth, self.player).provisions:
                found.append(state.ship(berth).fire)
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Fire)
        first = roll_colour(state)
        second = roll_colour(state)
        state.tell(FIRED, self.player, action.ship, first, second)
        state.stack[-1] = Removal(self.player, action.ship, ONE[first] + ONE[second])
        removal = state.stack[-1]
        assert isinstance(removal, Removal)
        if not removal.has_target(state):
            state.tell(NO_EFFECT, self.player, action.ship)
            state.stack.pop()

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """2.2.1 – A ship at sea where he has a provision."""
        if not isinstance(action, Fire):
            return []
        berth = state.berth_of(action.ship)
        ship = ship_word(state, action.ship)
        has_provision = berth != GAP and state.side(berth, seat).provisions != 0
        return [
            Condition(berth != GAP, "2.2.1", "not-at-sea", ship),
            Condition(has_provision, "2.2.1", "no-provision-there", ship),
        ]

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Pay):
            return Refusal("2.1.15", "all-played")
        return elsewhere(action, "2.2.1", "choose-a-ship")


class Removal(Step):
    """2.2.2 – Each die removes one opponent's provision of its colour; the shooter chooses, or spares it (2.2.3).

    `dice` are the colours still to be used, as a bag: they are used in the order the shooter likes.
    """

    NAME: ClassVar[str] = "removal"
    CLAUSE: ClassVar[str] = "2.2.2"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "dice": "colours"}

    def __init__(self, player: int, ship: int, dice: int) -> None:
        self.player = player
        self.ship = ship
        self.dice = dice

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        """2.2.6 – Neither the shooter's own cards nor pirate cards are hit."""
        found: list[Action] = []
        berth = state.berth_of(self.ship)
        own = state.side(berth, self.player)
        missing = state.ship(berth).needs - own.stock()
        for seat in range(state.seats):
            if seat == self.player:
                continue
            for card in kinds(state.side(berth, seat).provisions):
                kind = kind_of(card)
                if not (self.dice >> (4 * kind)) & FULL:
                    continue
                if (missing >> (4 * kind)) & FULL:
                    found.append(SEIZE[seat][card])
                found.append(SINK[seat][card])
        found.append(SPARE)
        return found

    def has_target(self, state: State) -> bool:
        """2.2.5 – A die whose colour is not among the opponents' cards there does nothing."""
        berth = state.berth_of(self.ship)
        for seat in range(state.seats):
            if seat != self.player:
                stock = state.side(berth, seat).stock()
                dice = self.dice
                while dice:
                    if dice & FULL and stock & FULL:
                        return True
                    dice >>= 4
                    stock >>= 4
        return False

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Hit):
            self.hit(state, action)
            if self.dice and self.has_target(state):
                return
        else:
            state.tell(SPARED, self.player, self.ship)
        state.stack.pop()
        push_surplus(state, state.berth_of(self.ship), self.player)

    def hit(self, state: State, action: Hit) -> None:
        """2.2.4 – A removed card may go to the shooter's side if it still fits there; otherwise it is discarded."""
        card = action.card
        berth = state.berth_of(self.ship)
        self.dice -= ONE[kind_of(card)]
        state.side(berth, action.seat).provisions -= ONE[card]
        if action.verb == "seize":
            state.side(berth, self.player).provisions += ONE[card]
            state.tell(SEIZED, self.player, card, action.seat, self.ship)
        else:
            state.discard(card)
            state.tell(SUNK, self.player, card, action.seat, self.ship)

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        dice = [("dice", state.pieces.colours[kind]) for kind in cards(self.dice)]
        return (("ship", state.pieces.ships[self.ship].name), *dice)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """2.2.2 to 2.2.6 – An opponent's card at the ship, in the colour of a die; to seize it, room for it."""
        if not isinstance(action, Hit):
            return []
        berth = state.berth_of(self.ship)
        kind = kind_of(action.card)
        is_there = action.seat < state.seats and count(state.side(berth, action.seat).provisions, action.card) > 0
        where = (*card_word(action.card), *ship_word(state, self.ship))
        colour = (*card_word(action.card), ("colour", state.pieces.colours[kind]))
        found = [
            Condition(action.seat != self.player, "2.2.6", "own-cards-are-safe"),
            Condition(is_there, "2.2.2", "no-such-card-there", where),
            Condition(count(self.dice, kind) > 0, "2.2.5", "no-die-of-that-colour", colour),
        ]
        if action.verb == "seize":
            room = state.ship(berth).needs - state.side(berth, self.player).stock()
            found.append(Condition(count(room, kind) > 0, "2.2.4", "does-not-fit", where))
        return found

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "2.2.2", "use-the-dice")
