"""The command `flibuste`. Each subcommand is a module here, and imports what is slow to load only when it runs."""

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command line. Where a terminal cannot show a character, it gets a question mark."""
    from flibuste.extras import MissingExtra, need

    try:
        need("cli")
    except MissingExtra as missing:
        sys.exit(f"flibuste: {missing}")
    from flibuste.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="flibuste")
