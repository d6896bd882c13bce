"""`flibuste rules`."""

from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli.common import AsJson, GameName, Language

if TYPE_CHECKING:
    from flibuste.rulebook.clauses import Clause


def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="A clause (2.4.1) or a chapter (2.4).")
    ] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", help="Only clauses with this word.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Read the rules: all, a chapter, a clause, a word.

    Example: flibuste rules stortebeker 2.4.1 --lang fr
    """
    from flibuste.cli.common import language, print_json
    from flibuste.cli.problem import Problem
    from flibuste.engine.registry import load_game
    from flibuste.rulebook.clauses import clauses_of

    spoken = language(lang)
    register = list(clauses_of(load_game(game)).values())
    found = [entry for entry in register if clause is None or is_in(entry.id, clause)]
    if not found:
        chapters = sorted({entry.id.partition(".")[0] for entry in register}, key=int)
        raise Problem(f"{game} has no clause '{clause}'; its chapters are: {', '.join(chapters)}")
    found = [entry for entry in found if search is None or entry.says(search, spoken)]
    if not found:
        raise Problem(f"no clause of {game} says '{search}'")
    if as_json:
        print_json({"game": game, "clauses": [clause_data(entry, spoken) for entry in found]})
        return
    for entry in found:
        show(entry, spoken)


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
    }


def show(clause: "Clause", lang: str) -> None:
    from flibuste.cli.common import console
    from flibuste.cli.table.show import clause_lines

    screen = console()
    for line in clause_lines(clause, lang):
        screen.print(line)
    screen.print()
