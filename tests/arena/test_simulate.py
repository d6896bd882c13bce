"""Many games between bots: repeatable, countable, interruptible."""

from collections import Counter
from typing import Any

import pytest

from flibuste.arena import simulate as arena
from flibuste.arena.simulate import BadPlan, Plan, simulate
from flibuste.arena.tally import Spread, Tally, interval, quantile
from flibuste.bots import UnknownBot
from flibuste.engine.option import BadOption
from flibuste.engine.registry import UnknownGame
from flibuste.engine.state import Outcome

SHORT = {"setup": {"rear_guard": {"2": 1, "3": 1, "4": 1}}}
TIMES = {"seconds", "decisions_per_s", "games_per_s"}


def timeless(plan: Plan) -> dict[str, Any]:
    data = simulate(plan).data()
    return {key: value for key, value in data.items() if key not in TIMES}


def test_the_same_seed_gives_the_same_result_however_many_jobs() -> None:
    alone = timeless(Plan("stortebeker", 3, 12, 7, components=SHORT))
    assert timeless(Plan("stortebeker", 3, 12, 7, components=SHORT, jobs=2)) == alone
    assert timeless(Plan("stortebeker", 3, 12, 8, components=SHORT)) != alone


def test_bots_give_the_same_result_however_many_jobs() -> None:
    alone, shared = (Plan("stortebeker", 2, 4, 1, ("greedy", "random"), {}, SHORT, jobs) for jobs in (1, 2))
    assert timeless(shared) == timeless(alone)


def test_a_game_depends_on_its_number_alone() -> None:
    few, many = Plan("stortebeker", 2, 2, 5, components=SHORT), Plan("stortebeker", 2, 6, 5, components=SHORT)
    first, rest, whole = (
        arena.play_range(plan, *ends).tally for plan, ends in ((few, (0, 2)), (many, (2, 6)), (many, (0, 6)))
    )
    first.add(rest)
    assert first == whole


def test_everything_is_counted() -> None:
    data = simulate(Plan("stortebeker", 4, 10, 1)).data()
    assert data["games"] == sum(data["end_reasons"].values()) == 10
    assert sum(data["wins_by_seat"]) == pytest.approx(10)
    assert len(data["scores"]) == len(data["wins_by_seat"]) == 4
    assert all(sum(scores["histogram"].values()) == 10 for scores in data["scores"])
    assert data["decisions"] == round(data["decisions_per_game"]["mean"] * 10)


def test_details_count_events_and_actions_of_the_same_games() -> None:
    plain = timeless(Plan("stortebeker", 3, 5, 3, components=SHORT))
    detailed = timeless(Plan("stortebeker", 3, 5, 3, components=SHORT, details=True))
    events, actions = detailed.pop("events"), detailed.pop("actions")
    assert detailed == plain
    assert sum(actions.values()) == plain["decisions"] and events["captured"] >= 5
    bots = timeless(Plan("stortebeker", 2, 1, 1, ("greedy", "random"), {}, SHORT, 1, True))
    assert sum(bots["actions"].values()) == bots["decisions"]


def test_a_shared_victory_counts_as_a_fraction() -> None:
    tally = Tally(3)
    tally.count(Outcome([5, 5, 1], [0, 1], "last-round"), 10)
    tally.count(Outcome([5, 4, 1], [0], "last-round"), 12)
    result = arena.Result(Plan("stortebeker", 3, 2), tally, 1.0, True)
    assert result.wins_by_seat() == [1.5, 0.5, 0]


def test_spreads() -> None:
    spread = Spread.of(Counter([1, 2, 2, 3, 12]))
    assert (spread.mean, round(spread.sd, 3)) == (4.0, 4.05)
    assert (spread.quantiles["min"], spread.quantiles["50%"], spread.quantiles["max"]) == (1, 2, 12)
    assert Spread.of(Counter()).histogram == {}
    assert quantile(Counter({-5: 1, 3: 1}), 0.5) == -5


def test_negative_and_zero_scores_survive_adding() -> None:
    one, other = Tally(2), Tally(2)
    one.count(Outcome([0, -3], [0], "end"), 1)
    other.count(Outcome([0, 4], [1], "end"), 1)
    one.add(other)
    assert one.scores == [Counter({0: 2}), Counter({-3: 1, 4: 1})]


def test_an_interrupt_gives_what_was_finished() -> None:
    def stop(done: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    result = simulate(Plan("stortebeker", 2, 40, 1), stop)
    assert not result.complete
    assert 4 <= result.tally.games < 40


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(Plan("stortebeker", 2, 8, 1), told.append)
    assert told[-1] == 8 and told == sorted(told)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", 2, 1), UnknownGame),
        (Plan("stortebeker", 7, 1), BadOption),
        (Plan("stortebeker", 2, 1, bots=("parrot",)), UnknownBot),
        (Plan("stortebeker", 3, 1, bots=("random", "greedy")), BadPlan),
        (Plan("stortebeker", 2, 1, options={"wind": True}), BadOption),
        (Plan("stortebeker", 2, 0), BadPlan),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(plan)


def test_victories_are_counted_by_order_of_play_where_somebody_begins() -> None:
    tally = Tally(3)
    tally.count(Outcome([5, 4, 1], [0], "last-round"), 10, beginner=2)
    tally.count(Outcome([5, 5, 1], [0, 1], "last-round"), 12, beginner=1)
    result = arena.Result(Plan("stortebeker", 3, 2), tally, 1.0, True)
    assert result.wins_by_order() == [0.5, 1, 0.5]
    assert simulate(Plan("cove", 3, 1)).data()["wins_by_order"] is None


def test_dice_decide_who_begins_so_that_order_and_seat_are_two_things() -> None:
    result = simulate(Plan("davyjones", 2, 6, 3, options={"stall_rounds": "10"}))
    order = result.wins_by_order()
    assert order is not None and sum(order) == pytest.approx(6)
    assert order != result.wins_by_seat()


def test_an_interval_holds_the_share_and_is_narrower_with_more_games() -> None:
    few, many = interval(6, 10), interval(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    assert (round(many[0], 3), round(many[1], 3)) == (0.569, 0.630)
    assert interval(0, 0) == (0.0, 1.0) and interval(0, 10)[0] == 0.0
