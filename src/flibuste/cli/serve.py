"""`flibuste serve`."""

from pathlib import Path
from typing import Annotated

import typer

from flibuste.cli.phrasebook import tell
from flibuste.cli.problem import Problem


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept. [default: your data folder]")
    ] = None,
    web: Annotated[
        Path | None, typer.Option("--web", metavar="FOLDER", help="A web client other than the one we bring.")
    ] = None,
    new_key: Annotated[
        bool, typer.Option("--new-key", help="The key of the store is lost: end the running games that it sealed.")
    ] = False,
    processes: Annotated[
        int,
        typer.Option(
            "--processes",
            min=1,
            max=64,
            envvar="FLIBUSTE_PROCESSES",
            help="So many processes, one for each core; needs PostgreSQL.",
        ),
    ] = 1,
    show: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Serve tables to browsers and bots, until Ctrl-C.

    Example: flibuste serve --host 0.0.0.0 --port 8000
    """
    from flibuste.server.serve import CannotServe
    from flibuste.server.serve import serve as run
    from flibuste.server.settings import BadSetting, forget_secrets, from_environment

    def ready(address: str) -> None:
        tell(f"Flibuste is at {address} (Ctrl-C ends it)")
        if show:
            import threading
            import webbrowser

            threading.Timer(1.0, webbrowser.open, [address]).start()

    try:
        settings = from_environment(data, web, new_key)
        forget_secrets()
        if processes > 1:
            from flibuste.server.processes.serve_many import serve_many

            serve_many(settings, host, port, processes, ready)
        else:
            run(settings, host, port, ready)
    except (CannotServe, BadSetting) as error:
        raise Problem(str(error)) from error
