"""Reading actions of this game: cards in any spelling, islands by name, seats by number or letter."""

import re
from typing import Final

from flibuste.games.cove.table.actions import ASKS_ISLAND, ASKS_SEAT
from flibuste.games.cove.table.constants import PLACES, SECTIONS

_LETTERS: Final = "abcde"
_FILLERS: Final = ("at", "on", "the", "to", "from", "of", "with", "and", "seat", "ship", "island", "player")
_RING: Final = re.compile(r"(hull|crew|cannons|sails)[ -]+(\d)")
_NUMBER: Final = re.compile(r"\d+")
_AIMS = {*SECTIONS, "all"}
_GOODS: Final = {
    "chest": "chests",
    "treasure": "chests",
    "treasures": "chests",
    "doubloon": "gold",
    "doubloons": "gold",
}


def tidy(text: str, cards: dict[str, int]) -> str:
    """`Fire at B's hull` is `fire 2 hull`, `sail to the Tavern` is `sail 1`; `cards`: what each asks."""
    written = " ".join(text.lower().replace("'s ", " ").replace(",", " ").replace("=", " ").split())
    verb, _, rest = written.partition(" ")
    if verb == "arm":
        return f"arm {rings(rest)}"
    if verb == "take":
        return f"take {income(rest)}"
    if verb == "bury":
        return "bury " + " ".join(_GOODS.get(word, word) for word in words_of(rest))
    if verb == "sail":
        return "sail " + " ".join(island(word) for word in words_of(rest))
    if verb == "fire":
        return f"fire {aim(words_of(rest))}"
    return f"play {play(rest, cards)}" if verb == "play" else written


def words_of(text: str, drop: tuple[str, ...] = ()) -> list[str]:
    return [word for word in text.split() if word not in _FILLERS and word not in drop]


def seat(word: str) -> str:
    return str(_LETTERS.index(word) + 1) if len(word) == 1 and word in _LETTERS else word


def island(word: str) -> str:
    return str(PLACES.index(word)) if word in PLACES else word


def rings(text: str) -> str:
    """The levels in the order of the mat, `sails 4` or `sails-4`."""
    found = dict(_RING.findall(text))
    return " ".join(f"{section}-{found[section]}" for section in SECTIONS if section in found) or text or "nothing"


def income(text: str) -> str:
    """`2 cards`, or `1 card and 2 gold`."""
    cards, *gold = _NUMBER.findall(text) or [""]
    if not cards or len(gold) > 1:
        return text
    return " ".join([f"{cards}-card{'' if cards == '1' else 's'}", *(f"{number}-gold" for number in gold)])


def aim(words: list[str]) -> str:
    """A ship and a section; of a ship that is no player's the hull need not be named, nor `all` after a Cannonade."""
    named = words[-1:] if words and words[-1] in _AIMS else []
    ship = seat("-".join(words[: len(words) - len(named)]))
    return " ".join([ship, *(named or ["all" if ship.isdecimal() else "hull"])]) if ship else ""


def play(text: str, cards: dict[str, int]) -> str:
    """The card, and what it asks for: a seat, an island, a section or a number of chests."""
    for card in sorted(cards, key=len, reverse=True):
        start = " ".join([*card.split("-"), ""])
        if f"{text} ".replace("-", " ").startswith(start):
            rest = words_of(text[len(card) :], drop=("chests", "chest"))
            return " ".join([card, *(value(cards[card], word) for word in rest)])
    return text


def value(asks: int, word: str) -> str:
    """Sections and islands share their names: it depends on what the card asks for."""
    if asks == ASKS_SEAT:
        return seat(word)
    return island(word) if asks == ASKS_ISLAND else word
