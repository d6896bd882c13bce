"""Errors of the command line in the reader's language."""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup

from flibuste.cli.app import app
from flibuste.cli.phrasebook import language_of, phrases, translated
from tests.cli.conftest import Run
from tests.house.imports import SOURCE


def test_the_language_of_errors_is_that_of_the_command_line() -> None:
    assert language_of(["rules", "cove", "--lang", "fr"], {}) == "fr"
    assert language_of(["rules", "--lang=fr"], {"LANG": "en_GB.UTF-8"}) == "fr"
    assert language_of(["rules", "--lang", "xx"], {"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language_of(["rules"], {"LANG": "C"}) == "en"


def test_what_has_no_french_is_told_as_it_is() -> None:
    assert translated("the moon is in the way", "fr") == "the moon is in the way"
    assert translated("stopped", "en") == "stopped"


def test_a_problem_within_a_problem_is_told_in_the_same_language() -> None:
    said = translated("--seats: Cove is for 3 to 5 players, not 9", "fr")
    assert said.endswith("Cove se joue de 3 à 5, pas à 9")


@pytest.mark.parametrize("pair", phrases("fr"), ids=lambda pair: pair[0].pattern[:30])
def test_both_sentences_have_the_same_gaps(pair: tuple[re.Pattern[str], str]) -> None:
    assert set(pair[0].groupindex) == set(re.findall(r"\{(\w+)\}", pair[1]))


def test_the_command_complains_in_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "n’a pas d’article « 9.9.9 »" in run("rules", "stortebeker", "9.9.9", "--lang", "fr").err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "ce fichier n’existe pas" in run("verify", "nothing.json").err


# ---- every sentence has its French ------------------------------------------------------------------------------

CLI = SOURCE / "flibuste/cli"
RAISED = (
    *("Problem", "BadPlan", "UnknownBot", "BadWord", "BadOption", "BadMatch", "BadPosition", "UnknownGame", "BadFile"),
    "MissingExtra",
)
FILLED = "x1"
ANYTHING = (r"(?P<file>.+?):\ (?P<problem>.+?)",)  # what only passes on another message


def sentence_of(node: ast.expr) -> str | None:
    """A text as it is printed, its gaps filled; None for what cannot be read here."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else FILLED for part in node.values)
    return None


def sentences(path: Path, names: Collection[str]) -> Iterator[str]:
    """What the calls of these functions in a file say."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names and node.args:
            first = node.args[0]
            for way in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                text = sentence_of(way)
                if text is not None and text.replace(FILLED, "").strip(" :.'(),"):
                    yield " ".join(text.split())


def is_told(text: str) -> bool:
    """Whether a sentence has its French, and one of its own."""
    found = next((pattern for pattern, _ in phrases("fr") if pattern.fullmatch(text)), None)
    return found is not None and found.pattern not in ANYTHING


def test_every_sentence_of_the_command_has_its_french() -> None:
    files = sorted(CLI.rglob("*.py"))
    assert [text for path in files for text in sentences(path, ("tell", "told")) if not is_told(text)] == []


def test_every_error_that_people_meet_has_its_french() -> None:
    """Those of the games themselves are about files that somebody writes by hand, and stay as they are."""
    folders = ("cli", "records", "engine", "bots", "arena", "api", "analysis")
    files = [path for folder in folders for path in sorted((SOURCE / "flibuste" / folder).rglob("*.py"))]
    assert [text for path in files for text in sentences(path, RAISED) if not is_told(text)] == []


def all_commands(command: Any) -> Iterator[Any]:
    yield command
    for inner in command.commands.values() if isinstance(command, TyperGroup) else ():
        yield from all_commands(inner)


def test_all_of_the_help_has_its_french() -> None:
    group = typer.main.get_command(app)
    commands = list(all_commands(group))
    texts = [part for command in commands for part in (command.help or "").split("\n\n")]
    texts += [getattr(parameter, "help", None) or "" for command in commands for parameter in command.params]
    missing = [text for text in texts if text and not is_told(" ".join(text.split()))]
    assert missing == []


def test_help_in_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "How many games." in run("simulate", "--help").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    said = run("simulate", "--help").out
    assert "Utilisation :" in said and "Combien de parties." in said and "par défaut" in said
    assert "Usage" not in said and "How many" not in said
    assert "Des jeux de pirates" in run("--help").out


def test_results_in_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    said = run("simulate", "stortebeker", "--games", "1").out
    assert "joueurs, graine 0 : 1 parties" in said
    assert "Scores par place" in said and "Why" not in said
