"""`flibuste games`."""

from typing import TYPE_CHECKING

from flibuste.cli.common import AsJson, Language

if TYPE_CHECKING:
    from flibuste.engine.game import Data, Game
    from flibuste.engine.option import Option
    from flibuste.words import Words


def games(lang: Language = None, as_json: AsJson = False) -> None:
    """List the games, with their seats, options and rules.

    Example: flibuste games
    """
    from flibuste.cli.common import language, print_json
    from flibuste.engine.registry import game_names, load_game

    spoken = language(lang)
    found = [game_data(load_game(name), spoken) for name in game_names()]
    if as_json:
        print_json({"games": found})
        return
    for entry in found:
        show(entry)


def game_data(game: "Game", lang: str) -> "Data":
    from flibuste.rulebook.clauses import clauses_of
    from flibuste.rulebook.trace import proofs
    from flibuste.words import Words

    words = Words(game, lang)
    register, proven = clauses_of(game), proofs(game.name)
    return {
        "name": game.name,
        "title": words.title(),
        "pitch": words.say("game-pitch"),
        "length": words.say("game-length"),
        "depth": words.say("game-depth"),
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "clauses": {
            "proven": None if proven is None else len(register.keys() & proven.keys()),
            "total": len(register),
        },
        "options": [
            {
                "name": option.name,
                "title": words.option(option.name),
                "help": words.option_help(option.name),
                "clause": option.clause,
                "default": option.default,
                "choices": [*option.choices, *(ready_values(game, option, words) if option.built else [])],
            }
            for option in game.options
        ],
    }


def ready_values(game: "Game", option: "Option", words: "Words") -> list[str]:
    """The ready-made values of an option that is otherwise put together from pieces."""
    from flibuste.engine.chance import Fast

    built = game.build(option.name, game.settle_options({}), None, Fast(0), words.say)
    return [ready["value"] for ready in built["ready"]]


def show(entry: "Data") -> None:
    from rich.markup import escape

    from flibuste.cli.common import console

    screen = console()
    proven = entry["clauses"]["proven"]
    known = "tests not at hand" if proven is None else f"{proven} proven by tests"
    screen.print(f"[bold]{escape(entry['name'])}[/] – {escape(entry['title'])}")
    screen.print(f"  {escape(entry['pitch'])}")
    screen.print(
        f"  {entry['seats'][0]} to {entry['seats'][-1]} players · {escape(entry['length'])} · rules version "
        f"{entry['rules_version']} · {entry['clauses']['total']} clauses, {known}"
    )
    for option in entry["options"]:
        values = "|".join(option["choices"]) or "on|off"
        name = f"[cyan]--option {escape(option['name'])}={values}[/]"
        screen.print(f"  {name}  {escape(option['help'])} [dim]{option['clause']}[/]")
