"""The command `flibuste`. Each subcommand is a small file here; heavy modules are imported when a command runs."""

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command line; a terminal that cannot show a character gets a question mark."""
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
