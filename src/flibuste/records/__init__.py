"""Matches, positions and examples as files, and comparing them."""
