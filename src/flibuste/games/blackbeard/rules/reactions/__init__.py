"""Reactions of the other players."""
