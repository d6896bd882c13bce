"""2.0, 3 – The turn, the order of play and the end of the game."""

from typing import ClassVar, Final

from flibuste.engine.bag import size
from flibuste.games.stortebeker.rules.boarding import BoardingPhase
from flibuste.games.stortebeker.rules.drawing import DrawCards
from flibuste.games.stortebeker.rules.playing import PlayCards
from flibuste.games.stortebeker.rules.scoring import RefillSea
from flibuste.games.stortebeker.table.events import BECALMED, BONUS, FINAL_SCORE, TURN, WON
from flibuste.games.stortebeker.table.state import GAP, Player, State, Step


class Turn(Step):
    """2.0.1, 2.0.2 – The player carries out the phases in order: cards, broadside, boardings, refilling, drawing."""

    NAME: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "2.0.1"

    def resume(self, state: State) -> None:
        state.tell(TURN, state.turn, state.round)
        state.tried = 0
        state.boardings_over = False
        state.stack.pop()
        push_phases(state)
        left = min(state.pieces.cards_per_turn, size(state.players[state.turn].hand))
        if left:
            state.stack.append(PlayCards(state.turn, left, state.discard_pile))


class NextTurn(Step):
    """2.0.1, 3.1.3 – The next player clockwise; all have the same number of turns."""

    NAME: ClassVar[str] = "next-turn"
    CLAUSE: ClassVar[str] = "2.0.1"

    def resume(self, state: State) -> None:
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.starter:
            if state.last_round:
                end_game(state, "last-round")
                return
            state.round += 1
        if is_becalmed(state):
            state.tell(BECALMED, state.turn)
            end_game(state, "becalmed")
            return
        state.stack[-1] = TURN_BEGINS


TURN_BEGINS: Final = Turn()
TURN_ENDS: Final = NextTurn()
DRAW: Final = DrawCards()
REFILL: Final = RefillSea()
BOARDINGS: Final = BoardingPhase()


def push_phases(state: State) -> None:
    """The phases after the first, last one first."""
    state.stack.append(TURN_ENDS)
    state.stack.append(DRAW)
    state.stack.append(REFILL)
    state.stack.append(BOARDINGS)


def is_becalmed(state: State) -> bool:
    """2.6.3 – Nobody has a card, none can be drawn and no ship can be boarded: nothing can ever happen again."""
    if state.draw_pile or state.discard_pile:
        return False
    for player in state.players:
        if player.hand:
            return False
    for berth in range(len(state.sea)):
        if state.sea[berth] != GAP:
            for seat in range(state.seats):
                if state.side(berth, seat).stock() == state.ship(berth).needs:
                    return False
    return True


def end_game(state: State, reason: str) -> None:
    """3.1.4, 3.1.5 – The highest score wins; among equals whoever has more ships; still equal: a shared victory."""
    if state.rules.bonus:
        for seat in range(state.seats):
            score_bonus(state, seat)
    scores: list[int] = []
    for seat in range(state.seats):
        player = state.players[seat]
        scores.append(player.score)
        state.tell(FINAL_SCORE, seat, player.score, len(player.ships))
    best = max(rank(player) for player in state.players)
    winners: list[int] = []
    for seat in range(state.seats):
        if rank(state.players[seat]) == best:
            winners.append(seat)
            state.tell(WON, seat)
    state.end(scores, winners, reason)


def rank(player: Player) -> int:
    """3.1.5 – Score first, then ships."""
    return player.score * 100 + len(player.ships)


def score_bonus(state: State, seat: int) -> None:
    """4.1.1 – Variant: for each colour with three or more ships, the value of the best of them once more."""
    for ship in bonus_ships(state, seat):
        value = state.pieces.ships[ship].value
        state.players[seat].score += value
        state.tell(BONUS, seat, ship, value)


def bonus_ships(state: State, seat: int) -> list[int]:
    """4.1.1 – The most valuable ship of each colour of which the player has three or more."""
    best: dict[str, int] = {}
    number: dict[str, int] = {}
    for ship in state.players[seat].ships:
        tile = state.pieces.ships[ship]
        number[tile.colour] = number.get(tile.colour, 0) + 1
        if tile.colour not in best or tile.value > state.pieces.ships[best[tile.colour]].value:
            best[tile.colour] = ship
    return [best[colour] for colour, ships in number.items() if ships >= state.pieces.bonus_ships]
