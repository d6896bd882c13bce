"""5.3, 5.4 – The end: Fame cards, the winner, the last battle of those tied."""

from typing import ClassVar, Final

from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.battle.combat import clear_battle, push_battle
from flibuste.games.cove.rules.cards.fame import fame_cards, points_in_hand
from flibuste.games.cove.rules.order import first_of
from flibuste.games.cove.rules.purse import gain_fame, pay, return_chests
from flibuste.games.cove.table.constants import END_PHASE, NOWHERE
from flibuste.games.cove.table.events import FAME_CARD, FAME_CARDS, FINAL_FAME, LAST_BATTLE, UNBURIED, WON
from flibuste.games.cove.table.state import Battle, State, Step


class Ending(Step):
    """5.3.1, 5.3.3 – Fame cards are revealed; the highest fame wins; those tied fight (5.4.1)."""

    NAME: ClassVar[str] = "ending"
    CLAUSE: ClassVar[str] = "5.3.1"

    def resume(self, state: State) -> None:
        state.phase = END_PHASE
        state.stack.pop()
        for seat in range(state.seats):
            reveal_fame(state, seat)
        state.revealed = True
        leaders = highest_fame(state)
        if len(leaders) == 1:
            end_game(state, leaders[0], "fame")
        else:
            begin_last_battle(state, leaders)


def reveal_fame(state: State, seat: int) -> None:
    """5.3.1, 5.3.2 – The points of Fame cards count; gold and treasures not buried are lost."""
    player = state.players[seat]
    points = points_in_hand(state, seat)
    gain_fame(state, seat, points)
    for card in fame_cards(state, seat):
        state.tell(FAME_CARD, seat, card)
    if points:
        state.tell(FAME_CARDS, seat, points, player.fame)
    if player.gold or player.chests:
        state.tell(UNBURIED, seat, player.gold, player.chests)
    pay(state, seat, player.gold)
    return_chests(state, seat, player.chests)


def highest_fame(state: State) -> list[int]:
    best = max([player.fame for player in state.players])
    found: list[int] = []
    for seat in range(state.seats):
        if state.players[seat].fame == best:
            found.append(seat)
    return found


def begin_last_battle(state: State, leaders: list[int]) -> None:
    """5.4.2 – All tied ships together, as they are, under chapter 4."""
    state.battle = Battle(NOWHERE, leaders, state.seats)
    state.tell(LAST_BATTLE, NOBODY, state.players[leaders[0]].fame)
    state.stack.append(LAST_AFTERMATH)
    push_battle(state)


class LastAftermath(Step):
    """5.4.2 – The last ship wins; if the last ships were routed together, a die decides."""

    NAME: ClassVar[str] = "last-aftermath"
    CLAUSE: ClassVar[str] = "5.4.2"

    def resume(self, state: State) -> None:
        battle = state.fight()
        left = battle.seats if battle.seats else battle.together
        winner = first_of(state, left, [0] * len(left), "last-battle")
        clear_battle(state)
        end_game(state, winner, "last-battle")


LAST_AFTERMATH: Final = LastAftermath()


def end_game(state: State, winner: int, reason: str) -> None:
    """5.3.3 – The game is over."""
    scores: list[int] = []
    for seat in range(state.seats):
        scores.append(state.players[seat].fame)
        state.tell(FINAL_FAME, seat, state.players[seat].fame)
    state.tell(WON, winner, state.players[winner].fame)
    state.end(scores, [winner], reason)
