"""The messages of the terminal itself, in the player's language. They are in `text.LANGUAGE.ftl` beside this module."""

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


class Voice:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        path = Path(__file__).parent / f"text.{language}.ftl"
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message_id: str, /, **values: Any) -> str:
        message = self.bundle.get_message(message_id)
        assert message.value is not None, message_id
        text, _ = self.bundle.format_pattern(message.value, values)
        return str(text)
