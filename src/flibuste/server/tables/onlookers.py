"""Those who look on hear of a change a moment after those who play, and a few at a time.

So a hundred open pages do not come between a player and the next move.
"""

import asyncio
from collections.abc import Collection, Iterable
from typing import Protocol

AT_ONCE = 4
PAUSE_SECONDS = 0.01


class Sleeper(Protocol):
    """What can be woken."""

    def wake(self) -> None: ...


class Onlookers:
    """Pages that wait to be woken, in order; each waits once, however often it is added."""

    def __init__(self) -> None:
        self.waiting: dict[Sleeper, None] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.later: dict[int, Collection[Sleeper]] = {}

    def add(self, pages: Iterable[Sleeper]) -> None:
        """Let these be woken in their turn."""
        self.waiting.update(dict.fromkeys(pages))
        if self.waiting and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self.wake_some)

    def add_later(self, pages: Collection[Sleeper], seconds: float) -> None:
        """Let these, and whoever joins them until then, be woken after some time; they wait for it once."""
        if id(pages) not in self.later:
            self.later[id(pages)] = pages
            asyncio.get_running_loop().call_later(seconds, self.add_now, id(pages))

    def add_now(self, which: int) -> None:
        """The time has come for those who were to wait."""
        self.add(self.later.pop(which))

    def wake_some(self) -> None:
        """Wake the next few."""
        self.timer = None
        for page in list(self.waiting)[:AT_ONCE]:
            del self.waiting[page]
            page.wake()
        self.add(())
