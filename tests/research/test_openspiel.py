"""The games as games of OpenSpiel. `scripts/arena-tests` installs it; elsewhere these tests are skipped."""

import importlib
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from flibuste.engine.registry import load_game
from flibuste.research.branch import Branch, Setting, root
from flibuste.research.encoding import encoding

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'flibuste[openspiel]'")
shell: Any = importlib.import_module("flibuste.research.openspiel")

TINY = "flibuste_tiny_stortebeker"
GAMES = ("flibuste_stortebeker", "flibuste_cove", "flibuste_blackbeard", "flibuste_davyjones")


def algorithm(name: str) -> Any:
    return importlib.import_module(f"open_spiel.python.algorithms.{name}")


def first_question(game: Any) -> Any:
    """The first decision, after a deal that does not matter."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def decisions(state: Any, path: tuple[tuple[str, int], ...] = ()) -> Iterator[tuple[Any, tuple[tuple[str, int], ...]]]:
    """Every decision of the first player below a state, with all that he has known and done before it."""
    if state.is_terminal():
        return
    known = ""
    if not state.is_chance_node() and state.current_player() == 0:
        known = state.information_state_string(0)
        yield state, path
    actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    for action in actions:
        yield from decisions(state.child(action), (*path, (known, action)) if known else path)


def test_the_tiny_game_passes_the_simulation_test_of_openspiel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(TINY), num_sims=3, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_the_simulation_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_states_are_written_and_read() -> None:
    """By the way to them, samples included: the same in this process and in any other, from the source and compiled."""
    state = first_question(pyspiel.load_game("flibuste_stortebeker(players=3)"))
    for _ in range(12):
        choices = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(choices[-1])
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[-1][0])
        for written in (state, state.resample_from_infostate(state.current_player(), lambda: 0.5)):
            read = pickle.loads(pickle.dumps(written))
            assert str(read) == str(written) and read.legal_actions() == written.legal_actions()
            assert [read.information_state_string(p) for p in range(3)] == [
                written.information_state_string(p) for p in range(3)
            ]


@pytest.mark.slow
def test_a_state_is_the_same_after_it_was_written_and_read() -> None:
    game = pyspiel.load_game("flibuste_cove(players=4)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_players_options_and_pieces_are_parameters() -> None:
    game = pyspiel.load_game("flibuste_stortebeker", {"players": 4, "options": '{"open_row": true}'})
    assert game.num_players() == 4
    state = first_question(game)
    assert state.branch.state.rules.open_row and len(state.branch.state.visible) == 3


def test_a_game_may_be_cut_short() -> None:
    state = first_question(pyspiel.load_game("flibuste_stortebeker(longest=2)"))
    for _ in range(2):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(0)
    assert state.is_terminal() and state.returns() == [0.0, 0.0]


def test_chance_is_explicit_and_fair() -> None:
    state = pyspiel.load_game("flibuste_stortebeker").new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        label = state.branch.draw.label
        state.apply_action(outcomes[-1][0])
    assert label == "card" and len(outcomes) > 6  # the last card of a hand: kinds of cards, likely as they are many
    assert len({chance for _, chance in outcomes}) > 1


def test_information_states_have_perfect_recall() -> None:
    """Whoever is in an information state has always been in the same ones before, and has done the same."""
    past: dict[str, tuple[tuple[str, int], ...]] = {}
    offered: dict[str, list[int]] = {}
    for state, path in decisions(first_question(pyspiel.load_game(TINY))):
        known = state.information_state_string(0)
        assert past.setdefault(known, path) == path
        assert offered.setdefault(known, state.legal_actions()) == state.legal_actions()
    assert len(past) > 20


def test_what_others_hold_is_not_in_an_information_state() -> None:
    """The same deal but for the other's card: the first player cannot tell."""
    game = pyspiel.load_game(TINY)
    found: list[Any] = []
    for other in (0, 1):
        state = game.new_initial_state()
        draws = []
        while state.is_chance_node():
            draws.append(state.branch.draw.label)
            state.apply_action(other if len(draws) > 1 and draws[-2:] == ["card", "card"] else 0)
        found.append(state)
    assert found[0].information_state_string(1) != found[1].information_state_string(1)
    assert found[0].information_state_string(0) == found[1].information_state_string(0)
    assert found[0].observation_tensor(0) == found[1].observation_tensor(0)


