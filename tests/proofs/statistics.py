"""A chi-square test, without a library: the seeds are fixed, so a test passes always or never."""

from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def chi_square(found: Mapping[T, int], expected: Mapping[T, float]) -> bool:
    """Whether what was found fits what was expected (probabilities), but for one time in ten thousand.

    Rare values are put together, so that at least five of each are expected.
    """
    total = sum(found.values())
    assert abs(sum(expected.values()) - 1) < 1e-9 and set(found) <= set(expected)
    pairs = sorted((expected[key] * total, found.get(key, 0)) for key in expected)
    cells = [(0.0, 0)]
    for mean, number in pairs:
        last = cells[-1]
        if last[0] < 5:
            cells[-1] = (last[0] + mean, last[1] + number)
        else:
            cells.append((mean, number))
    statistic = sum((number - mean) ** 2 / mean for mean, number in cells)
    return statistic <= critical(len(cells) - 1)


def critical(freedom: int) -> float:
    """The value that a chi-square variable exceeds one time in ten thousand (Wilson and Hilferty)."""
    part = 2 / (9 * max(1, freedom))
    return float(max(1, freedom) * (1 - part + 3.719 * sqrt(part)) ** 3)
