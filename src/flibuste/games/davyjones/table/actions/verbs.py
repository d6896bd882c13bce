"""All kinds of action by their verbs, for reading them. Only `sail` is written in another way."""

from typing import Final

from flibuste.games.davyjones.table.actions import abilities, events, fight, orders, sea, setup, treasure
from flibuste.games.davyjones.table.actions.choice import Choice

MODULES: Final = (orders, sea, fight, treasure, setup, abilities, events)


def kinds_below(kind: type[Choice]) -> list[type[Choice]]:
    """The kinds of action that are made: classes with a verb."""
    found = [kind] if kind.VERB else []
    for below in kind.__subclasses__():
        found += kinds_below(below)
    return found


VERBS: Final[dict[str, type[Choice]]] = {kind.VERB: kind for kind in kinds_below(Choice)}
