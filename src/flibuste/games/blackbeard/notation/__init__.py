"""Positions and actions as text, and what is wrong with a position."""
