"""Reading actions: `sail A1 L@30 S@45.5/40 pivot=-90 on`, `fire m2 B1 plain`; forgiving of case and small words."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import NotAnAction
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.sea import FULL, Leg, Sail
from flibuste.games.davyjones.table.actions.verbs import VERBS
from flibuste.games.davyjones.table.actions.word_kinds import (
    LETTERS,
    LISTED,
    MEASURED,
    MOST_CREW,
    MOST_LANDS,
    MOST_SHIPS,
    MOST_TOKENS,
    NUMBERED,
    read_hundredths,
)
from flibuste.games.davyjones.table.constants import SEGMENTS

_SMALL: Final = (
    *("at", "on", "the", "a", "to", "from", "of", "with", "and", "in", "by"),
    *("ship", "crew", "mast", "token", "island", "heading", "turn", "fire", "mm"),
)
_SAME: Final = {"no": "pass", "yes": "board", "pivot": "turn", "rotate": "turn", "finish": "done", "begin": "first"}
_MOST: Final = {
    "mast": 10,
    "crew": MOST_CREW,
    "token": MOST_TOKENS,
    "island": MOST_LANDS,
    "terrain": MOST_LANDS,
    "number": 999,
    "ability": 999,
}
_LONGEST: Final = 400


def parse(text: str) -> Action:
    """The action meant by a text; raises NotAnAction."""
    words = text[:_LONGEST].lower().replace(",", " ").replace("°", "").split()
    verb = words[0] if words else ""
    verb = _SAME.get(verb, verb)
    try:
        if verb == "sail" or (verb == "move" and len(words) > 2):
            return read_sail(words[1:])
        if verb == "explore" and len(words) > 2:
            verb = "search"
        if verb in VERBS:
            return read_do(verb, words[1:])
    except (ValueError, IndexError, KeyError):
        pass
    hint = f"after '{verb}' something else is expected" if verb in VERBS else f"verbs: sail, {', '.join(VERBS)}"
    raise NotAnAction(f"'{text.strip()[:80]}' is no action of this game ({hint})")


def read_do(verb: str, words: list[str]) -> Action:
    kinds = VERBS[verb].WORDS
    if len(words) > len(kinds):
        words = [word for word in words if word not in _SMALL]
    if len(words) < len(kinds) and kinds[-1] in ("shot", "mode"):
        words = [*words, LISTED[kinds[-1]][0]]
    if len(words) != len(kinds):
        raise ValueError(verb)
    return do(VERBS[verb], *[read_word(kind, word) for kind, word in zip(kinds, words, strict=True)])


def read_word(kind: str, word: str) -> int:
    """A word as the number it stands for."""
    word = word.rpartition("=")[2]
    if kind == "ship":
        return read_ship(word)
    if kind in MEASURED:
        return read_hundredths(word)
    if kind in LISTED:
        return LISTED[kind].index(word)
    number = int(word.removeprefix(NUMBERED[kind]))
    if not 1 <= number <= _MOST[kind]:
        raise ValueError(word)
    return number - 1


def spoken(name: str, word: str) -> str:
    """A word without its hundredths: 235 for 234.78, `S 142°` for `S@142.17`, `L 90° 40 mm` for `L@90/40.25`."""
    if name in MEASURED:
        return rounded(word)
    if name == "pivot":
        return f"{rounded(word.removeprefix('pivot='))}°"
    if name != "leg":
        return word
    segment, _, rest = word.partition("@")
    heading, _, length = rest.partition("/")
    return f"{segment} {rounded(heading)}°" + (f" {rounded(length)} mm" if length else "")


def rounded(word: str) -> str:
    return str(round(read_hundredths(word) / 100))


def read_ship(word: str) -> int:
    """`A2` is the second ship of the first fleet."""
    place = int(word[1:])
    if not 1 <= place <= MOST_SHIPS or not word[1:].isdecimal():
        raise ValueError(word)
    return LETTERS.index(word[0].upper()) * MOST_SHIPS + place - 1


def read_sail(words: list[str]) -> Sail:
    """13.3.1 – The ship, its legs, perhaps a pivot, perhaps `on`."""
    ship = read_ship(words[0])
    legs: list[Leg] = []
    turn = 0
    goes_on = False
    for word in joined_legs(words[1:]):
        if word == "on":
            goes_on = True
        elif word.startswith("pivot="):
            turn = read_hundredths(word.removeprefix("pivot="))
        else:
            legs.append(read_leg(word))
    return Sail(ship, legs, turn, goes_on)


def joined_legs(words: list[str]) -> list[str]:
    """`S 30` and `S at 30` are `S@30`, `pivot 90` is `pivot=90`; small words are left out."""
    found: list[str] = []
    for word in words:
        if word in ("then", "legs", "at", "leg", "end"):
            continue
        if found and found[-1] in ("s", "l"):
            found[-1] += f"@{word.removeprefix('@')}"
        elif found and found[-1] == "pivot":
            found[-1] = f"pivot={word}"
        elif word.startswith("/") and found:
            found[-1] += word
        else:
            found.append(word)
    return found


def read_leg(word: str) -> Leg:
    """`L@30`, `S@45.5/40`."""
    segment, _, rest = word.replace(":", "@", 1).partition("@")
    heading, slash, length = rest.partition("/")
    return Leg(SEGMENTS.index(segment.upper()), read_hundredths(heading), read_hundredths(length) if slash else FULL)
