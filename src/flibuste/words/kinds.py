"""What kind of word a value is: which domain its name stands for, and which message says it."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from flibuste.engine.domain import Bag, Bits, Domain, Many, Seat
from flibuste.engine.game import Game
from flibuste.engine.journal import EventKind

Pairs = Iterable[Sequence[str]]


@cache
def event_kinds(package: str) -> dict[str, dict[str, str]]:
    """For every event of a game: the domains of its values, where they differ from the names of the values."""
    name = package + ".table.events"
    try:
        missing = find_spec(name) is None
    except ModuleNotFoundError:
        missing = True
    kinds = [] if missing else [kind for kind in vars(import_module(name)).values() if isinstance(kind, EventKind)]
    return {kind.name: dict(value.split(":") for value in kind.values if ":" in value) for kind in kinds}


@lru_cache(maxsize=4096)
def kind_of(game: Game | None, name: str) -> str:
    """The kind of the values of this name: cards for a card, a list of cards and a bag of cards alike."""
    domains = {} if game is None else game.domains
    name = name.removeprefix("first-").removeprefix("second-")
    item = item_of(domains.get(name))
    if isinstance(item, Seat) or name in ("seat", "seats"):
        return "seat"
    return next((known for known, domain in domains.items() if domain is item), name)


def item_of(domain: Domain | None) -> Domain | None:
    """The domain of the items of a list, a bag or a set; any other domain is its own."""
    if isinstance(domain, Bag | Bits):
        return domain.word
    return domain.item if isinstance(domain, Many) else domain


def word_id(kind: str, value: Any) -> str:
    """The message of a word: `rum*` of the kind `card` is `card-rum-symbol`."""
    return f"{kind}-{value}".replace("*", "-symbol")


def gathered(words: Pairs) -> dict[str, Any]:
    """The words of an action, a prompt or a refusal by their names; a name that occurs several times has a list.

    Of two with one name each has its own, too: `first-ship` and `second-ship`.
    """
    lists: dict[str, list[str]] = {}
    for name, word in words:
        lists.setdefault(name, []).append(word)
    several: dict[str, Any] = {name: found[0] if len(found) == 1 else found for name, found in lists.items()}
    for name, found in lists.items():
        if len(found) == 2:
            several |= {f"first-{name}": found[0], f"second-{name}": found[1]}
    return several