def test_a_sample_cannot_be_told_from_the_state_it_is_of() -> None:
    state = first_question(pyspiel.load_game("flibuste_stortebeker"))
    samples = [state.resample_from_infostate(0, lambda number=number: number / 7) for number in range(5)]
    assert {sample.information_state_string(0) for sample in samples} == {state.information_state_string(0)}
    assert {tuple(sample.legal_actions()) for sample in samples} == {tuple(state.legal_actions())}
    assert len({sample.branch.state.players[1].hand for sample in samples}) > 1
    after = samples[0].child(samples[0].legal_actions()[0])
    assert after.information_state_string(0) != state.information_state_string(0)


def test_returns_add_up_to_nothing() -> None:
    assert shell.shares([1], 3) == [-0.5, 1.0, -0.5]
    assert shell.shares([0, 1], 2) == shell.shares([], 2) == [0.0, 0.0]


def test_a_tree_is_walked_through_without_openspiel_too() -> None:
    """The deal of a whole game by a tape is a deal of the rules: nothing is lost, and the view is a view."""
    branch: Branch = root(Setting(load_game("stortebeker"), 2, encoding("stortebeker", 2).layout))
    while branch.draw is not None:
        branch = branch.drawn(len(branch.draw.weights) - 1)
    assert branch.state is not None and load_game("stortebeker").faults(branch.state) == []


# ---- its algorithms run -------------------------------------------------------------------------------------------


def test_information_set_search_plays_a_decision() -> None:
    numpy: Any = importlib.import_module("numpy")
    game = pyspiel.load_game(TINY)
    state, dice = first_question(game), numpy.random.RandomState(1)
    evaluator = algorithm("mcts").RandomRolloutEvaluator(1, dice)
    bot = algorithm("ismcts").ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.0, max_simulations=20, random_state=dice
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
def test_search_and_sampling_run_on_printed_pieces() -> None:
    """Sampling multiplies the chances of all decisions: those of a whole game are too small for a number."""
    numpy: Any = importlib.import_module("numpy")
    game = pyspiel.load_game("flibuste_stortebeker(longest=60)")
    state, dice = first_question(game), numpy.random.RandomState(1)
    evaluator = algorithm("mcts").RandomRolloutEvaluator(1, dice)
    bot = algorithm("ismcts").ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.0, max_simulations=3, random_state=dice)
    assert bot.step(state) in state.legal_actions()
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)  # OpenSpiel's sampling calls itself at every decision and draw
    try:
        solver = algorithm("outcome_sampling_mccfr").OutcomeSamplingSolver(game)
        solver.iteration()
    finally:
        sys.setrecursionlimit(before)
    assert len(solver._infostates) > 50
    assert all(numpy.isfinite(sums).all() for sums in solver._infostates.values())


@pytest.mark.slow
def test_regret_minimization_makes_the_tiny_game_less_exploitable() -> None:
    game = pyspiel.load_game(TINY)
    measure = algorithm("exploitability").exploitability
    solver = algorithm("cfr").CFRPlusSolver(game)
    found = []
    for _ in range(4):
        solver.evaluate_and_update_policy()
        found.append(measure(game, solver.average_policy()))
    assert 0 <= found[-1] < found[0] / 2
    sampling = algorithm("external_sampling_mccfr").ExternalSamplingSolver(game)
    for _ in range(20):
        sampling.iteration()
    assert len(sampling._infostates) > 100
