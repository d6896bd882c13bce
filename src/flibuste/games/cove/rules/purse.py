"""1.1.7, 1.3.5 – Gold, chests and fame: what is received and what is lost. Everything else is in the bank.

All gains (5.1.1) and losses (5.2.1) of fame go through here.
"""

from flibuste.engine.refusal import Condition
from flibuste.games.cove.table.state import State


def receive_gold(state: State, seat: int, amount: int) -> int:
    """3.4.4 – From the bank, as far as it goes; returns what was received."""
    got = min(amount, state.gold)
    state.gold -= got
    state.players[seat].gold += got
    return got


def pay(state: State, seat: int, amount: int) -> None:
    """6.0.3 – Gold paid goes to the bank."""
    state.players[seat].gold -= amount
    state.gold += amount


def receive_chests(state: State, seat: int, number: int) -> int:
    """3.4.4 – From the bank, as far as it goes; returns what was received."""
    got = min(number, state.chests)
    state.chests -= got
    state.players[seat].chests += got
    return got


def return_chests(state: State, seat: int, number: int) -> None:
    """1.1.7 – Chests buried, lost or thrown away go to the bank."""
    state.players[seat].chests -= number
    state.chests += number


def gain_fame(state: State, seat: int, points: int) -> None:
    """1.3.5, 5.2.3 – At once, without limit; not after the Fame cards have been revealed (5.4.2)."""
    if not state.revealed:
        state.players[seat].fame += points


def lose_fame(state: State, seat: int, points: int) -> int:
    """5.2.2 – Never below 0; returns what was lost."""
    if state.revealed:
        return 0
    player = state.players[seat]
    lost = max(0, min(points, player.fame - state.pieces.scores.floor))
    player.fame -= lost
    return lost


def can_pay(state: State, seat: int, gold: int, clause: str) -> Condition:
    """The condition that a player has this much gold, with what he lacks."""
    missing = gold - state.players[seat].gold
    return Condition(missing <= 0, clause, "not-enough-gold", (("gold", str(gold)), ("missing", str(max(0, missing)))))
