"""A picture in PNG as an array of pixels, as environments return it; only the kind of PNG that `to_png` makes."""

import struct
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

CHANNELS = 4
SUB, UP, AVERAGE = 1, 2, 3
Pairs = Iterable[tuple[int, int]]


def pixels(png: bytes) -> Any:
    """Height × width × 3 numbers from 0 to 255, on white."""
    width, height = struct.unpack(">II", png[16:24])
    rows = np.frombuffer(zlib.decompress(compressed(png)), np.uint8).reshape(height, 1 + width * CHANNELS)
    found = np.zeros((height, width * CHANNELS), np.uint8)
    above = bytes(width * CHANNELS)
    for place in range(height):
        above = unfiltered(int(rows[place, 0]), rows[place, 1:].tobytes(), above)
        found[place] = np.frombuffer(above, np.uint8)
    return on_white(found.reshape(height, width, CHANNELS))


def compressed(png: bytes) -> bytes:
    """What the chunks IDAT hold together."""
    found, at = b"", 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        found += png[at + 8 : at + 8 + length] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += 12 + length
    return found


def unfiltered(kind: int, row: bytes, above: bytes) -> bytes:
    """A row as it was before it was written as differences."""
    if kind == UP:
        return bytes(np.frombuffer(row, np.uint8) + np.frombuffer(above, np.uint8))
    if kind == SUB:
        parts = np.frombuffer(row, np.uint8).reshape(-1, CHANNELS)
        return bytes(np.cumsum(parts, axis=0, dtype=np.uint8))
    return row if kind == 0 else one_by_one(kind, row, above)


def one_by_one(kind: int, row: bytes, above: bytes) -> bytes:
    """A row whose numbers depend on those before them."""
    found = bytearray(len(row))
    for channel in range(CHANNELS):
        values = zip(row[channel::CHANNELS], above[channel::CHANNELS], strict=True)
        found[channel::CHANNELS] = bytes(averages(values) if kind == AVERAGE else paeth(values))
    return bytes(found)


def averages(values: Pairs) -> Iterator[int]:
    left = 0
    for value, up in values:
        left = (value + (left + up) // 2) & 255
        yield left


def paeth(values: Pairs) -> Iterator[int]:
    """Each number is the difference to that neighbour which is nearest to left + up - diagonal."""
    left = diagonal = 0
    for value, up in values:
        to_left, to_up = up - diagonal, left - diagonal
        to_diagonal = abs(to_left + to_up)
        to_left, to_up = abs(to_left), abs(to_up)
        if to_left <= to_up and to_left <= to_diagonal:
            left = (value + left) & 255
        else:
            left = (value + (up if to_up <= to_diagonal else diagonal)) & 255
        diagonal = up
        yield left


def on_white(image: Any) -> Any:
    """Without its transparency."""
    alpha = image[..., 3:].astype(np.uint16)
    return ((image[..., :3] * alpha + 255 * (255 - alpha)) // 255).astype(np.uint8)
