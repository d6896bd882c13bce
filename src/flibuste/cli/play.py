"""`flibuste play`."""

from pathlib import Path
from typing import Annotated

import typer

from flibuste.cli import completion
from flibuste.cli.common import Components, Language, Options


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]", help="The game, or a saved match to go on with.", autocompletion=completion.games
        ),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help="Who sits where: human, or a bot. [default: human,greedy,greedy]",
            autocompletion=completion.seats,
        ),
    ] = None,
    names: Annotated[str | None, typer.Option("--names", help="The players' names, in the order of the seats.")] = None,
    lang: Language = None,
    seed: Annotated[str | None, typer.Option("--seed", help="Repeatable dice instead of fair ones.")] = None,
    nonce: Annotated[
        list[str] | None, typer.Option("--nonce", help="Your own word, mixed into the fair dice; may be repeated.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Keep the match in this file.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")] = None,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play in the terminal, against bots or each other. At the table, ? helps.

    Example: flibuste play stortebeker --seats human,greedy,random --lang fr --save my-game.json
    """
    from flibuste.cli.common import language
    from flibuste.cli.table.seating import Wishes, new_session, resumed_session, saved_match
    from flibuste.cli.table.voice import Voice

    voice = Voice(language(lang))
    wishes = Wishes(seats, names, seed, tuple(nonce or ()), save, tuple(option or ()), components)
    saved = resume or saved_match(game)
    session = new_session(game, voice, wishes) if saved is None else resumed_session(saved, voice, wishes)
    raise typer.Exit(session.run())
