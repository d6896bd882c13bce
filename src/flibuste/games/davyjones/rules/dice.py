"""1.18, 11.3.23 – Dice rolled for a ship, and the one that may be rolled again."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.journal import EventKind
from flibuste.engine.only_answer import ENOUGH
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.convex import is_near
from flibuste.games.davyjones.geometry.shape import STOP, Shape
from flibuste.games.davyjones.rules.abilities.active_abilities import POWERS, active_abilities, has, is_ready, spend
from flibuste.games.davyjones.rules.abilities.face_down import might_show, reveal, reveals
from flibuste.games.davyjones.rules.abilities.reveal_faults import why_no_reveal
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.fight import Reroll
from flibuste.games.davyjones.table.actions.orders import Reveal
from flibuste.games.davyjones.table.actions.word_kinds import ship_word
from flibuste.games.davyjones.table.constants import L
from flibuste.games.davyjones.table.events import REROLLED
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.traits import REROLLS
from flibuste.games.davyjones.table.windows import REROLL

_CURSE: Final = 2
_POINT: Final = 1  # a token at sea is a point
_NATURAL: Final = ("cannon", "boarding", "fog-exit")


def roll(state: State, ship: Ship, label: str) -> int:
    """A die for a ship. The step on top of the stack keeps it: the ship's owner may be asked to roll it again."""
    die = cast(state, ship, label)
    if may_reroll(state, ship):
        state.stack.append(RerollOffer(ship.player, ship.number, die, label))
    return die


def may_reroll(state: State, ship: Ship) -> bool:
    """2.5.5, 11.3.23 – Once in each turn, by an ability in force or that of a crew who might show himself for it."""
    if ship.used & POWERS[codes.REROLL_ONE].slot:
        return False
    return has(state, ship, REROLLS) or might_show(state, ship, REROLL)


def cast(state: State, ship: Ship, label: str) -> int:
    """1.18, 14.14 – The die as it counts; where its own face matters as well, the rule adds what a zone takes."""
    die = state.chance.die(label)
    return die if label in _NATURAL else max(1, die + curse(state, ship))


def curse(state: State, ship: Ship) -> int:
    """14.14 – A Cursed Zone within L takes 2 from dice rolled for a ship; several do not add up (1.15)."""
    for player in state.players:
        if player.zone and is_within_l(state, ship, player.zone[0], player.zone[1]):
            return -_CURSE
    return 0


def is_within_l(state: State, ship: Ship, x: int, y: int) -> bool:
    """14.8, 14.9, 14.14 – Within L of a token at sea."""
    point = Shape([(0, 0)], _POINT)
    return is_near(ship.shape(), point, ship.x - x, ship.y - y, state.box.segments[L] + STOP - _POINT)


def reroll_of(state: State, ship: Ship) -> Ability | None:
    """11.3.23 – An ability in force that allows it and has not been used this turn."""
    for ability in active_abilities(state, ship) if has(state, ship, REROLLS) else []:
        if POWERS[ability.effect].traits & REROLLS and is_ready(ship, ability):
            return ability
    return None


def beating(rank: int, bonus: int) -> int:
    """6.3 – The lowest die that beats a rank; a 1 never does."""
    return max(2, rank + 1 - bonus)


class RerollOffer(Step):
    """11.3.23 – Once in each turn one die rolled for the ship may be rolled again; the second result stands.

    2.5.5 – Whoever allows it may have been face down until now.
    """

    NAME: ClassVar[str] = "reroll"
    CLAUSE: ClassVar[str] = "11.3.23"
    TAKES: ClassVar[tuple[str, ...]] = ("reroll", "reveal")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("reroll-or-not",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "die": "number", "label": "label"}
    REACTION: ClassVar[bool] = True
    OCCASIONS: ClassVar[tuple[str, ...]] = (ENOUGH,)

    def __init__(self, player: int, ship: int, die: int, label: str) -> None:
        super().__init__(player)
        self.ship = ship
        self.die = die
        self.label = label

    def occasion(self, state: State) -> str:
        """A die that suffices in full is not asked about, unless its player wishes to be."""
        step = state.stack[-2]
        return ENOUGH if isinstance(step, Rolling) and step.suffices(state, self.die) else ""

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return (*super().prompt(state), ("die", str(self.die)))

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        again: list[Action] = [do(Reroll, 0)] if has(state, ship, REROLLS) else []
        return [*again, do(Reroll, 1), *reveals(state, ship, self.player, REROLL)]

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Reveal):
            reveal(state, state.crew[action.crew])
            return
        assert isinstance(action, Reroll)
        if not action.is_again:
            state.stack.pop()
            return
        ship = state.ship(self.ship)
        ability = reroll_of(state, ship)
        if ability is not None:
            spend(ship, ability)
        die = cast(state, ship, self.label)
        state.tell(REROLLED, self.player, self.ship, die)
        state.hand_down((self.ship, die))

    def breach(self, state: State, action: Action) -> Refusal:
        """2.5.5, 11.3.23 – A crew who gives no second roll, or nothing that gives one yet."""
        if isinstance(action, Reveal):
            return why_no_reveal(state, self.player, action)
        return Refusal("11.3.23", "reroll-or-not", (("ship", ship_word(self.ship)),))


class Rolling(Step):
    """A step that keeps dice for ships: `keep` takes the second result."""

    def clone(self) -> Self:
        return copy_of(self)

    def receive(self, state: State, result: tuple[int, int]) -> None:
        """11.3.23 – The ship, and its die that was rolled again."""
        self.keep(result[0], result[1])

    def keep(self, ship: int, die: int) -> None:
        raise NotImplementedError

    def suffices(self, state: State, die: int) -> bool:
        """Whether a die does all that it could do, by what everybody sees."""
        return False


class OneDie(Rolling):
    """A step that keeps one die at a time for a ship, 0 before it is rolled."""

    def __init__(self, ship: int, die: int) -> None:
        super().__init__()
        self.ship = ship
        self.die = die

    def keep(self, ship: int, die: int) -> None:
        self.die = die


class ShipDie(OneDie):
    """One die for a ship, which its controller may roll again: `settle` is what comes of it."""

    LABEL: ClassVar[str] = ""

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        if self.die == 0:
            self.die = roll(state, ship, self.LABEL)
            return
        state.stack.pop()
        self.settle(state, ship)

    def settle(self, state: State, ship: Ship) -> None:
        raise NotImplementedError


class AbilityDie(ShipDie):
    """The die of an ability that works from `on` upwards; `works` is what it does then."""

    FIELDS: ClassVar[dict[str, str]] = {"ship": "ship", "on": "number", "die": "number"}
    EVENT: ClassVar[EventKind]

    def __init__(self, ship: int, on: int, die: int = 0) -> None:
        super().__init__(ship, die)
        self.on = on

    def suffices(self, state: State, die: int) -> bool:
        return die >= self.on

    def settle(self, state: State, ship: Ship) -> None:
        works = self.die >= self.on
        state.tell(self.EVENT, ship.player, self.ship, self.die, self.on, int(works))
        if works:
            self.works(state, ship)

    def works(self, state: State, ship: Ship) -> None:
        raise NotImplementedError
