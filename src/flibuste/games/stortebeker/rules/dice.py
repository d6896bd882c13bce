"""1.1.10, 1.1.11, 2.3.4, 2.3.5, 2.4.7 – The roll of a boarding or of a counter-attack; the colour dice."""

from flibuste.engine.journal import EventKind
from flibuste.games.stortebeker.table.events import REVEALED
from flibuste.games.stortebeker.table.state import State


def roll_total(state: State, berth: int, player: int, kind: EventKind, rolls: list[int]) -> int:
    """2.3.5, 2.4.7 – Turn up the pirates there, roll the two numbered dice and add the pirates (cards and symbols).

    What was rolled is noted in `rolls`: seat, two dice, pirates.
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
    state.tell(kind, player, ship, first, second, strength, total)
    return total


def roll_colour(state: State) -> int:
    """1.1.11 – A colour die: the kind of provisions that it shows."""
    faces = state.pieces.colour_faces
    return faces[state.chance.pick(faces, "colour")]
