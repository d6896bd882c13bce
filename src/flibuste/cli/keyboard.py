"""The keyboard: lines that somebody types."""

import sys
from contextlib import suppress

with suppress(ImportError):  # where there is one, typed lines can be edited and found again
    import readline  # noqa: F401


def typed(prompt: str) -> str:
    """A line from the keyboard. Raises EOFError when there is no more input, or no keyboard at all."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt).strip()
