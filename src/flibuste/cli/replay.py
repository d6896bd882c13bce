"""`flibuste replay`."""

from pathlib import Path
from typing import Annotated

import typer

from flibuste.cli.common import AsJson, Language, SeenBy, UpTo


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    to: UpTo = None,
    seen_by: SeenBy = "spectator",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Tell a match again, as one seat saw it.

    Example: flibuste replay my-game.json --to 20 --as 2
    """
    from flibuste.cli.common import language, print_json, seat_of
    from flibuste.cli.table.screen import Screen
    from flibuste.cli.table.show import events_for, log_lines
    from flibuste.records.files import read_match
    from flibuste.words import Words

    match = read_match(file, to)
    seat = seat_of(seen_by, match.seats)
    words = Words(match.game, language(lang), match.names, seat + 1)
    if as_json:
        entries = [{**event, "text": words.event(event)} for event in events_for(match, seat)]
        print_json({"moves": len(match.moves), "log": entries, "view": match.game.view(match.state, seat)})
        return
    screen = Screen()
    for line in log_lines(events_for(match, seat), words):
        screen.print(line)
    screen.print()
    view = match.game.view(match.state, seat)
    screen.print(match.game.terminal(view, words.say, screen.columns, screen.rows))
