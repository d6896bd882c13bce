"""Reading actions: forgiving of case, small words and commas, never of meaning."""

from collections.abc import Iterable

from flibuste.engine.action import Action
from flibuste.engine.refusal import NotAnAction

_SMALL = {"at", "on", "the", "a", "to", "from", "of", "with", "seat", "ship", "card", "and"}


def plain(text: str) -> str:
    """`Place rum at ship=Y1` is `place rum y1`."""
    words = text.lower().replace(",", " ").replace("=", " ").split()
    return " ".join(words[:1] + [word for word in words[1:] if word not in _SMALL])


def find_action(text: str, catalogue: dict[str, Action], offered: Iterable[Action]) -> Action:
    """The action meant by a text: one of those offered, else one of the catalogue."""
    wanted = plain(text)
    for action in offered:
        if plain(action.notation) == wanted:
            return action
    found = catalogue.get(wanted) or catalogue.get(text.strip().lower())
    if found is None:
        verbs = sorted({notation.partition(" ")[0] for notation in catalogue})
        verb = wanted.partition(" ")[0]
        hint = f"after '{verb}' something else is expected" if verb in verbs else f"verbs: {', '.join(verbs)}"
        raise NotAnAction(f"'{text.strip()}' is no action of this game ({hint})")
    return found
