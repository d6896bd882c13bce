"""The box of a game as it is shown: pieces, the clauses that say what they do, and the symbols they are drawn with."""

import re
from fnmatch import fnmatchcase
from functools import lru_cache

from flibuste.drawing.box import Box, Piece
from flibuste.engine.game import Game
from flibuste.engine.registry import load_game
from flibuste.rulebook.clauses import clauses_of
from flibuste.words import Words

OWN = re.compile(r'\b(id="|href="#|url\(#)')


@lru_cache(16)
def box_of(name: str, language: str) -> Box | None:
    """The box of a game in a language; None where a game shows none."""
    game = load_game(name)
    found: Box | None = game.contents(Words(game, language).say)
    return found


def clauses_for(game: Game, piece: Piece) -> list[str]:
    """The clauses of a piece, in the order in which it names them."""
    found = [clause for wanted in piece.clauses for clause in matching(game, wanted)]
    return list(dict.fromkeys(found))


def matching(game: Game, wanted: str) -> list[str]:
    register = clauses_of(game).values()
    if wanted.startswith("effect:"):
        return [clause.id for clause in register if clause.effect == wanted[7:]]
    return [clause.id for clause in register if fnmatchcase(clause.id, wanted) and clause.kind != "example"]


def symbols_of(box: Box) -> str:
    """Every symbol that the drawings use, under names of their own so that they meet no other picture's."""
    return own_names("".join(box.symbols.taken("", [piece.picture for piece in box.pieces])))


def own_names(drawing: str) -> str:
    """A drawing whose ids begin with `box-`."""
    return OWN.sub(r"\1box-", drawing)


def fits(piece: Piece, word: str) -> bool:
    """Whether a word stands on a piece."""
    facts = " ".join(f"{label} {value}" for label, value in piece.facts)
    return word.casefold() in f"{piece.id} {piece.label} {piece.text} {facts}".casefold()
