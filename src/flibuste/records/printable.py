"""Texts from files that may be shown: without what a terminal would obey."""

import re

ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-_])")
CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def printable(text: str) -> str:
    """A text without escape sequences, control characters and marks that turn the direction of writing."""
    return CONTROLS.sub("", ESCAPES.sub("", text))
