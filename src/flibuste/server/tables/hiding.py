"""Which questions depend on something hidden, learnt from play: only their windows have to wait.

Whether the choices of a kind of question can differ in positions that an onlooker cannot tell apart is not written in
the rules. So with each question an onlooker's guess of the position is compared with the real one. Until so many
guesses have agreed, and for ever once one has not, the question counts as one that depends on something hidden.
"""

from flibuste.engine.chance import Fast
from flibuste.engine.perspective import imagine
from flibuste.server.people.players import new_secret
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.tables.position_facts import PositionFacts

ENOUGH_GUESSES = 40
agreed: dict[tuple[str, str], int] = {}
differed: set[tuple[str, str]] = set()


def may_hide(facts: PositionFacts, seat: int) -> bool:
    """Whether the choices of a seat that is asked may depend on what others cannot see."""
    kind = (facts.game.name, facts.state.stack[-1].NAME)
    if kind in differed:
        return True
    guess = imagine(facts.game, facts.state, engine_seat(0), Fast(new_secret()))
    if guess.options(engine_seat(seat)) != facts.actions(seat):
        differed.add(kind)
        return True
    agreed[kind] = agreed.get(kind, 0) + 1
    return agreed[kind] < ENOUGH_GUESSES
