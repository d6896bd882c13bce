"""Golden playthroughs: whole seeded games as text, read by people, compared by a test.

A change of the rules shows in their diff: look at it, and write them anew with `python -m tests.playthroughs --write`.
"""
