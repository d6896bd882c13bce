"""Reading actions of this game: cards in any spelling and order, seats by number or letter."""

import re
from typing import Final

from flibuste.engine.bag import cards
from flibuste.engine.domain import BadWord, Domain
from flibuste.games.stortebeker.table.cards import CARDS, PROVISIONS, spellings

_FACE: Final = re.compile(r"(.*?\S)\s*\(?\b(?:face[ -])?(up|down)\)?", re.IGNORECASE)
_VERBS_OF_HITS: Final = ("seize", "sink")
_SPELLINGS: Final = {**{spelling.replace("-", " "): spelling for spelling in CARDS}, **spellings()}
_LONGEST_FIRST: Final = sorted(_SPELLINGS, key=len, reverse=True)
_CARD: Final = re.compile(r"(?<![\w*+-])(" + "|".join(map(re.escape, _LONGEST_FIRST)) + r")(?![\w*+])")
_SINGULAR: Final = re.compile(r"\b(" + "|".join(n.removesuffix("s") for n in PROVISIONS if n.endswith("s")) + r")\b")
_LETTER: Final = re.compile(r"\b([a-d])$")


def split_face(text: str) -> tuple[str, bool]:
    """A card as it lies at a ship, and whether it is said to lie face up: `Pirate 4 (face up)`, `pirate-4 up`."""
    found = _FACE.fullmatch(text.strip())
    return (found[1], found[2].lower() == "up") if found else (text, False)


def tidy(text: str, bag: Domain) -> str:
    """`Counter with rum and a bean` is `counter beans rum`; `sink beans of B` is `sink beans 2`."""
    written = _CARD.sub(lambda found: _SPELLINGS[found[1]], " ".join(text.lower().split()))
    written = _SINGULAR.sub(r"\1s", written)
    verb, _, rest = written.partition(" ")
    if verb in _VERBS_OF_HITS:
        return f"{verb} " + _LETTER.sub(lambda found: str("abcd".index(found[1]) + 1), rest)
    if verb == "counter":
        return f"counter {added(rest, bag)}".strip()
    return written


def added(text: str, bag: Domain) -> str:
    """The cards of a counter-attack in their order."""
    words = [word for word in re.split(r"[\s,]+", text) if word not in ("", "with", "and", "a", "an", "the")]
    counted = re.sub(r"(\d+)x? ", r"\1_", " ".join(words)).split()
    try:
        return " ".join(CARDS[card] for card in cards(bag.read([word.replace("_", " ") for word in counted])))
    except BadWord:
        return text
