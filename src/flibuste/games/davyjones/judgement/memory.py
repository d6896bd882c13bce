"""What is kept in mind while one table is looked at."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.davyjones.table.options import Rules

_MOST_KEPT: Final = 4000


class Memory:
    """Courses found at one table, by where everything lies.

    `meant` is where ships go in earnest, by their numbers: whoever compares courses goes on to where each leads, and
    does not think of something else on the way.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.found: dict[tuple[int, ...], list[Action]] = {}
        self.meant: dict[int, int] = {}

    def keep(self, key: tuple[int, ...], actions: list[Action]) -> list[Action]:
        if len(self.found) >= _MOST_KEPT:
            self.found.clear()
        self.found[key] = actions
        return actions
