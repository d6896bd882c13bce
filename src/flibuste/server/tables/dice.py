"""How the dice of a finished game fell."""

from math import erfc, sqrt

from flibuste.server import wire
from flibuste.server.tables.finished import History
from flibuste.words import Words

MOST_VALUES = 20


def count_dice(history: History, language: str) -> list[wire.Dice]:
    """How often each value came, for every kind of draw with few possible values."""
    words = Words(history.table.game, language)
    counts: dict[tuple[str, int], list[int]] = {}
    for entry in history.entries:
        for label, n, value in entry.draws:
            if 2 <= n <= MOST_VALUES:
                counts.setdefault((label, n), [0] * n)[value] += 1
    return [describe_dice(label, draw_name(words, label), n, seen) for (label, n), seen in sorted(counts.items())]


def draw_name(words: Words, label: str) -> str:
    """What a kind of draw is called; its label where it has no name, as in a game that a user has added."""
    return words.say(f"draw-{label}") if words.lexicon.has(f"draw-{label}") else label


def describe_dice(label: str, name: str, n: int, seen: list[int]) -> wire.Dice:
    """The counts of one kind of draw, and how probable a spread at least as uneven is."""
    expected = sum(seen) / n
    spread = sum((count - expected) ** 2 / expected for count in seen)
    return wire.Dice(label, name, n, seen, round(expected, 3), round(chi_square_tail(spread, n - 1), 4))


def chi_square_tail(spread: float, freedom: int) -> float:
    """The probability of a chi-square at least this large (approximation of Wilson and Hilferty)."""
    if spread <= 0:
        return 1.0
    part = 2 / (9 * freedom)
    return 0.5 * erfc(((spread / freedom) ** (1 / 3) - (1 - part)) / sqrt(part) / sqrt(2))
