"""How seats are counted.

The server counts seats from 1, as players do and as the wire does; 0 is a spectator, or nobody. The engine and the
column `entry.seat` count from 0, and -1 is nobody. A number is converted where it crosses that border, with these two
functions and in no other way.
"""


def engine_seat(seat: int) -> int:
    """The engine's number of a seat of the server."""
    return seat - 1


def server_seat(seat: int) -> int:
    """The server's number of a seat of the engine."""
    return seat + 1
