"""The page that explains example files, `docs/examples.md`: true, and complete for every game."""

import importlib
import re
import tomllib
from pathlib import Path

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.journal import EventKind
from flibuste.engine.record import fields_of
from flibuste.engine.registry import load_game
from flibuste.records.example import run_example
from tests.house.imports import ROOT

PAGE = (ROOT / "docs/examples.md").read_text(encoding="utf-8")
WRITTEN = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
NAMES = sorted(path.parent.name for path in (ROOT / "src/flibuste/games").glob("*/clauses.toml"))
GAMES = [load_game(name) for name in NAMES if f"\n## {load_game(name).title}\n" in PAGE]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def chapter(game: Game, heading: str = "") -> str:
    """What the page says about a game, or one section of it."""
    own = PAGE.partition(f"\n## {game.title}\n")[2].partition("\n## ")[0]
    return own.partition(f"\n### {heading}\n")[2].partition("\n### ")[0] if heading else own


def row(game: Game, name: str, heading: str = "") -> str:
    """The row of a table that begins with this name."""
    found = re.search(rf"^\| `{re.escape(name)}`.*$", chapter(game, heading), re.MULTILINE)
    assert found, f"{name} is not on the page"
    return found[0]


@pytest.mark.parametrize("name", NAMES)
def test_the_page_has_a_chapter_and_an_example_of_every_game(name: str) -> None:
    assert chapter(load_game(name)), f"docs/examples.md needs a chapter '## {load_game(name).title}'"
    assert f'game = "{name}"' in PAGE
    assert f'`"{name}"`' in PAGE


@pytest.mark.parametrize("text", WRITTEN, ids=[tomllib.loads(text)["title"] for text in WRITTEN])
def test_the_examples_of_the_page_hold(text: str) -> None:
    example = tomllib.loads(text)
    assert [wrong for _, wrong in run_example(example, load_game(example["game"])) if wrong] == []


def test_the_page_has_examples_of_everything() -> None:
    for part in ("[given]", "[chance]", "[expect]", "[[then]]", "[[case]]", "step = ["):
        assert any(part in text for text in WRITTEN), part


@EVERY_GAME
def test_the_page_lists_every_event(game: Game) -> None:
    module = importlib.import_module(f"flibuste.games.{game.name}.table.events")
    for kind in vars(module).values():
        if isinstance(kind, EventKind):
            line = row(game, kind.name, "Events")
            assert f"| {kind.clause} |" in line
            for value in kind.values:
                assert f"`{value.partition(':')[0]}`" in line, kind.name


@EVERY_GAME
def test_the_page_lists_every_step_option_label_and_end(game: Game) -> None:
    steps = chapter(game).partition("| step | clause | fields |")[2]
    for step in game.steps:
        line = next((line for line in steps.splitlines() if line.startswith(f"| `{step.NAME}`")), "")
        assert step.CLAUSE in line, step.NAME
        assert all(f"`{field.word}`" in line for field in fields_of(step)), step.NAME
    for name in [*(option.name for option in game.options), *game.labels]:
        assert row(game, name)
    assert all(f"`{reason}`" in chapter(game) for reason in game.end_reasons)


@EVERY_GAME
def test_the_page_lists_every_action(game: Game) -> None:
    for verb in {action.verb for action in game.sample_actions()}:
        assert re.search(rf"^\| `{verb}[ `]", chapter(game, "Actions"), re.MULTILINE), verb


@EVERY_GAME
def test_the_page_lists_every_refusal(game: Game) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(game.folder).rglob("*.py"))
    for written in re.findall(r"Refusal\(.*\)", source):
        call = written.partition(", (")[0]  # the words for the message are no reasons
        clauses, reasons = re.findall(r'"(\d[\d.]+)"', call), re.findall(r'"([a-z][a-z-]+)"', call)
        lines = "".join(row(game, reason, "Refusals") for reason in reasons)
        assert lines or not clauses, call
        assert all(clause in chapter(game, "Refusals") for clause in clauses), call


@EVERY_GAME
def test_the_page_lists_every_key_of_a_position(game: Game) -> None:
    data = game.position_data(game.start(game.seats.start, {}, Fast(1)))
    seat = data.pop("seat")["1"]
    generic = PAGE.partition("## Positions")[2].partition("\n## ")[0]
    for key in [*data, *(f"seat.N.{key}" for key in seat)]:
        pattern = rf"^\| `{re.escape(key)}[.`]"
        assert re.search(pattern, chapter(game, "`given`") + generic, re.MULTILINE), key


def test_the_page_lists_every_ship_and_card_of_stortebeker() -> None:
    components = load_game("stortebeker").components
    for ship in components["ship"]:
        assert f"**{ship['id']}** {ship['value']}/{ship['strength']}" in PAGE
        needs = ", ".join(name if number == 1 else f"{number} {name}" for name, number in ship["needs"].items())
        assert f"| {needs} |" in PAGE, ship["id"]
    for name, card in components["cards"].items():
        plain, symbols = card["count"] - card["symbols"], card["symbols"]
        assert re.search(rf"{name} {plain} (\+|and) {symbols}", PAGE), name


def test_the_page_lists_every_piece_of_cove() -> None:
    game = load_game("cove")
    pieces = chapter(game, "Pieces")
    for kind in ("card", "treasure", "legend"):
        assert all(f"`{word}`" in pieces for word in game.domain(kind).words), kind  # type: ignore[attr-defined]
    mat = game.components["mat"]
    for sections in (("hull", "sails"), ("crew", "cannons")):
        values = " | ".join(str(value) for value in mat[sections[0]])
        assert f"| {', '.join(sections)} | 0 | {values} |" in pieces
        assert mat[sections[0]] == mat[sections[1]]


def test_the_page_lists_every_key_of_a_battle_of_cove() -> None:
    game = load_game("cove")
    state = game.start(3, {}, Fast(1))
    while getattr(state, "battle", None) is None:
        seat = state.deciders()[0]
        state.act(seat, state.options(seat)[-1])
    told = chapter(game, "`given`").partition("A `battle` is a table:")[2]
    for key in game.position_data(state)["battle"]:
        assert f"`{key}`" in told, key
