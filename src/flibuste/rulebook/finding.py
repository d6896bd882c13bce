"""Questions about the rules: which clauses speak of what a question asks."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import log

from flibuste.engine.game import Game
from flibuste.rulebook.clauses import Clause, clauses_of
from flibuste.words.meaning import stem, words_of

MOST = 6
IN_TITLE = 3.0
ASKING = {
    *("how", "what", "when", "who", "why", "which", "where", "many", "much", "can", "may", "must", "do", "does", "be"),
    *("are", "was", "if", "or", "any", "happens", "there", "has", "have", "not", "no", "after", "before"),
    *("comment", "que", "quoi", "quand", "qui", "pourquoi", "quel", "quelle", "quels", "quelles", "ou", "combien"),
    *("peut", "puis", "dois", "doit", "on", "est", "sont", "si", "ne", "pas", "a", "y", "passe", "faut", "apres"),
}
Stems = Counter[str]


def find_clauses(game: Game, question: str, lang: str, most: int = MOST) -> list[Clause]:
    """The clauses that speak of a question, the nearest first. A rare word says more, and so does a title."""
    wanted = asked(question)
    listed = register(game, lang)
    spread = Counter(word for _, title, text in listed for word in {*title, *text})
    worth = {word: log(1 + len(listed) / spread[word]) for word in wanted if spread[word]}
    scored = [(score(worth, title, text), clause) for clause, title, text in listed]
    best = sorted((each for each in scored if each[0] > 0), key=lambda each: -each[0])
    return [clause for _, clause in best[:most]]


def asked(question: str) -> set[str]:
    """The stems of a question's words that tell what it is about; all of them if none does."""
    words = words_of(question)
    return {stem(word) for word in words if word not in ASKING} or {stem(word) for word in words}


def score(worth: dict[str, float], title: Stems, text: Stems) -> float:
    """How much a clause says about the words: each counts once, more if it is in the title or the clause is short."""
    said = sum((value * (IN_TITLE * (word in title) + (word in text)) for word, value in worth.items()), 0.0)
    return said / log(20 + text.total())


@cache
def register(game: Game, lang: str) -> Sequence[tuple[Clause, Stems, Stems]]:
    """The clauses of a game with the stems of their titles and texts."""
    clauses = clauses_of(game).values()
    return [(each, stems(each.title.get(lang, "")), stems(words_in(each, lang))) for each in clauses]


def words_in(clause: Clause, lang: str) -> str:
    return f"{clause.text.get(lang, '')} {clause.ruling.get(lang, '')}"


def stems(text: str) -> Stems:
    return Counter(stem(word) for word in words_of(text))
