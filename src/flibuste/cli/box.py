"""`flibuste box`."""

from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli.common import AsJson, GameName, Language

if TYPE_CHECKING:
    from flibuste.drawing.box import Box, Piece
    from flibuste.engine.game import Game


def box(
    game: GameName,
    name: Annotated[
        str | None, typer.Argument(metavar="[PIECE]", help="Only this piece: ship.B4, or its name.")
    ] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", help="Only pieces with this word.")] = None,
    kind: Annotated[str | None, typer.Option("--kind", metavar="KIND", help="Only pieces of this kind.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Look into the box: all pieces with their numbers, what they do and how many there are.

    Example: flibuste box davyjones --search fear
    """
    from flibuste.cli.common import language, print_json
    from flibuste.cli.problem import Problem
    from flibuste.engine.registry import load_game
    from flibuste.rulebook.box import box_of, clauses_for

    loaded = load_game(game)
    opened = box_of(loaded.name, language(lang))
    if opened is None:
        raise Problem(f"{game} does not show its box")
    found = chosen(opened, name, search, kind)
    if not found:
        raise Problem(f"nothing in the box of {game} is like that; its kinds are: {', '.join(opened.kinds)}")
    if as_json:
        print_json({"game": game, "pieces": [piece_data(piece, clauses_for(loaded, piece)) for piece in found]})
        return
    show(loaded, opened, found)


def chosen(box: "Box", name: str | None, search: str | None, kind: str | None) -> list["Piece"]:
    """The pieces that are asked for."""
    from flibuste.rulebook.box import fits

    found = [piece for piece in box.pieces if kind is None or piece.kind == kind]
    if name is not None:
        found = [piece for piece in found if name.casefold() in (piece.id.casefold(), piece.label.casefold())]
    return [piece for piece in found if search is None or fits(piece, search)]


def piece_data(piece: "Piece", clauses: list[str]) -> dict[str, object]:
    return {
        "id": piece.id,
        "kind": piece.kind,
        "label": piece.label,
        "text": piece.text,
        "count": piece.count,
        "facts": dict(piece.facts),
        "clauses": clauses,
    }


def show(game: "Game", box: "Box", found: list["Piece"]) -> None:
    """The pieces by kind: a line with the name and the numbers, and what it does below."""
    from rich.markup import escape
    from rich.padding import Padding

    from flibuste.cli.common import console
    from flibuste.rulebook.box import clauses_for

    screen, kind = console(), ""
    for piece in found:
        if piece.kind != kind:
            kind = piece.kind
            number = sum(other.count for other in found if other.kind == kind)
            screen.print(f"[bold underline]{escape(box.kinds[kind])}[/] [dim]({number})[/]")
        many = f" ×{piece.count}" if piece.count > 1 else ""
        facts = ", ".join(f"{label} {value}" for label, value in piece.facts)
        screen.print(f"[bold]{escape(piece.label)}[/]{many}  {escape(facts)}  [dim]{escape(piece.id)}[/]")
        cited = ", ".join(clauses_for(game, piece)[:6])
        screen.print(Padding(f"{escape(piece.text)} [dim]({cited})[/]", (0, 0, 0, 2)))
