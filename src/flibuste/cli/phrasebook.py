"""What the command says when something is wrong, in the reader's language.

Errors are raised in English, as programs see them. `phrases.fr.toml` has those that people meet as pairs of sentences
with the same gaps; what is not in it is told as it was raised.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

from flibuste.words import languages

FOLDER = Path(__file__).parent


def language_of(arguments: list[str], environment: dict[str, str]) -> str:
    """The language that a command line asks for, else that of the environment, else English; it never fails."""
    known = languages()
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        wanted = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if wanted in known:
            return wanted
    first = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return first[:2].lower() if first[:2].lower() in known else "en"


@cache
def phrases(language: str) -> list[tuple[re.Pattern[str], str]]:
    """The sentences of a language, each with what its English one looks like."""
    path = FOLDER / f"phrases.{language}.toml"
    pairs: list[list[str]] = tomllib.loads(path.read_text(encoding="utf-8"))["phrases"] if path.exists() else []
    return [(pattern_of(english), said) for english, said in pairs]


def pattern_of(english: str) -> re.Pattern[str]:
    """What a sentence with gaps looks like: `{name}` is a gap."""
    parts = re.split(r"\{(\w+)\}", english)
    found = [re.escape(part) if place % 2 == 0 else f"(?P<{part}>.+?)" for place, part in enumerate(parts)]
    return re.compile("".join(found), re.DOTALL)


def translated(message: str, language: str) -> str:
    """A message in a language; a gap called `problem` is a message, too."""
    for pattern, said in phrases(language):
        found = pattern.fullmatch(message)
        if found is not None:
            gaps = found.groupdict()
            if "problem" in gaps:
                gaps["problem"] = translated(gaps["problem"], language)
            return said.format(**gaps)
    return message
