"""`flibuste clauses`."""

from typing import TYPE_CHECKING, Annotated

import typer

from flibuste.cli.common import AsJson, GameName, Language
from flibuste.cli.phrasebook import told

if TYPE_CHECKING:
    from flibuste.rulebook.trace import Trace


def clauses(
    game: GameName,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only clauses that lack code or a test; exit code 1 if there are any.")
    ] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show which code and which tests stand for each rule.

    Example: flibuste clauses stortebeker --missing
    """
    from dataclasses import asdict

    from flibuste.cli.common import language, print_json
    from flibuste.cli.problem import Problem
    from flibuste.engine.registry import load_game
    from flibuste.rulebook.trace import trace

    traced = trace(game, load_game(game).folder)
    if missing and not traced.has_tests:
        raise Problem("the tests are not at hand: run this in a checkout of Flibuste")
    found = traced.missing() if missing else traced.clauses
    if as_json:
        entries = [{**asdict(clause), "lacks": clause.lacks()} for clause in found]
        numbers = {"total": len(traced.clauses), "proven": traced.proven(), "missing": len(traced.missing())}
        print_json({"game": game, "tests_at_hand": traced.has_tests, **numbers, "clauses": entries})
    else:
        show(traced, missing, language(lang))
    if missing and found:
        raise typer.Exit(1)


def show(traced: "Trace", missing: bool, lang: str) -> None:
    from rich.markup import escape

    from flibuste.cli.common import console

    screen = console()
    for clause in traced.missing() if missing else traced.clauses:
        lacks = f"  [red]no {' and no '.join(clause.lacks())}[/]" if clause.lacks() and traced.has_tests else ""
        screen.print(f"[bold]{clause.id}[/] {escape(clause.title[lang])} [dim]{clause.kind}[/]{lacks}", soft_wrap=True)
        for where in [] if missing else clause.code:
            screen.print(f"    code  {escape(where)}", soft_wrap=True)
        for where in [] if missing else clause.tests:
            screen.print(f"    test  {escape(where)}", soft_wrap=True)
    if not traced.has_tests:
        screen.print(told("The tests are not at hand: only the code is shown. Run this in a checkout of Flibuste."))
        return
    screen.print(
        told(
            f"{traced.game}: {len(traced.clauses)} clauses, {traced.proven()} with tests, "
            f"{len(traced.missing())} lacking code or a test"
        )
    )
