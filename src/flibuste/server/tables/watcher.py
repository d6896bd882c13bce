"""The open pages of tables."""

import asyncio


class Watcher:
    """An open page of a table. It is woken when something changes, and then looks for itself what is new.

    `plays` says that it looks through a seat: such pages are woken first. `is_seen`: somebody has it before his eyes.
    """

    def __init__(self, table_id: str, player_id: str | None = None, plays: bool = False) -> None:
        self.table_id = table_id
        self.player_id = player_id
        self.plays = plays
        self.is_seen = True
        self.awake = asyncio.Event()
        self.new_chat = True
        self.once_more = False
        self.is_ended = False

    def wake(self, chat: bool = False) -> None:
        """Say that the table has changed, or with `chat` that somebody has said something."""
        self.new_chat = self.new_chat or chat
        self.awake.set()
