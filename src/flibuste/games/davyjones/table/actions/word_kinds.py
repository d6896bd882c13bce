"""How the numbers of an action are written: `A2` is a ship, `m1` a mast, `plain` a shot, `45.5` a heading."""

from typing import Final

from flibuste.games.davyjones.table.codes import EFFECTS
from flibuste.games.davyjones.table.constants import KEYWORDS, TERRAIN
from flibuste.games.davyjones.table.traits import SHOTS

LETTERS: Final = "ABCD"
MOST_SHIPS: Final = 24
MOST_CREW: Final = 80
MOST_TOKENS: Final = 120
MOST_LANDS: Final = 60

PRIZES: Final = ["crew", "treasure", "all-treasure", "all-crew", "top-crew", "nothing"]
MODES: Final = ["guns", "double", "breath"]
YES_NO: Final = ["yes", "no"]
DEEDS: Final = ["move", "shoot", "explore", "repair"]

# 3.8 (c) – What is chosen at the start of a turn.
MATTERS: Final = ["depth", "ghost", "copy", "headhunter", "eye", "events"]

# 14.5 to 14.15 – The events of older sets, in the order of their clauses.
EVENTS: Final = [
    "divers",
    "raft",
    "mermaids",
    "foul-winds",
    "becalmed",
    "hidden-cove",
    "favor-of-the-gods",
    "false-treasure",
    "rolling-fog",
    "cursed-zone",
    "duel",
]

# What the words of an action are: a letter and a number, a word of a list, or hundredths.
NUMBERED: Final = {"mast": "m", "crew": "c", "token": "t", "island": "i", "terrain": "z", "number": "", "ability": "a"}
LISTED: Final[dict[str, list[str]]] = {
    "shot": SHOTS,
    "prize": PRIZES,
    "mode": MODES,
    "type": TERRAIN,
    "choice": YES_NO,
    "deed": DEEDS,
    "matter": MATTERS,
    "card-event": EVENTS,
    "power": EFFECTS,
    "keyword": KEYWORDS,
}
MEASURED: Final = ("heading", "x", "y", "turn", "length")


def hundredths(number: int) -> str:
    """30 for 3000, 45.5 for 4550, -0.25 for -25."""
    if number < 0:
        return "-" + hundredths(-number)
    whole = number // 100
    tenths = number // 10 % 10
    rest = number % 10
    if rest:
        return f"{whole}.{tenths}{rest}"
    return f"{whole}.{tenths}" if tenths else str(whole)


def read_hundredths(text: str) -> int:
    """The number again; raises ValueError."""
    sign = -1 if text.startswith("-") else 1
    whole, _, rest = text.removeprefix("-").removeprefix("+").partition(".")
    if not whole.isdecimal() or (rest and not rest.isdecimal()) or len(rest) > 2 or len(whole) > 7:
        raise ValueError(text)
    return sign * (int(whole) * 100 + int((rest + "00")[:2]))


_SHIP_WORDS: Final = [f"{letter}{place}" for letter in LETTERS for place in range(1, MOST_SHIPS + 1)]


def ship_word(ship: int) -> str:
    """The word of a ship: the letter of its first owner and its place in his fleet."""
    return _SHIP_WORDS[ship]


def word_of(kind: str, value: int) -> str:
    """A number as an action of this kind of word writes it."""
    if kind == "ship":
        return ship_word(value)
    if kind in NUMBERED:
        return f"{NUMBERED[kind]}{value + 1}"
    if kind in LISTED:
        return LISTED[kind][value]
    return hundredths(value)
