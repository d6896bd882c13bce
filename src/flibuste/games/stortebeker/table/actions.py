"""Every choice there is. One shared object per action: the rules compare by identity or look at its numbers."""

from itertools import combinations_with_replacement
from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.bag import cards, pack
from flibuste.games.stortebeker.table.cards import CARDS, FIRST_PIRATE


class CardAction(Action):
    """An action with one card of the hand, of a pile or of a ship."""

    def __init__(self, verb: str, clause: str, card: int) -> None:
        super().__init__(verb, clause, (("card", CARDS[card]),))
        self.card = card


class Discard(CardAction):
    """2.1.13 – Discard a card."""


class Take(CardAction):
    """2.1.12 – Take a card of the discard pile in exchange."""

    def targets(self) -> tuple[str, ...]:
        return ("take:" + CARDS[self.card],)


class Pay(CardAction):
    """2.1.15 – Discard a card to fire a broadside."""


class Lose(CardAction):
    """2.3.7, 2.3.8 – Give up a provision or a surplus pirate."""

    def targets(self) -> tuple[str, ...]:
        return ("mine:" + CARDS[self.card],)


class ShipAction(Action):
    """An action at a ship."""

    def __init__(self, verb: str, clause: str, ship: int, name: str) -> None:
        super().__init__(verb, clause, (("ship", name),))
        self.ship = ship


class Fire(ShipAction):
    """2.2.1 – Fire the broadside at a ship."""


class Board(ShipAction):
    """2.3.1 – Board a ship."""


class Place(Action):
    """2.1.3 – Place a card at a ship."""

    def __init__(self, card: int, ship: int, name: str) -> None:
        clause = "2.1.7" if card >= FIRST_PIRATE else "2.1.4"
        super().__init__("place", clause, (("card", CARDS[card]), ("ship", name)))
        self.card = card
        self.ship = ship


class Hit(Action):
    """2.2.2, 2.2.4 – A die of the broadside removes an opponent's provision: seized or sunk."""

    def __init__(self, verb: str, clause: str, card: int, seat: int) -> None:
        super().__init__(verb, clause, (("card", CARDS[card]), ("seat", str(seat + 1))))
        self.card = card
        self.seat = seat

    def targets(self) -> tuple[str, ...]:
        return (f"{self.seat + 1}:{CARDS[self.card]}",)


class Counter(Action):
    """2.4.4 – Counter-attack, with these provisions added from the hand."""

    def __init__(self, added: int) -> None:
        names = tuple(("card", CARDS[card]) for card in cards(added))
        super().__init__("counter", "2.4.4" if added else "2.4.2", names)
        self.added = added


DISCARD: Final = [Discard("discard", "2.1.13", card) for card in range(len(CARDS))]
TAKE: Final = [Take("take", "2.1.12", card) for card in range(len(CARDS))]
PAY: Final = [Pay("pay", "2.1.15", card) for card in range(len(CARDS))]
LOSE: Final = [Lose("lose", "2.3.8" if card >= FIRST_PIRATE else "2.3.7", card) for card in range(len(CARDS))]
SEIZE: Final = [[Hit("seize", "2.2.4", card, seat) for card in range(FIRST_PIRATE)] for seat in range(4)]
SINK: Final = [[Hit("sink", "2.2.2", card, seat) for card in range(FIRST_PIRATE)] for seat in range(4)]
DONE: Final = Action("done", "2.1.12")
SPARE: Final = Action("spare", "2.2.3")
STOP: Final = Action("stop", "2.3.1")
PASS: Final = Action("pass", "2.4.2")

_counters: Final[dict[int, Counter]] = {}


def counter(added: int) -> Counter:
    """The counter-attack that adds these cards."""
    found = _counters.get(added)
    if found is None:
        found = Counter(added)
        _counters[added] = found
    return found


def every_action() -> list[Action]:
    """All actions that name no ship."""
    found: list[Action] = [DONE, SPARE, STOP, PASS]
    found += [*DISCARD, *TAKE, *PAY, *LOSE]
    for seat in range(4):
        found += [*SEIZE[seat], *SINK[seat]]
    for size in range(4):
        for chosen in combinations_with_replacement(range(len(CARDS)), size):
            found.append(counter(pack(list(chosen))))
    return found
