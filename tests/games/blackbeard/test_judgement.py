"""What the bots think of a position: they plunder, fence, buy, retire, and beat whoever plays at random."""

import pytest

from flibuste.arena.simulate import Plan, simulate
from flibuste.bots import make_bot
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.perspective import Perspective
from flibuste.games.blackbeard.judgement.judge import judge
from flibuste.games.blackbeard.judgement.retiring import retirement_hope, turns_left
from tests.games.blackbeard.table import Table, acting, new_game, table


def choice(now: Table, seed: int = 1) -> str:
    seat = now.state.deciders()[0]
    bot = make_bot("greedy", Fast(seed))
    return bot.choose(Perspective(now.game, now.state, seat, Fast("samples"))).notation


def test_he_plunders_what_he_has_spotted() -> None:
    now = acting(merchant={"goa": "three-master up teach", "bombay": "sloop"})
    assert choice(now) == "plunder teach goa"


def test_he_sells_before_he_leaves() -> None:
    rich = {"place": "bath", "holds": [900, 800], "notoriety": 12}
    now = acting(teach=rich, governor={"bath": "charles-eden"}).do("business teach")
    assert choice(now) == "fence teach 1 2"


def test_he_buys_a_safe_haven_and_retires_in_it() -> None:
    rich = {"place": "bath", "net_worth": 2500, "notoriety": 40}
    now = acting({"bribe": [2]}, teach=rich, governor={"bath": "charles-eden"}).do("business teach")
    assert choice(now) == "buy-haven"
    now.do("buy-haven")
    assert choice(now) == "pay"
    now.do("pay", "done")
    assert "retire teach haven" in now.may()
    now = acting(teach={**rich, "net_worth": 2300}, haven={"bath": "teach"}, pardons=2, discards="8 new-governors")
    now.state.deck = now.state.deck[:12]
    assert choice(now) == "retire teach haven"


def test_a_safe_haven_near_by_gives_hope() -> None:
    far = acting(teach={"place": "india", "notoriety": 20}, haven={"bath": "teach"}, governor={"bath": "charles-eden"})
    near = acting(
        teach={"place": "central-atlantic", "notoriety": 20}, haven={"bath": "teach"}, governor={"bath": "charles-eden"}
    )
    none = acting(teach={"place": "india", "notoriety": 20})
    hopes = [retirement_hope(now.state, now.state.pirate(19)) for now in (none, far, near)]
    assert hopes == sorted(hopes) and len(set(hopes)) == 3


def test_time_runs_out() -> None:
    begun, late = new_game(4), table(pardons=2, players=4, discards="8 new-governors")
    assert turns_left(begun.state) > turns_left(late.state) > 0


def test_blackbeard_does_not_retire_too_early() -> None:
    """19.9a – With fewer than 130 VP he would lose."""
    teach = {"owner": 1, "place": "bath", "notoriety": 20, "net_worth": 1000, "cunning": 0}
    given: Data = {"haven": {"bath": "teach"}, "governor": {"bath": "charles-eden"}, "step": "actions", "players": 1}
    poor = table(pirate={"teach": teach}, now={"actions_left": 1}, **given)
    assert choice(poor) != "retire teach haven"
    rich = table(pirate={"teach": {**teach, "notoriety": 60}}, now={"actions_left": 1}, **given)
    assert choice(rich) == "retire teach haven"


def test_a_victory_is_worth_more_than_any_lead() -> None:
    now = new_game(2)
    before = judge(now.state, 0)
    now.state.end([30, 10], [0], "third-pardon")
    assert judge(now.state, 0) > before > judge(now.state, 1)


def test_greedy_beats_random() -> None:
    result = simulate(Plan("blackbeard", 2, 2, "duel", ("random", "greedy")))
    assert result.wins_by_seat() == [0, 2]


@pytest.mark.slow
def test_greedy_beats_three_who_play_at_random() -> None:
    result = simulate(Plan("blackbeard", 4, 40, "crowd", ("greedy", "random", "random", "random")))
    assert result.wins_by_seat()[0] > 32


def test_a_report_tells_how_pirates_ended_and_what_was_played() -> None:
    data = simulate(Plan("blackbeard", 4, 40, "report", details=True)).data()
    assert data["events"]["eliminated port"] > 10 and data["events"]["ap-card scurvy-outbreak"] > 10
    assert data["actions"]["move"] > 100 and sum(data["actions"].values()) == data["decisions"]
