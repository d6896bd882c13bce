"""What the shell offers after Tab: games, bots, options and their values. `--install-completion` sets it up."""

from collections.abc import Sequence

from typer import Context


def games(incomplete: str) -> list[str]:
    from flibuste.engine.registry import game_names

    return starting(game_names(), incomplete)


def languages(incomplete: str) -> list[str]:
    from flibuste.words import languages as known

    return starting(known(), incomplete)


def seats(incomplete: str) -> list[str]:
    """After the last comma: a person, or a bot."""
    from flibuste.bots import bot_names

    return after_comma(["human", *bot_names()], incomplete)


def bots(incomplete: str) -> list[str]:
    from flibuste.bots import bot_names

    return after_comma(bot_names(), incomplete)


def options(context: Context, incomplete: str) -> list[str]:
    """The options of the game that stands in the line, each with its values."""
    from flibuste.engine.registry import game_names, load_game

    words = [context.params.get("game"), *context.args]
    game = next((word for word in words if word in game_names()), None)
    if game is None:
        return []
    known = load_game(game).options
    found = [f"{option.name}={value}" for option in known for value in option.choices or ("on", "off")]
    return starting(found, incomplete)


def themes(incomplete: str) -> list[str]:
    return starting(["auto", "light", "dark"], incomplete)


def starting(words: Sequence[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]


def after_comma(words: Sequence[str], incomplete: str) -> list[str]:
    """The words that may stand after the last comma, with what stands before."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + word for word in starting(words, last)]
