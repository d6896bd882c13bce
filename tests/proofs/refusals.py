"""`python -m tests.proofs.refusals GAME [SEEDS]`: the illegal actions of a game that get a generic answer, by kind."""

import sys
from collections import Counter

from flibuste.engine.registry import load_game
from tests.proofs.illegal import Measure, measured
from tests.proofs.play import settings_of


def report(measure: Measure) -> None:
    """The share, and a line for each question, verb, clause and reason."""
    print(f"{measure.tried} illegal actions, {measure.share():.2%} with a specific answer")
    by_question: Counter[str] = Counter()
    for (question, *_), times in measure.generic.items():
        by_question[question] += times
    print("by question: " + ", ".join(f"{question} {times}" for question, times in by_question.most_common()))
    for kind, times in measure.generic.most_common():
        question, verb, clause, reason = kind
        print(f"{times:6}  {question:24} {verb:12} {clause:9} {reason:24} {measure.example[kind]}")


def main() -> None:
    name, *more = sys.argv[1:]
    for seed in range(int(more[0]) if more else 1):
        report(measured(settings_of(load_game(name)), f"report {seed}", 3, 40))


if __name__ == "__main__":
    main()
