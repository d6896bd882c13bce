"""The rules of a game to read and to look at: the page, the clauses, pictures of positions, the box."""

from functools import lru_cache
from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from flibuste.drawing.box import Piece
from flibuste.drawing.theme import standalone
from flibuste.drawing.wheel import wheel as draw_wheel
from flibuste.engine.game import Game
from flibuste.engine.registry import load_game
from flibuste.records.position import read_position
from flibuste.rulebook.box import box_of, clauses_for, own_names, symbols_of
from flibuste.rulebook.clauses import Clause, chapters_of, clauses_of
from flibuste.rulebook.examples import shown_for
from flibuste.rulebook.glance import Glance, glance_of
from flibuste.server.api.parameters import CurrentVisitor
from flibuste.server.problems import Refused
from flibuste.server.tables.opening import known_game
from flibuste.server.wire import rulebook as wire
from flibuste.words import Words

HOUR = {"cache-control": "public, max-age=3600", "vary": "accept-language"}
SVG = "image/svg+xml"
Theme = Annotated[Literal["auto", "light", "dark"], QueryParameter(name="theme")]


def title_of(game: Game, language: str) -> str:
    words = Words(game, language)
    return words.title() if words.lexicon.has("game-title") else game.title


# ---- clauses ----


@get("/api/games/{name:str}/rules", sync_to_thread=True)
def rules(name: FromPath[str], visitor: CurrentVisitor) -> Response[wire.Rules]:
    """The rules of a game, clause by clause, in all languages."""
    game = known_game(name)
    found = wire.Rules(game.name, title_of(game, visitor.language), chapters(game.name), described(game.name))
    return Response(found, headers=HOUR)


@lru_cache(16)
def chapters(name: str) -> list[wire.Chapter]:
    return [wire.Chapter(number, title) for number, title in chapters_of(load_game(name)).items()]


@lru_cache(16)
def described(name: str) -> list[wire.Clause]:
    game = load_game(name)
    return [describe_clause(game, clause) for clause in clauses_of(game).values()]


def describe_clause(game: Game, clause: Clause) -> wire.Clause:
    """A clause of the rules as players read it: without the note for implementers."""
    examples = shown_for(game, clause.id)
    return wire.Clause(clause.id, clause.kind, clause.title, clause.text, clause.ruling or None, examples)


# ---- the one page ----


@get("/api/games/{name:str}/glance", sync_to_thread=True)
def glance(name: FromPath[str], visitor: CurrentVisitor) -> Response[wire.Glance]:
    """The game on one page, in all languages."""
    game = known_game(name)
    return Response(describe_glance(game, page_of(game), visitor.language), headers=HOUR)


def page_of(game: Game) -> Glance:
    found = glance_of(game)
    if found is None:
        raise Refused("not-found")
    return found


def describe_glance(game: Game, page: Glance, language: str) -> wire.Glance:
    return wire.Glance(
        game=game.name,
        title=title_of(game, language),
        theme=page.theme,
        turn=page.turn,
        phases=[wire.Phase(phase.name, phase.says, phase.parts) for phase in page.phases],
        sections=[
            wire.GlanceSection(
                section.kind,
                section.title,
                [wire.GlanceCard(card.title, card.lines, card.picture) for card in section.cards],
            )
            for section in page.sections
        ],
        captions={name: picture.caption for name, picture in page.pictures.items()},
        after=page.after,
    )


@get("/api/games/{name:str}/wheel", media_type=SVG, sync_to_thread=True)
def wheel(name: FromPath[str], visitor: CurrentVisitor, theme: Theme = "auto") -> Response[str]:
    """The turn of a game, drawn as a ship's wheel."""
    page = page_of(known_game(name))
    lang = visitor.language
    spokes = tuple((phase.name[lang], phase.sign) for phase in page.phases)
    middle = " ".join(page.turn[lang].split()[:2])
    return drawing(draw_wheel(page.turn[lang], middle, spokes), theme)


@get("/api/games/{name:str}/pictures/{picture:str}", media_type=SVG, sync_to_thread=True)
def picture(
    name: FromPath[str], picture: FromPath[str], visitor: CurrentVisitor, theme: Theme = "auto"
) -> Response[str]:
    """A position of the page, drawn by the game as the first seat sees it."""
    game = known_game(name)
    if picture not in page_of(game).pictures:
        raise Refused("not-found")
    return drawing(position(game.name, picture, visitor.language), theme)


@lru_cache(64)
def position(name: str, picture: str, language: str) -> str:
    game = load_game(name)
    shown = page_of(game).pictures[picture]
    state = read_position(game, shown.given)
    words = Words(game, language, (), 1)
    words.piece_names = game.piece_names(state, 0, words.say)
    return shown.cropped(str(game.picture(game.view(state, 0), words.say)))


def drawing(svg: str, theme: Literal["auto", "light", "dark"]) -> Response[str]:
    return Response(standalone(svg, theme), media_type=SVG, headers=HOUR)


# ---- the box ----


@get("/api/games/{name:str}/box", sync_to_thread=True)
def box(name: FromPath[str], visitor: CurrentVisitor) -> Response[wire.GameBox]:
    """Everything in the box of a game: every kind of piece, drawn and in words."""
    return Response(described_box(known_game(name).name, visitor.language), headers=HOUR)


@lru_cache(16)
def described_box(name: str, language: str) -> wire.GameBox:
    game, found = load_game(name), box_of(name, language)
    if found is None:
        raise Refused("not-found")
    return wire.GameBox(
        game=name,
        title=title_of(game, language),
        kinds=named(found.kinds),
        filters=[wire.BoxFilter(key, label, named(tags)) for key, (label, tags) in found.filters.items()],
        pieces=[describe_piece(game, piece) for piece in found.pieces],
        symbols=symbols_of(found),
        option=found.option,
    )


def named(names: dict[str, str]) -> list[wire.BoxName]:
    return [wire.BoxName(key, label) for key, label in names.items()]


def describe_piece(game: Game, piece: Piece) -> wire.BoxPiece:
    return wire.BoxPiece(
        id=piece.id,
        kind=piece.kind,
        label=piece.label,
        picture=own_names(piece.picture),
        text=piece.text,
        clauses=clauses_for(game, piece),
        count=piece.count,
        facts=[wire.Fact(*fact) for fact in piece.facts],
        tags=piece.tags,
        builds=piece.builds,
    )


HANDLERS = [box, rules, glance, wheel, picture]
