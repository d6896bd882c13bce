"""What people mean by what they write: `place rum on B4`, `poser du rhum sur B4`, with small words and slips."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

# Words that say nothing about which choice is meant, in all languages together.
SMALL = {
    *("a", "an", "at", "the", "on", "to", "of", "in", "into", "onto", "with", "from", "for", "and", "by", "my", "me"),
    *("i", "m", "s", "it", "its", "this", "that", "is", "am", "want", "would", "like", "d", "ll", "let", "us", "we"),
    *(
        "please",
        "thanks",
        "thank",
        "you",
        "now",
        "then",
        "away",
        "towards",
        "against",
        "new",
        "ship",
        "card",
        "seat",
        "die",
        "dice",
    ),
    *("navire", "carte", "siege", "aupres", "pres", "le", "la", "les", "l", "un", "une", "des", "du", "de", "au"),
    *("aux", "sur", "avec", "dans", "et", "en", "je", "j", "mon", "ma", "mes", "vers", "contre", "chez", "pour"),
    *("veux", "voudrais", "vais", "faire", "fais", "ai", "c", "est", "ce", "cette", "merci", "maintenant", "puis"),
    *("plait", "te", "il", "nous", "se", "island", "ile"),
}
# Words for the same thing; each word is known by its stem.
ALIKE = [
    ("lay", "place", "put", "play", "set", "poser", "placer", "mettre", "mets", "jouer"),
    ("pass", "no", "nothing", "skip", "nope", "passer", "non", "rien"),
    ("sail", "go", "move", "head", "steer", "travel", "aller", "cap", "naviguer", "va", "deplacer", "voguer", "allons"),
    ("fire", "shoot", "shot", "shooting", "tirer", "feu", "tir"),
    ("board", "boarding", "attack", "aborder", "abordage", "attaquer"),
    ("attack", "assault", "attaquer", "attaque", "assaut"),
    ("flee", "run", "escape", "fuir", "fuis", "fuit", "fuyons", "fuite"),
    ("fight", "battle", "combattre", "combat", "combats"),
    ("discard", "throw", "drop", "defausser", "jeter", "jette"),
    ("buy", "purchase", "acheter", "achat"),
    ("raise", "upgrade", "improve", "monter", "ameliorer"),
    ("repair", "fix", "mend", "refit", "reparer", "radouber"),
    ("spot", "look", "reperer", "chercher", "cherche"),
    ("keep", "garder"),
    ("reroll", "again", "relancer"),
    ("send", "call", "envoyer", "venir"),
    ("take", "grab", "get", "prendre", "prends", "prend"),
    ("done", "finished", "finish", "stop", "end", "enough", "cease"),
    ("termine", "fini", "finir", "fin", "arreter", "arrete", "assez", "stop", "done", "end", "cesser"),
]
NUMBERS = {
    **dict(zip(("one", "two", "three", "four", "five", "six"), "123456", strict=True)),
    **dict(zip(("deux", "trois", "quatre", "cinq"), "2345", strict=True)),
}
FEWEST = 3  # letters that a stem needs

Choice = TypeVar("Choice")


def meant(text: str, choices: Iterable[tuple[Choice, Sequence[str]]]) -> list[Choice]:
    """The choices a text may mean, each given with its names; one, if it is clear.

    A choice is meant if every word of the text is in one of its names. Those whose names say least more come first,
    and alone.
    """
    wanted = words_of(text)
    if not wanted:
        return []
    listed = [(choice, [words_of(name) for name in names]) for choice, names in choices]
    return fitting(wanted, listed) or fitting(wanted, [(choice, [joined(names)]) for choice, names in listed])


def fitting(wanted: Sequence[str], choices: Iterable[tuple[Choice, Sequence[Sequence[str]]]]) -> list[Choice]:
    """The choices that have all the words in one of their names, and least besides."""
    found: list[tuple[int, Choice]] = []
    for choice, names in choices:
        more = [len(name) - len(wanted) for name in names if has_all(name, wanted)]
        if more:
            found.append((min(more), choice))
    least = min((more for more, _ in found), default=0)
    return [choice for more, choice in found if more == least]


def joined(names: Iterable[Sequence[str]]) -> list[str]:
    """The words of all names together, for whoever mixes them: `aller à Tortuga`."""
    return [word for name in names for word in name]


@lru_cache(maxsize=50_000)
def words_of(text: str) -> tuple[str, ...]:
    """The words that matter, without accents, endings and case."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    found = re.findall(r"[a-z0-9.@*]+", plain.replace("-", " "))
    return tuple(NUMBERS.get(word, word) for word in found if word not in SMALL)


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
    if word == other:
        return True
    if any(sign.isdigit() for sign in word + other):
        return False
    one, two = stem(word), stem(other)
    if GROUPS.get(one, set()) & GROUPS.get(two, set()):
        return True
    return min(len(word), len(other)) >= FEWEST and one == two


def stem(word: str) -> str:
    """`bananas`, `banane` and `bananes` are alike, so are `poser` and `pose`."""
    return re.sub(r"(ing|ed|er|es|ez|e|s|x)$", "", word) if len(word) > FEWEST else word


def grouped() -> dict[str, set[int]]:
    """The groups of `ALIKE` that each stem is in."""
    found: dict[str, set[int]] = {}
    for number, group in enumerate(ALIKE):
        for word in group:
            found.setdefault(stem(word), set()).add(number)
    return found


GROUPS = grouped()
