"""The Fluent files of one language: which there are, and the messages in them."""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from flibuste.words.kinds import word_id
from flibuste.words.patterns import Args, Patterns, Said, Unusual

SHARED = Path(__file__).parent
RECENT = 10_000
ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÂÉÈÊÎÔ][a-zà-ÿ])(?!Ouidah)")


def languages() -> list[str]:
    """The languages that Flibuste speaks: those with a file `text.LANGUAGE.ftl` beside this module."""
    return sorted(path.name.split(".")[1] for path in SHARED.glob("text.*.ftl"))


def elided(text: str) -> str:
    """French before a name: `d’Anne`, not `de Anne`. `Ouidah` begins with a consonant, and `A1` is a sign."""
    return ELIDED.sub(r"\1’", text)


class Lexicon:
    """The messages of one language: the shared ones, and those of one game, which may replace shared ones."""

    def __init__(self, folder: Path | None, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.messages: dict[str, Message] = {}
        self.forms: dict[str, set[str]] = {}
        self.kinds: dict[str, set[str]] = {}
        self.recent = lru_cache(RECENT)(self.formatted)
        self.word = lru_cache(RECENT, typed=True)(self.looked_up)
        self.compiled = cache(self.compile)
        for path in message_files(folder, language):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self.messages[entry.id.name] = entry
                if isinstance(entry, Message) and entry.attributes:
                    self.forms[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
        self.patterns = Patterns(self.messages, self.bundle._plural_form)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self.messages

    def format(self, message_id: str, args: Args, form: str = "") -> str:
        """A message, or one of its attributes; `‹id›` if there is none."""
        return self.recent(message_id, tuple(args.items()), form)

    def formatted(self, message_id: str, args: tuple[tuple[str, Any], ...], form: str) -> str:
        """What `format` returns, computed; `format` itself remembers the last results."""
        if not self.has(message_id):
            return f"‹{message_id}›"
        text = self.put_together(message_id, dict(args), form)
        return elided(text) if self.language == "fr" else text

    def put_together(self, message_id: str, args: Args, form: str) -> str:
        """A message with its arguments: by its function, or by Fluent's runtime where there is something unusual."""
        said, _ = self.compiled(message_id, form)
        try:
            if said is not None:
                return said(args)
        except Unusual:
            pass
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            return f"‹{message_id}›"
        text, _ = self.bundle.format_pattern(pattern, dict(args))
        return str(text)

    def compile(self, message_id: str, form: str) -> tuple[Said | None, frozenset[str] | None]:
        """A message as a function, and the arguments that it heeds; nothing where only Fluent's runtime can say it."""
        try:
            return self.patterns.compile(message_id, form)
        except Unusual:
            return None, None

    def heeded(self, message_id: str) -> frozenset[str] | None:
        """The names of the arguments that a message heeds; None where that is not known."""
        return self.compiled(message_id, "")[1] if self.has(message_id) else frozenset()

    def looked_up(self, kind: str, value: Any, form: str) -> Any:
        """What `word` remembers: the message of a word, where there is one; else a number, or the value itself."""
        message_id = word_id(kind, value)
        if self.has(message_id):
            return self.format(message_id, {}, form)
        return int(value) if isinstance(value, str) and re.fullmatch("[0-9]+", value) else value

    def forms_of(self, kind: str) -> set[str]:
        """The attributes that the words of a kind have in this language, but for `many`."""
        if kind not in self.kinds:
            words = [forms for message_id, forms in self.forms.items() if message_id.startswith(kind + "-")]
            self.kinds[kind] = set().union(*words) - {"many"}
        return self.kinds[kind]


def message_files(folder: Path | None, language: str) -> list[Path]:
    """The files of a language: the shared one first, then those of the game in this folder."""
    found = [SHARED / f"text.{language}.ftl"]
    if folder is not None:
        found += sorted((folder / "words").glob(f"*.{language}.ftl"))
    return found


@cache
def lexicon(folder: Path | None, language: str) -> Lexicon:
    """The messages of a language, for the game in this folder; read once and kept."""
    known = languages()
    if language not in known:
        raise ValueError(f"there are no words for the language {language!r}; the languages are: {', '.join(known)}")
    return Lexicon(folder, language)
