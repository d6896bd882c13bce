"""4.4C, 17.1 – The Announcement Phase: cards played for Actions, as Events, or both."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.blackbeard.rules.leaving import dissolve
from flibuste.games.blackbeard.rules.prompts import Pairs, yes
from flibuste.games.blackbeard.rules.reactions.card_against import spend_card
from flibuste.games.blackbeard.rules.turn.action_phase import ActionPhase, add_parting, has_alliance
from flibuste.games.blackbeard.rules.turn.card_events import CardEvent, has_event
from flibuste.games.blackbeard.rules.turn.conditions import to_part
from flibuste.games.blackbeard.table.actions import (
    END_TURN,
    STOP,
    OfCard,
    PlayAgainst,
    PlayAsEvent,
    PlayForActions,
    PlayForBoth,
    TradeIn,
)
from flibuste.games.blackbeard.table.constants import BURIED_TREASURE, HEAVY_GUNS, NONE
from flibuste.games.blackbeard.table.events import PLAYED_ACTIONS, PLAYED_BOTH, PLAYED_EVENT, TRADED
from flibuste.games.blackbeard.table.pirate_actions import Part
from flibuste.games.blackbeard.table.state import State, TableStep


class PlayPhase(TableStep):
    """4.4Cf – Cards one after another, until the player ends his turn or has none left.

    11.6a – Also without a card he may dissolve an Alliance before his turn is over.
    """

    NAME: ClassVar[str] = "play-phase"
    CLAUSE: ClassVar[str] = "4.4Cf"

    def resume(self, state: State) -> None:
        idle = not state.players[state.turn].hand and not has_alliance(state, state.turn)
        if state.turn_lost or idle:
            state.stack.pop()
        else:
            state.stack.append(PlayCard(state.turn))


class PlayCard(TableStep):
    """4.4Ca – Which card, and for what; 17.14c – at least one each turn."""

    NAME: ClassVar[str] = "play-card"
    CLAUSE: ClassVar[str] = "4.4Ca"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        last = NONE
        for card in state.players[self.player].hand:
            if card != last:
                add_card(state, self.player, card, found)
            last = card
        if not state.acted and not can_act(state, self.player):
            add_trades(state, self.player, found)
        if state.cards_played or not state.players[self.player].hand:
            found.append(END_TURN)
        add_parting(state, self.player, found)
        return found

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is END_TURN:
            state.stack.pop()
        elif isinstance(action, Part):
            dissolve(state, state.pirate(action.pirate))
        elif isinstance(action, TradeIn):
            trade(state, self.player, action.card)
        else:
            assert isinstance(action, OfCard)
            play(state, self.player, action)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if action is END_TURN:
            free = state.cards_played > 0 or not state.players[seat].hand
            return [Condition(free, "17.14c", "play-a-card-first")]
        if isinstance(action, Part):
            return to_part(state, seat, action)
        if not isinstance(action, OfCard):
            return []
        held = Condition(action.card in state.players[seat].hand, "2.6a", "card-not-in-hand")
        return [held, *to_play(state, seat, action)]

    def prompt(self, state: State) -> Pairs:
        return (("acted", yes(state.acted)), ("played", yes(state.cards_played > 0)))


def to_play(state: State, seat: int, action: OfCard) -> list[Condition]:
    """17.1 – What each way to play a card asks for."""
    card = state.pieces.cards[action.card]
    if isinstance(action, PlayAgainst):
        return [Condition(False, "2.6b", "not-against-yourself")]
    if isinstance(action, TradeIn):
        return [Condition(not state.acted and not can_act(state, seat), "4.55a", "a-card-gives-actions")]
    first = Condition(not state.acted, "17.14a", "one-actions-card")
    if isinstance(action, PlayForActions):
        alone = Condition(not card.both, "17.12a", "event-is-obligatory")
        return [first, alone, names_pirate(state, seat, action)]
    found = [Condition(card.both, "17.13a", "one-mode-only")]
    if card.both:
        found.append(Condition(has_event(state, seat, action.card), "17.12a", "not-playable-now", (("why", "event"),)))
    if isinstance(action, PlayForBoth):
        return [first, *found]
    return [Condition(not card.anti, "4.4Cb", "anti-pirate-event"), *found]


def names_pirate(state: State, seat: int, action: PlayForActions) -> Condition:
    """4.52a – A diamond names one of the player's Pirates, another card none."""
    if state.pieces.cards[action.card].diamond:
        own = action.pirate in state.own(seat)
        return Condition(own, "4.52a", "not-playable-now", (("why", "pirate"),))
    return Condition(action.pirate == NONE, "17.12a", "not-playable-now", (("why", "nobody"),))


