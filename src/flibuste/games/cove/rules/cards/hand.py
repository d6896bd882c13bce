"""7.0 – Playing cards from the hand: what may be played when, and what happens then."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.cove.table.actions import ASKS_NOTHING, Play
from flibuste.games.cove.table.constants import BARE, CRAFTSMAN, EVENT, NONE
from flibuste.games.cove.table.events import PLAYED
from flibuste.games.cove.table.pieces import Card
from flibuste.games.cove.table.state import State

_WINDOW_CLAUSE: Final = ["3.1.3", "3.2.1", "3.2.7", "7.3.51", "3.5.5"]
_FAMILY_CLAUSE: Final = ["7.1.6", "7.2.1", "7.0.4", "4.2.1", "4.3.1", "7.6.1"]
_WINDOWS: Final = ["treasures", "navigation-start", "navigation-end", "navy-sent", "island"]
_FAMILIES: Final = ["parrot", "craftsman", "event", "boarding", "broadside", "fame"]


def add_plays_in_window(state: State, seat: int, window: int, found: list[Action]) -> None:
    """11.1.2 – The cards of the hand that may be played in a window."""
    last = NONE
    for kind in state.players[seat].hand:
        if kind != last:
            card = state.pieces.cards[kind]
            if card.window == window:
                add_plays(state, seat, card, found)
            last = kind


def add_plays_of_family(state: State, seat: int, family: int, found: list[Action]) -> None:
    """4.2.1, 4.3.1 – The cards of a family in the hand."""
    last = NONE
    for kind in state.players[seat].hand:
        if kind != last:
            card = state.pieces.cards[kind]
            if card.family == family:
                add_plays(state, seat, card, found)
            last = kind


def holds_for_window(state: State, seat: int, window: int) -> bool:
    for kind in state.players[seat].hand:
        if state.pieces.cards[kind].window == window:
            return True
    return False


def holds_of_family(state: State, seat: int, family: int) -> bool:
    for kind in state.players[seat].hand:
        if state.pieces.cards[kind].family == family:
            return True
    return False


def add_plays(state: State, seat: int, card: Card, found: list[Action]) -> None:
    """Every way to play a card: all that its effects may name."""
    if card.asks == ASKS_NOTHING and len(card.effects) == 1:
        if card.effects[0].values(state, seat):
            found.append(card.plays[0])
        return
    for value in playable_values(state, seat, card):
        found.append(card.plays[value + 1])


def playable_values(state: State, seat: int, card: Card) -> list[int]:
    found: list[int] = []
    for effect in card.effects:
        for value in effect.values(state, seat):
            if value not in found:
                found.append(value)
    return found


def play_event(state: State, seat: int, action: Play) -> None:
    """7.0.4 – An Event card is discarded as soon as it is played; its effect happens at once (11.1.2)."""
    state.players[seat].lose_card(action.card)
    state.discard(action.card)
    state.tell(PLAYED, seat, action.card)
    for effect in state.pieces.cards[action.card].effects:
        effect.happen(state, seat, action.value)


def to_play(state: State, seat: int, action: Play, is_its_time: bool) -> list[Condition]:
    """7.0.3, 11.1.2 – A card of the hand, at its time, with something that its effects may name."""
    card = state.pieces.cards[action.card]
    in_hand = action.card in state.players[seat].hand
    moment = (("card", card.name), ("moment", moment_of(card)))
    found = [
        Condition(in_hand, "7.0.3", "not-in-hand", (("card", card.name),)),
        Condition(is_its_time, clause_of(card), "not-now", moment),
    ]
    if is_its_time and action.value not in playable_values(state, seat, card):
        refusal = refuse_value(state, seat, card, action.value)
        found.append(Condition(False, refusal.clause, refusal.reason, refusal.words))
    return found


def clause_of(card: Card) -> str:
    """The clause that says when a card is played."""
    return _WINDOW_CLAUSE[card.window] if card.family in (EVENT, CRAFTSMAN) else _FAMILY_CLAUSE[card.family]


def moment_of(card: Card) -> str:
    """When a card is played, as a word."""
    return _WINDOWS[card.window] if card.family in (EVENT, CRAFTSMAN) else _FAMILIES[card.family]


def refuse_value(state: State, seat: int, card: Card, value: int) -> Refusal:
    for effect in card.effects:
        if value == BARE or effect.ASKS != ASKS_NOTHING:
            return effect.refuse(state, seat, value)
    return card.effects[0].refuse(state, seat, value)
