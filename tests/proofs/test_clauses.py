"""Whatever names a clause names one of the register: events, actions, steps, refusals and options."""

import ast
import re
import tomllib
from functools import cache

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.refusal import GAME_OVER
from flibuste.rulebook.trace import trace
from tests.house.imports import nodes
from tests.proofs.play import GAMES, QUICK, REGISTERED, Setting, moments, play

ID = re.compile(r"\d+(\.\d+)+(bis-)?(#\d+)?[A-Z]?[a-z]?")


@cache
def register(game: Game) -> frozenset[str]:
    data = tomllib.loads((game.folder / "clauses.toml").read_text(encoding="utf-8"))
    return frozenset(clause["id"] for clause in data["clause"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_steps_options_and_actions_name_clauses(game: Game) -> None:
    named = {step.CLAUSE for step in game.steps} | {option.clause for option in game.options}
    named |= {action.clause for action in game.sample_actions()}
    assert named <= register(game)


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_every_clause_has_code_and_a_test(game: Game) -> None:
    """`flibuste clauses GAME --missing` has nothing to show."""
    traced = trace(game.name, game.folder)
    assert traced.has_tests
    assert [(clause.id, clause.lacks()) for clause in traced.missing()] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_ids_in_the_code_are_clauses(game: Game) -> None:
    """Also where random play seldom comes: every text in the code that looks like an id is one."""
    for path in game.folder.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                assert node.value in register(game), f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_steps_have_names_of_their_own(game: Game) -> None:
    names = [step.NAME for step in game.steps]
    assert all(names) and len(set(names)) == len(names)


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_events_name_clauses_and_domains(setting: Setting) -> None:
    """And every step on the stack is one that positions can read, every value one that can be written."""
    game, steps = setting.game, set(setting.game.steps)
    for state in play(setting, "clauses", journal=True):
        assert {type(step) for step in state.stack} <= steps
    assert state.journal is not None
    kinds = {id(event.kind): event for event in state.journal.events}
    for event in kinds.values():
        assert event.kind.clause in register(game), event.kind.name
        assert len(event.kind.values) <= len(event.values)
        assert game.describe(event, event.seat)["event"] == event.kind.name


@pytest.mark.parametrize("setting", QUICK, ids=repr)
def test_refusals_name_clauses(setting: Setting) -> None:
    actions, dice = list(setting.game.sample_actions()), Fast("refusals")
    for state in moments(setting, "refusals", 2):
        for _ in range(60):
            action = actions[dice.below(len(actions), "action")]
            refusal = state.refusal(dice.below(setting.seats, "seat"), action)
            if refusal is not None and refusal.reason != GAME_OVER:
                assert refusal.clause in register(setting.game), (action, refusal)
