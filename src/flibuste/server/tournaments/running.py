"""Tournaments at work: people come and go, rounds begin and end.

`change` is the only way anything happens to a tournament: it is read, a function says what is to be written, and the
store takes it only if nobody has written in between. So a round is paired once, however many servers there are, and its
tables are stored with it. What was missed, by a stop of the server for example, is looked for every few seconds.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from flibuste.server.bots.levels import bot_label
from flibuste.server.feeds import Feeds
from flibuste.server.problems import Refused, say
from flibuste.server.store import StoreError
from flibuste.server.store import tournaments as stored
from flibuste.server.store.rows import EntrantRow, PlayerRow
from flibuste.server.store.tournaments import Kept, TournamentChange
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.opening import distinct_name
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tournaments import rounds
from flibuste.server.tournaments.pairing import rounds_needed
from flibuste.server.tournaments.tables import NewId, Seated, seat_round
from flibuste.server.wire.tournaments import MOST_ENTRANTS

log = logging.getLogger("flibuste.tournaments")
ATTEMPTS = 5
LOOK_SECONDS = 5.0
Work = Callable[[Kept, TournamentChange], list[Seated] | None]


class Tournaments:
    """See the module."""

    def __init__(self, tables: TableRegistry, feeds: Feeds) -> None:
        self.tables = tables
        self.feeds = feeds
        self.lock = asyncio.Lock()
        self.at_work: set[asyncio.Task[None]] = set()
        tables.on_change.append(self.heard)
        tables.on_news["tournament"] = self.feeds.wake

    async def read(self, tournament_id: str) -> Kept:
        """A tournament as the store has it."""
        found = await self.tables.store.read(stored.tournament, tournament_id)
        if found is None:
            raise Refused("unknown-tournament")
        return found

    async def change(self, tournament_id: str, work: Work) -> Kept:
        """Let a function change a tournament, unless it returns None; returns the tournament as it is then."""
        for _ in range(ATTEMPTS):
            kept = await self.read(tournament_id)
            change = TournamentChange(kept.row)
            seated = await asyncio.to_thread(work, kept, change)  # pairing sixty people takes seconds
            if seated is None:
                return kept
            kept.row.version += 1
            kept.row.changed = time.time()
            change.tables = [self.tables.prepare(table, draft) for table, draft in seated]
            if await self.tables.store.write(stored.commit, change):
                for table, _ in seated:
                    self.tables.adopt(table)
                self.feeds.wake(tournament_id)
                return await self.read(tournament_id)
        raise Refused("stale")

    # ---- the course of it ----

    def heard(self, table: LoadedTable, made_here: bool) -> None:
        """A table has changed: look at its tournament if its game has come to an end."""
        tournament_id = table.row.tournament_id
        if tournament_id is not None and made_here and table.row.status in ("over", "closed"):
            task = asyncio.create_task(self.look(tournament_id))
            self.at_work.add(task)
            task.add_done_callback(self.at_work.discard)

    async def follow(self) -> None:
        """Look at every tournament that is played, again and again; until cancelled."""
        while True:
            try:
                for tournament_id in await self.tables.store.read(stored.running):
                    await self.look(tournament_id)
            except StoreError as error:
                log.warning("tournaments wait for the store: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self, tournament_id: str) -> None:
        """Take the results that are there, and begin the next round if it is time; a failure is logged."""
        try:
            async with self.lock:
                await self.change(tournament_id, go_on(self.tables.part.new_id))
        except (Refused, StoreError) as problem:
            log.warning("a tournament waits: %s", problem)
        except Exception:
            log.exception("a tournament cannot go on")

    def close(self) -> None:
        """End what is under way."""
        for task in self.at_work:
            task.cancel()


# ---- what happens ----


def go_on(new_id: NewId) -> Work:
    """Take results; when the round is over, pair the next one, or end the tournament."""

    def work(kept: Kept, change: TournamentChange) -> list[Seated] | None:
        if kept.row.status != "playing":
            return None
        placed = {(row.round, row.number): row for row in rounds.results(kept)}
        kept.pairings = [placed.get((row.round, row.number), row) for row in kept.pairings]
        change.placed = list(placed.values())
        if rounds.is_settled(kept):
            return begin_round(kept, change, new_id)
        return [] if placed else None

    return work


def begin_round(kept: Kept, change: TournamentChange, new_id: NewId) -> list[Seated]:
    """Pair the next round; where there is none, the tournament is over."""
    found = rounds.next_round(kept)
    if found is None:
        kept.row.status = "over"
        kept.row.rounds = kept.row.round
        return []
    change.pairings, tables = seat_round(kept, found, new_id)
    kept.row.round += 1
    kept.row.rounds = max(kept.row.rounds, kept.row.round)
    return tables


def start(language: str, new_id: NewId) -> Work:
    """Begin the first round; bots fill it up where that was wished."""

    def work(kept: Kept, change: TournamentChange) -> list[Seated]:
        check_open(kept)
        add_bots(kept, change, language)
        if len(kept.entrants) < kept.row.size:
            raise Refused("too-few", most=kept.row.size)
        if kept.row.kind == "round-robin":
            kept.row.rounds = rounds_needed(len(kept.entrants), kept.row.size)
        kept.row.status = "playing"
        return begin_round(kept, change, new_id)

    return work


def add_bots(kept: Kept, change: TournamentChange, language: str) -> None:
    """Let bots take part until there are enough, and nobody is left without a table."""
    row = kept.row
    wanted = max(row.least, row.size, len(kept.entrants))
    wanted += -wanted % row.size
    while row.bots is not None and len(kept.entrants) < wanted:
        number = len(kept.entrants) + 1
        name = say(language, "bot-name", level=bot_label(row.bots, language), n=number)
        change.added.append(EntrantRow(row.id, number, None, name, row.bots))
        kept.entrants.append(change.added[-1])


def join(player: PlayerRow, name: str) -> Work:
    """Take part; once more is no harm."""

    def work(kept: Kept, change: TournamentChange) -> list[Seated] | None:
        if any(entrant.player_id == player.id for entrant in kept.entrants):
            return None
        check_open(kept)
        if len(kept.entrants) >= MOST_ENTRANTS:
            raise Refused("tournament-full", most=MOST_ENTRANTS)
        change.added.append(new_entrant(kept.row.id, kept.entrants, player, name))
        return []

    return work


def new_entrant(tournament_id: str, others: list[EntrantRow], player: PlayerRow, name: str) -> EntrantRow:
    """Somebody who takes part from now on, under a name that nobody else has here."""
    number = max((other.number for other in others), default=0) + 1
    return EntrantRow(tournament_id, number, player.id, distinct_name(name, [other.name for other in others]))


def leave(player_id: str, number: int) -> Work:
    """Somebody leaves, or is removed by whoever opened the tournament: he is paired no more, his results stay."""

    def work(kept: Kept, change: TournamentChange) -> list[Seated] | None:
        entrant = next((one for one in kept.entrants if one.number == number), None)
        if entrant is None:
            raise Refused("not-found")
        if player_id not in (entrant.player_id, kept.row.host):
            raise Refused("not-your-tournament")
        if kept.row.status == "open":
            change.removed = [number]
        elif kept.row.status == "playing":
            change.gone = [number]
        else:
            raise Refused("tournament-over")
        return None if entrant.gone else []

    return work


def end(kept: Kept, change: TournamentChange) -> list[Seated]:
    """No more rounds: the standings are what they are. One that has not begun is given up."""
    if kept.row.status not in stored.UNFINISHED:
        raise Refused("tournament-over")
    kept.row.status = "closed" if kept.row.status == "open" else "over"
    return []


def check_open(kept: Kept) -> None:
    """Refuse a tournament that has begun."""
    if kept.row.status != "open":
        raise Refused("tournament-begun")


def check_host(kept: Kept, player_id: str) -> None:
    """Refuse whoever did not open the tournament."""
    if kept.row.host != player_id:
        raise Refused("not-your-tournament")
