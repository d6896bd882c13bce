"""Worked examples to look at, step by step, and to try out: a table that goes on from any step of one."""

import asyncio
from functools import lru_cache

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from flibuste.engine.game import Game
from flibuste.engine.registry import load_game
from flibuste.rulebook.examples import examples_of
from flibuste.rulebook.showing import Frame, frames_of
from flibuste.server import wire
from flibuste.server.api.me import get_or_add_player
from flibuste.server.api.parameters import CurrentVisitor
from flibuste.server.api.rulebook import HOUR, SVG, Theme, drawing
from flibuste.server.api.tables import may_open, respond_opened
from flibuste.server.bots.levels import best_bot, check_level
from flibuste.server.problems import Refused
from flibuste.server.store.rows import PlayerRow
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.opening import known_game, open_table
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.wire.common import ShareWish
from flibuste.server.wire.rulebook import Example, ExampleStep, Happening
from flibuste.words import Words


@get("/api/games/{name:str}/examples/{example:str}", sync_to_thread=True)
def example(name: FromPath[str], example: FromPath[str], visitor: CurrentVisitor) -> Response[Example]:
    """A worked example, step by step, in words; every step has a picture."""
    game = known_game(name)
    words = Words(game, visitor.language)
    frames = shown(game, example, visitor.language)
    steps = [describe_frame(frame, f"{name}/examples/{example}/{i}", words) for i, frame in enumerate(frames)]
    return Response(Example(example, steps), headers=HOUR)


def describe_frame(frame: Frame, place: str, words: Words) -> ExampleStep:
    return ExampleStep(
        picture="/api/games/" + place.replace("#", "%23"),
        who=words.seat(frame.by) if frame.by else "",
        done=frame.done,
        refused=frame.refused,
        clause=frame.clause,
        said=[Happening(*line) for line in frame.said],
        playable=frame.position is not None,
    )


@get("/api/games/{name:str}/examples/{example:str}/{step:int}", media_type=SVG, sync_to_thread=True)
def example_picture(
    name: FromPath[str], example: FromPath[str], step: FromPath[int], visitor: CurrentVisitor, theme: Theme = "auto"
) -> Response[str]:
    """The table after a step of an example; step 0 is the table before."""
    frames = shown(known_game(name), example, visitor.language)
    if not 0 <= step < len(frames):
        raise Refused("not-found")
    return drawing(frames[step].picture, theme)


@post("/api/games/{name:str}/examples/{example:str}/{step:int}/play", status_code=201)
async def play_example(
    name: FromPath[str],
    example: FromPath[str],
    step: FromPath[int],
    data: JSONBody[wire.PlayExample],
    visitor: CurrentVisitor,
    state: State,
) -> Response[wire.Opened]:
    """Open a private table from a step of an example: the visitor where somebody is asked, bots at the other seats."""
    level = check_level(data.bots or best_bot())
    frames = await asyncio.to_thread(shown, known_game(name), example, visitor.language)
    if not 0 <= step < len(frames) or frames[step].position is None:
        raise Refused("not-found")
    player, token = await get_or_add_player(state.tables, state.guard, visitor, data.name)
    await may_open(state, visitor)
    table = await open_from(state.tables, player, name, frames[step], level, data.share, visitor.language)
    return respond_opened(state.tables, table, visitor, token, 201)


async def open_from(
    tables: TableRegistry, player: PlayerRow, name: str, frame: Frame, level: str, share: ShareWish, language: str
) -> LoadedTable:
    """A table that begins at a step of an example."""
    position = frame.position or {}
    seats = ["me" if seat == frame.asked else f"bot:{level}" for seat in range(1, position["players"] + 1)]
    wanted = wire.NewTable(name, seats, options=position["options"], share=share)
    return await open_table(tables, player, wanted, language, position=position)


def shown(game: Game, example: str, language: str) -> list[Frame]:
    if example not in examples_of(game.name):
        raise Refused("not-found")
    return kept(game.name, example, language)


@lru_cache(64)
def kept(name: str, example: str, language: str) -> list[Frame]:
    return frames_of(load_game(name), examples_of(name)[example], language)


HANDLERS = [example, example_picture, play_example]
