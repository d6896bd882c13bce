"""Numbers poured into memory: the same from the source and from the compiled wheel."""

from array import array

import pytest

from flibuste.engine.pouring import mark, pour


def test_pouring_leaves_zeros() -> None:
    numbers = [0, 5, -7, 300, 0]
    into = array("h", [9] * 8)
    pour(numbers, into, 2, 5)
    assert list(into) == [9, 9, 0, 5, -7, 300, 0, 9]
    assert numbers == [0] * 5


def test_what_is_not_used_is_zero() -> None:
    numbers = [4, 5, 0, 0]
    into = array("h", [9] * 5)
    pour(numbers, into, 0, 2)
    assert list(into) == [4, 5, 0, 0, 9] and numbers == [0] * 4


def test_what_does_not_fit_is_the_nearest_that_does() -> None:
    into = array("h", bytes(12))
    pour([40_000, -40_000, 1 << 80, -(1 << 80), 32767, -32768], into, 0, 6)
    assert list(into) == [32767, -32768, 32767, -32768, 32767, -32768]


def test_a_mask() -> None:
    into = bytearray(b"\x09" * 6)
    mark([0, 3], into, 1, 4)
    assert list(into) == [9, 1, 0, 0, 1, 9]


def test_nothing_is_written_beyond_the_buffer() -> None:
    with pytest.raises(ValueError, match=r"."):
        pour([1, 2, 3], array("h", bytes(4)), 0, 3)
    with pytest.raises(ValueError, match=r"."):
        mark([0], bytearray(3), 2, 4)
    with pytest.raises(IndexError):
        mark([4], bytearray(8), 0, 4)
