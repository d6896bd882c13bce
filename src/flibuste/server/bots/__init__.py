"""Bots: what they are asked, the worker processes that play the server's own, and hints."""
