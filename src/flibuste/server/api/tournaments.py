"""Tournaments: opening one, joining and leaving it, starting and ending it, and looking at it."""

import time
from typing import Any

import msgspec
from litestar import Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from flibuste.engine.option import BadOption
from flibuste.server.api.feeding import feed
from flibuste.server.api.me import get_or_add_player, with_cookie
from flibuste.server.api.parameters import CurrentVisitor, PathNumber
from flibuste.server.api.tables import may_open
from flibuste.server.bots.levels import check_level
from flibuste.server.people.players import new_id, tidy_name
from flibuste.server.people.visitors import Visitor
from flibuste.server.problems import Refused
from flibuste.server.store import relations
from flibuste.server.store import tournaments as stored
from flibuste.server.store.rows import PlayerRow, TournamentRow
from flibuste.server.store.tournaments import Kept
from flibuste.server.tables import opening
from flibuste.server.tables.options import settle_options
from flibuste.server.tournaments import running
from flibuste.server.tournaments.describe import describe_info, describe_tournament
from flibuste.server.tournaments.running import Tournaments
from flibuste.server.wire import tournaments as shapes

TournamentId = FromPath[str]
MOST_LISTED = 50


def respond_entered(kept: Kept, visitor: Visitor, token: str | None, status: int) -> Response[shapes.EnteredTournament]:
    """The answer to whoever has opened or joined a tournament; a new player's token is set as a cookie."""
    player = visitor.require_player()
    found = shapes.EnteredTournament(describe_tournament(kept, visitor), player.id, player.name)
    return with_cookie(found, visitor, token, status)


@post("/api/tournaments", status_code=201)
async def open_tournament(
    data: JSONBody[shapes.NewTournament], visitor: CurrentVisitor, state: State
) -> Response[shapes.EnteredTournament]:
    """Open a tournament; others join by its link until it is started."""
    row = new_row(data, visitor)
    player, token = await get_or_add_player(state.tables, state.guard, visitor, data.name)
    await may_open(state, visitor)
    row.host = player.id
    name = tidy_name(data.name) or player.name
    entrants = [running.new_entrant(row.id, [], player, name)] if data.join else []
    await state.tables.store.write(stored.add_tournament, row, entrants)
    return respond_entered(await state.tournaments.read(row.id), visitor, token, 201)


def new_row(data: shapes.NewTournament, visitor: Visitor) -> TournamentRow:
    """The row of a new tournament; refuses what its game does not have."""
    game = opening.known_game(data.game)
    try:
        game.check_seats(data.size)
    except BadOption as error:
        raise Refused("bad-seats", why=str(error)) from error
    now = time.time()
    return TournamentRow(
        id=new_id(),
        name=tidy_name(data.title),
        host="",
        game=game.name,
        options=settle_options(game, data.options, data.size, visitor.language),
        size=data.size,
        kind=data.kind,
        rounds=data.rounds if data.kind == "swiss" else 0,
        pace=opening.settle_pace(data.pace),
        rated=data.rated,
        public=data.public,
        bots=None if data.bots is None else check_level(data.bots),
        least=data.least,
        created=now,
        changed=now,
    )


@get("/api/tournaments")
async def tournaments(visitor: CurrentVisitor, state: State) -> list[shapes.TournamentInfo]:
    """The public tournaments and one's own: those first that can be joined, then those that are played."""
    found = await state.tables.store.read(stored.list_tournaments, visitor.player_id, MOST_LISTED)
    return [describe_info(kept, visitor) for kept in found]


@get("/api/tournaments/{tournament_id:str}")
async def tournament(tournament_id: TournamentId, visitor: CurrentVisitor, state: State) -> shapes.Tournament:
    """One tournament: who takes part, the standings, the rounds and their tables."""
    return describe_tournament(await state.tournaments.read(tournament_id), visitor)


@post("/api/tournaments/{tournament_id:str}/join", status_code=200)
async def join(
    tournament_id: TournamentId, data: JSONBody[shapes.JoinTournament], visitor: CurrentVisitor, state: State
) -> Response[shapes.EnteredTournament]:
    """Take part in a tournament that has not begun."""
    kept = await state.tournaments.read(tournament_id)
    await may_join(state, kept, visitor.player)
    player, token = await get_or_add_player(state.tables, state.guard, visitor, data.name)
    work = running.join(player, tidy_name(data.name) or player.name)
    return respond_entered(await state.tournaments.change(tournament_id, work), visitor, token, 200)


async def may_join(state: State, kept: Kept, player: PlayerRow | None) -> None:
    """Refuse whoever is blocked by whom the tournament is of."""
    if player is not None and await state.tables.store.read(relations.blocks, player.id, [kept.row.host]):
        raise Refused("not-welcome")


@delete("/api/tournaments/{tournament_id:str}/entrants/{number:int}", status_code=200)
async def leave(
    tournament_id: TournamentId, number: PathNumber, visitor: CurrentVisitor, state: State
) -> shapes.Tournament:
    """Leave a tournament, or remove somebody from one's own: he is paired no more, and what he has played stays."""
    work = running.leave(visitor.require_player().id, number)
    return describe_tournament(await state.tournaments.change(tournament_id, work), visitor)


@post("/api/tournaments/{tournament_id:str}/start", status_code=200)
async def start(tournament_id: TournamentId, visitor: CurrentVisitor, state: State) -> shapes.Tournament:
    """Whoever opened it starts the tournament: the first round is paired, and its tables are opened."""
    service: Tournaments = state.tournaments
    running.check_host(await service.read(tournament_id), visitor.require_player().id)
    work = running.start(visitor.language, state.tables.part.new_id)
    return describe_tournament(await service.change(tournament_id, work), visitor)


@post("/api/tournaments/{tournament_id:str}/end", status_code=200)
async def end(tournament_id: TournamentId, visitor: CurrentVisitor, state: State) -> shapes.Tournament:
    """Whoever opened it ends the tournament: no more rounds, and the standings are what they are."""
    service: Tournaments = state.tournaments
    running.check_host(await service.read(tournament_id), visitor.require_player().id)
    return describe_tournament(await service.change(tournament_id, running.end), visitor)


@websocket("/api/tournaments/{tournament_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], tournament_id: TournamentId) -> None:
    """The tournament at once and after every change, as the JSON of `GET`."""

    async def news(visitor: Visitor) -> list[str]:
        found = describe_tournament(await socket.app.state.tournaments.read(tournament_id), visitor)
        return [msgspec.json.encode(found).decode()]

    await feed(socket, tournament_id, news)


HANDLERS = [open_tournament, tournaments, tournament, join, leave, start, end, live]
