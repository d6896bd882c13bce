"""Shadows: a second, naive computation of each game, written from its rules alone. See docs/shadows.md."""
