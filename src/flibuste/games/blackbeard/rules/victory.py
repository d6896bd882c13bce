"""4.1, 18.1 – Victory points and the end of the game."""

from typing import ClassVar

from flibuste.games.blackbeard.table.constants import SYSTEM
from flibuste.games.blackbeard.table.events import FINAL_SCORE, LOST, SCORED, WON
from flibuste.games.blackbeard.table.state import State, TableStep

REASONS = (
    "third-pardon",
    "last-card",
    "blackbeard-retired",
    "blackbeard-dead",
    "system-score",
    "no-rivals",
)
THIRD_PARDON, LAST_CARD, BLACKBEARD_RETIRED, BLACKBEARD_DEAD, SYSTEM_SCORE, NO_RIVALS = range(6)


class EndGame(TableStep):
    """4.1a – The game ends at once."""

    NAME: ClassVar[str] = "end-game"
    CLAUSE: ClassVar[str] = "4.1a"
    FIELDS: ClassVar[dict[str, str]] = {"reason": "reason"}

    def __init__(self, reason: int) -> None:
        super().__init__()
        self.reason = reason

    def resume(self, state: State) -> None:
        end_game(state, self.reason)


def is_ending(state: State) -> bool:
    """Whether the end has been called and only waits for what called it."""
    return isinstance(state.stack[-1], EndGame)


def score(state: State, seat: int, points: int) -> None:
    """18.12x – VP are recorded the moment they are earned; 19.9c – the system may have won by it."""
    if points <= 0:
        return
    player = state.players[seat]
    player.score += points
    state.tell(SCORED, seat, points, player.score)
    if seat == SYSTEM and player.score >= state.pieces.rival_goal and player.score - points < state.pieces.rival_goal:
        state.stack.append(EndGame(SYSTEM_SCORE))


def end_game(state: State, reason: int) -> None:
    """18.11a, 18.12B – Pirates still in play score their Notoriety; most VP win, equals share the victory."""
    for number in state.in_play:
        pirate = state.pirate(number)
        state.players[pirate.owner].score += pirate.notoriety
    if state.is_alone():
        end_alone(state, reason)
        return
    scores = [player.score for player in state.players]
    # 4.2a – The most VP; 18.11b – there is no upper limit.
    best = max(scores)
    winners: list[int] = []
    for seat in range(state.seats):
        state.tell(FINAL_SCORE, seat, scores[seat])
        if scores[seat] == best:
            winners.append(seat)
            state.tell(WON, seat)
    state.end(scores, winners, REASONS[reason])


def end_alone(state: State, reason: int) -> None:
    """19.9 – Blackbeard retired with enough wins; dead, or the system far enough, loses; else the higher score wins."""
    own, rival = state.players[0].score, state.players[SYSTEM].score
    if reason == BLACKBEARD_RETIRED:
        # 19.9b – Dead he has lost.
        won = own >= state.pieces.goal
    elif reason in (BLACKBEARD_DEAD, SYSTEM_SCORE):
        won = False
    else:
        won = own > rival
    state.tell(FINAL_SCORE, 0, own)
    state.tell(WON if won else LOST, 0)
    state.end([own], [0] if won else [], REASONS[reason])
