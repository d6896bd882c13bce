"""What goes over the wire tells a seat nothing that it may not know.

Every message is built twice: from the real position, and from one that the seat cannot tell from it. They have to be
the same, byte for byte, while what is hidden differs.
"""

import asyncio
from pathlib import Path

import msgspec
import pytest

from flibuste.engine.chance import Fast
from flibuste.server import wire
from flibuste.server.api.play import log_since
from flibuste.server.desk import question
from flibuste.server.hall import Draft, Hall
from flibuste.server.live import Live
from flibuste.server.players import add_player
from flibuste.server.seating import open_table
from flibuste.server.settings import Settings
from flibuste.server.store import open_store
from flibuste.server.telling import Reader, situation, told_table

GAMES = ["stortebeker", "auction", "parley"]


async def messages(hall: Hall, live: Live, seat: int) -> list[bytes]:
    """All that a seat (0: a spectator) is sent about the table as it is."""
    reader = Reader(None, "fr" if seat % 2 else "en", "http://here")
    told = situation(live, reader, seat, await log_since(hall, live, reader, seat, 0), picture=True)
    told.clock.now = 0.0
    found = [msgspec.json.encode(told), msgspec.json.encode(told_table(live.row, live.seats, reader, []))]
    decision = live.decision(seat)
    if decision is not None:
        asked = question(live, seat, decision)
        asked.imagined = {}
        found.append(msgspec.json.encode(asked))
    return found


async def check(hall: Hall, live: Live, number: int) -> int:
    """Compare for every seat; returns in how many cases something hidden differed."""
    assert live.match is not None
    real = live.match.state
    varied = 0
    for seat in range(live.row.size + 1):
        before = await messages(hall, live, seat)
        live.match.state = live.game.resample(real, seat - 1, Fast(f"{number} {seat}"))
        varied += live.game.digest(live.match.state) != live.game.digest(real)
        after = await messages(hall, live, seat)
        live.match.state = real
        assert after == before, (live.row.game, number, seat)
        assert live.row.secret.encode() not in b"".join(before)
    return varied


async def play(name: str, folder: Path, moves: int) -> int:
    store = open_store(folder)
    hall = Hall(store, Settings(data=folder))
    host, _ = await add_player(store, "Anne")
    table = await open_table(hall, host, wire.NewTable(name, ["me", "me", "me"]), "en")
    dice = Fast(name)
    varied = 0

    def step(live: Live, draft: Draft) -> None:
        seat = live.state.deciders()[0]
        options = live.state.options(seat)
        draft.entries.append(live.act(seat, options[dice.below(len(options), "choice")], None, "human", 0.0))

    for number in range(moves):
        async with hall.look(table.row.id) as live:
            if live.row.status != "playing":
                break
            varied += await check(hall, live, number)
        await hall.change(table.row.id, step)
    store.close()
    return varied


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_told_what_his_seat_may_not_know(name: str, tmp_path: Path) -> None:
    assert asyncio.run(play(name, tmp_path, 60)) > 0
