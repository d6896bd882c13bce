"""The agenda looks at a window as often as it must, and no more."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from flibuste.engine.chance import Fast
from flibuste.server.metrics import Metrics
from flibuste.server.tables.agenda import Agenda
from flibuste.server.tables.registry import TableRegistry
from tests.server.test_windows import Hall


def agenda_of(hall: Hall) -> Agenda:
    """The agenda of a table in memory. Like the registry it is told of what was written, and of nothing else."""

    async def change(_: str, work: Any) -> Any:
        before = hall.table.row.version
        result = hall.change(work)
        if hall.table.row.version > before:
            agenda.plan(hall.table, True)
        return result

    tables = SimpleNamespace(on_change=[], on_load=[], metrics=Metrics(), change=change)
    agenda = Agenda(cast(TableRegistry, tables))
    return agenda


def test_a_timer_that_goes_off_too_early_is_set_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of uvloop do, by parts of a millisecond: the table would stand still for ever."""

    async def early() -> None:
        hall = Hall("parley", 4, monkeypatch)
        agenda, table = agenda_of(hall), hall.table.row.id
        hall.to_window(Fast("early"))
        open_ = hall.table.window
        assert open_ is not None
        for seat in open_.unanswered():
            hall.act(seat, "pass")
        open_.pausing.clear()
        hall.now = open_.due - 0.0002
        await agenda.look(table)
        assert hall.table.window is open_ and table in agenda.timers
        hall.now = open_.due
        await agenda.look(table)
        assert hall.table.window is not open_
        agenda.close()

    asyncio.run(early())


def test_a_window_that_waits_for_somebody_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def late() -> None:
        hall = Hall("parley", 4, monkeypatch)
        for seat in range(1, 5):
            hall.stand(seat, "reaction", "ask")
        agenda, table = agenda_of(hall), hall.table.row.id
        hall.to_window(Fast("late"))
        open_ = hall.table.window
        assert open_ is not None
        for _ in range(2):  # the window, and its extension
            hall.now = open_.due
            await agenda.look(table)
            agenda.timers.clear()
        hall.now = open_.due + 60
        await agenda.look(table)
        assert hall.table.window is open_ and not agenda.timers
        agenda.close()

    asyncio.run(late())