def add_card(state: State, seat: int, number: int, found: list[Action]) -> None:
    """17.12, 17.13 – AND cards: Event alone or both; OR cards for their Actions; diamonds name a Pirate."""
    card = state.pieces.cards[number]
    verbs = state.pieces.verbs
    if card.both:
        if has_event(state, seat, number):
            found.append(verbs.event[number])
            if not state.acted:
                found.append(verbs.both[number])
    elif not state.acted:
        # 4.4Ch – The card that gives the Actions is named; 17.17a – its number means nothing.
        if not card.diamond:
            found.append(verbs.act[number])
        else:
            for pirate in state.own(seat):
                found.append(verbs.lead[number][pirate])


def can_act(state: State, seat: int) -> bool:
    """4.55a – Whether some card in hand can be played for Actions."""
    for number in state.players[seat].hand:
        card = state.pieces.cards[number]
        if card.both:
            if has_event(state, seat, number):
                return True
        elif not card.diamond or state.own(seat):
            return True
    return False


def add_trades(state: State, seat: int, found: list[Action]) -> None:
    last = NONE
    for card in state.players[seat].hand:
        if card != last:
            found.append(state.pieces.verbs.trade[card])
        last = card


def play(state: State, seat: int, action: OfCard) -> None:
    """4.4Ce – The Event first, then the Actions."""
    number = action.card
    card = state.pieces.cards[number]
    spend_card(state, seat, number)
    if number not in (HEAVY_GUNS, BURIED_TREASURE):
        state.discard(number)
    if isinstance(action, PlayAsEvent):
        state.tell(PLAYED_EVENT, seat, number)
        state.stack.append(CardEvent(seat, number))
        return
    state.acted = True
    state.actions_left = card.actions
    if isinstance(action, PlayForActions):
        state.initiative = action.pirate
        if card.diamond:
            state.actions_left = state.card(action.pirate).initiative
        state.tell(PLAYED_ACTIONS, seat, number, state.actions_left, action.pirate)
    else:
        state.tell(PLAYED_BOTH, seat, number)
    # 4.4Cd – During these Actions AP players may react; 4.4Cg – they come before any other card.
    state.stack.append(ActionPhase())
    if isinstance(action, PlayForBoth):
        state.stack.append(CardEvent(seat, number))


def trade(state: State, seat: int, card: int) -> None:
    """4.55a – With nothing playable for Actions, one or two cards are discarded for one Action each."""
    spend_card(state, seat, card)
    state.discard(card)
    state.tell(TRADED, seat, card)
    state.acted = True
    state.actions_left = 1
    state.stack.append(ActionPhase())
    if state.players[seat].hand:
        state.stack.append(TradeMore(seat))


class TradeMore(TableStep):
    """4.55a – A second card for a second Action, or not."""

    NAME: ClassVar[str] = "trade-more"
    CLAUSE: ClassVar[str] = "4.55a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [STOP]
        add_trades(state, self.player, found)
        return found

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, TradeIn):
            spend_card(state, self.player, action.card)
            state.discard(action.card)
            state.tell(TRADED, self.player, action.card)
            state.actions_left += 1

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, TradeIn):
            return Refusal("2.6a", "card-not-in-hand")
        return Refusal("4.55a", "one-or-two-cards")
