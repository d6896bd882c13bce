"""An arena on Ray, over a local cluster of two machines with one worker each. `scripts/arena-tests` installs Ray."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena.contest import Contest
from flibuste.arena.results import Results
from flibuste.arena.running import run
from flibuste.arena.workers import GameFailed, WorkerLost
from tests.arena.test_contest import COPY, contest, killer, timeless

pytest.importorskip("ray")
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    found: Any = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    found.add_node(num_cpus=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ADDRESS", found.address)
        yield
    found.shutdown()


def on_ray(found: Contest) -> Results:
    results = Results(found)
    assert run(results, 2, "ray")
    return results


def test_the_result_is_the_same_on_ray(tmp_path: Path) -> None:
    (tmp_path / "copy.py").write_text(COPY)
    for bots in (("random", "deckhand"), ("random", str(tmp_path / "copy.py"), "deckhand")):
        found = contest(6, bots, 2)
        assert timeless(found, 1, on_ray(found)) == timeless(found)


def test_a_killed_worker_costs_its_unfinished_game_only(tmp_path: Path) -> None:
    found = contest(8, ("random", killer(tmp_path, always=False)))
    results = on_ray(found)
    assert (tmp_path / "mark").exists() and sorted(results.games) == list(range(8))
    assert timeless(found, 1, results) == timeless(found)


def test_a_game_that_kills_every_worker_is_named(tmp_path: Path) -> None:
    with pytest.raises(WorkerLost, match=r"game \d has ended 4 processes"):
        on_ray(contest(2, ("random", killer(tmp_path, always=True))))


def test_a_bot_that_fails_is_told_with_its_game(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        "class BOT:\n    def __init__(self, chance): ...\n    def choose(self, seen): raise KeyError('rum')\n"
    )
    with pytest.raises(GameFailed, match=r"game \d: KeyError: 'rum'"):
        on_ray(contest(2, ("random", str(bad))))


def test_what_was_stopped_goes_on_elsewhere(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    path = tmp_path / "arena.jsonl"
    assert not run(Results(contest(), path), 2, "ray", stop)
    assert timeless(contest(), 1, Results(contest(), path)) == timeless(contest())
