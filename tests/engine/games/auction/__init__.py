"""A test game: sealed bids, changeable until the last is in, and ties that are bid for again.

Each player holds bidding cards that nobody else sees; the lots lie in a shuffled pile. Everybody bids a card at once;
the highest takes the lot. It proves simultaneous, secret choices, nested ones, and a hidden pile with an order.
"""

from collections.abc import Iterable
from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.bag import ONE, cards, kinds, size
from flibuste.engine.chance import Chance
from flibuste.engine.domain import Bag, Many, Word
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import EventKind
from flibuste.engine.option import Option
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.engine.state import State
from flibuste.engine.step import Sealed, Step

CARDS: Final = ["one", "two", "three", "four", "five"]
LOTS: Final = ["cask", "chest", "sloop", "fort"]
DECK: Final = sum(4 * ONE[card] for card in range(len(CARDS)))
HAND: Final = 4

DEALT: Final = EventKind("dealt", "1.2", ("count:number",), secret=("cards",))
OFFERED: Final = EventKind("offered", "2.1", ("lot",), reveals=True)
BID: Final = EventKind("bid", "2.2", ("card",), reveals=True)
PASSED: Final = EventKind("passed", "2.2", reveals=True)
SOLD: Final = EventKind("sold", "2.3", ("lot",))
TIED: Final = EventKind("tied", "2.4", ("lot",))


class Bid(Action):
    def __init__(self, card: int) -> None:
        super().__init__("bid", "2.2", (("card", CARDS[card]),))
        self.card = card


BIDS: Final = [Bid(card) for card in range(len(CARDS))]
PASS: Final = Action("pass", "2.2")


class Table(State):
    def __init__(self, seats: int, chance: Chance, again: bool) -> None:
        super().__init__(seats, chance)
        self.again = again
        self.hands = [0] * seats
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.lots: list[int] = []
        self.unsold: list[int] = []
        self.draw_pile = DECK
        self.spent = 0

    def clone(self) -> Self:
        other = super().clone()
        other.hands = self.hands[:]
        other.won = [lots[:] for lots in self.won]
        other.lots = self.lots[:]
        other.unsold = self.unsold[:]
        return other

    def deal(self, seat: int, number: int, chance: Chance) -> None:
        for _ in range(number):
            card = ONE[chance.draw(self.draw_pile, "card")]
            self.draw_pile -= card
            self.hands[seat] += card


class NextLot(Step[Table]):
    """2.1 – The lots are auctioned one after another."""

    NAME: ClassVar[str] = "next-lot"
    CLAUSE: ClassVar[str] = "2.1"

    def resume(self, state: Table) -> None:
        if not state.lots:
            scores = [sum(lot + 1 for lot in lots) for lots in state.won]
            state.end(scores, [seat for seat in range(state.seats) if scores[seat] == max(scores)], "sold-out")
            return
        lot = state.lots.pop()
        state.tell(OFFERED, NOBODY, lot)
        state.stack.append(Bidding(list(range(state.seats)), lot))


class Bidding(Sealed[Table]):
    """2.2 – All bid at once, in secret, a card of their hands or nothing."""

    NAME: ClassVar[str] = "bidding"
    CLAUSE: ClassVar[str] = "2.2"
    FIELDS: ClassVar[dict[str, str]] = {"lot": "lot"}

    def __init__(self, seats: list[int], lot: int) -> None:
        super().__init__(seats)
        self.lot = lot

    def choices(self, state: Table, seat: int) -> list[Action]:
        return [*(BIDS[card] for card in kinds(state.hands[seat])), PASS]

    def refuse(self, state: Table, action: Action) -> Refusal:
        return Refusal("2.2", "not-in-hand")

    def prompt(self, state: Table) -> tuple[tuple[str, str], ...]:
        return (("lot", LOTS[self.lot]),)

    def reveal(self, state: Table) -> None:
        """2.3, 2.4 – The highest bid takes the lot; equal bids are bid again (option), or nobody has it."""
        bids = {seat: self.open(state, seat) for seat in self.seats}
        best = max(bids.values())
        leaders = [seat for seat in self.seats if bids[seat] == best]
        if best == NOBODY:
            state.unsold.append(self.lot)
        elif len(leaders) == 1:
            state.won[leaders[0]].append(self.lot)
            state.tell(SOLD, leaders[0], self.lot)
        else:
            state.tell(TIED, NOBODY, self.lot)
            if state.again:
                state.stack.append(Bidding(leaders, self.lot))
            else:
                state.unsold.append(self.lot)

    def open(self, state: Table, seat: int) -> int:
        action = self.chosen(seat)
        if not isinstance(action, Bid):
            state.tell(PASSED, seat)
            return NOBODY
        state.hands[seat] -= ONE[action.card]
        state.spent += ONE[action.card]
        state.tell(BID, seat, action.card)
        return action.card


