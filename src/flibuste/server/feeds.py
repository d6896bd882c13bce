"""Pages that wait for news of one thing (a tournament, the lobby's chat): each is woken, and looks for itself."""

import asyncio


class Listener:
    """An open page; `is_ended`: its person has a new token, or may not come in any more."""

    def __init__(self, what: str, player_id: str | None) -> None:
        self.what = what
        self.player_id = player_id
        self.awake = asyncio.Event()
        self.awake.set()
        self.is_ended = False


class Feeds:
    """All such pages of this server, by what they wait for."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}

    def add(self, listener: Listener) -> None:
        """A page was opened."""
        self.listeners.setdefault(listener.what, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        """A page was closed."""
        found = self.listeners.get(listener.what, set())
        found.discard(listener)
        if not found:
            self.listeners.pop(listener.what, None)

    def wake(self, what: str) -> None:
        """Something is new."""
        for listener in self.listeners.get(what, ()):
            listener.awake.set()

    def end(self, player_id: str) -> None:
        """End the pages of somebody."""
        for found in self.listeners.values():
            for listener in found:
                if listener.player_id == player_id:
                    listener.is_ended = True
                    listener.awake.set()
