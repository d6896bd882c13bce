"""Bots against bots: many games, and what can be learnt from them."""
