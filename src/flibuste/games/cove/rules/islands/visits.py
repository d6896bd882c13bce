"""3.5, 6 – Phase 5: Island effects. Each player in turn acts where his ship lies."""

from typing import ClassVar, Final, Self

from flibuste.engine.action import Action
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal, out_of_order
from flibuste.games.cove.rules.cards.craftsmen import add_mends, attach, mend, to_mend
from flibuste.games.cove.rules.cards.hand import add_plays_in_window, play_event, to_play
from flibuste.games.cove.rules.cards.tavern import DRAW_CARD, cards_left
from flibuste.games.cove.rules.purse import can_pay, pay
from flibuste.games.cove.table.actions import BUY, DONE, RAISE, Bury, Mend, Play, Raise, Take
from flibuste.games.cove.table.constants import CANNONS, CRAFTSMAN, CREW, HULL, NONE, ON_ISLAND, SAILS, TREASURE
from flibuste.games.cove.table.events import BOUGHT, RAISED
from flibuste.games.cove.table.state import State, Step

YARD: Final = [NONE, NONE, HULL, SAILS, CANNONS, CREW]  # what is raised on an island


class Visit(Step):
    """3.5.2, 3.5.5 – One player's action: the island's effect, Craftsmen and Shipwright, in any order, until done."""

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        self.add_uses(state, found)
        add_mends(state, self.player, found)
        add_plays_in_window(state, self.player, ON_ISLAND, found)
        found.append(DONE)
        return found

    def add_uses(self, state: State, found: list[Action]) -> None:
        """What the place itself offers."""

    def use(self, state: State, action: Action) -> None:
        """Make use of the place."""

    def finish(self, state: State) -> None:
        """The action is over."""
        state.stack.pop()

    def is_idle(self, state: State) -> bool:
        """11.1.5 – Nothing can be done, and everybody can see it: the hand is empty too."""
        return len(state.players[self.player].hand) == 0 and len(self.options(state)) == 1

    def choose(self, state: State, action: Action) -> None:
        if action is DONE:
            self.finish(state)
            return
        if isinstance(action, Play):
            if state.pieces.cards[action.card].family == CRAFTSMAN:
                attach(state, self.player, action.card, action.value)
            else:
                play_event(state, self.player, action)
        elif isinstance(action, Mend):
            mend(state, self.player, action.section)
        else:
            self.use(state, action)
        if state.stack[-1] is self and self.is_idle(state):
            self.finish(state)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if isinstance(action, Mend):
            return to_mend(state, seat, action)
        if isinstance(action, Play):
            return to_play(state, seat, action, state.pieces.cards[action.card].window == ON_ISLAND)
        return self.to_use(state, action)

    def to_use(self, state: State, action: Action) -> list[Condition]:
        """What the place itself asks for."""
        return []

    def refuse(self, state: State, action: Action) -> Refusal:
        """3.5.3 – Only the effect of the place where the ship lies."""
        if action is BUY or isinstance(action, Raise | Bury | Take):
            return out_of_order(action, "3.5.3", "not-here")
        return out_of_order(action, "3.5.5", "island-action")


class TavernVisit(Visit):
    """6.1.1 – Buy up to 3 Tavern cards, one at a time, at 2 gold each; `bought` so far."""

    NAME: ClassVar[str] = "tavern-visit"
    CLAUSE: ClassVar[str] = "6.1.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "bought": "number"}

    def __init__(self, player: int, bought: int = 0) -> None:
        self.player = player
        self.bought = bought

    def clone(self) -> Self:
        return copy_of(self)

    def add_uses(self, state: State, found: list[Action]) -> None:
        prices = state.pieces.prices
        can_pay = state.players[self.player].gold >= prices.tavern_card
        if can_pay and self.bought < prices.tavern_cards_per_visit and cards_left(state):
            found.append(BUY)

    def use(self, state: State, action: Action) -> None:
        price = state.pieces.prices.tavern_card
        self.bought += 1
        pay(state, self.player, price)
        state.tell(BOUGHT, self.player, price)
        state.stack.append(DRAW_CARD[self.player])

    def to_use(self, state: State, action: Action) -> list[Condition]:
        if action is not BUY:
            return []
        most = state.pieces.prices.tavern_cards_per_visit
        return [
            Condition(self.bought < most, "6.1.1", "three-cards-bought", (("count", str(self.bought)),)),
            Condition(cards_left(state) > 0, "7.0.2", "no-card-left"),
            can_pay(state, self.player, state.pieces.prices.tavern_card, "6.1.1"),
        ]


class YardVisit(Visit):
    """6.2.1, 6.3.1, 6.4.1, 6.5.1 – Raise the island's section by any number of levels at printed cost."""

    NAME: ClassVar[str] = "yard-visit"
    CLAUSE: ClassVar[str] = "6.0.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "section": "section"}

    def __init__(self, player: int, section: int) -> None:
        self.player = player
        self.section = section

    def add_uses(self, state: State, found: list[Action]) -> None:
        if can_raise(state, self.player, self.section, 1):
            found.append(RAISE[self.section])

    def use(self, state: State, action: Action) -> None:
        raise_section(state, self.player, self.section, 1)

    def to_use(self, state: State, action: Action) -> list[Condition]:
        if not isinstance(action, Raise):
            return []
        its_island = (*action.words, ("island", str(YARD.index(action.section))))
        is_here = Condition(action.section == self.section, "3.5.3", "other-section", its_island, ("not-here",))
        return [is_here, *to_raise(state, self.player, action, 1)]


def can_raise(state: State, seat: int, section: int, factor: int) -> bool:
    """2.1.4, 6.0.1 – Not beyond the last position; a level must be paid in full."""
    player = state.players[seat]
    ring = player.rings[section]
    return ring < state.pieces.last_ring and player.gold >= state.pieces.costs[ring + 1] * factor


def raise_section(state: State, seat: int, section: int, factor: int) -> None:
    """6.0.1, 6.0.3 – The ring moves right by one; the printed cost goes to the bank."""
    rings = state.players[seat].rings
    cost = state.pieces.costs[rings[section] + 1] * factor
    pay(state, seat, cost)
    rings[section] += 1
    state.tell(RAISED, seat, section, rings[section], cost)


def to_raise(state: State, seat: int, action: Raise, factor: int) -> list[Condition]:
    """2.1.4, 6.0.1 – Not beyond the last position, and the gold."""
    ring = state.players[seat].rings[action.section]
    has_room = ring < state.pieces.last_ring
    found = [Condition(has_room, "2.1.4", "last-level", action.words)]
    if has_room:
        found.append(can_pay(state, seat, state.pieces.costs[ring + 1] * factor, "6.0.1"))
    return found


def visit_of(state: State, seat: int, place: int) -> Visit:
    """3.5.3 – The action of a player on an outer island."""
    assert place < TREASURE
    return TavernVisit(seat) if YARD[place] == NONE else YardVisit(seat, YARD[place])
