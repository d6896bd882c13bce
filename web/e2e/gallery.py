"""A store full of tables, one for every kind of question of every game, for pictures of them: gallery.py FOLDER.

Prints one JSON object: the token of the player who is asked at every table, and `tables`, each with its game, kind of
question (`step`) and id. Games are played at random; what hardly ever comes up is looked for in the worked examples,
then among positions that were kept for it (`rare.json`). Kinds of question that are found nowhere are named on stderr.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from msgspec import structs

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.engine.step import Step
from flibuste.records.compare import as_list
from flibuste.records.example import Run
from flibuste.records.lines import written_chance
from flibuste.records.position import read_position
from flibuste.rulebook.examples import examples_of
from flibuste.server.people.players import add_player, new_id
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.settings import Settings
from flibuste.server.store import Store, changes, open_store
from flibuste.server.store.rows import Change, EntryRow, PlayerRow, SeatRow
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.opening import new_row
from flibuste.server.tables.snapshots import snapshot_of
from flibuste.server.wire import NewTable, Pace

RARE = Path(__file__).with_name("rare.json")
NAMES = ["Bram", "Carla", "Dirk", "Esra", "Femi", "Gil", "Hugo", "Inès", "Jo", "Kofi"]
SECONDS = 60.0
MOVES = 900
IN_VAIN = 8
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "stortebeker": [(3, {"bonus": True}), (2, {}), (4, {"three_ships": True})],
    "cove": [(3, {}), (4, {"colours": "choose"}), (5, {})],
    "blackbeard": [(3, {}), (1, {}), (4, {"length": "long", "deployment": "secret"})],
    "davyjones": [(2, {}), (3, {}), (2, {"set_up": "by-players", "terrain": "2"})],
}


class Watched(Run):
    """An example that remembers the position before each of its actions, and the last."""

    def __init__(self, game: Game, case: Data) -> None:
        super().__init__(game, case)
        self.seen: list[State] = []

    def step(self, seat: int, text: str, refused: str | None) -> bool:
        self.seen.append(self.state.clone())
        return super().step(seat, text, refused)

    def positions(self, case: Data) -> list[State]:
        """All positions of the example."""
        for number, part in enumerate([case, *as_list(case.get("then", []))]):
            if number:
                self.script.write(written_chance(self.game, part))
            self.expect = part.get("expect", {})
            self.play(as_list(part.get("do", [])))
        return [*self.seen, self.state]


class Gallery:
    """Plays games at random and keeps the position wherever a kind of question comes up first."""

    def __init__(self, store: Store, players: list[PlayerRow]) -> None:
        self.store = store
        self.players = players
        self.tables: list[dict[str, str]] = []
        self.chosen: Counter[str] = Counter()

    async def fill(self, name: str, wanted: set[str]) -> None:
        """Games of one kind, until time is up; only the `wanted` kinds of question, where some are named."""
        every = {step.NAME for step in load_game(name).steps if asks(step)}
        known = every - wanted if wanted else set()
        end = time.time() + SECONDS
        new_at = number = 0
        while time.time() < end and number < new_at + IN_VAIN:
            size, options = TABLES[name][number % len(TABLES[name])]
            before = len(known)
            await self.play(name, size, options, known, number, end)
            number += 1
            new_at = new_at if len(known) == before else number
        await self.look_into_examples(name, known)
        await self.look_at_rare(name, known)
        print(f"{name}: no choice was found at {', '.join(sorted(every - known))}", file=sys.stderr)

    async def look_into_examples(self, name: str, known: set[str]) -> None:
        """Kinds of question that come up in worked examples alone."""
        game = load_game(name)
        for case in examples_of(name).values():
            if "components" in case:
                continue
            for state in Watched(game, case).positions(case):
                if state.stack and state.stack[-1].NAME not in known and self.is_choice(state):
                    known.add(state.stack[-1].NAME)
                    await self.keep_position(game, state, case.get("given", {}).get("options", {}))

    async def look_at_rare(self, name: str, known: set[str]) -> None:
        """Kinds of question that hardly ever come up: positions that were kept for them, by question."""
        game = load_game(name)
        kept = json.loads(RARE.read_text(encoding="utf-8")).get(name, {})
        for step, position in kept.items():
            if step not in known:
                known.add(step)
                await self.keep_position(game, read_position(game, position), position.get("options", {}))

    def is_choice(self, state: State) -> bool:
        asked = state.deciders()
        return bool(asked) and (len(state.options(asked[0])) > 1 or state.stack[-1].OPEN)

    async def keep_position(self, game: Game, state: State, options: Data) -> None:
        """A table that begins at this position."""
        wanted = NewTable(game=game.name, seats=["me"] * state.seats, pace=Pace(kind="none", window=0))
        columns: Data = {"position": game.position_data(state)}
        row = new_row(game, self.players[0].id, wanted, game.settle_options(options), columns)
        table = LoadedTable(row, [SeatRow(row.id, seat + 1, "human", NAMES[seat]) for seat in range(state.seats)])
        entries = [table.begin(row.created)]
        await self.keep(table, entries, table.deciders()[0])

    async def play(self, name: str, size: int, options: dict[str, Any], known: set[str], seed: int, end: float) -> None:
        """One game."""
        game = load_game(name)
        wanted = NewTable(game=name, seats=["me"] * size, pace=Pace(kind="none", window=0))
        row = new_row(game, self.players[0].id, wanted, game.settle_options(options), {})
        row.secret = f"{seed:064x}"
        table = LoadedTable(row, [SeatRow(row.id, seat + 1, "human", NAMES[seat]) for seat in range(size)])
        dice, entries = Fast(f"gallery {name} {seed}"), [table.begin(row.created)]
        while table.step is not None and table.move_count < MOVES and time.time() < end:
            seat = table.deciders()[0]
            if table.step.NAME not in known and len(table.actions(seat)) > 1:
                known.add(table.step.NAME)
                await self.keep(table, entries, seat)
            action = self.choose(table, seat, dice)
            entries.append(table.act(seat, action, None, "human", row.created))

    def choose(self, table: LoadedTable, seat: int, dice: Fast) -> Action:
        """An action at random, every other time one of a kind that was chosen least often."""
        assert table.step is not None
        if dice.below(2, "curious"):
            return table.step.pick(table.state, engine_seat(seat), dice)
        actions = table.actions(seat)
        least = min(self.chosen[action.verb] for action in actions)
        actions = [action for action in actions if self.chosen[action.verb] == least]
        found = actions[dice.below(len(actions), "choice")]
        self.chosen[found.verb] += 1
        return found

    async def keep(self, table: LoadedTable, entries: list[EntryRow], seat: int) -> None:
        """A table of its own at this position, with the first player at the seat that is asked."""
        table_id, step = new_id(), table.step
        assert step is not None
        seats = [structs.replace(other, table_id=table_id) for other in table.seats]
        for other, player in zip(seats[: seat - 1] + seats[seat:], self.players[1:], strict=False):
            other.player_id = player.id
        seats[seat - 1].player_id, seats[seat - 1].name = self.players[0].id, "Anne"
        table.update_row(time.time())
        row = structs.replace(table.row, id=table_id)
        snapshot = structs.replace(snapshot_of(table), table_id=table_id)
        copies = [structs.replace(entry, table_id=table_id) for entry in entries]
        await self.store.write(changes.add_table, Change(row, seats, copies, snapshot))
        self.tables.append({"game": row.game, "step": step.NAME, "id": table_id})


def asks(step: type[Step[Any]]) -> bool:
    """Whether a step is a question, not a procedure."""
    return step.choose is not Step.choose or step.answer is not Step.answer


async def main(folder: str, games: list[str]) -> None:
    """Fill the store in a folder."""
    settings = Settings(data=Path(folder))
    store = open_store(settings.data)
    found = [await add_player(store, name) for name in ("Anne", *NAMES)]
    gallery = Gallery(store, [player for player, _ in found])
    for game in games or TABLES:
        name, _, steps = game.partition(":")
        await gallery.fill(name, set(filter(None, steps.split("+"))))
    store.close()
    print(json.dumps({"token": found[0][1], "tables": gallery.tables}))


asyncio.run(main(sys.argv[1], sys.argv[2:]))
