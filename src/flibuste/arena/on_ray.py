"""Spreads numbered games over a Ray cluster. Ray plays a game again whose worker has died."""

import importlib
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from flibuste.arena.workers import LIVES, GameFailed, Work, WorkerLost, played
from flibuste.extras import need

R = TypeVar("R")
AHEAD = 4  # games for each processor that are handed out at a time


def spread_on_ray(work: Work[R], numbers: Iterable[int], jobs: int) -> Iterator[R]:
    """The games of these numbers, as they are finished: on the cluster that runs, or on one of `jobs` workers here."""
    need("ray")
    ray: Any = importlib.import_module("ray")
    join_cluster(ray, jobs)
    task = ray.remote(max_retries=LIVES, num_cpus=1)(played)
    shared, waiting = ray.put(work), iter(numbers)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", jobs)))
    running: dict[Any, int] = {}
    try:
        while True:
            for number in waiting:
                running[task.remote(shared, number)] = number
                if len(running) >= room:
                    break
            if not running:
                return
            for done in ray.wait(list(running))[0]:
                yield fetched(ray, done, running.pop(done))
    finally:
        for left in running:
            ray.cancel(left, force=True)
        ray.shutdown()


def join_cluster(ray: Any, jobs: int) -> None:
    """RAY_ADDRESS, or a cluster that runs on this machine; else one of its own, for as long as it takes."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        ray.init(address="auto", **quiet)
    except ConnectionError:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)


def fetched(ray: Any, task: Any, number: int) -> Any:
    """The game that a task has played."""
    try:
        return ray.get(task)
    except ray.exceptions.WorkerCrashedError as error:
        raise WorkerLost(f"game {number + 1} has ended {LIVES + 1} processes that played it") from error
    except ray.exceptions.RayTaskError as error:
        raise GameFailed(str(error.cause)) from error
