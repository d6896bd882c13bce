"""`flibuste learn`."""

from typing import Annotated

import typer

from flibuste.cli.common import GameName, Language


def learn(
    game: GameName,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="The lesson. [default: the next that is not done]")
    ] = None,
    lang: Language = None,
    listed: Annotated[bool, typer.Option("--list", help="Only list the lessons, and what is done.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Begin the lesson anew.")] = False,
) -> None:
    """Learn a game in the terminal, at its own table, a few minutes a lesson.

    You may leave anywhere: the next time the lesson goes on from there.

    Example: flibuste learn stortebeker
    """
    from flibuste.cli.common import language
    from flibuste.cli.lessons.progress import Progress
    from flibuste.cli.lessons.teaching import Teaching, list_lessons
    from flibuste.cli.table.voice import Voice
    from flibuste.engine.registry import load_game
    from flibuste.lessons.puzzle import find_lesson

    chosen, voice, progress = load_game(game), Voice(language(lang)), Progress()
    if listed:
        list_lessons(chosen, voice, progress)
        return
    wanted = find_lesson(chosen, progress.next_lesson(chosen) if lesson is None else lesson)
    if again:
        progress.keep(wanted, [], progress.is_done(wanted))
    raise typer.Exit(Teaching(chosen, wanted, voice, progress).run())
