"""Which tables belong to which process, or to which worker of the bots: their ids decide it."""

import zlib

from flibuste.server.people.players import new_id


def part_of(table_id: str, parts: int) -> int:
    """The part that a table belongs to, from 0 on."""
    return zlib.crc32(table_id.encode()) % parts


class Part:
    """The tables of one of a server's processes: number `number` of `of`."""

    def __init__(self, number: int = 0, of: int = 1) -> None:
        self.number = number
        self.of = of

    def has(self, table_id: str) -> bool:
        """Whether a table belongs to it."""
        return part_of(table_id, self.of) == self.number

    def is_first(self) -> bool:
        """Whether this process does what only one needs to do."""
        return self.number == 0

    def new_id(self) -> str:
        """An id for a new table: it is opened in the process that it belongs to."""
        found = new_id()
        return found if self.has(found) else self.new_id()
