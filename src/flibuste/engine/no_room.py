"""What stands in for a room that a game does not have."""

import json
from typing import Any

from flibuste.engine.domain import BadWord

Data = dict[str, Any]


def no_default_stack(data: Data, state: Any) -> None:
    raise BadWord("a position of this game needs its `stack`")


def no_faults(state: Any) -> list[str]:
    return []


def nothing(*about: Any) -> None:
    """What a game says that has nothing to say."""


def nothing_to_show(game: Any, say: Any) -> None:
    return None


def view_as_text(view: Data, say: Any, columns: int, rows: int) -> str:
    return json.dumps(view, indent=1, ensure_ascii=False)
