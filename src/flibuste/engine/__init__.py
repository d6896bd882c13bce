"""The vocabulary all games share: Step, State, Action, Chance, Journal, Match.

Standard library only (and `mypy_extensions`, which marks classes for the compiler); no I/O, no clock, no global
randomness. See `docs/architecture.md`.
"""
