"""What players usually do: nothing for nothing. By habit, one step ahead, and looking further."""

from typing import Any

import pytest

from flibuste.bots import make_bot
from flibuste.bots._advice import advise, reasons
from flibuste.bots._thinker import Level, Thinker
from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.perspective import Perspective
from flibuste.engine.playout import Chooser, play
from flibuste.engine.state import State
from flibuste.games.blackbeard.rules.dice import Rolls
from flibuste.words import Words
from flibuste.words.reasons import reason_text
from tests.games.blackbeard.table import Table, acting, game, table

HAVEN: dict[str, Any] = {"haven": {"bath": "teach"}, "governor": {"bath": "charles-eden"}}


def weights(now: Table) -> dict[str, float]:
    """How usual each action is for whoever is asked; all together 1."""
    seat = now.state.deciders()[0]
    actions = now.state.options(seat)
    found = now.game.mind.weigh(now.state, seat, actions)
    return {action.notation: weight / sum(found) for action, weight in zip(actions, found, strict=True)}


def answers(now: Table) -> list[str]:
    """What the one who looks a step ahead would do, and one who looks further."""
    seat = now.state.deciders()[0]
    bots = make_bot("greedy", Fast(1)), Thinker(Fast(1), Level(150, {"explore": 0.3}))
    return [bot.choose(Perspective(now.game, now.state, seat, Fast("samples"))).notation for bot in bots]


class Habitual(Chooser):
    """Plays by habit, and counts what is done for nothing."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.counts = {"business": 0, "idle": 0, "rolls": 0, "wasted": 0, "sent": 0, "hopeless": 0}

    def choose(self, state: Any, seat: int) -> Action:
        chosen = game().mind.pick(state, seat, state.options(seat), self.dice)
        step = state.stack[-1]
        if chosen.verb == "business":
            self.counts["business"] += 1
        elif step.NAME == "activity" and chosen.verb == "done" and state.business == 0 and not state.fenced:
            self.counts["idle"] += 1
        elif isinstance(step, Rolls):
            self.counts["rolls"] += 1
            self.counts["wasted"] += chosen.verb == "reroll" and step.goal(step.needed(state)) == "enough"
        elif chosen.verb == "send-kc":
            self.counts["sent"] += 1
            self.counts["hopeless"] += state.pirate(state.active).notoriety < 7
        return chosen


def test_little_is_done_for_nothing() -> None:
    """Of the bot that only looked one step ahead more than half of the In-Port Actions brought nothing."""
    habitual = Habitual(Fast("habits"))
    for number in range(12):
        state: State = game().start(2, {}, Fast(number))
        play(state, habitual)
    counts = habitual.counts
    assert counts["business"] > 40 and counts["idle"] < 0.15 * counts["business"]
    assert counts["rolls"] > 100 and counts["wasted"] == 0
    assert counts["sent"] > 10 and counts["hopeless"] < 0.05 * counts["sent"]


@pytest.mark.parametrize(
    ("given", "useful"),
    [
        ({}, False),
        ({"holds": [900, 800]}, True),
        ({"combat": 2}, True),
    ],
)
def test_business_only_where_there_is_any(given: dict[str, Any], useful: bool) -> None:
    """9.41c – Booty to fence, damage to repair; else he puts to sea."""
    near: dict[str, Any] = {"governor": {"goa": "charles-eden"}, "merchant": {"bombay": "sloop", "calicut": "sloop"}}
    now = acting(teach={"place": "goa", "notoriety": 10, **given}, **near)
    assert (weights(now)["business teach"] > 0.4) == useful
    assert useful or "business teach" not in answers(now)


def test_whoever_came_on_business_does_it() -> None:
    """9.41c – With a full Hold before a friendly Governor nobody is done at once."""
    rich = {"place": "goa", "notoriety": 10, "holds": [900, 800]}
    now = acting(teach=rich, governor={"goa": "charles-eden"}).do("business teach")
    assert weights(now)["done"] < 0.001 and "done" not in answers(now)


@pytest.mark.parametrize(("rolled", "again"), [(6, False), (3, False), (2, True)])
def test_dice_that_suffice_are_kept(rolled: int, again: bool) -> None:
    """12.0a – Teach (Ability 4) spots with a 3: more is not worth a point of Cunning."""
    now = acting({"spot": [rolled]}, teach={"cunning": 2}, merchant={"goa": "three-master"}).do("spot teach goa")
    assert now.step == "reroll"
    assert (weights(now)["reroll"] > 0.1) == again
    assert again or answers(now) == ["keep", "keep"]


def test_dice_that_cannot_reach_are_kept() -> None:
    """9.52b – Havana (10) shows 6: no die brings a sloop so far."""
    chance = {"port-defence": [6], "attack": [2]}
    now = acting(chance, teach={"cunning": 2, "place": "west-caribbean"}).do("attack teach havana")
    assert now.step == "reroll" and answers(now) == ["keep", "keep"] and weights(now)["reroll"] < 0.01


@pytest.mark.parametrize(("notoriety", "sent"), [(3, False), (6, False), (14, True)])
def test_no_commissioner_who_cannot_come(notoriety: int, sent: bool) -> None:
    """10.12a – 3d6 must be below the Notoriety."""
    now = acting(quiet=False, teach={"notoriety": notoriety}, merchant={"goa": "sloop"}).do("spot teach goa")
    assert "send-kc" in now.may()
    assert (weights(now)["send-kc"] > 0.1) == sent
    assert sent or "send-kc" not in answers(now)


def test_the_amnesty_is_used() -> None:
    """17.2#8d – Before an English Port, with much to lose, he takes the pardon."""
    rich = {"place": "central-atlantic", "pardoned": True, "notoriety": 30, "net_worth": 1500}
    now = acting(amnesty=2, pardons=2, teach=rich, merchant={"virginia": "sloop"})
    now.state.deck = now.state.deck[:15]
    pardoned = ("move teach virginia", "move teach bath", "move teach bermuda")
    assert sum(weights(now)[port] for port in pardoned) > 0.6
    assert all(answer in pardoned for answer in answers(now))


