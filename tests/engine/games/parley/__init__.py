"""A test game: reactions to reactions, polled in an order, by public information only.

The player of the turn demands gold of another. Whoever has cards may shoot a pistol to prevent it, asked clockwise;
whoever has cards may shoot at that pistol's hand, and so on. Nobody can tell from being asked what a player holds.
"""

from collections.abc import Iterable
from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.bag import ONE, cards, count, size
from flibuste.engine.chance import Chance
from flibuste.engine.domain import Bag, Word
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import EventKind
from flibuste.engine.option import Option
from flibuste.engine.reaction import AskInOrder
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.engine.state import State
from flibuste.engine.step import Step

CARDS: Final = ["pistol", "rum"]
PISTOL: Final = 0
DECK: Final = 9 * ONE[PISTOL] + 13 * ONE[1]
HAND: Final = 3
GOLD: Final = 3
ROUNDS: Final = 3

DEALT: Final = EventKind("dealt", "1.1", secret=("cards",))
DEMANDED: Final = EventKind("demanded", "2.1", ("victim:seat",))
SHOT: Final = EventKind("shot", "2.2", reveals=True)
PREVENTED: Final = EventKind("prevented", "2.2", ("depth:number",))
PAID: Final = EventKind("paid", "2.4", ("victim:seat",))
DREW: Final = EventKind("drew", "2.5", secret=("card",), reveals=True)


class Demand(Action):
    def __init__(self, victim: int) -> None:
        super().__init__("demand", "2.1", (("seat", str(victim + 1)),))
        self.victim = victim


DEMANDS: Final = [Demand(seat) for seat in range(4)]
SHOOT: Final = Action("shoot", "2.2")
PASS: Final = Action("pass", "2.3")


class Table(State):
    def __init__(self, seats: int, chance: Chance, duel: bool) -> None:
        super().__init__(seats, chance)
        self.duel = duel
        self.turn = 0
        self.turns_left = seats * ROUNDS
        self.gold = [GOLD] * seats
        self.hands = [0] * seats
        self.draw_pile = DECK
        self.spent = 0

    def clone(self) -> Self:
        other = super().clone()
        other.gold = self.gold[:]
        other.hands = self.hands[:]
        return other

    def draw(self, seat: int, chance: Chance, label: str = "card") -> int:
        card = chance.draw(self.draw_pile, label)
        self.draw_pile -= ONE[card]
        self.hands[seat] += ONE[card]
        return card


