"""Search: it finds what is plainly best, is repeatable, and looks at secret choices one by one."""

from typing import Any

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.mind import Mind
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.search import Search, unseal
from flibuste.engine.settings import Settings
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.engine.tree import Node
from flibuste.games.davyjones.judgement.mind import DavyJonesMind
from flibuste.records.position import read_position
from tests.bots.test_bots import SURE_PRIZE

GAME = load_game("stortebeker")


def searched(game: Game, state: State, iterations: int, settings: Settings | None = None) -> Search:
    seat = state.deciders()[0]
    search = Search(game.mind, state, seat, Fast("search"), settings or Settings())
    search.run(iterations)
    return search


def test_it_takes_a_sure_prize() -> None:
    search = searched(GAME, read_position(GAME, SURE_PRIZE), 60)
    assert search.choices()[0].action.notation == "board B6"
    assert search.line()[0][1].notation == "board B6"
    assert search.values()[0] > 0.5


@pytest.mark.parametrize("name", game_names())
def test_the_same_dice_give_the_same_tree(name: str) -> None:
    game = load_game(name)
    trees = [searched(game, game.start(game.default_seats, {}, Fast(1)), 30) for _ in range(2)]
    first, second = ([(e.action, e.visits, e.totals) for e in tree.choices()] for tree in trees)
    assert first == second != []


@pytest.mark.parametrize("name", game_names())
def test_it_leaves_the_state_alone_and_counts_every_iteration(name: str) -> None:
    game = load_game(name)
    state = game.start(game.default_seats, {}, Fast(1))
    before = game.digest(state)
    search = searched(game, state, 20, Settings(playout=3))
    assert game.digest(state) == before
    assert search.iterations == search.start.visits == sum(edge.visits for edge in search.choices()) == 20
    assert sum(search.values()) == pytest.approx(1.0)


def test_a_shallow_search_sees_the_choice_alone() -> None:
    state = GAME.start(2, {}, Fast(3))
    search = searched(GAME, state, 50, Settings(depth=1))
    assert all(not edge.nodes for edge in search.choices())
    assert any(edge.nodes for edge in searched(GAME, state, 50).choices())


def test_few_answers_are_looked_at_where_there_are_many() -> None:
    game = load_game("cove")
    state = game.start(3, {}, Fast(1))
    while len(state.options(state.deciders()[0])) < 100:
        state.make(state.deciders()[0], state.options(state.deciders()[0])[0])
    narrow, wide = (searched(game, state, 60, Settings(width=width, explore=2.0)) for width in (0.5, 20.0))
    tried = [sum(1 for edge in search.choices() if edge.visits) for search in (narrow, wide)]
    assert tried[0] <= 2 + 0.5 * 60**0.5 + 1 < tried[1]


def test_of_those_compared_the_best_is_tried_most() -> None:
    """Six answers in two worlds, the better three in four more, two of them in eight more: then one is left."""
    search = searched(GAME, read_position(GAME, SURE_PRIZE), 100, Settings(candidates=6, worlds=2, depth=1))
    compared = search.choices()
    assert compared[0].action.notation == "board B6" and len(compared) == min(6, len(search.state.options(0)))
    assert search.halving is not None and search.halving.is_over
    assert search.lead() > 1000
    assert sum(edge.visits for edge in compared) == search.iterations < 100


def test_all_that_are_compared_have_the_same_luck() -> None:
    """In one world after the other, with the same dice: the judge sees every position that a twin of it would see."""
    state = GAME.start(2, {}, Fast(3))
    search = Search(GAME.mind, state, 0, Fast("search"), Settings(candidates=3, worlds=2, depth=1))
    lucks = []
    search.run(1)
    for _ in range(6):
        lucks.append(search.luck)
        search.run(1)
    assert lucks[0] == lucks[1] == lucks[2] != lucks[3] == lucks[4] == lucks[5]


def test_what_players_hardly_ever_choose_is_not_compared() -> None:
    state = GAME.start(2, {}, Fast(3))
    number = len(state.options(0))
    search = Search(Picky(GAME.mind.weights), state, 0, Fast("search"), Settings(candidates=number, depth=1))
    search.run(1)
    assert len(search.choices()) == 2 < number


def test_who_compares_and_sees_one_answer_looks_once() -> None:
    """What is worth a look is decided by the mind: there is nothing to compare it with."""
    state = GAME.start(2, {}, Fast(3))
    search = Search(Single(GAME.mind.weights), state, 0, Fast("search"), Settings(candidates=6))
    search.run(50)
    assert [edge.visits for edge in search.choices()] == [1] and search.lead() > 1000


class Single(type(GAME.mind)):  # type: ignore[misc]
    """Looks at one answer, until it has looked very often."""

    def answers(self, state: Any, step: Any, seat: int, looks: int) -> list[Action]:
        options: list[Action] = step.offer(state, seat)
        return options if looks > 100 else options[:1]


class Picky(type(GAME.mind)):  # type: ignore[misc]
    """Has two habits only, and one of them more often."""

    def weigh(self, state: Any, seat: int, actions: list[Action]) -> list[float]:
        return [[1.0, 0.5][index] if index < 2 else 0.001 for index in range(len(actions))]


def test_a_drawn_answer_is_not_always_the_most_usual_one() -> None:
    """By habit alone: one look, and not always at what is most usual; the less sure, the more of all there is."""
    state = GAME.start(2, {}, Fast(3))
    found: list[set[str]] = []
    for drawn in (0.0, 1.0, 0.05):
        searches = [Search(Picky(GAME.mind.weights), state, 0, Fast(n), Settings(drawn=drawn)) for n in range(12)]
        for search in searches:
            search.run(1)
        found.append({search.choices()[0].action.notation for search in searches})
    assert len(found[0]) == 1 < len(found[1]) < len(found[2])


