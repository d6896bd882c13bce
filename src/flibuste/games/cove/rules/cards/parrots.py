"""7.1 – Parrots: what they do, the second parrot, healing."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal, elsewhere
from flibuste.games.cove.rules.cards.effects import Effect
from flibuste.games.cove.rules.purse import lose_fame
from flibuste.games.cove.table.actions import EXCHANGE, REFUSE
from flibuste.games.cove.table.events import PARROT_EXCHANGED, PARROT_HEALED, PARROT_REFUSED
from flibuste.games.cove.table.pieces import Card
from flibuste.games.cove.table.piles import put
from flibuste.games.cove.table.state import State, Step


class CarryAll(Effect):
    """7.1.2 – Flint: the hold has no limit."""

    NAME: ClassVar[str] = "carry-all"
    CLAUSE: ClassVar[str] = "7.1.2"

    def fit(self, card: Card) -> None:
        card.carry_all = True


class FixedDice(Effect):
    """7.1.3 – Silver: always that many dice."""

    NAME: ClassVar[str] = "dice"
    CLAUSE: ClassVar[str] = "7.1.3"
    AMOUNT: ClassVar[str] = "amount"

    def fit(self, card: Card) -> None:
        card.dice = self.amount


class DiceFromCannons(Effect):
    """7.1.4 – Bones: as many dice as cannons, whatever the crew."""

    NAME: ClassVar[str] = "dice-from-cannons"
    CLAUSE: ClassVar[str] = "7.1.4"

    def fit(self, card: Card) -> None:
        card.dice_from_cannons = True


class ParrotSpeed(Effect):
    """7.1.5 – Trelawney: added to the speed."""

    NAME: ClassVar[str] = "speed"
    CLAUSE: ClassVar[str] = "7.1.5"
    AMOUNT: ClassVar[str] = "amount"
    LEAST: ClassVar[int] = -20

    def fit(self, card: Card) -> None:
        card.speed += self.amount


class ParrotOffer(Step):
    """7.1.7 – Never more than one parrot: whoever receives a second exchanges it (7.1.8) or refuses it (7.1.9)."""

    NAME: ClassVar[str] = "parrot"
    CLAUSE: ClassVar[str] = "7.1.8"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "card": "card"}

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def options(self, state: State) -> list[Action]:
        if state.players[self.player].fame < state.pieces.prices.parrot_exchange:
            return [REFUSE]
        return [EXCHANGE, REFUSE]

    def choose(self, state: State, action: Action) -> None:
        """7.1.10 – In neither case is another card drawn."""
        state.stack.pop()
        if action is EXCHANGE:
            self.exchange(state)
        else:
            put(state.tavern, self.card)
            state.tell(PARROT_REFUSED, self.player, self.card)

    def exchange(self, state: State) -> None:
        """7.1.8 – For 1 fame; the old parrot goes back into the pile, the new one is unhurt."""
        player = state.players[self.player]
        paid = lose_fame(state, self.player, state.pieces.prices.parrot_exchange)
        put(state.tavern, player.parrot)
        state.tell(PARROT_EXCHANGED, self.player, self.card, player.parrot, paid)
        player.parrot = self.card
        player.wounds = 0

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if action is not EXCHANGE:
            return []
        missing = state.pieces.prices.parrot_exchange - state.players[seat].fame
        return [Condition(missing <= 0, "7.1.8", "no-fame-to-pay", (("missing", str(max(0, missing))),))]

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "7.1.8", "exchange-or-refuse")


def heal_parrots(state: State) -> None:
    """7.1.13 – Wounded parrots heal free of charge when the Island effects begin."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.wounds:
            player.wounds = 0
            state.tell(PARROT_HEALED, seat, player.parrot)
