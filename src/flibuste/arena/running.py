"""Plays a contest: here, over processes, or on Ray. The results are the same."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from flibuste.arena.results import Results
from flibuste.arena.simulate import BadPlan
from flibuste.arena.workers import Work, spread

R = TypeVar("R")
Progress = Callable[[int], None]
PLACES = ("here", "ray")


def check_place(place: str) -> None:
    """Refuse a place that there is none, and Ray where it is not installed."""
    if place not in PLACES:
        raise BadPlan(f"--on {place}: the places are: {', '.join(PLACES)}")
    if place == "ray":
        from flibuste.extras import need

        need("ray")


def finished(work: Work[R], numbers: Iterable[int], jobs: int, place: str = "here") -> Iterator[R]:
    """The games of these numbers as they are finished, wherever that is."""
    if place == "ray":
        from flibuste.arena.on_ray import spread_on_ray

        return spread_on_ray(work, numbers, jobs)
    return spread(work, numbers, jobs)


def run(results: Results, jobs: int = 1, place: str = "here", progress: Progress | None = None) -> bool:
    """Play what is missing. Ctrl-C stops, and returns False: what is finished stays."""
    try:
        for game in finished(results.contest, results.missing(), jobs, place):
            results.add(game)
            if progress is not None:
                progress(len(results.games))
    except KeyboardInterrupt:
        return False
    finally:
        results.close()
    return True
