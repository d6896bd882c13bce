"""Where the next request of a connection begins, and which process it is for."""

import random
import re

from flibuste.server.processes.part import part_of

OPENING = re.compile(rb"POST /api/tables[? ]")
TABLE = re.compile(rb"[A-Z]+ [^ ?]*/tables/([\w-]+)|[A-Z]+ [^ ]*[?&]table=([\w-]+)")
NUMBER = re.compile(rb"[A-Z]+ [^ ]*[?&](?:part|process)=(\d{1,4})[& ]")
LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*(\d{1,9})[ \t]*\r\n", re.IGNORECASE)
CHUNKED = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)


def process_for(request: bytes, of: int) -> int | None:
    """The number of the process that a request is for: the table in its address tells; None where any will do.

    New tables are spread evenly. Part 3 of the bots' work, and what process 3 has counted, are for process 3.
    """
    line, _, _ = request.partition(b"\r\n")
    table = TABLE.match(line)
    if table is not None:
        return part_of((table[1] or table[2]).decode(), of)
    number = NUMBER.match(line)
    if number is not None:
        return int(number[1]) % of
    return random.randrange(of) if OPENING.match(line) else None


def length_of(request: bytes) -> int | None:
    """How many bytes a request has, by its head; None where that cannot be told."""
    head, end, _ = request.partition(b"\r\n\r\n")
    head += b"\r\n"
    if not end or CHUNKED.search(head):
        return None
    length = LENGTH.search(head)
    return len(head) + 2 + (int(length[1]) if length else 0)
