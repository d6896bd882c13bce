"""The page of the views, `docs/views.md`, and their types: both say what the views of every game really have."""

from importlib import import_module
from typing import Any, get_type_hints

import msgspec
import pytest

from flibuste.engine.build import is_compiled
from flibuste.engine.chance import Fast
from flibuste.engine.registry import game_names
from tests.house.views_page import PAGE, page
from tests.proofs.play import REGISTERED, Setting, moments

INTERPRETED = pytest.mark.skipif(is_compiled(), reason="compiled classes have lost the types of their keys")


def view_type(name: str) -> Any:
    """The type of a game's view: the last class of its `knowledge/seen.py`."""
    return list(vars(import_module(f"flibuste.games.{name}.knowledge.seen")).values())[-1]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.house.views_page"


@INTERPRETED
@pytest.mark.parametrize("game", REGISTERED, ids=game_names())
def test_views_have_their_type(game: Any) -> None:
    """Every kind of question of a short game, for a player and a spectator: no key is wrong, missing or too many."""
    kind = view_type(game.name)
    for state in moments(Setting(game, game.default_seats, game.brief), "views", 1):
        for seat in (0, -1):
            view = game.view(state, seat)
            assert set(view) <= set(get_type_hints(kind))
            msgspec.convert(view, kind)


@INTERPRETED
def test_a_wrong_view_is_found() -> None:
    game = REGISTERED[0]
    view = game.view(game.start(game.default_seats, {}, Fast(1)), 0)
    for wrong in ({**view, "asked": "nobody"}, {key: value for key, value in view.items() if key != "players"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, view_type(game.name))
