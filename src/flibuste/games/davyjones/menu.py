"""The numbers that describe a candidate: what it does, with which pieces, where to (docs/encodings.md)."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.encoding import Menu
from flibuste.games.davyjones.table.actions.sea import FULL, Sail
from flibuste.games.davyjones.table.actions.verbs import VERBS
from flibuste.games.davyjones.table.actions.word_kinds import (
    LETTERS,
    LISTED,
    MEASURED,
    MOST_SHIPS,
    NUMBERED,
    read_hundredths,
)
from flibuste.games.davyjones.table.state import State

SHIPS: Final = 12  # of each fleet; what a fleet has beyond them is not seen by programs that learn
LEGS: Final = 4
VERB_PLACES: Final = {verb: place + 1 for place, verb in enumerate(["sail", *sorted(VERBS)])}
_PIECES: Final = ["ship", "other ship", "mast", "crew", "other crew", "token", "island", "terrain", "number", "ability"]
_WORDS: Final = list(LISTED)
_LEG: Final = ["segment", "heading", "length"]
NAMES: Final = ["verb", *_PIECES, *_WORDS, *MEASURED, *[f"leg {leg} {part}" for leg in range(1, 5) for part in _LEG]]
PLACES: Final = {name: place for place, name in enumerate([*NAMES, "on"])}
_MEANINGS: Final = {
    "verb": "what is done, from 1: " + ", ".join(VERB_PLACES),
    "ship": "the ship, as its place in `ships` from 1",
    "other ship": "the second ship",
    "other crew": "the second crew",
    "on": "whether the action stays open for more legs",
    "turn": "the angle of a turn or a pivot, in degrees",
    "heading": "a heading in degrees",
    "x": "millimetres",
    "y": "millimetres",
    "length": "millimetres",
}


def meaning_of(name: str) -> str:
    """What a column says."""
    if name in _MEANINGS:
        return _MEANINGS[name]
    if name.startswith("leg"):
        return "of `sail`: the segment (1 is S, 2 is L), the heading in degrees, the length in millimetres (0: full)"
    return "one of its kind, from 1" + (": " + ", ".join(LISTED[name]) if name in LISTED else "")


COLUMNS: Final = [(name, meaning_of(name)) for name in PLACES]


def ship_place(state: State, number: int, seat: int) -> int:
    """The place of a ship in the observation, from 1; 0 for none, or for one beyond those that are seen."""
    if number < 0 or number % MOST_SHIPS >= SHIPS:
        return 0
    return (number // MOST_SHIPS - seat) % state.seats * SHIPS + number % MOST_SHIPS + 1


class ShipMenu(Menu[State]):
    """Candidates of an open table."""

    def describe(self, state: State, seat: int, action: Action, out: list[int], at: int) -> None:
        out[at] = VERB_PLACES[action.verb]
        if isinstance(action, Sail):
            describe_sail(state, seat, action, out, at)
            return
        for kind, word in action.words:
            name = f"other {kind}" if kind in ("ship", "crew") and out[at + PLACES[kind]] else kind
            if name in PLACES:
                out[at + PLACES[name]] = number_of(state, seat, kind, word)


def describe_sail(state: State, seat: int, action: Sail, out: list[int], at: int) -> None:
    """13.3.1 – The legs, the pivot."""
    out[at + PLACES["ship"]] = ship_place(state, action.ship, seat)
    out[at + PLACES["turn"]] = action.turn // 100
    out[at + PLACES["on"]] = 1 if action.goes_on else 0
    place = at + PLACES["leg 1 segment"]
    for number in range(min(LEGS, len(action.legs))):
        leg = action.legs[number]
        out[place] = leg.segment + 1
        out[place + 1] = leg.heading // 100
        out[place + 2] = 0 if leg.length == FULL else leg.length // 100
        place += len(_LEG)


def number_of(state: State, seat: int, kind: str, word: str) -> int:
    """A word of an action as a number: pieces and words of a list from 1, lengths and angles in whole ones."""
    if kind == "ship":
        return ship_place(state, LETTERS.index(word[0]) * MOST_SHIPS + int(word[1:]) - 1, seat)
    if kind in NUMBERED:
        return int(word.removeprefix(NUMBERED[kind]))
    if kind in LISTED:
        return LISTED[kind].index(word) + 1
    return read_hundredths(word) // 100
