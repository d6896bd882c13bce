"""`flibuste rules`."""

from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli.common import AsJson, GameName, Language

if TYPE_CHECKING:
    from flibuste.engine.game import Game
    from flibuste.rulebook.clauses import Clause


def rules(
    game: GameName,
    part: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="A clause (2.4.1) or a chapter (2.4).")] = None,
    clause: Annotated[str | None, typer.Option("--clause", metavar="ID", help="The same, as an option.")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", help="Only clauses with this word.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Every clause.")] = False,
    notes: Annotated[bool, typer.Option("--notes", help="With the notes for those who program the game.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Read the rules: on one page, all, a chapter, a clause, a word.

    Example: flibuste rules stortebeker 2.4.1 --lang fr
    """
    from flibuste.cli.common import language, print_json
    from flibuste.cli.rules_page import show_page
    from flibuste.engine.registry import load_game

    spoken, loaded = language(lang), load_game(game)
    wanted = clause or part
    if wanted is None and search is None and not everything and not as_json and show_page(loaded, spoken):
        return
    found = matching(loaded, wanted, search, spoken)
    if as_json:
        print_json({"game": game, "clauses": [clause_data(entry, spoken) for entry in found]})
        return
    show(loaded, found, spoken, notes)


def matching(game: "Game", wanted: str | None, search: str | None, lang: str) -> list["Clause"]:
    """The clauses of a chapter, or with a word; a mistake is told with what there is."""
    from flibuste.cli.problem import Problem
    from flibuste.rulebook.clauses import clauses_of

    register = list(clauses_of(game).values())
    found = [entry for entry in register if wanted is None or is_in(entry.id, wanted)]
    if not found:
        chapters = dict.fromkeys(entry.chapter for entry in register)
        raise Problem(f"{game.name} has no clause '{wanted}'; its chapters are: {', '.join(chapters)}")
    found = [entry for entry in found if search is None or entry.says(search, lang)]
    if not found:
        raise Problem(f"no clause of {game.name} says '{search}'")
    return found


def is_in(clause: str, wanted: str) -> bool:
    """Whether a clause is the one asked for, or belongs to the chapter asked for."""
    return clause == wanted or clause.startswith(wanted.rstrip(".") + ".")


def clause_data(clause: "Clause", lang: str) -> dict[str, str]:
    return {
        "id": clause.id,
        "kind": clause.kind,
        "source": clause.source,
        "title": clause.title[lang],
        "text": clause.text[lang],
        "ruling": clause.ruling.get(lang, ""),
        "note": clause.note.get(lang, ""),
    }


def show(game: "Game", found: list["Clause"], lang: str, notes: bool) -> None:
    """The clauses, under the titles of their chapters where there are several."""
    from rich.markup import escape

    from flibuste.cli.common import console
    from flibuste.cli.table.show import clause_lines
    from flibuste.rulebook.clauses import chapters_of

    screen, titles, chapter = console(), chapters_of(game), ""
    for entry in found:
        if entry.chapter != chapter and len(found) > 1:
            chapter = entry.chapter
            screen.print(f"[bold underline]{chapter} {escape(titles[chapter].get(lang, ''))}[/]\n")
        for line in clause_lines(entry, lang):
            screen.print(line)
        if notes and entry.note:
            screen.print(f"  [dim]{escape(entry.note[lang])}[/]")
        screen.print()