class Auction(Game[Table]):
    name = "auction"
    title = "Auction"
    seats = range(2, 5)
    options = (Option("again", "2.4"),)
    labels: ClassVar[dict[str, str]] = {"card": "card", "lots": "number"}
    end_reasons = ("sold-out",)
    longest = 200

    def open_box(self) -> None:
        self.domains |= {"card": Word(CARDS), "cards": Bag(Word(CARDS)), "lot": Word(LOTS), "lots": Many(Word(LOTS))}

    def blank(self, seats: int, options: Data, chance: Chance) -> Table:
        return Table(seats, chance, options["again"])

    def set_up(self, state: Table) -> None:
        state.lots = list(range(len(LOTS)))
        state.chance.shuffle(state.lots, "lots")
        for seat in range(state.seats):
            state.deal(seat, HAND, state.chance)
            state.tell(DEALT, seat, HAND, state.hands[seat])
        state.stack.append(NextLot())

    def every_action(self) -> Iterable[Action]:
        return [*BIDS, PASS]

    def table(self, state: Table, seat: int) -> Data:
        found: Data = {
            "again": state.again,
            "lots_left": len(state.lots),
            "unsold": [LOTS[lot] for lot in state.unsold],
            "spent": [CARDS[card] for card in cards(state.spent)],
            "draw_pile": size(state.draw_pile),
            "hands": [size(hand) for hand in state.hands],
            "won": [[LOTS[lot] for lot in lots] for lots in state.won],
        }
        if seat >= 0:
            found["hand"] = [CARDS[card] for card in cards(state.hands[seat])]
        return found

    def resample(self, state: Table, seat: int, chance: Chance) -> Table:
        """Lots, hands and sealed bids of the others are drawn anew, from sorted piles."""
        other = state.clone()
        other.chance = chance
        other.lots.sort()
        chance.shuffle(other.lots, "hidden")
        sizes = [0 if player == seat else size(hand) for player, hand in enumerate(other.hands)]
        for player in range(other.seats):
            if player != seat:
                other.draw_pile += other.hands[player]
                other.hands[player] = 0
        for player in range(other.seats):
            other.deal(player, sizes[player], chance)
        for step in other.stack:
            if isinstance(step, Bidding):
                step.reseal(other, seat, chance)
        return other

    def judge(self, state: Table, seat: int) -> float:
        return float(sum(lot + 1 for lot in state.won[seat]))

    def write(self, state: Table) -> Data:
        seats = {
            str(seat + 1): {
                "hand": self.domain("cards").write(state.hands[seat]),
                "won": self.domain("lots").write(state.won[seat]),
            }
            for seat in range(state.seats)
        }
        piles = {"lots": state.lots, "unsold": state.unsold}
        bags = {"spent": state.spent, "draw_pile": state.draw_pile}
        return {
            **{key: self.domain("lots").write(value) for key, value in piles.items()},
            **{key: self.domain("cards").write(value) for key, value in bags.items()},
            "seat": seats,
        }

    def read(self, data: Data, state: Table) -> None:
        state.lots = self.domain("lots").read(data.get("lots", []))
        state.unsold = self.domain("lots").read(data.get("unsold", []))
        state.spent = self.domain("cards").read(data.get("spent", []))
        for seat, entry in data.get("seat", {}).items():
            state.hands[int(seat) - 1] = self.domain("cards").read(entry.get("hand", []))
            state.won[int(seat) - 1] = self.domain("lots").read(entry.get("won", []))
        state.draw_pile = DECK - state.spent - sum(state.hands)
        if "draw_pile" in data:
            state.draw_pile = self.domain("cards").read(data["draw_pile"])

    def default_stack(self, data: Data, state: Table) -> None:
        state.stack.append(NextLot())

    def faults(self, state: Table) -> list[str]:
        found = [] if sum(state.hands) + state.spent + state.draw_pile == DECK else ["the cards do not add up"]
        lots = [*state.lots, *state.unsold, *(lot for won in state.won for lot in won)]
        lots += [step.lot for step in state.stack if isinstance(step, Bidding)]
        return found if sorted(lots) == list(range(len(LOTS))) else [*found, "the lots do not add up"]


GAME = Auction
