"""1.1.10, 1.1.11, 2.3.4, 2.3.5, 2.4.7 – The roll of a boarding or of a counter-attack; the colour dice."""

from flibuste.engine.journal import EventKind
from flibuste.games.stortebeker.table.events import COUNTERED, ENOUGH, REVEALED, SHORT, TIE
from flibuste.games.stortebeker.table.state import State


def roll_total(state: State, berth: int, player: int, kind: EventKind, needed: int, rolls: list[int]) -> int:
    """2.3.5, 2.4.7 – Turn up the pirates there, roll the two numbered dice and add the pirates (cards and symbols).

    `needed` is the total that succeeds. What was rolled is noted in `rolls`: seat, two dice, pirates.
    """
    side = state.side(berth, player)
    ship = state.sea[berth]
    hidden = side.turn_up()
    if hidden:
        state.tell(REVEALED, player, hidden, ship)
    first = state.chance.die("boarding")
    second = state.chance.die("boarding")
    strength = side.strength()
    rolls += [player, first, second, strength]
    total = first + second + strength
    state.tell(kind, player, ship, first, second, strength, total, needed, result_of(kind, total, needed))
    return total


def result_of(kind: EventKind, total: int, needed: int) -> int:
    """2.3.6, 2.4.9 – Enough, or in a counter-attack as much as the best so far, or less."""
    if total >= needed:
        return ENOUGH
    return TIE if kind is COUNTERED and total == needed - 1 else SHORT


def roll_colour(state: State) -> int:
    """1.1.11 – A colour die: the kind of provisions that it shows."""
    faces = state.pieces.colour_faces
    return faces[state.chance.pick(faces, "colour")]
