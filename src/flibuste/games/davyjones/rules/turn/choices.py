"""3.8 (c), 3.9, 8.5.1, 8.10.3 – The choices at the start of a turn, in the order that the player likes."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.geometry.bodies import docked_at, end_tows, is_lost, is_monster, is_on_table, loosen
from flibuste.games.davyjones.geometry.convex import is_over
from flibuste.games.davyjones.rules.abilities.active_abilities import POWERS, active_abilities, has_keyword
from flibuste.games.davyjones.rules.abilities.copying import may_swap
from flibuste.games.davyjones.rules.turn.event_cards import PlayEvents
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.actions.choice import ShipChoice, do
from flibuste.games.davyjones.table.actions.orders import Appear, Dive, First, FirstEvents, Haunt, Surface
from flibuste.games.davyjones.table.actions.word_kinds import MATTERS
from flibuste.games.davyjones.table.constants import GHOST_SHIP
from flibuste.games.davyjones.table.events import APPEARS, DIVED, HAUNTS, SURFACED
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import ShipQuestion, State, Step

DEPTH: Final = MATTERS.index("depth")
GHOST: Final = MATTERS.index("ghost")
EVENTS: Final = MATTERS.index("events")
_POWERS: Final = {
    codes.COPY_ANY_ABILITY: MATTERS.index("copy"),
    codes.FLEET_TWO_ACTIONS: MATTERS.index("headhunter"),
    codes.EYE_OF_INSANITY: MATTERS.index("eye"),
}
_SHIPS: Final = 100  # a matter is its kind and its ship in one number


class Matters(Step):
    """3.8 (c), 3.9 – What is to be chosen when a turn starts; where it is more than one the player says what is first.

    `done` are the matters that have been dealt with. What a choice brings up (a copied keyword) is dealt with too.
    """

    NAME: ClassVar[str] = "matters"
    CLAUSE: ClassVar[str] = "3.9"
    FIELDS: ClassVar[dict[str, str]] = {"seat": "seat", "done": "numbers"}

    def __init__(self, seat: int, done: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.done = done

    def clone(self) -> Self:
        other = copy_of(self)
        other.done = self.done[:]
        return other

    def pending(self, state: State) -> list[int]:
        return [matter for matter in matters_of(state, self.seat) if matter not in self.done]

    def resume(self, state: State) -> None:
        pending = self.pending(state)
        if not pending:
            state.stack.pop()
        elif len(pending) == 1:
            self.begin(state, pending[0])
        else:
            state.stack.append(FirstMatter(self.seat))

    def begin(self, state: State, matter: int) -> None:
        self.done.append(matter)
        take_up(state, self.seat, matter)


def matters_of(state: State, seat: int) -> list[int]:
    """8.5.1, 8.10.3, 11.3.26, 11.3.27, 12.14, 14.2 – Monsters, ghost ships, abilities that act now, events in hand."""
    found: list[int] = []
    for ship in state.fleet(seat):
        if not is_lost(ship):
            if is_monster(ship):
                found.append(DEPTH * _SHIPS + ship.number)
            if has_keyword(state, ship, GHOST_SHIP):
                found.append(GHOST * _SHIPS + ship.number)
        for ability in active_abilities(state, ship):
            if ability.effect in _POWERS and is_due(state, ship, ability.effect):
                found.append(_POWERS[ability.effect] * _SHIPS + ship.number)
    if state.players[seat].events or state.players[seat].played:
        found.append(EVENTS * _SHIPS)
    return found


def is_due(state: State, ship: Ship, effect: int) -> bool:
    """12.14 – The Eye is no matter where nobody could swap."""
    return effect != codes.EYE_OF_INSANITY or may_swap(state, ship)


def take_up(state: State, seat: int, matter: int) -> None:
    """The choice itself."""
    kind, number = divmod(matter, _SHIPS)
    if kind == DEPTH:
        state.stack.append(Depth(seat, number))
    elif kind == GHOST:
        state.stack.append(Ghost(seat, number))
    elif kind == EVENTS:
        state.stack.append(PlayEvents(seat))
    else:
        ship = state.ship(number)
        for ability in active_abilities(state, ship)[:]:
            if _POWERS.get(ability.effect) == kind:
                POWERS[ability.effect].starts(state, ship, ability)


class FirstMatter(Step):
    """3.9 – What falls at the same time is ordered by the player whose turn it is."""

    NAME: ClassVar[str] = "first-matter"
    CLAUSE: ClassVar[str] = "3.9"
    TAKES: ClassVar[tuple[str, ...]] = ("first", "first-events")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("nothing-to-choose-there",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def below(self, state: State) -> Matters:
        matters = state.stack[-2]
        assert isinstance(matters, Matters)
        return matters

    def options(self, state: State) -> list[Action]:
        return [order_of(matter) for matter in self.below(state).pending(state)]

    def choose(self, state: State, action: Action) -> None:
        matters = self.below(state)
        state.stack.pop()
        for matter in matters.pending(state):
            if order_of(matter) == action:
                matters.begin(state, matter)
                return

    def breach(self, state: State, action: Action) -> Refusal:
        """3.9 – Another's ship, dealt with already, or no such matter of this ship."""
        if isinstance(action, First) and state.ship(action.ship).player != self.player:
            return Refusal("3.2", "not-your-ship")
        done = [order_of(matter) for matter in self.below(state).done]
        return Refusal("3.9", "matter-settled" if action in done else "no-such-matter")


