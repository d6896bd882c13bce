"""Lessons: a game taught at its own table, step by step. See `docs/lessons.md`."""
