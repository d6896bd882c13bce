"""What people mean by what they write: `place rum on B4`, `poser du rhum sur B4`, with small words and slips."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

SMALL = {
    *("a", "an", "at", "the", "on", "to", "of", "in", "with", "from", "and", "by", "my", "i", "please"),
    *("ship", "card", "seat", "navire", "carte", "siege", "aupres", "pres", "le", "la", "les", "l", "un", "une"),
    *("des", "du", "de", "d", "au", "aux", "sur", "avec", "dans", "et", "en", "je", "mon", "ma", "mes"),
}
ALIKE = [
    {"lay", "place", "put", "play"},
    {"pass", "no", "nothing"},
    {"sail", "go", "move"},
    {"poser", "placer", "mettre", "jouer", "pose", "place", "mets", "joue"},
    {"passer", "passe", "non", "rien"},
    {"aller", "cap", "naviguer", "vais", "va"},
]
STEM = 4

Choice = TypeVar("Choice")


def meant(text: str, choices: Iterable[tuple[Choice, Sequence[str]]]) -> list[Choice]:
    """The choices a text may mean, each given with its names; one, if it is clear.

    A choice is meant if every word of the text is in one of its names. Those whose names say least more come first,
    and alone.
    """
    wanted = words_of(text)
    if not wanted:
        return []
    found: list[tuple[int, Choice]] = []
    for choice, names in choices:
        more = [len(name) - len(wanted) for name in map(words_of, names) if has_all(name, wanted)]
        if more:
            found.append((min(more), choice))
    least = min((more for more, _ in found), default=0)
    return [choice for more, choice in found if more == least]


@lru_cache(maxsize=50_000)
def words_of(text: str) -> tuple[str, ...]:
    """The words that matter, without accents, endings and case."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return tuple(word for word in re.findall(r"[a-z0-9.@*]+", plain.replace("-", " ")) if word not in SMALL)


def has_all(name: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether every word that is wanted is in the name, each another one."""
    left = list(name)
    for word in wanted:
        match = next((other for other in left if is_same(word, other)), None)
        if match is None:
            return False
        left.remove(match)
    return True


@lru_cache(maxsize=50_000)
def is_same(word: str, other: str) -> bool:
    """Equal, equal but for the ending, or a word for the same thing; numbers are equal or not."""
    if word == other or any(word in group and other in group for group in ALIKE):
        return True
    if any(sign.isdigit() for sign in word + other):
        return False
    return min(len(word), len(other)) >= STEM - 1 and stem(word) == stem(other)


def stem(word: str) -> str:
    """`bananas`, `banane` and `bananes` are alike, so are `poser` and `pose`."""
    return re.sub(r"(ing|ed|er|es|ez|e|s|x)$", "", word)
