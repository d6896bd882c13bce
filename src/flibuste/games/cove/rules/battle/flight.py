"""4.4 – Fleeing, and the mutiny it may cause."""

from flibuste.games.cove.rules.battle.damage import leave, witness
from flibuste.games.cove.rules.purse import lose_fame, pay, return_chests
from flibuste.games.cove.table.events import FLED, MUTINY, MUTINY_ROLL
from flibuste.games.cove.table.state import State


def flee(state: State, seat: int) -> None:
    """4.4.1, 4.4.2 – To the Cove; if the ship was hit in this battle the others gain fame."""
    battle = state.fight()
    leave(state, seat)
    battle.together = [seat]
    state.tell(FLED, seat)
    if (battle.hit >> seat) & 1:
        witness(state, seat)
    if not battle.is_last():
        risk_mutiny(state, seat)


def risk_mutiny(state: State, seat: int) -> None:
    """4.4.3, 4.4.4 – On a 1 all gold and treasures are lost, and 2 fame; hand, cards and rings are spared (4.4.5)."""
    die = state.chance.die("mutiny")
    state.tell(MUTINY_ROLL, seat, die, state.pieces.mutiny_up_to + 1)
    if die > state.pieces.mutiny_up_to:
        return
    player = state.players[seat]
    gold = player.gold
    chests = player.chests
    pay(state, seat, gold)
    return_chests(state, seat, chests)
    lost = lose_fame(state, seat, state.pieces.scores.mutiny)
    state.tell(MUTINY, seat, gold, chests, lost)
