"""`flibuste analyse`: a judgement of a match, as text, JSON and a page."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_json_and_a_page(run: Run, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    said = run("analyse", finished, "--level", "deckhand", "--jobs", "1", "--json", "-o", out)
    assert said.json["judge"] == "deckhand"
    assert len(said.json["players"]) == said.json["seats"]
    assert out.read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(("language", "title"), [("en", "How well each played"), ("fr", "Comment chacun a joué")])
def test_in_the_terminal(run: Run, finished: Path, language: str, title: str) -> None:
    said = run("analyse", finished, "--level", "deckhand", "--jobs", "1", "--lang", language)
    assert title in said.out and "‹" not in said.out


@pytest.mark.parametrize(
    ("words", "message"),
    [(("--level", "greedy"), "the levels are"), (("-o", "page.pdf"), "must end in .html")],
)
def test_bad_options_are_refused(run: Run, finished: Path, words: tuple[str, ...], message: str) -> None:
    said = run("analyse", finished, *words)
    assert said.code == 2 and message in said.err


def test_a_match_in_progress_is_refused(run: Run, unfinished: Path) -> None:
    said = run("analyse", unfinished)
    assert said.code == 2 and "not over" in said.err
