"""What the command says, in the reader's language: errors, results and help.

All of it is written in English, as programs see it. `phrases.fr.toml` (errors and results) and `help.fr.toml` have
pairs of sentences with the same gaps; a test fails for a sentence that is in neither.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TextIO

FOLDER = Path(__file__).parent


def language_of(arguments: list[str], environment: dict[str, str]) -> str:
    """The language that a command line asks for, else that of the environment, else English; it never fails."""
    known = spoken()
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        wanted = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if wanted in known:
            return wanted
    first = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return first[:2].lower() if first[:2].lower() in known else "en"


@cache
def spoken() -> set[str]:
    """The languages that the command speaks; asked of its own files, since help needs nothing else."""
    return {"en", *(path.name.split(".")[1] for path in FOLDER.glob("help.*.toml"))}


@cache
def phrases(language: str) -> list[tuple[re.Pattern[str], str]]:
    """The sentences of a language, each with what its English one looks like."""
    pairs = [pair for name in ("help", "phrases") for pair in read(name, language).get("phrases", [])]
    return [(pattern_of(english), said) for english, said in pairs]


@cache
def read(name: str, language: str) -> dict[str, list[list[str]]]:
    path = FOLDER / f"{name}.{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


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
            return with_pieces(said.format(**gaps), language)
    return message


def with_pieces(text: str, language: str) -> str:
    """The small words that stand inside of what fills a gap."""
    for english, said in read("phrases", language).get("pieces", []):
        text = text.replace(english, said)
    return text


class Reader:
    """Who reads what this process prints."""

    language = "en"


def told(line: str) -> str:
    """A line of output in the reader's language, indented as it was."""
    if Reader.language == "en":
        return line
    body = " ".join(line.split())
    return line[: len(line) - len(line.lstrip())] + translated(body, Reader.language)


def tell(line: str, to: TextIO | None = None) -> None:
    """Print a line in the reader's language, at once."""
    print(told(line), file=to, flush=True)
