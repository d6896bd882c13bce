"""Puts all subcommands together, and reports their errors."""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from flibuste import __version__
from flibuste.cli.helping import Commands, Several
from flibuste.cli.phrasebook import Reader, language_of, told
from flibuste.cli.problem import Problem, known_problems

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


class Command(Several):
    """A command that reports an error in one line on stderr, with exit code 2. With --debug it shows the traceback."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args) or ["--help"]
        debug = "--debug" in given
        Reader.language = language_of(given, dict(os.environ))
        more["standalone_mode"] = False
        try:
            status = super().main([word for word in given if word != "--debug"], *rest, **more)
            flush()
        except Exception as error:
            if debug:
                raise
            status = failed(error)
        except KeyboardInterrupt:
            print(file=sys.stderr)
            status = 130
        sys.exit(status if isinstance(status, int) else 0)


def failed(error: Exception) -> int:
    """Report an error, in the language that the command line asks for, and return the exit code."""
    if isinstance(error, BrokenPipeError):
        sys.stderr.close()
        return 0
    return complain(reason_of(error))


def reason_of(error: Exception) -> str:
    """What went wrong, in a sentence."""
    if isinstance(error, typer.Abort):
        return "stopped"
    if isinstance(error, typer.BadParameter.__mro__[2]):  # Typer's usage errors, whatever click they come from
        return str(getattr(error, "format_message", error.__str__)())
    if isinstance(error, (*known_problems(), Problem)):
        return str(error)
    if isinstance(error, OSError) and error.errno in FULL:
        drop_output()
        return f"the output cannot be written: {error.strerror}"
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    return f"something is wrong inside Flibuste: {what} (add --debug to see where)"


def complain(message: str) -> int:
    from flibuste.records.printable import printable

    text = printable(told(" ".join(message.split())))
    print(f"flibuste: {text}", file=sys.stderr)
    return 2


def flush() -> None:
    """Write out what is still kept back, so that a full disk is noticed while it can be told."""
    if sys.stdout is not None:
        sys.stdout.flush()


def drop_output() -> None:
    """Let what cannot be written vanish: Python would try again, and fail, when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def show_version(wanted: bool) -> None:
    if wanted:
        from flibuste.engine.build import is_compiled

        print(f"flibuste {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        raise typer.Exit()


app = Commands(cls=Command, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback()
def flibuste(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show a traceback when something goes wrong.")] = False,
) -> None:
    """Pirate board games, played by the book.

    Example: flibuste play stortebeker --seats human,greedy,greedy
    """


COMMANDS = (  # in the order of the help: the module, and the function where it is named otherwise
    "games", "learn", "play", "serve", "admin", "backup", "backup restore", "bot", "mcp", "simulate", "arena",
    "balance", "fit", "replay", "analyse", "puzzles", "verify", "clauses", "rules", "box", "components", "example",
    "picture", "bench",
)  # fmt: skip


def add_commands() -> None:
    for entry in COMMANDS:
        module, function = entry.split()[0], entry.split()[-1]
        command = getattr(import_module(f"flibuste.cli.{module}"), function)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=function)
        else:
            app.command()(command)


add_commands()
