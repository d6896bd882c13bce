"""Each thing is worked out once: legal actions and points per position, and seat numbers are converted in one place."""

import ast
import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import flibuste.server
from flibuste.engine.action import Action
from flibuste.engine.registry import load_game
from flibuste.server import wire
from flibuste.server.bots.questions import bot_question
from flibuste.server.people.players import add_player
from flibuste.server.people.reader import Reader
from flibuste.server.settings import Settings
from flibuste.server.store import open_store
from flibuste.server.tables import moves
from flibuste.server.tables.describe import words_for
from flibuste.server.tables.log import load_situation
from flibuste.server.tables.opening import open_table
from flibuste.server.tables.registry import TableRegistry

SOURCE = Path(flibuste.server.__file__).parent


class Counts:
    """How often a test game is asked for the options of each seat, and for the table that everybody sees."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.options: Counter[int] = Counter()
        self.tables = 0
        game = load_game("parley")
        for step in game.steps:
            if "options" in vars(step):
                monkeypatch.setattr(step, "options", self.counted(vars(step)["options"]))
        honest = type(game).scores

        def scores(game: Any, state: Any, view: Any = None) -> Any:
            self.tables += 1
            return honest(game, state, view)

        monkeypatch.setattr(type(game), "scores", scores)

    def counted(self, honest: Any) -> Any:
        def options(step: Any, state: Any) -> list[Action]:
            self.options[step.player + 1] += 1
            found: list[Action] = honest(step, state)
            return found

        return options


async def one_move(folder: Path, counts: Counts) -> list[int]:
    """A move through the server, two pages for each seat, and a question to a bot; returns who is asked afterwards."""
    store = open_store(folder)
    tables = TableRegistry(store, Settings(data=folder))
    host, _ = await add_player(store, "Anne")
    reader = Reader(host.id, "en", "http://here")
    table = await open_table(tables, host, wire.NewTable("parley", ["me", "me", "me"]), "en")
    seat = table.asked()[0]
    answer = wire.Answer(f"{table.frame}.{seat}", table.actions(seat)[0].notation, "key", seat)
    counts.options.clear()
    counts.tables = 0
    await moves.act(tables, table.row.id, host.id, answer, "en")
    async with tables.locked(table.row.id) as table:
        for reading in (0, 1, 2, 1, 2):
            await load_situation(tables, table, reader, reading, None)
        asked = table.asked()
        for seat in asked:
            bot_question(table, seat, str(table.decision(seat)))
    store.close()
    return asked


def test_a_move_lists_the_legal_actions_once_for_each_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One list for the check of the move, and one for each seat that is asked afterwards."""
    counts = Counts(monkeypatch)
    asked = asyncio.run(one_move(tmp_path, counts))
    assert asked and sum(counts.options.values()) <= 1 + len(asked), counts.options
    assert all(counts.options[seat] for seat in asked)
    assert counts.tables == 1


def test_words_are_kept_as_long_as_they_say_the_same(tmp_path: Path) -> None:
    """What a picture has said once is remembered with them: it is not put into words again after every move."""

    async def look() -> None:
        store = open_store(tmp_path)
        tables = TableRegistry(store, Settings(data=tmp_path))
        host, _ = await add_player(store, "Anne")
        table = await open_table(tables, host, wire.NewTable("parley", ["me", "me", "me"]), "en")
        before = words_for(table, "en", 1)
        seat = table.asked()[0]
        answer = wire.Answer(f"{table.frame}.{seat}", table.actions(seat)[0].notation, "key", seat)
        facts = table.facts
        await moves.act(tables, table.row.id, host.id, answer, "en")
        assert table.facts is not facts and words_for(table, "en", 1) is before
        assert words_for(table, "fr", 1) is not before and words_for(table, "en", 2) is not before
        table.seats[0].name = "Mary"
        assert words_for(table, "en", 1) is not before and words_for(table, "en", 1).seat(1) == "Mary"
        store.close()

    asyncio.run(look())


def test_seat_numbers_are_converted_in_one_place() -> None:
    """No `seat - 1` and no `seat + 1` but in `seat_numbers`."""
    found = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp) and is_conversion(node)
    ]
    assert {place.partition(":")[0] for place in found} == {"seat_numbers.py"}, found


def is_conversion(node: ast.BinOp) -> bool:
    one = isinstance(node.right, ast.Constant) and node.right.value == 1
    return one and isinstance(node.op, ast.Add | ast.Sub) and "seat" in ast.unparse(node.left).lower()
