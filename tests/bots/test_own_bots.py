"""Bots of one's own: by module, by file, by entry point."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import flibuste.bots
from flibuste.arena.simulate import Plan, simulate
from flibuste.bots import UnknownBot, find_bot, make_bot
from flibuste.bots.random import Random
from flibuste.engine.chance import Fast

SHORT = {"setup": {"rear_guard": {"2": 1}}}
FIRST = """
class First:
    def __init__(self, chance):
        self.chance = chance

    def choose(self, perspective):
        return perspective.actions[0]

BOT = First
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "first.py"
    path.write_text(FIRST, encoding="utf-8")
    return path


def test_a_file_is_a_bot(file: Path) -> None:
    assert type(make_bot(str(file), Fast(1))).__name__ == "First"
    assert find_bot(f"{file}:First") is find_bot(str(file))


def test_a_bot_of_ones_own_plays(file: Path) -> None:
    result = simulate(Plan("stortebeker", 2, 2, "own", (str(file), "random"), components=SHORT))
    assert result.tally.games == 2


def test_a_module_with_a_class_is_a_bot() -> None:
    assert find_bot("flibuste.bots.random:Random") is Random


def test_a_module_in_the_current_folder_is_found(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.rename(file.with_name("my_first_bot.py"))
    monkeypatch.chdir(file.parent)
    monkeypatch.setattr("sys.path", ["."])
    assert find_bot("my_first_bot:First").__name__ == "First"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py", "cannot be loaded: there is no file nowhere.py"),
        ("no_such_module:Bot", "cannot be loaded: No module named"),
        ("flibuste.bots.random:Nobody", "has no class Nobody with a method `choose`"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        find_bot(name)


def test_installed_packages_bring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("parrot", "flibuste.bots.random:Random", "flibuste.bots")
    monkeypatch.setattr(flibuste.bots, "entry_points", lambda group: [entry])
    flibuste.bots.bot_names.cache_clear()
    try:
        assert "parrot" in flibuste.bots.bot_names() and find_bot("parrot") is Random
    finally:
        flibuste.bots.bot_names.cache_clear()
