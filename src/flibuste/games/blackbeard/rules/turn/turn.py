"""4.3, 4.4 – The Player Turn: draw, Merchants, cards and Actions; then the next player."""

from typing import ClassVar

from flibuste.games.blackbeard.rules.crew import lose_loyalty
from flibuste.games.blackbeard.rules.port.ports import merchants_on_board, place_merchants
from flibuste.games.blackbeard.rules.turn.announcement import PlayPhase
from flibuste.games.blackbeard.rules.turn.must_play import resolve_must
from flibuste.games.blackbeard.table.constants import NO_SEAT, NONE
from flibuste.games.blackbeard.table.events import AMNESTY_OVER, DREW, MUST_PLAY, TURN
from flibuste.games.blackbeard.table.piles import draw_event
from flibuste.games.blackbeard.table.state import State, TableStep


class Turn(TableStep):
    """4.3a – A Player Turn begins; 17.2#18c – Scurvy first."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "4.3a"

    def resume(self, state: State) -> None:
        begin_turn(state)
        state.stack[-1] = CloseTurn()
        state.stack.append(PlayPhase())
        state.stack.append(MerchantPhase())
        state.stack.append(DrawPhase())
        suffer_scurvy(state, state.own(state.turn))
        if state.is_alone():
            state.hunted = state.pirate(state.pieces.blackbeard).notoriety < state.pieces.kc_notoriety


def begin_turn(state: State) -> None:
    """Turn-scoped state is cleared; who was deployed last turn is protected no longer (10.31g)."""
    state.clear_turn()
    state.turn_number += 1
    for number in state.in_play:
        pirate = state.pirate(number)
        pirate.activated = False
        pirate.fresh = False
    state.tell(TURN, state.turn, state.turn_number)


def suffer_scurvy(state: State, pirates: list[int]) -> None:
    """17.2#18c – Each Pirate with Scurvy loses 1 Loyalty; allies suffer together (11.4d)."""
    for number in pirates:
        pirate = state.pirate(number)
        if pirate.scurvy and not (pirate.ally != NONE and pirate.ally < number and state.pirate(pirate.ally).scurvy):
            lose_loyalty(state, number, 1)


class DrawPhase(TableStep):
    """4.4Aa – Event cards one at a time until four are in hand; MUST PLAY cards are resolved at once (4.4Ac)."""

    NAME: ClassVar[str] = "draw-phase"
    CLAUSE: ClassVar[str] = "4.4Aa"

    def resume(self, state: State) -> None:
        hand = state.players[state.turn].hand
        # 4.4Ad – Nothing with four in hand.
        while len(hand) < state.pieces.hand:
            card = draw_event(state)
            if state.pieces.cards[card].must:
                state.tell(MUST_PLAY, state.turn, card)
                resolve_must(state, card)
                return
            state.put_back(hand, card)
            state.tell(DREW, state.turn, card)
        state.stack.pop()


class MerchantPhase(TableStep):
    """4.4Ba – With fewer than 5 Merchants on the board, place up to 6; 19.4b – alone: fewer than 8, up to 8."""

    NAME: ClassVar[str] = "merchant-phase"
    CLAUSE: ClassVar[str] = "4.4Ba"

    def resume(self, state: State) -> None:
        state.stack.pop()
        pieces = state.pieces
        low = pieces.alone_low if state.is_alone() else pieces.merchants_low
        if not state.turn_lost and merchants_on_board(state) < low:
            place_merchants(state, pieces.alone_filled if state.is_alone() else pieces.merchants_filled)


class CloseTurn(TableStep):
    """T9 – The amnesty may run out, rights to sack too; the next player in Play Order is Pirate Player."""

    NAME: ClassVar[str] = "close-turn"
    CLAUSE: ClassVar[str] = "3.0.11a"

    def resume(self, state: State) -> None:
        close_turn(state)
        if state.is_alone():
            from flibuste.games.blackbeard.rules.solitaire.rival_turn import after_blackbeard

            after_blackbeard(state)
            return
        state.turn = (state.turn + 1) % state.seats
        # 4.4Ck – Also that of a player without Pirates.
        state.stack[-1] = Turn()


def close_turn(state: State) -> None:
    """17.2#8c, 9.55a – The amnesty and a right to sack last until the same Player Turn has come round again.

    19.2a – Alone each of the system's Pirates has a Player Turn of his own.
    """
    if state.amnesty != NO_SEAT and state.turn_number >= state.amnesty_until:
        state.amnesty = NO_SEAT
        state.tell(AMNESTY_OVER, state.turn)
        for number in state.in_play:
            state.pirate(number).pardoned = False
    oldest = state.turn_number - state.turns_in_round()
    for number in state.in_play:
        pirate = state.pirate(number)
        if pirate.sack_turn <= oldest:
            pirate.sacking = NONE
