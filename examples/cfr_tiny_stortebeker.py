"""How fast counterfactual regret minimization solves a tiny Störtebeker, by OpenSpiel's own algorithms.

    pip install 'flibuste[openspiel]'
    python examples/cfr_tiny_stortebeker.py 64 curves.svg

prints the exploitability (how much a player who knows the strategy wins against it; 0 for a perfect one) after 1, 2, 4
and so on iterations, and draws the curves. The tree has 11,529 nodes and 1,344 information states: a minute or two.
"""

import math
import sys
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr
from open_spiel.python.algorithms.exploitability import exploitability

import flibuste.research.openspiel  # noqa: F401 - registers the games

COLOURS = {"CFR": "#1d5c85", "CFR+": "#b3541e"}
WIDTH, HEIGHT, LEFT, TOP = 640, 360, 70, 30


def curve(solver, iterations):
    """Pairs of an iteration and the exploitability of the average strategy after it, for 1, 2, 4 …"""
    found = []
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number & (number - 1) == 0:
            found.append((number, exploitability(solver._game, solver.average_policy())))
    return found


def drawn(curves):
    """The curves as SVG, both axes logarithmic."""
    points = [point for found in curves.values() for point in found]
    right = max(1.0, math.log2(max(x for x, _ in points)))
    low, high = math.floor(math.log10(min(y for _, y in points))), math.ceil(math.log10(max(y for _, y in points)))

    def place(x, y):
        across = LEFT + (WIDTH - LEFT - 20) * math.log2(x) / right
        down = TOP + (HEIGHT - 2 * TOP) * (high - math.log10(y)) / (high - low)
        return f"{across:.1f},{down:.1f}"

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>']
    for power in range(low, high + 1):
        x, y = place(1, 10**power).split(",")
        parts.append(f'<path d="M{x} {y}H{WIDTH - 20}" stroke="#ddd"/><text x="10" y="{y}">{10.0**power:g}</text>')
    for x, _ in next(iter(curves.values())):
        parts.append(f'<text x="{place(x, 10**low).split(",")[0]}" y="{HEIGHT - 8}">{x}</text>')
    for number, (name, found) in enumerate(curves.items()):
        line = " ".join(place(x, y) for x, y in found)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - 90}" y="{TOP + 18 * number}" fill="{COLOURS[name]}">{name}</text>')
    style = 'font-family="sans-serif" font-size="13"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>{"".join(parts)}</svg>\n'


def main():
    iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 64
    game = pyspiel.load_game("flibuste_tiny_stortebeker")
    curves = {"CFR": curve(cfr.CFRSolver(game), iterations), "CFR+": curve(cfr.CFRPlusSolver(game), iterations)}
    for name, found in curves.items():
        for number, value in found:
            print(f"{name:<5} {number:>5} {value:.5f}")
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(drawn(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