def test_positions_are_judged_when_so_many_turns_have_begun() -> None:
    """Whatever is tried, the judge sees the beginning of a turn: here the enemy's, or the own one after it."""
    game = load_game("davyjones")
    state = game.start(2, {"build_total": "20"}, Fast(1))
    for turns in (1, 2):
        mind = Judged(game.mind.weights)
        search = Search(mind, state, state.deciders()[0], Fast("search"), Settings(turns=turns))
        search.run(20)
        assert set(mind.judged) == {mind.turn(state) + turns}


class Judged(DavyJonesMind):
    """Notes the turns in which it was asked to judge."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.judged: list[int] = []

    def judge_all(self, state: Any) -> list[float]:
        self.judged.append(self.turn(state))
        return super().judge_all(state)


def sealed_table() -> tuple[Game, State]:
    """The Cove, where courses are being set and the first captain has set his."""
    game = load_game("cove")
    state = game.start(3, {}, Fast(4))
    dice = Fast(4)
    while state.stack[-1].NAME != "set-course":
        seat = state.deciders()[0]
        state.make(seat, state.stack[-1].pick(state, seat, dice))
    state.make(0, state.options(0)[0])
    return game, state


def test_what_others_have_sealed_is_not_known() -> None:
    _, state = sealed_table()
    step = state.stack[-1]
    assert isinstance(step, Sealed) and step.slots[0] is not None
    unseal(state)
    assert step.slots == [None, None, None]


def test_secret_choices_are_tried_by_each_for_himself() -> None:
    """Whoever chooses later has one experience of his own, not one for each choice of the others."""
    game, state = sealed_table()
    search = searched(game, state, 200)
    asked = [node for node in search.start.nodes or [] if node.question == "set-course"]
    assert sorted(node.seat for node in asked) == [0, 1, 2]
    assert all(node.visits == 200 for node in asked)
    assert search.choices()[0].visits < 200


class Narrow(type(GAME.mind)):  # type: ignore[misc]
    """Looks at two answers first, and at all of them after ten looks."""

    def answers(self, state: Any, step: Any, seat: int, looks: int) -> list[Action]:
        options: list[Action] = step.offer(state, seat)
        return options if looks >= 10 else options[:2]


def test_a_mind_may_widen_a_question_with_the_looks_at_it() -> None:
    """But for the question that is thought about: all its answers are worth a look."""
    state = GAME.start(2, {}, Fast(3))
    assert len(state.options(0)) > 2
    search = Search(Narrow(GAME.mind.weights), state, 0, Fast("search"), Settings())
    search.run(100)
    assert len(search.choices()) == len(state.options(0))
    later = [node for edge in search.choices() for node in edge.nodes or []]
    assert {len(node.edges) for node in later if 1 < node.visits <= 10} == {2}
    assert max(len(node.edges) for node in later if node.visits > 10) > 2


class Calm(type(GAME.mind)):  # type: ignore[misc]
    """To whom everything is nearly the same."""

    def judge_all(self, state: Any) -> list[float]:
        return [0.5 + 0.25 * (value - 0.5) for value in super().judge_all(state)]


def test_exploring_may_be_measured_by_how_far_values_lie_apart() -> None:
    """Whoever sees all differences four times smaller tries everything as often as before."""
    state = read_position(GAME, SURE_PRIZE)
    for scaled in (True, False):
        visits = []
        for kind in (type(GAME.mind), Calm):
            search = Search(kind(GAME.mind.weights), state, 0, Fast("search"), Settings(scaled=scaled, depth=1))
            search.run(200)
            visits.append([edge.visits for edge in search.choices()])
        assert (visits[0] == visits[1]) is scaled


def test_answers_are_found_again_whichever_came_first() -> None:
    """New ones are put behind the option before them; one that is not the same object is found by what it is."""
    alphabet = [Action(letter, "") for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    search = searched(GAME, GAME.start(2, {}, Fast(1)), 1)
    search.mind = Even(GAME.mind.weights)
    node = Node(0, None)
    for step in (7, 5, 3, 2, 1):
        offered = alphabet[step - 1 :: step]
        first, again = (search.best(node, offered, search.state).action for _ in range(2))
        assert first in offered and again in offered
        known = [node.known(action, 0) for action in offered]
        assert [edge and edge.action for edge in known] == offered
        assert [edge.place for edge in node.edges] == list(range(len(node.edges)))
    assert len(node.edges) == len(alphabet)
    twin = Action("Q", "")
    assert (found := node.known(twin, 0)) is not None and found.action == twin and found.action is not twin


@pytest.mark.parametrize("seed", range(20))
def test_only_what_is_offered_is_tried(seed: int) -> None:
    """In whatever order it is offered: worlds differ, and so do the answers that are possible in them."""
    dice = Fast(seed)
    alphabet = [Action(letter, "") for letter in "abcdefghijklmnopqrstuvwxyz"]
    search = searched(GAME, GAME.start(2, {}, Fast(1)), 1)
    search.mind = Even(GAME.mind.weights)
    node = Node(0, None)
    for _ in range(40):
        offered = [alphabet[dice.below(26, "letter")] for _ in range(6)]
        offered = list(dict.fromkeys(offered))
        edge = search.best(node, offered, search.state)
        assert edge.action in offered
        assert [found.place for found in node.edges] == list(range(len(node.edges)))
        assert len({found.action for found in node.edges}) == len(node.edges)
        if node.tried:
            priors = [known.prior for action in offered if (known := node.known(action, 0)) is not None]
            assert len(priors) == len(offered) and search.whole == pytest.approx(sum(priors))
        edge.tried += 1.0
        node.tried += 1.0


class Even(Mind[Any]):
    """Has no habits."""
