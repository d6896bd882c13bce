"""Every choice there is. The notation is a verb and its words: `sail A1 L@30 S@45.5/40`, `fire m2 B1`, `load t4`."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.geometry.shape import CIRCLE
from flibuste.games.davyjones.table.constants import SEGMENTS, TERRAIN
from flibuste.games.davyjones.table.traits import SHOTS

LETTERS: Final = "ABCD"
MOST_SHIPS: Final = 24
MOST_CREW: Final = 80
MOST_TOKENS: Final = 120
MOST_LANDS: Final = 60
FULL: Final = -1

PRIZES: Final = ["crew", "treasure", "all-treasure", "all-crew", "top-crew", "nothing"]
MODES: Final = ["guns", "double", "breath"]
YES_NO: Final = ["yes", "no"]


def hundredths(number: int) -> str:
    """30 for 3000, 45.5 for 4550, -0.25 for -25."""
    sign = "-" if number < 0 else ""
    whole, rest = divmod(abs(number), 100)
    if rest == 0:
        return f"{sign}{whole}"
    return f"{sign}{whole}.{rest:02d}".rstrip("0")


def read_hundredths(text: str) -> int:
    """The number again; raises ValueError."""
    sign = -1 if text.startswith("-") else 1
    whole, _, rest = text.removeprefix("-").removeprefix("+").partition(".")
    if not whole.isdecimal() or (rest and not rest.isdecimal()) or len(rest) > 2 or len(whole) > 7:
        raise ValueError(text)
    return sign * (int(whole) * 100 + int((rest + "00")[:2]))


# What the words of an action are: a letter and a number, a word of a list, or hundredths.
NUMBERED: Final = {"mast": "m", "crew": "c", "token": "t", "island": "i", "terrain": "z", "number": "", "ability": "a"}
LISTED: Final[dict[str, list[str]]] = {
    "shot": SHOTS,
    "prize": PRIZES,
    "mode": MODES,
    "type": TERRAIN,
    "choice": YES_NO,
}
_PLACES: Final = ("ship", "mast", "crew", "token", "island", "terrain", "card-event")  # what a picture has a place for
MEASURED: Final = ("heading", "x", "y", "turn", "length")

# Every verb but `sail`: its clause, and what its words are.
VERBS: Final[dict[str, tuple[str, list[str]]]] = {
    "end": ("3.3", []),
    "move": ("3.2", ["ship"]),
    "shoot": ("3.2", ["ship", "mode"]),
    "explore": ("5.1", ["ship"]),
    "search": ("5.7", ["ship", "ship"]),
    "repair": ("7.6", ["ship", "mast"]),
    "break-free": ("9.4.4", ["ship"]),
    "scuttle": ("7.1", ["ship"]),
    "release": ("4.9.9", ["ship"]),
    "reveal": ("2.5.4", ["crew"]),
    "ashore": ("4.4.4", ["crew"]),
    "aboard": ("4.4.4", ["crew", "ship"]),
    "stop": ("4.1.3", []),
    "turn": ("8.11.1", ["turn"]),
    "exit": ("9.2.6", ["heading"]),
    "bank": ("11.3.31", ["terrain"]),
    "emerge": ("9.4.5", ["number", "heading"]),
    "fire": ("6.1", ["mast", "ship", "shot"]),
    "musket": ("11.3.50", ["mast", "ship"]),
    "broadside": ("8.2.1", ["ship"]),
    "breathe": ("11.3.56", ["ship"]),
    "smoke": ("11.3.55", ["mast"]),
    "cease": ("6.2", []),
    "reroll": ("11.3.23", ["choice"]),
    "lose": ("6.12", ["mast"]),
    "burn": ("11.2.2", ["mast"]),
    "ram": ("4.6.1", ["ship"]),
    "board": ("4.8.1", []),
    "board-at": ("11.3.8", ["ship"]),
    "tow": ("4.9.1", ["ship"]),
    "pass": ("4.8.1", []),
    "prize": ("4.8.4", ["prize"]),
    "lose-crew": ("4.8.5", ["crew"]),
    "lose-token": ("4.8.5", ["token"]),
    "load": ("5.2", ["token"]),
    "take": ("5.7", ["token"]),
    "give": ("5.7", ["token"]),
    "enlist": ("5.7", ["crew"]),
    "lend": ("5.7", ["crew"]),
    "done": ("5.3", []),
    "surface": ("8.10.3", ["ship"]),
    "dive": ("8.10.3", ["ship"]),
    "haunt": ("8.5.1", ["ship"]),
    "appear": ("8.5.1", ["ship"]),
    "island": ("2.2.2", ["x", "y", "turn"]),
    "terrain": ("2.3.2", ["type", "x", "y", "turn"]),
    "home": ("2.4.1", ["island"]),
    "berth": ("2.4.3", ["ship", "x", "y", "heading"]),
    "post": ("2.5.1", ["crew", "ship"]),
    "keep-ashore": ("2.5.1", ["crew"]),
    "marine": ("8.8.2", ["crew", "ship"]),
    "marine-at": ("8.8.3", ["crew", "crew"]),
    "snipe": ("8.8.3", ["mast", "crew"]),
}


class Do(Action):
    """A choice with whole numbers: `args` in the order of its words."""

    def __init__(self, verb: str, clause: str, words: tuple[tuple[str, str], ...], args: list[int]) -> None:
        super().__init__(verb, clause, words)
        self.args = args

    def arg(self, place: int) -> int:
        return self.args[place]

    def targets(self) -> tuple[str, ...]:
        return tuple(word for kind, word in self.words if kind in _PLACES)


class Leg:
    """13.3.1 – One leg: a segment, a heading, and a length if it is not the full one."""

    def __init__(self, segment: int, heading: int, length: int = FULL) -> None:
        self.segment = segment
        self.heading = heading
        self.length = length
        self.text = ""

    def word(self) -> str:
        """As it is written: most legs never are."""
        if not self.text:
            self.text = f"{SEGMENTS[self.segment]}@{hundredths(self.heading)}"
            if self.length != FULL:
                self.text += f"/{hundredths(self.length)}"
        return self.text


def sail_words(ship: str, legs: list[Leg], turn: int, goes_on: bool) -> tuple[tuple[str, str], ...]:
    words = [("ship", ship), *(("leg", leg.word()) for leg in legs)]
    if turn:
        words.append(("pivot", f"pivot={hundredths(turn)}"))
    if goes_on:
        words.append(("on", "on"))
    return tuple(words)


class Sail(Action):
    """13.3.1, 13.3.2 – A move: legs, perhaps a pivot; `goes_on` leaves the action open for more legs."""

    def __init__(self, ship: int, legs: list[Leg], turn: int = 0, goes_on: bool = False) -> None:
        word = ship_word(ship)
        words: tuple[tuple[str, str], ...]
        if not turn and not goes_on and len(legs) == 1:
            words = (("ship", word), ("leg", legs[0].word()))
        elif not turn and not goes_on and len(legs) == 2:
            words = (("ship", word), ("leg", legs[0].word()), ("leg", legs[1].word()))
        else:
            words = sail_words(word, legs, turn, goes_on)
        super().__init__("sail", "13.3.1", words)
        self.ship = ship
        self.legs = legs
        self.turn = turn
        self.goes_on = goes_on

    def targets(self) -> tuple[str, ...]:
        return (self.words[0][1],)


_cache: dict[tuple[str, tuple[int, ...]], Do] = {}


def ship_word(ship: int) -> str:
    """The word of a ship: the letter of its first owner and its place in his fleet."""
    return f"{LETTERS[ship // MOST_SHIPS]}{ship % MOST_SHIPS + 1}"


def word_of(kind: str, value: int) -> str:
    if kind == "ship":
        return ship_word(value)
    if kind in NUMBERED:
        return f"{NUMBERED[kind]}{value + 1}"
    if kind in LISTED:
        return LISTED[kind][value]
    return hundredths(value)


def do(verb: str, *args: int) -> Do:
    """The action with this verb and these numbers: one shared object each."""
    key = (verb, args)
    found = _cache.get(key)
    if found is None:
        clause, kinds = VERBS[verb]
        words = tuple((kind, word_of(kind, value)) for kind, value in zip(kinds, args, strict=True))
        found = Do(verb, clause, words, list(args))
        if len(_cache) > 20000:
            _cache.clear()
        _cache[key] = found
    return found


def normal(heading: int) -> int:
    return heading % CIRCLE


END: Final = do("end")
STOP_HERE: Final = do("stop")
CEASE: Final = do("cease")
PASS: Final = do("pass")
BOARD: Final = do("board")
DONE: Final = do("done")
