"""`flibuste bot`."""

from typing import Annotated

import typer

from flibuste.cli.phrasebook import tell
from flibuste.cli.problem import Problem


def bot(
    url: Annotated[str, typer.Argument(metavar="URL", help="A server, or the link of a table with an open seat.")],
    token: Annotated[
        str | None, typer.Option("--token", envvar="FLIBUSTE_TOKEN", help="Play all seats of this token.")
    ] = None,
    level: Annotated[str, typer.Option("--level", help="Which built-in bot.")] = "greedy",
    name: Annotated[str, typer.Option("--name", help="What it is called at the table.")] = "",
    workers: Annotated[
        int, typer.Option("--workers", min=0, max=64, help="Be the bots of a server, in so many processes.")
    ] = 0,
) -> None:
    """Play a built-in bot on a server: with a token its seats, without one an open seat of the table at URL.

    Example: flibuste bot https://example.org/t/TABLE --level greedy
    """
    import urllib.error

    from flibuste.bots import check_bot
    from flibuste.server.bots.worker import Remote, play, take_open_seat

    check_bot(level)
    server, _, table = url.partition("/t/")
    if workers:
        be_the_bots(server, token, workers)
        return
    try:
        if token is None:
            if not table:
                raise Problem("without --token the link of a table is needed: https://HOST/t/TABLE")
            token, seat = take_open_seat(Remote(server, ""), table.strip("/"), name or level.capitalize())
            tell(f"Sitting at seat {seat}. To play on later: flibuste bot {server} --token {token}")
        tell("Playing; Ctrl-C ends it.")
        play(server, token, level)
    except urllib.error.HTTPError as error:
        raise Problem(f"the server refused: {error.code} {error.read(300).decode(errors='replace')}") from error
    except urllib.error.URLError as error:
        raise Problem(f"{server} does not answer: {error.reason}") from error


def be_the_bots(server: str, token: str | None, workers: int) -> None:
    """Play the seats of a server's own bots, away from it; `docs/self-host.md` says how the two get one secret."""
    import asyncio

    from flibuste.server.bots.worker_processes import BotWorkers

    if token is None or not token.startswith("house."):
        raise Problem("--workers needs the token of the server's bots: --token house.SECRET")
    processes = BotWorkers(server, token, range(workers), workers, stuck=list)
    try:
        asyncio.run(processes.supervise())
    finally:
        processes.stop()
