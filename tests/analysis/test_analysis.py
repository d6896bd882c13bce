"""The analysis of a match: chances, luck and choices."""

import re
from itertools import pairwise

import pytest

from flibuste.analysis.chart import chart
from flibuste.analysis.course import Moment, Task, as_text, check, judge_moves, judgements, lines_of, match_of, moments
from flibuste.analysis.moments import Judge, Judged, Weighed
from flibuste.analysis.page import page
from flibuste.analysis.report import Report
from flibuste.analysis.telling import signed, sparks, told_moment
from flibuste.engine.chance import Fast
from flibuste.engine.mind import shares_of_victory
from flibuste.records.match import BadMatch, Match
from flibuste.words import Words
from tests.analysis.conftest import played


@pytest.fixture(scope="module")
def judged(task: Task) -> list[Judged]:
    return judgements(task)


@pytest.fixture(scope="module")
def found(stortebeker: Match, judged: list[Judged]) -> list[Moment]:
    return moments(stortebeker, judged)


def test_luck_and_choice_add_up_to_what_changed(stortebeker: Match, found: list[Moment]) -> None:
    for moment in found:
        for seat in range(2):
            change = moment.after[seat] - moment.before[seat]
            assert moment.luck[seat] + moment.choice[seat] == pytest.approx(change)
    outcome = stortebeker.state.outcome
    assert outcome is not None
    assert found[-1].after == shares_of_victory(outcome.winners, 2)


def test_each_moment_begins_where_the_last_ended(found: list[Moment]) -> None:
    assert all(later.before == earlier.after for earlier, later in pairwise(found))


def test_chances_are_shares_of_one(found: list[Moment]) -> None:
    assert all(sum(moment.after) == pytest.approx(1) for moment in found)
    assert all(0 <= chance <= 1 for moment in found for chance in moment.after)


def test_no_choice_is_better_than_the_preferred_one(found: list[Moment]) -> None:
    assert all(moment.choice[moment.judged.seat] <= 0 for moment in found)
    assert any(moment.choice[moment.judged.seat] < -0.01 for moment in found)


def test_reasons_are_named_where_another_choice_was_better(stortebeker: Match, found: list[Moment]) -> None:
    """And only there; the costliest moments tell them in words of the game."""
    for moment in found:
        assert moment.choice[moment.judged.seat] < 0 or not moment.judged.reasons
    data = Report(stortebeker, "deckhand", 1, found).data()
    for language, nothing in (("en", "Little sets"), ("fr", "Rien que")):
        words = Words(stortebeker.game, language)
        told = [told_moment(data, stortebeker.game, words, move) for move in data["costliest"]]
        assert told and all(moment.why for moment in told)
        assert any(not moment.why.startswith(nothing) for moment in told)


def test_luck_is_nothing_on_average_over_the_dice(task: Task) -> None:
    """The expected chances after a choice, over other dice, are those before it and what the choice cost."""
    match, lines = match_of(task.match), lines_of(task.match)
    judge = Judge(match.game, "mate")
    number = next(i for i, move in enumerate(match.moves) if any(draw.label == "boarding" for draw in move.draws))
    line = lines[number]
    action = match.game.parse(line.action, line.state)
    told = judge.judge(number + 1, line.state, line.seat, action)
    assert told is not None
    totals = [0.0, 0.0]
    worlds = 24
    for world in range(worlds):
        state = line.state.clone()
        state.journal = None
        state.chance = Fast(f"other dice {world}")
        state.make(line.seat, action)
        chances = judge.chances(number + 2 + world, state, state.deciders()[0] if state.stack else 0)
        totals = [total + chance / worlds for total, chance in zip(totals, chances, strict=True)]
    expected = [chance + cost for chance, cost in zip(told.chances, told.cost(), strict=True)]
    assert totals == pytest.approx(expected, abs=0.12)


def test_secret_choices_have_luck_only_when_all_are_in() -> None:
    match = played("cove", 3, "sealed", moves=3)
    judge = Judge(match.game, "deckhand")
    lines = lines_of(as_text(match.data()))
    told = [
        judge.judge(n, line.state, line.seat, match.game.parse(line.action, line.state))
        for n, line in enumerate(lines, start=1)
    ]
    assert [entry.together for entry in told if entry is not None] == [True, True, False]


def test_a_secret_choice_waits_for_the_others(stortebeker: Match) -> None:
    costly = Judged(1, 0, "q", Weighed("a", [0.2, 0.8]), Weighed("b", [0.3, 0.7]), [], [0.5, 0.5], together=True)
    last = Judged(2, 1, "q", Weighed("a", [0.4, 0.6]), Weighed("a", [0.4, 0.6]), [], [0.5, 0.5], together=False)
    first, second = moments(stortebeker, [costly, last])
    assert first.luck == pytest.approx([0, 0])
    assert first.after == pytest.approx([0.4, 0.6])
    assert second.before == first.after


def test_the_same_for_any_number_of_processes(stortebeker: Match) -> None:
    short = Task(as_text(stortebeker.data()), "deckhand", "twice")
    assert judgements(short, jobs=2) == judgements(short, jobs=1)


def test_forced_moves_are_not_judged(stortebeker: Match, task: Task, judged: list[Judged]) -> None:
    forced = [n for n, line in enumerate(lines_of(task.match)) if len(line.state.options(line.seat)) == 1]
    assert forced
    assert not {entry.move - 1 for entry in judged} & set(forced)
    assert judge_moves(task, forced[0], forced[0] + 1) == [None]


def test_a_match_that_is_not_over_is_refused() -> None:
    with pytest.raises(BadMatch, match="not over"):
        check(Task(as_text(played("stortebeker", 2, "short", moves=5).data())))


def test_the_costliest_moments_come_first(stortebeker: Match, found: list[Moment]) -> None:
    report = Report(stortebeker, "deckhand", 5, found)
    costs = [-moment.choice[moment.judged.seat] for moment in report.costliest()]
    assert costs == sorted(costs, reverse=True)
    assert all(cost >= 0.03 for cost in costs)
    assert {moment.judged.seat for moment in report.costliest(1)} <= {1}


def test_what_a_player_won_is_luck_own_choices_and_those_of_others(stortebeker: Match, found: list[Moment]) -> None:
    report = Report(stortebeker, "deckhand", 5, found)
    for player in report.players():
        won = found[-1].after[player.seat] - found[0].before[player.seat]
        assert player.luck + player.choices + player.others == pytest.approx(won)
        assert 0 < player.accuracy <= 100


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_stands_alone(stortebeker: Match, task: Task, found: list[Moment], language: str) -> None:
    stortebeker.names = ["Anne <b>", "Bram"]
    report = Report(stortebeker, "deckhand", 5, found)
    lines = lines_of(task.match)
    states = {moment.judged.move: lines[moment.judged.move - 1].state for moment in report.costliest()}
    text = page(report, states, language)
    assert "‹" not in text and "Anne <b>" not in text and "Anne &lt;b&gt;" in text
    assert not re.search(r"""(src|href)=["'](?!data:|#)""", text)


def test_the_chart_has_a_line_for_every_seat(stortebeker: Match, found: list[Moment]) -> None:
    drawn = chart(Report(stortebeker, "deckhand", 5, found).data(), 1, "chances")
    assert all(f'stroke="var(--seat-{seat})"' in drawn for seat in (1, 2))


def test_numbers_in_words() -> None:
    assert (signed(0.21), signed(-0.39), signed(0.001)) == ("+21", "−39", "0")
    assert sparks([0, 0.5, 1.0]) == "▁▅█"
