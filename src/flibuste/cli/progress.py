"""A bar that shows how far long work has come."""

import sys
from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Progress(Protocol):
    """Told by the work: so much is done, of how much in all where that was not known before."""

    def __call__(self, done: int, total: int | None = None, /) -> None: ...


def with_bar(title: str, total: int | None, work: Callable[[Progress | None], T]) -> T:
    """Do some work. If stderr is a terminal, it shows a progress bar."""
    if not sys.stderr.isatty():
        return work(None)
    from rich import progress
    from rich.console import Console

    count, left = progress.MofNCompleteColumn(), progress.TimeRemainingColumn()
    columns = (progress.TextColumn("{task.description}"), progress.BarColumn(), count, left)
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)

        def moved(done: int, of: int | None = None) -> None:
            bar.update(task, completed=done, total=of)

        return work(moved)
