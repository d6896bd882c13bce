"""`flibuste mcp`."""

import sys
from typing import Annotated

import typer

from flibuste.cli.common import Language
from flibuste.cli.phrasebook import tell


def mcp(
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP instead of standard input and output.")] = False,
    host: Annotated[str, typer.Option("--host", help="With --http: where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="With --http: the port.")] = 8001,
    server: Annotated[
        str | None,
        typer.Option("--server", metavar="URL", help="The only Flibuste server whose tables may be joined."),
    ] = None,
    lang: Language = None,
) -> None:
    """Let an assistant sit at a table: a Model Context Protocol server.

    Example: flibuste mcp --http --port 8001
    """
    from flibuste.cli.common import language
    from flibuste.extras import need

    need("mcp")
    from flibuste.assistants.serve import serve_http, serve_stdio

    if http:
        tell(f"Assistants find Flibuste at http://{host}:{port}/mcp (Ctrl-C ends it)", sys.stderr)
        serve_http(language(lang), server, host, port)
    else:
        serve_stdio(language(lang), server)
