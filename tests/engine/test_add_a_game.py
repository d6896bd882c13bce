"""The game of `docs/add-a-game.md`: built from the code blocks of the page, played, and proven like any other."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import flibuste.games
from flibuste.engine import registry
from flibuste.engine.chance import Fast, Script
from flibuste.engine.game import Game
from flibuste.engine.registry import game_names, load_game
from flibuste.records.position import read_position
from flibuste.words import message_files
from tests.house.imports import ROOT
from tests.proofs.play import Setting, moments
from tests.proofs.test_clauses import test_all_ids_in_the_code_are_clauses as check_ids
from tests.proofs.test_clauses import test_steps_options_and_actions_name_clauses as check_clauses
from tests.proofs.test_clone import check_old_copies
from tests.proofs.test_ends import check_choices, check_end
from tests.proofs.test_leak import Variety, check_everybody
from tests.proofs.test_pictures import check_eyes, check_pointing
from tests.proofs.test_positions import check_position
from tests.proofs.test_saving import check_saving, played
from tests.test_words import Listener, is_said, messages

PAGE = ROOT / "docs/add-a-game.md"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.M | re.S)
SETTINGS = [(seats, options) for seats in (2, 3, 4) for options in ({}, {"wet_powder": True})]

each_setting = pytest.mark.parametrize(("seats", "options"), SETTINGS)


def build(folder: Path) -> None:
    """Write every file that the page shows, and the one-line file that makes each folder a package."""
    for name, content in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    for room in {path.parent for path in folder.rglob("*.py")}:
        (room / "__init__.py").touch()


def forget() -> None:
    """What is remembered of the games there are."""
    registry._folders.cache_clear()
    registry._printed.cache_clear()
    for name in [name for name in sys.modules if name.startswith("flibuste.games.powder")]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def powder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game in a folder beside the other games, as long as these tests last."""
    games = tmp_path_factory.mktemp("games")
    build(games / "powder")
    flibuste.games.__path__.append(str(games))
    forget()
    yield load_game("powder")
    flibuste.games.__path__.remove(str(games))
    forget()


def test_it_is_found(powder: Game) -> None:
    assert "powder" in game_names()
    assert [step.NAME for step in powder.steps] == ["dodge", "next-turn", "turn"]
    assert powder.default_seats == 3


@each_setting
def test_it_ends_and_nobody_is_asked_in_vain(powder: Game, seats: int, options: dict[str, Any]) -> None:
    for seed in range(20):
        check_end(Setting(powder, seats, options), seed)
    check_choices(Setting(powder, seats, options), "choices", 30)


@each_setting
def test_its_clones_are_independent(powder: Game, seats: int, options: dict[str, Any]) -> None:
    check_old_copies(Setting(powder, seats, options), 3, 3)


@each_setting
def test_it_keeps_its_secrets(powder: Game, seats: int, options: dict[str, Any]) -> None:
    setting = Setting(powder, seats, options)
    variety = Variety(setting)
    for count, state in enumerate(moments(setting, "leak", 3)):
        check_everybody(setting, state, count)
        variety.look(state)
    assert variety.varied


@each_setting
def test_its_positions_and_matches_are_read_as_written(powder: Game, seats: int, options: dict[str, Any]) -> None:
    setting = Setting(powder, seats, options)
    for state in moments(setting, "positions", 2):
        check_position(setting, state)
    check_saving(played(setting.match(5), 5, 12), 12)


@each_setting
def test_its_picture_shows_what_can_be_chosen_and_no_secret(powder: Game, seats: int, options: dict[str, Any]) -> None:
    setting = Setting(powder, seats, options)
    check_pointing(setting, moments(setting, "pictures", 2))
    check_eyes(setting, moments(setting, "eyes", 1))


def test_it_speaks_every_language(powder: Game) -> None:
    english, french = (messages(message_files(powder.folder, language)[1:]) for language in ("en", "fr"))
    assert english == french
    listener = Listener(powder, powder.start(3, {}, Fast("words"), journal=True))
    listener.play(Fast("choices"), 500)
    assert listener.wrong == []
    assert listener.state.is_over() and is_said(next(iter(listener.words.values())).title())


def test_every_clause_that_it_names_is_in_its_rulebook(powder: Game) -> None:
    check_clauses(powder)
    check_ids(powder)


def test_a_rule_of_it(powder: Game) -> None:
    """2.5, 2.6 – A four hits, unless the powder is wet."""
    for options, score in (({}, 1), ({"wet_powder": True}, 0)):
        given = {"players": 2, "options": options, "seat": {"1": {"hand": "powder, shot"}}}
        state = read_position(powder, given, Script({"shot": [4]}))
        for seat, text in ((0, "fire 2"), (1, "stand")):
            state.act(seat, powder.parse(text, state))
        assert [player["score"] for player in powder.view(state, 0)["players"]] == [score, 0]
