"""1.1.4, 1.1.6 – The action cards, as kinds of a packed bag: provisions, the same with a symbol, pirates."""

from typing import Final

from mypy_extensions import i64

from flibuste.engine.bag import BITS

PROVISIONS: Final = ["water", "beans", "bread", "meat", "rum", "bananas"]
CARDS: Final = [*PROVISIONS, *[name + "*" for name in PROVISIONS], "pirate-2", "pirate-3", "pirate-4"]

KINDS: Final = 6
FIRST_SYMBOL: Final = 6
FIRST_PIRATE: Final = 12

PLAIN: Final = 0x000000FFFFFF
PIRATE_CARDS: Final = 0xFFF000000000000
EACH_PIRATE: Final = 0x111000000000000
_HALF: Final = BITS * KINDS

# Where a card is counted in the provisions a ship needs, by kind; a pirate has its own place above them.
PLACE_IN_NEEDS: Final = [BITS * (card % KINDS if card < FIRST_PIRATE else KINDS) for card in range(len(CARDS))]


def spellings() -> dict[str, str]:
    """Other ways to write the cards: `meat with symbol` and `meat +` are `meat*`, `plain rum` is `rum`."""
    found = {f"plain {name}": name for name in PROVISIONS}
    for name in PROVISIONS:
        for word in (name, name.removesuffix("s")):
            for mark in ("+", " +", " *", " symbol", " with symbol", " with a symbol", " with pirate symbol"):
                found[word + mark] = name + "*"
            found[f"{word} with a pirate symbol"] = name + "*"
            found[word + "*"] = name + "*"
    for value in ("2", "3", "4"):
        for written in (f"pirate{value}", f"pirates {value}", f"pirate of {value}", f"pirate of strength {value}"):
            found[written] = f"pirate-{value}"
    return found


def kind_of(card: int) -> int:
    """1.1.9 – The kind (and so the colour) of a provision, with or without a symbol."""
    return card if card < FIRST_SYMBOL else card - FIRST_SYMBOL


def provisions(bag: i64) -> i64:
    """2.1.9 – Provisions by kind: a card with a symbol is a provision of its kind."""
    return (bag & PLAIN) + ((bag >> _HALF) & PLAIN)


def cards_of(kinds: i64) -> i64:
    """2.1.9 – The cards that are a provision of these kinds: plain ones and those with a symbol."""
    return kinds | (kinds << _HALF)


def symbols(bag: i64) -> i64:
    """1.1.8 – The cards with a symbol, by kind: each counts as a pirate of value 1."""
    return (bag >> _HALF) & PLAIN


def pirates(bag: i64) -> int:
    """1.1.5 – The total value of the pirate cards."""
    return ((bag >> 48) & 15) * 2 + ((bag >> 52) & 15) * 3 + ((bag >> 56) & 15) * 4


def pirate_cards(bag: i64) -> int:
    """How many pirate cards."""
    return ((bag >> 48) & 15) + ((bag >> 52) & 15) + ((bag >> 56) & 15)
