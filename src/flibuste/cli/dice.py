"""The chi-square test: did dice show every number about as often?"""

import math
from collections import Counter


def chi_square(values: list[int], n: int) -> float:
    """How far the counts are from their average."""
    expected = len(values) / n
    counts = Counter(values)
    return sum((counts[face] - expected) ** 2 / expected for face in range(n))


def chance_of_worse(distance: float, freedom: int) -> float:
    """How likely fair dice are to be at least as uneven, by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    z = ((distance / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))


def evenness(values: list[int], n: int) -> str:
    distance = chi_square(values, n)
    share = chance_of_worse(distance, n - 1)
    return f"chi-square {distance:.1f}, {share:.0%} of fair series are less even"
