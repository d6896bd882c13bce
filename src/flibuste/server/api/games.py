"""The games, their options and cards; the levels of bots; the languages."""

from functools import lru_cache
from html import escape

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from flibuste.drawing.symbols import read
from flibuste.engine.game import Game
from flibuste.engine.option import Option
from flibuste.engine.registry import game_names, load_game
from flibuste.rulebook.clauses import clauses_of
from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor
from flibuste.server.bots.levels import bot_about, bot_label, bot_levels
from flibuste.server.problems import say
from flibuste.server.tables import options as table_options
from flibuste.server.tables.opening import known_game
from flibuste.server.wire.builder import Build, Built, Pieces
from flibuste.words import Words, languages

HOUR = {"cache-control": "public, max-age=3600"}


def playable_games() -> list[Game]:
    """All games, those with the fewest rules first. A folder that defines no game yet is skipped."""
    found: list[Game] = []
    for name in game_names():
        try:
            found.append(load_game(name))
        except AttributeError:
            continue
    return sorted(found, key=lambda game: len(clauses_of(game)))


@get("/api/games")
async def list_games(visitor: CurrentVisitor) -> list[wire.GameInfo]:
    """All games, those with the fewest rules first."""
    return [describe_game(game, visitor.language) for game in playable_games()]


@get("/api/games/{name:str}")
async def one_game(name: FromPath[str], visitor: CurrentVisitor) -> wire.GameInfo:
    """One game."""
    return describe_game(known_game(name), visitor.language)


def describe_game(game: Game, language: str) -> wire.GameInfo:
    """A game with its options, in a language."""
    words = Words(game, language)
    return wire.GameInfo(
        name=game.name,
        title=words.title() if words.lexicon.has("game-title") else game.title,
        pitch=optional(words, "game-pitch"),
        length=optional(words, "game-length"),
        depth=optional(words, "game-depth"),
        seats=describe_seat_range(game),
        rules_version=game.rules_version,
        card=f"/api/games/{game.name}/card.svg",
        options=[describe_option(option, words) for option in game.options],
    )


def describe_seat_range(game: Game) -> wire.Range:
    """How many can play, and the default number of seats."""
    least, most = game.seats[0], game.seats[-1]
    return wire.Range(least, most, game.default_seats)


def optional(words: Words, message_id: str) -> str:
    """A message that a game may leave out; empty if it does."""
    return words.say(message_id) if words.lexicon.has(message_id) else ""


def describe_option(option: Option, words: Words) -> wire.OptionInfo:
    """An option with its choices, in words."""
    values: tuple[bool | str, ...] = option.choices or (False, True)
    return wire.OptionInfo(
        name=option.name,
        label=words.option(option.name),
        help=optional(words, f"option-{option.name}-help"),
        clause=option.clause,
        default=option.default,
        choices=[wire.Choice(value, words.option_value(option.name, value)) for value in values],
        seat=option.seat,
        built=option.built,
    )


@post("/api/games/{name:str}/options/{option:str}/build", status_code=200)
async def build(name: FromPath[str], option: FromPath[str], data: JSONBody[Build], visitor: CurrentVisitor) -> Built:
    """Apply an edit to a built option."""
    return table_options.build(known_game(name), option, data, visitor.language)


@post("/api/games/{name:str}/options/{option:str}/pieces", status_code=200)
async def pieces(name: FromPath[str], option: FromPath[str], data: JSONBody[Build], visitor: CurrentVisitor) -> Pieces:
    """The pieces that a built option can be made of."""
    return table_options.pieces(known_game(name), option, data, visitor.language)


@get("/api/games/{name:str}/card.svg", media_type="image/svg+xml")
async def card(name: FromPath[str], visitor: CurrentVisitor) -> Response[bytes]:
    """The picture of a game for the home page."""
    game = known_game(name)
    path = game.folder / "card.svg"
    drawing = path.read_bytes() if path.exists() else plain_card(game, visitor.language).encode()
    return Response(drawing, media_type="image/svg+xml", headers=HOUR)


def plain_card(game: Game, language: str) -> str:
    """A card for a game that has none of its own."""
    info = describe_game(game, language)
    players = say(language, "card-players", min=info.seats.min, max=info.seats.max)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img">'
        f"<title>{escape(info.title)}</title>"
        '<rect width="320" height="200" rx="10" fill="#f3e6c8"/>'
        '<path d="M20 150q35 -25 70 0t70 0t70 0t70 0" fill="none" stroke="#2b3a4a" stroke-width="4"/>'
        f'<text x="160" y="90" text-anchor="middle" font-family="serif" font-size="30" fill="#2b3a4a">'
        f"{escape(info.title)}</text>"
        f'<text x="160" y="120" text-anchor="middle" font-family="serif" font-size="15" fill="#2b3a4a">'
        f"{escape(players)}</text></svg>"
    )


@get("/api/bots")
async def list_bots(visitor: CurrentVisitor) -> list[wire.BotLevel]:
    """The levels of the built-in bots, weakest first."""
    language = visitor.language
    return [wire.BotLevel(name, bot_label(name, language), bot_about(name, language)) for name in bot_levels()]


@get("/api/languages")
async def list_languages() -> list[str]:
    """The languages that the server speaks."""
    return languages()


@get("/api/look.css", media_type="text/css")
async def look() -> Response[str]:
    """The colours and classes of the pictures."""
    return Response(look_css(), media_type="text/css", headers=HOUR)


@lru_cache(maxsize=1)
def look_css() -> str:
    """The style sheet of all pictures."""
    return read("look.css")


HANDLERS = [list_games, one_game, build, pieces, card, list_bots, list_languages, look]