class Turn(Step[Table]):
    """2.1 – The player demands gold of another."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "2.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: Table) -> list[Action]:
        return [DEMANDS[seat] for seat in range(state.seats) if seat != self.player]

    def choose(self, state: Table, action: Action) -> None:
        assert isinstance(action, Demand)
        state.tell(DEMANDED, self.player, action.victim)
        state.stack[-1] = EndOfTurn()
        state.stack.append(Robbery(self.player, action.victim))
        state.stack.append(Window(self.player))


class Robbery(Step[Table]):
    """2.4 – A piece of gold changes hands, unless it was prevented."""

    NAME: ClassVar[str] = "robbery"
    CLAUSE: ClassVar[str] = "2.4"
    FIELDS: ClassVar[dict[str, str]] = {"robber": "seat", "victim": "seat", "prevented": "flag"}

    def __init__(self, robber: int, victim: int, prevented: bool = False) -> None:
        super().__init__()
        self.robber = robber
        self.victim = victim
        self.prevented = prevented

    def clone(self) -> "Robbery":
        return Robbery(self.robber, self.victim, self.prevented)

    def resume(self, state: Table) -> None:
        state.stack.pop()
        if not self.prevented and state.gold[self.victim]:
            state.gold[self.victim] -= 1
            state.gold[self.robber] += 1
            state.tell(PAID, self.robber, self.victim)


class Shot(Step[Table]):
    """2.2 – A pistol that was not prevented itself prevents what is below its window."""

    NAME: ClassVar[str] = "shot"
    CLAUSE: ClassVar[str] = "2.2"
    FIELDS: ClassVar[dict[str, str]] = {"shooter": "seat", "prevented": "flag"}

    def __init__(self, shooter: int, prevented: bool = False) -> None:
        super().__init__()
        self.shooter = shooter
        self.prevented = prevented

    def clone(self) -> "Shot":
        return Shot(self.shooter, self.prevented)

    def resume(self, state: Table) -> None:
        state.stack.pop()
        if not self.prevented:
            state.stack.pop()
            target = state.stack[-1]
            assert isinstance(target, Robbery | Shot)
            target.prevented = True
            state.tell(PREVENTED, self.shooter, len(state.stack))


class Window(AskInOrder[Table]):
    """2.3 – Whoever has cards is asked, clockwise from whoever acted; in the variant only robber and victim."""

    NAME: ClassVar[str] = "window"
    CLAUSE: ClassVar[str] = "2.3"
    REACTION: ClassVar[bool] = False
    FIELDS: ClassVar[dict[str, str]] = {"actor": "seat", "asked": "number"}

    def __init__(self, actor: int, asked: int = 0) -> None:
        super().__init__(NOBODY, asked)
        self.actor = actor

    def clone(self) -> "Window":
        return Window(self.actor, self.asked)

    def places(self, state: Table) -> int:
        return state.seats - 1

    def whom(self, state: Table) -> int:
        seat = (self.actor + self.asked) % state.seats
        return seat if state.hands[seat] and self.is_party(state, seat) else NOBODY

    def ask(self, state: Table, seat: int) -> None:
        state.stack.append(Reaction(seat))

    def is_party(self, state: Table, seat: int) -> bool:
        robbery = state.stack[1]
        assert isinstance(robbery, Robbery)
        return not state.duel or seat in (robbery.robber, robbery.victim)


class Reaction(Step[Table]):
    """2.3 – Shoot or pass; asked also without a pistol, so that silence tells nothing."""

    NAME: ClassVar[str] = "reaction"
    CLAUSE: ClassVar[str] = "2.3"
    REACTION: ClassVar[bool] = True
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: Table) -> list[Action]:
        return [SHOOT, PASS] if count(state.hands[self.player], PISTOL) else [PASS]

    def choose(self, state: Table, action: Action) -> None:
        state.stack.pop()
        if action is SHOOT:
            state.hands[self.player] -= ONE[PISTOL]
            state.spent += ONE[PISTOL]
            state.tell(SHOT, self.player)
            state.stack.append(Shot(self.player))
            state.stack.append(Window(self.player))

    def refuse(self, state: Table, action: Action) -> Refusal:
        return Refusal("2.2", "no-pistol") if action is SHOOT else Refusal("2.3", "shoot-or-pass")


class EndOfTurn(Step[Table]):
    """2.5 – The player draws a card; the next one follows."""

    NAME: ClassVar[str] = "end-of-turn"
    CLAUSE: ClassVar[str] = "2.5"

    def resume(self, state: Table) -> None:
        state.stack.pop()
        if state.draw_pile:
            state.tell(DREW, state.turn, state.draw(state.turn, state.chance))
        state.turn = (state.turn + 1) % state.seats
        state.turns_left -= 1
        if state.turns_left:
            state.stack.append(Turn(state.turn))
        else:
            best = max(state.gold)
            state.end(state.gold[:], [seat for seat in range(state.seats) if state.gold[seat] == best], "time")


class Parley(Game[Table]):
    name = "parley"
    title = "Parley"
    seats = range(2, 5)
    options = (Option("duel", "2.3"),)
    labels: ClassVar[dict[str, str]] = {"card": "card"}
    end_reasons = ("time",)
    longest = 1000

    def open_box(self) -> None:
        self.domains |= {"card": Word(CARDS), "cards": Bag(Word(CARDS))}

    def blank(self, seats: int, options: Data, chance: Chance) -> Table:
        return Table(seats, chance, options["duel"])

    def set_up(self, state: Table) -> None:
        for seat in range(state.seats):
            for _ in range(HAND):
                state.draw(seat, state.chance)
            state.tell(DEALT, seat, state.hands[seat])
        state.stack.append(Turn(0))

    def every_action(self) -> Iterable[Action]:
        return [*DEMANDS, SHOOT, PASS]

    def table(self, state: Table, seat: int) -> Data:
        found: Data = {
            "duel": state.duel,
            "turn": state.turn + 1,
            "turns_left": state.turns_left,
            "gold": state.gold[:],
            "hands": [size(hand) for hand in state.hands],
            "draw_pile": size(state.draw_pile),
            "spent": [CARDS[card] for card in cards(state.spent)],
        }
        if seat >= 0:
            found["hand"] = [CARDS[card] for card in cards(state.hands[seat])]
        return found

    def resample(self, state: Table, seat: int, chance: Chance) -> Table:
        other = state.clone()
        other.chance = chance
        sizes = [0 if player == seat else size(hand) for player, hand in enumerate(other.hands)]
        for player in range(other.seats):
            if player != seat:
                other.draw_pile += other.hands[player]
                other.hands[player] = 0
        for player in range(other.seats):
            for _ in range(sizes[player]):
                other.draw(player, chance, "hidden")
        return other

    def judge(self, state: Table, seat: int) -> float:
        return float(state.gold[seat])

    def write(self, state: Table) -> Data:
        return {
            "turn": state.turn + 1,
            "turns_left": state.turns_left,
            "gold": state.gold[:],
            "spent": self.domain("cards").write(state.spent),
            "draw_pile": self.domain("cards").write(state.draw_pile),
            "hand": {str(seat + 1): self.domain("cards").write(hand) for seat, hand in enumerate(state.hands)},
        }

    def read(self, data: Data, state: Table) -> None:
        state.turn = data.get("turn", 1) - 1
        state.turns_left = data.get("turns_left", state.turns_left)
        state.gold = list(data.get("gold", state.gold))
        state.spent = self.domain("cards").read(data.get("spent", []))
        for seat, hand in data.get("hand", {}).items():
            state.hands[int(seat) - 1] = self.domain("cards").read(hand)
        state.draw_pile = DECK - state.spent - sum(state.hands)
        if "draw_pile" in data:
            state.draw_pile = self.domain("cards").read(data["draw_pile"])

    def default_stack(self, data: Data, state: Table) -> None:
        state.stack.append(Turn(state.turn))

    def faults(self, state: Table) -> list[str]:
        found = [] if sum(state.hands) + state.spent + state.draw_pile == DECK else ["the cards do not add up"]
        return found if sum(state.gold) == GOLD * state.seats else [*found, "the gold does not add up"]


GAME = Parley
