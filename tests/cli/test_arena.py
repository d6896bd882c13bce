"""`flibuste arena`: what it prints, writes and refuses."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import SHORT_TOML, Run, Said

KEYS = {"bot", "games", "wins", "win_share", "low", "high", "ms_per_decision", "rating"}
GREETING = """
class First:
    def __init__(self, chance): ...
    def choose(self, perspective): return perspective.actions[0]
BOT = First
"""


@pytest.fixture(autouse=True)
def components(tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text(SHORT_TOML)


def arena(run: Run, words: str) -> Said:
    return run(*f"arena stortebeker {words} --components short.toml".split())


def test_json(run: Run) -> None:
    said = arena(run, "--bots random deckhand --games 4 --json")
    assert said.code == 0
    data = said.json
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("stortebeker", 2, 4, "0")
    assert [set(entry) for entry in data["bots"]] == [KEYS, KEYS]
    assert sum(entry["wins"] for entry in data["bots"]) == 4
    for words in ("--bots random,deckhand", "--bots random --bots deckhand", "random deckhand"):
        other = arena(run, f"{words} --games 4 --json").json
        assert [entry["wins"] for entry in other["bots"]] == [entry["wins"] for entry in data["bots"]]


def test_files_and_bots_of_ones_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(GREETING)
    line = "--bots mine.py mine:First random --games 3 --save a.jsonl"
    said = arena(run, f"{line} --html a.html --lang fr")
    assert said.code == 0 and "Qui bat qui" in said.out and "mine:First" in said.out
    assert "6 parties au lieu de 3" in said.err and "écrit dans a.html" in said.err
    assert (tmp_path / "a.html").read_text().startswith("<!doctype html>")
    assert len((tmp_path / "a.jsonl").read_text().splitlines()) == 7
    again = arena(run, f"{line} --json")
    assert again.json["games"] == 6
    head = json.loads((tmp_path / "a.jsonl").read_text().splitlines()[0])
    assert head["bots"] == ["mine.py", "mine:First", "random"]


def test_fewer_bots_than_seats_share_the_table(run: Run) -> None:
    said = arena(run, "--bots random deckhand --players 3 --games 6 --json")
    assert said.json["fair"] == 0.5 and [entry["games"] for entry in said.json["bots"]] == [6, 6]


def test_balance(run: Run, tmp_path: Path) -> None:
    line = "balance stortebeker --components short.toml --against printed --bots random --games 4 --players 2"
    said = run(*line.split(), "--html", "b.html")
    assert said.code == 0 and said.out.startswith("Balance: Störtebeker\n") and "Does the seat matter?" in said.out
    assert "What differs from the other pieces" in said.out and (tmp_path / "b.html").exists()
    data = run(*line.split(), "--json").json
    assert data["games"] == data["against"]["games"] == 4 and len(data["seats"]) == 2
    assert data["decisions_per_game"]["mean"] < data["against"]["decisions_per_game"]["mean"]
