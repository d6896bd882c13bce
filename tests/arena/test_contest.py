"""Contests between bots: fair seats, the same deals for all, the same result wherever it is played."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena.contest import Contest, Played
from flibuste.arena.contest_page import ContestReport
from flibuste.arena.parquet import rows
from flibuste.arena.ratings import ratings
from flibuste.arena.results import Results
from flibuste.arena.running import run
from flibuste.arena.seating import seatings
from flibuste.arena.simulate import BadPlan
from flibuste.arena.standing import standing
from flibuste.arena.workers import GameFailed, WorkerLost
from flibuste.records.files import BadFile

SHORT = {"setup": {"rear_guard": {"2": 1, "3": 1, "4": 1}}}
TWO = ("random", "deckhand")
COPY = "from flibuste.bots.random import BOT\n"
KILLER = """
import os, signal
from pathlib import Path
from flibuste.bots.random import Random

class BOT(Random):
    def choose(self, perspective):
        if ALWAYS or not MARK.exists():
            MARK.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(perspective)
"""


def contest(games: int = 8, bots: tuple[str, ...] = TWO, players: int = 2, seed: str = "1") -> Contest:
    return Contest("stortebeker", bots, games, players, seed, components=SHORT)


def timeless(found: Contest, jobs: int = 1, results: Results | None = None) -> Any:
    """The standing without the times, which no seed decides."""
    played = results or Results(found)
    assert run(played, jobs)
    data = standing(found, played.in_order()).data()
    for entry in data["bots"]:
        assert entry.pop("ms_per_decision") >= 0
    return data


@pytest.mark.parametrize(
    ("bots", "players"), [(2, 2), (2, 3), (3, 3), (3, 2), (5, 3), (2, 4), (3, 4), (4, 4), (2, 5), (3, 5), (4, 6)]
)
def test_every_bot_sits_on_every_seat_equally_often(bots: int, players: int) -> None:
    found = seatings(bots, players)
    assert len(set(found)) == len(found)
    sat = Counter((bot, seat) for table in found for seat, bot in enumerate(table))
    assert len(sat) == bots * players and len(set(sat.values())) == 1
    tables = Counter(tuple(sorted(table)) for table in found)
    assert len(set(tables.values())) == 1


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert contest(7).total == 8
    assert contest(1, ("random", "greedy", "mate"), 3).total == 6


def test_a_deal_is_the_same_for_every_seating(tmp_path: Path) -> None:
    """Two bots that do the same: who of them sits where changes nothing, another deal does."""
    (tmp_path / "copy.py").write_text(COPY)
    found = contest(8, ("random", str(tmp_path / "copy.py")))
    games = [found.play(number) for number in range(8)]
    assert games[0].seating == games[1].seating[::-1]
    ends = [(game.winners, game.scores, game.choices) for game in games]
    assert ends[0::2] == ends[1::2] and any(end != ends[0] for end in ends)


def test_the_result_is_the_same_however_many_jobs() -> None:
    alone = timeless(contest())
    assert timeless(contest(), 2) == alone == timeless(contest(), 3)
    assert timeless(contest(seed="2")) != alone


def test_everything_is_counted() -> None:
    data = timeless(contest(12, ("random", "deckhand", "greedy"), 2))
    assert data["games"] == 12 and data["complete"] and data["fair"] == 0.5
    assert sum(entry["wins"] for entry in data["bots"]) == sum(data["wins_by_seat"]) == pytest.approx(12)
    assert [entry["games"] for entry in data["bots"]] == [8, 8, 8]
    assert all(entry["low"] <= entry["win_share"] <= entry["high"] for entry in data["bots"])
    pair = next(pair for pair in data["pairs"] if (pair["bot"], pair["against"]) == ("deckhand", "random"))
    assert pair["games"] == 4 and pair["wins"] + pair["losses"] == pytest.approx(4)
    assert pair["win_share"] > 0.5 and [entry["bot"] for entry in data["bots"]][-1] == "random"


def test_a_bot_at_several_seats_wins_once() -> None:
    game = Played(0, (0, 1, 0), [0, 1, 2], [5, 5, 5], "last-round", [1, 1, 1], [0.0, 0.0, 0.0])
    found = standing(Contest("stortebeker", TWO, 6, 3), [game])
    assert sorted((row.bot, round(row.wins, 3)) for row in found.rows) == [("deckhand", 0.333), ("random", 0.667)]
    assert found.fair == 0.5 and not found.complete


def test_whoever_wins_is_rated_higher_and_surer() -> None:
    games = [Played(n, (0, 1), [n % 4 == 0], [0, 0], "end", [1, 1], [0.0, 0.0]) for n in range(20)]
    first, second = ratings(2, games)
    assert first.mu > 25 > second.mu and first.sigma < 8 < ratings(2, [])[0].sigma


def test_ratings_do_not_hang_on_the_order_of_the_games() -> None:
    """The second bot wins the last games, but not more of them."""
    games = [Played(n, (0, 1), [int(n >= 20)], [0, 0], "end", [1, 1], [0.0, 0.0]) for n in range(40)]
    first, second = ratings(2, games)
    assert abs(first.mu - second.mu) < 2


# ---- stop and go on -------------------------------------------------------------------------------------------------


def interrupted(found: Contest, path: Path, after: int, jobs: int) -> Results:
    def stop(done: int) -> None:
        if done >= after:
            raise KeyboardInterrupt

    results = Results(found, path)
    assert not run(results, jobs, progress=stop)
    return results


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_stopped_goes_on(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "arena.jsonl"
    stopped = interrupted(contest(), path, 3, jobs)
    assert 3 <= len(stopped.games) < 8
    assert not standing(contest(), stopped.in_order()).complete
    path.write_text(path.read_text()[:-20])  # the computer went off in the middle of a line
    again = Results(contest(), path)
    assert len(again.games) == len(stopped.games) - 1
    assert timeless(contest(), 1, again) == timeless(contest())
    assert len(path.read_text().splitlines()) == 9


def test_more_games_of_the_same_contest_are_added(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    run(Results(contest(4), path))
    more = Results(contest(8), path)
    assert more.missing() == [4, 5, 6, 7]
    assert timeless(contest(8), 1, more) == timeless(contest(8))
    assert len(Results(contest(4), path).in_order()) == 4


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    run(Results(contest(2), path))
    kept = path.read_text()
    with pytest.raises(BadFile, match="is of another arena: its seed is '1', not '2'"):
        Results(contest(2, seed="2"), path)
    assert path.read_text() == kept
    path.write_text(kept.replace('"number"', "number"))
    with pytest.raises(BadFile, match="the file is damaged: line 2"):
        Results(contest(2), path)
    path.write_text("ahoy\n")
    with pytest.raises(BadFile, match="not the results of an arena"):
        Results(contest(2), path)


# ---- workers that die, bots that fail -------------------------------------------------------------------------------


def killer(folder: Path, always: bool) -> str:
    mark = folder / "mark"
    path = folder / "killer.py"
    path.write_text(f"from pathlib import Path\nMARK, ALWAYS = Path({str(mark)!r}), {always}\n{KILLER}")
    return str(path)


def test_a_killed_worker_costs_its_unfinished_game_only(tmp_path: Path) -> None:
    found = contest(8, ("random", killer(tmp_path, always=False)))
    results = Results(found)
    assert run(results, 2) and (tmp_path / "mark").exists()
    assert sorted(results.games) == list(range(8))
    assert timeless(found, 1) == timeless(found, 1, results)


def test_a_game_that_kills_every_worker_is_named(tmp_path: Path) -> None:
    with pytest.raises(WorkerLost, match=r"game \d has ended 3 processes"):
        run(Results(contest(4, ("random", killer(tmp_path, always=True)))), 2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_told_with_its_game(tmp_path: Path, jobs: int) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        "class BOT:\n    def __init__(self, chance): ...\n    def choose(self, seen): raise KeyError('rum')\n"
    )
    with pytest.raises(GameFailed, match=r"game \d: KeyError: 'rum'"):
        run(Results(contest(2, ("random", str(bad)))), jobs)


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [(("random", "random"), 2, "named twice"), (("random",), 2, "at least two bots"), (TWO, 1, "two players")],
)
def test_what_is_no_contest_is_refused(bots: tuple[str, ...], players: int, message: str) -> None:
    with pytest.raises(BadPlan, match=message):
        Contest("blackbeard", bots, 2, players).check()


# ---- the report -----------------------------------------------------------------------------------------------------


def test_the_page_needs_nothing_else_and_speaks_both_languages() -> None:
    found = contest(6, ("random", "deckhand", "greedy"), 3)
    results = Results(found)
    run(results)
    table = standing(found, results.in_order())
    for language, word in (("en", "Share of victories"), ("fr", "Part des victoires")):
        text = ContestReport(table, language).html()
        assert word in text and text.count("<svg") == 4 and "deckhand" in text
        assert "://" not in text and "<script" not in text and "<link" not in text and "‹" not in text
    lines = list(ContestReport(table, "fr").lines())
    assert "Qui bat qui" in lines and not any("‹" in line for line in lines)


def test_a_table_has_a_row_for_every_seat_of_every_game() -> None:
    found = contest(4)
    results = Results(found)
    run(results)
    table = rows(found, results.in_order())
    assert len(table) == 8 and sum(row["won"] for row in table) == pytest.approx(4)
    assert {(row["deal"], row["seat"], row["bot"]) for row in table if row["number"] == 3} == {
        (1, 1, "deckhand"),
        (1, 2, "random"),
    }
    assert json.dumps(table)