def test_he_retires_in_time() -> None:
    """18.41C – In his Safe Haven, with a good sum or when the end is near; not at once."""
    late = acting(actions=1, teach={"place": "bath", "notoriety": 12}, pardons=2, **HAVEN)
    late.state.deck = late.state.deck[:8]
    assert weights(late)["retire teach haven"] > 0.5 and answers(late) == ["retire teach haven"] * 2
    rich = acting(teach={"place": "bath", "notoriety": 40, "net_worth": 2000}, **HAVEN)
    assert weights(rich)["retire teach haven"] > 0.5
    early = acting(teach={"place": "bath", "notoriety": 5}, merchant={"virginia": "sloop"}, **HAVEN)
    assert weights(early)["retire teach haven"] < 0.2


def test_alone_he_retires_with_enough_only() -> None:
    """19.9a – 130 points, no fewer."""
    given: dict[str, Any] = {**HAVEN, "step": "actions", "players": 1, "now": {"actions_left": 1}}
    for notoriety, retires in ((20, False), (64, False), (66, True)):
        teach = {"owner": 1, "place": "bath", "notoriety": notoriety, "cunning": 0}
        now = table(pirate={"teach": teach}, **given)
        assert (weights(now)["retire teach haven"] > 0.5) == retires
        assert [answer == "retire teach haven" for answer in answers(now)] == [retires, retires]


def test_alone_a_hint_looks_ahead() -> None:
    """19.9a – The advice in the solitaire game knows what wins it, and says why."""
    given: dict[str, Any] = {**HAVEN, "step": "actions", "players": 1, "now": {"actions_left": 2}}
    now = table(pirate={"teach": {"owner": 1, "place": "bath", "notoriety": 70, "cunning": 0}}, **given)
    there = Perspective(now.game, now.state, 0, Fast("samples"))
    best, worth = advise(there, Fast(1), "mate", None).ranking()[0]
    assert best.action.notation == "retire teach haven" and worth == 1.0
    at_sea = acting(players=1, teach={"place": "india"}, merchant={"goa": "three-master up teach"})
    there = Perspective(at_sea.game, at_sea.state, 0, Fast("samples"))
    plunder, stop = (at_sea.game.parse(text, at_sea.state) for text in ("plunder teach goa", "stop"))
    found = reasons(there, plunder, stop, Fast(1))
    assert found and found[0].feature.startswith("alone")
    for tongue in ("en", "fr"):
        assert "‹" not in reason_text(Words(at_sea.game, tongue), found)
