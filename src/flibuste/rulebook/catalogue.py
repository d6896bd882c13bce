"""All actions of a game by name, so that a text in people's own words is understood even where it is not allowed."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from flibuste.engine.action import Action
from flibuste.engine.game import Game
from flibuste.rulebook.why import known_actions
from flibuste.words import Words

Named = list[tuple[Action, list[str]]]
STRANGERS = [f"Stranger {n}" for n in range(1, 11)]


def named(actions: Iterable[Action], spoken: Sequence[Words]) -> Named:
    """Actions, each with its notation and what it is called by these words."""
    return [(action, [action.notation, *(words.action(action) for words in spoken)]) for action in actions]


def examples(actions: Iterable[Action], words: Words, most: int = 3) -> str:
    """Some choices of different kinds as one may write them, for whoever was not understood."""
    kinds: dict[str, Action] = {}
    for action in actions:
        kinds.setdefault(action.verb, action)
    return " · ".join(words.action(action) for action in list(kinds.values())[:most])


def all_named(game: Game, spoken: Sequence[Words]) -> Named:
    """Every action of a game, called as at this table. There are thousands: what no name of a player is in is kept."""
    if any(words.piece_names for words in spoken):
        return named(known_actions(game), spoken)
    kept, personal = kept_names(game, tuple(words.language for words in spoken))
    return [*kept, *named(personal, spoken)]


@lru_cache(maxsize=8)
def kept_names(game: Game, languages: tuple[str, ...]) -> tuple[Named, list[Action]]:
    """The actions that are called the same whoever plays, with their names; and the others."""
    here = named(known_actions(game), [Words(game, language) for language in languages])
    elsewhere = named(known_actions(game), [Words(game, language, STRANGERS) for language in languages])
    both = list(zip(here, elsewhere, strict=True))
    return [one for one, other in both if one == other], [one[0] for one, other in both if one != other]
