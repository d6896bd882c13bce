"""The command `flibuste`. Each subcommand is a small file here; heavy modules are imported when a command runs."""


def main() -> None:
    """Run the command line."""
    from flibuste.cli.app import app

    app(prog_name="flibuste")
