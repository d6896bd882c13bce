"""4.2 – The boarding stage: rounds of Boarding cards."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal, elsewhere
from flibuste.games.cove.rules.cards.hand import add_plays_of_family, holds_of_family, to_play
from flibuste.games.cove.rules.order import ranked
from flibuste.games.cove.table.actions import ONLY_PASS, PASS, Play
from flibuste.games.cove.table.constants import BOARDING, SEATS
from flibuste.games.cove.table.events import PLAYED
from flibuste.games.cove.table.state import State, Step


class Boarding(Step):
    """4.2.3, 4.2.4 – Rounds repeat until all players pass in the same round, or Becalmed ends the stage (7.4.11)."""

    NAME: ClassVar[str] = "boarding"
    CLAUSE: ClassVar[str] = "4.2.3"

    def resume(self, state: State) -> None:
        """4.2.1 – Only players with a ship in this battle are asked (4.2.7), and of them those who hold a card."""
        battle = state.fight()
        while battle.turn < len(battle.order) and not battle.becalmed:
            seat = battle.order[battle.turn]
            battle.turn += 1
            if state.players[seat].hand:
                state.stack.append(BOARDING_TURN[seat])
                return
        if battle.played and not battle.becalmed:
            begin_round(state)
        else:
            state.stack.pop()
            battle.order = []
            battle.turn = 0


def begin_round(state: State) -> None:
    """4.2.8 – The order of each round uses the current speeds."""
    battle = state.fight()
    battle.turn = 0
    battle.played = False
    battle.order = holders_by_speed(state)


def holders_by_speed(state: State) -> list[int]:
    """4.2.1 – Those who hold a card, fastest first."""
    holders: list[int] = []
    speeds: list[int] = []
    for seat in state.fight().seats:
        if state.players[seat].hand:
            holders.append(seat)
            speeds.append(state.battle_speed(seat))
    return ranked(state, holders, speeds, "speed-tie") if holders else holders


class BoardingTurn(Step):
    """4.2.1, 4.2.5 – One Boarding card or pass; a pass is not final while others play."""

    NAME: ClassVar[str] = "boarding-turn"
    CLAUSE: ClassVar[str] = "4.2.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}
    REACTION: ClassVar[bool] = True

    def options(self, state: State) -> list[Action]:
        if not holds_of_family(state, self.player, BOARDING):
            return ONLY_PASS
        found: list[Action] = []
        add_plays_of_family(state, self.player, BOARDING, found)
        found.append(PASS)
        return found

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Play):
            play_boarding(state, self.player, action)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if not isinstance(action, Play):
            return []
        return to_play(state, seat, action, state.pieces.cards[action.card].family == BOARDING)

    def refuse(self, state: State, action: Action) -> Refusal:
        return elsewhere(action, "4.2.1", "play-or-pass")


BOARDING_TURN: Final = [BoardingTurn(seat) for seat in range(SEATS)]


def play_boarding(state: State, seat: int, action: Play) -> None:
    """4.2.2, 4.2.6 – Played face up, it takes effect at once and stays in force for the whole battle."""
    battle = state.fight()
    state.players[seat].lose_card(action.card)
    battle.cards.append(action.card)
    battle.owners.append(seat)
    battle.played = True
    state.tell(PLAYED, seat, action.card)
    for effect in state.pieces.cards[action.card].effects:
        effect.happen(state, seat, action.value)
