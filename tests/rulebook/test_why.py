"""Why can't I? What is pointed at is explained by the action that is nearest to legal; nothing hidden is told."""

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.refusal import Condition, Refusal
from flibuste.rulebook.why import WhyNot, why_not
from tests.proofs.illegal import Tries, pool
from tests.proofs.play import REGISTERED, Setting, moments, quick_settings_of


def distance(met: str, when: str = "") -> tuple[bool, int, int, int, int]:
    conditions = [Condition(sign == "+", "1", "reason") for sign in met]
    return WhyNot(Action("do", "1"), Refusal("1", "reason", (), when), conditions).distance()


def test_the_nearest_to_legal_comes_first() -> None:
    far, near, nearer, elsewhere = distance("--+"), distance("-+"), distance("-++"), distance("", "do")
    assert sorted([elsewhere, far, near, nearer]) == [nearer, near, far, elsewhere]


def told(found: list[WhyNot]) -> list[object]:
    return [
        (each.action, each.refusal.clause, each.refusal.reason, each.refusal.words, str(each.conditions))
        for each in found
    ]


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_nothing_hidden_is_told_and_nothing_legal_explained(game: Game) -> None:
    setting: Setting = quick_settings_of(game)[0]
    tries = Tries(game, pool(setting, "why"), Fast("why"))
    for count, state in enumerate(moments(setting, "why", 1)):
        for seat in state.deciders()[:1]:
            sample = game.resample(state, seat, Fast(count))
            for targets in [(), *(action.targets()[:2] for action in tries.illegal(state, seat, 6))]:
                found = why_not(game, state, seat, targets)
                assert told(found) == told(why_not(game, sample, seat, targets)), (state.stack[-1].NAME, targets)
                assert not {each.action for each in found} & set(state.options(seat))
                assert all(set(targets) <= set(each.action.targets()) for each in found)
