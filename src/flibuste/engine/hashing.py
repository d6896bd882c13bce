"""A fingerprint of a state: 64 bits, quickly, so that a search can tell whether it has been at a position before.

Records, lists and plain values count; what is no record does not: the dice, the journal, the printed pieces. The same
position reached in another order has the same fingerprint wherever the state is the same. It holds within one process
and one build; what is kept or sent uses `Game.digest`.

This is what runs from the source. The compiled wheel has `hashing.c` in its place, since the attributes of a compiled
class do not lie in a `__dict__`.
"""

from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.record import Record

_MASK: Final = (1 << 64) - 1


def fingerprint(state: Any) -> int:
    """64 bits that tell states apart."""
    return hash(frozen(state)) & _MASK


def frozen(value: Any) -> Any:
    """The value as something that can be hashed."""
    if isinstance(value, Record):
        return (type(value).__name__, *(frozen(held) for _, held in sorted(vars(value).items())))
    if isinstance(value, list | tuple):
        return (len(value), *(frozen(item) for item in value))
    if isinstance(value, dict):
        return frozenset((frozen(key), frozen(held)) for key, held in value.items())
    if isinstance(value, set | frozenset):
        return frozenset(frozen(item) for item in value)
    if isinstance(value, Action):
        return value.notation
    return value if isinstance(value, int | float | str) else None