def order_of(matter: int) -> Action:
    kind, number = divmod(matter, _SHIPS)
    return do(FirstEvents) if kind == EVENTS else do(First, kind, number)


class Depth(ShipQuestion):
    """8.10.3, 8.10.5 – Surfaced or submerged; it cannot surface where a ship or wreck overlaps it."""

    NAME: ClassVar[str] = "depth"
    CLAUSE: ClassVar[str] = "8.10.3"
    TAKES: ClassVar[tuple[str, ...]] = ("surface", "dive")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("8.10.5", "something-above")

    def options(self, state: State) -> list[Action]:
        ship = state.ship(self.ship)
        found: list[Action] = [] if is_under(state, ship) else [do(Surface, self.ship)]
        return [*found, do(Dive, self.ship)]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        ship = state.ship(self.ship)
        dives = isinstance(action, Dive)
        if dives != ship.submerged:
            ship.submerged = dives
            state.tell(DIVED if dives else SURFACED, self.player, self.ship)
        loosen(state)
        ship.berth = docked_at(state, ship)

    def breach(self, state: State, action: Action) -> Refusal:
        is_about = isinstance(action, ShipChoice) and action.ship == self.ship
        return Refusal("8.10.5", "something-above") if is_about else super().breach(state, action)


def is_under(state: State, ship: Ship) -> bool:
    if not ship.submerged:
        return False
    shape = ship.shape()
    for other in state.ships:
        if (
            other is not ship
            and is_on_table(other)
            and is_over(shape, other.shape(), ship.x - other.x, ship.y - other.y)
        ):
            return True
    return False


class Ghost(ShipQuestion):
    """8.5.1 – Ghostly or not, until the next own turn."""

    NAME: ClassVar[str] = "ghost"
    CLAUSE: ClassVar[str] = "8.5.1"
    TAKES: ClassVar[tuple[str, ...]] = ("haunt", "appear")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("ghostly-or-not",)

    def options(self, state: State) -> list[Action]:
        return [do(Haunt, self.ship), do(Appear, self.ship)]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        ship = state.ship(self.ship)
        haunts = isinstance(action, Haunt)
        if haunts != ship.ghostly:
            ship.ghostly = haunts
            state.tell(HAUNTS if haunts else APPEARS, self.player, self.ship)
            if haunts:
                end_tows(state, ship)  # 8.5.4
        ship.berth = docked_at(state, ship)
