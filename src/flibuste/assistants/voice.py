"""The sentences of this package, `text.LANGUAGE.ftl` beside this module, and the errors that an assistant is told."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


class CannotDo(Exception):
    """Something that an assistant wants cannot be done; the message says why, or what to do instead."""


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource((Path(__file__).parent / f"text.{lang}.ftl").read_text(encoding="utf-8")))
    return found


def say(lang: str, message_id: str, /, **values: Any) -> str:
    """A sentence in a language."""
    pattern = bundle(lang).get_message(message_id).value
    assert pattern is not None, message_id
    text, _ = bundle(lang).format_pattern(pattern, values)
    return str(text)
