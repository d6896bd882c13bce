"""The help of the commands in the reader's language."""

import copy
import re
from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from flibuste.cli.phrasebook import Reader, told

Work = TypeVar("Work", bound=Callable[..., Any])

HEADS = {
    "fr": [
        (r"^Usage:", "Utilisation :"),
        (r"^(Arguments|Options):$", r"\1 :"),
        (r"^Commands:$", "Commandes :"),
        (r"\[required\]", "[obligatoire]"),
        (r"\[default: ", "[par défaut : "),
        (r"; required\]", " ; obligatoire]"),
        (r"\bCOMMAND\b", "COMMANDE"),
        (r"Show this message and exit\.", "Montrer cette aide et s’arrêter."),
    ]
}


def told_help(text: str | None) -> str | None:
    """Help of several paragraphs, each in the reader's language."""
    return None if text is None else "\n\n".join(told(part) for part in text.split("\n\n"))


def in_own_language(command: Any) -> Any:
    """A copy of a command whose help is in the reader's language."""
    shown = copy.copy(command)
    shown.help, shown.short_help = told_help(command.help), told_help(command.short_help)
    shown.params = [with_help(parameter) for parameter in command.params]
    if isinstance(command, TyperGroup):
        shown.commands = {name: in_own_language(each) for name, each in command.commands.items()}
    return shown


def with_help(parameter: Any) -> Any:
    shown = copy.copy(parameter)
    shown.help = told_help(getattr(parameter, "help", None))
    return shown


def with_heads(text: str) -> str:
    for pattern, said in HEADS.get(Reader.language, []):
        text = re.sub(pattern, said, text, flags=re.MULTILINE)
    return text


class Single(TyperCommand):
    """A command that helps in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        if Reader.language not in HEADS:
            return super().get_help(ctx)
        return with_heads(TyperCommand.get_help(in_own_language(self), ctx))


class Several(TyperGroup):
    """A group of commands that helps in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        if Reader.language not in HEADS:
            return super().get_help(ctx)
        return with_heads(TyperGroup.get_help(in_own_language(self), ctx))


class Commands(typer.Typer):
    """Commands that all help in the reader's language."""

    def command(self, name: str | None = None, **more: Any) -> Callable[[Work], Work]:
        return super().command(name, **{"cls": Single, **more})
