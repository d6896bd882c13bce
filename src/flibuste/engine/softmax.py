"""Fitting weights: regularised softmax regression by Newton's method, in plain Python.

An example is a row of features for each side and the share of the victory each had in the end. The weights that make
what happened most likely are found, with a small price on large weights, so that features which tell the same do not
play each other off.
"""

from math import log

from flibuste.engine.mind import chances


class Example:
    """A position with its end."""

    def __init__(self, rows: list[list[float]], shares: list[float]) -> None:
        self.rows = rows
        self.shares = shares


def fit(
    examples: list[Example], weights: list[float], price: float, rounds: int, anchor: list[float] | None = None
) -> list[float]:
    """The best weights, from these on; `price` is what the square of a weight costs, in examples.

    With an anchor it is the square of the distance from there: what few examples tell only corrects what was known.
    """
    rest = [0.0] * len(weights) if anchor is None else anchor
    for _ in range(rounds):
        weights, step = improved(examples, weights, price, rest)
        if step < 1e-6:
            break
    return weights


def improved(
    examples: list[Example], weights: list[float], price: float, rest: list[float]
) -> tuple[list[float], float]:
    """One step of Newton's method, and how long it was."""
    size = len(weights)
    gradient = [-2.0 * price * (weights[index] - rest[index]) for index in range(size)]
    curve = [[2.0 * price if row == column else 0.0 for column in range(size)] for row in range(size)]
    for example in examples:
        add_example(example, weights, gradient, curve)
    step = solved(curve, gradient)
    return [weights[index] + step[index] for index in range(size)], max([abs(part) for part in step])


def add_example(example: Example, weights: list[float], gradient: list[float], curve: list[list[float]]) -> None:
    size = len(weights)
    shares = chances(example.rows, weights)
    mean = [0.0] * size
    for side in range(len(shares)):
        row = example.rows[side]
        surprise = example.shares[side] - shares[side]
        for index in range(size):
            mean[index] += shares[side] * row[index]
            gradient[index] += surprise * row[index]
    for side in range(len(shares)):
        add_curve([example.rows[side][index] - mean[index] for index in range(size)], shares[side], curve)


def add_curve(off: list[float], share: float, curve: list[list[float]]) -> None:
    for row in range(len(off)):
        part = share * off[row]
        if part != 0.0:
            line = curve[row]
            for column in range(len(off)):
                line[column] += part * off[column]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations, by Gauss; the matrix is positive definite."""
    size = len(right)
    rows = [[*matrix[index], right[index]] for index in range(size)]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[row][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = rows[row][size]
        for column in range(row + 1, size):
            rest -= rows[row][column] * found[column]
        found[row] = rest / rows[row][row]
    return found


def log_loss(examples: list[Example], weights: list[float]) -> float:
    """How surprising the ends were on average; what a fair guess would have is `log(sides)`."""
    total = 0.0
    for example in examples:
        shares = chances(example.rows, weights)
        for side in range(len(shares)):
            if example.shares[side]:
                total -= example.shares[side] * log(max(1e-12, shares[side]))
    return total / max(1, len(examples))
