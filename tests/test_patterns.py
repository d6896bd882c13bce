"""Messages that are put together quickly say what Fluent's own runtime says."""

import contextlib
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from flibuste.engine.registry import game_names, load_game
from flibuste.words import languages
from flibuste.words.lexicon import Lexicon, lexicon
from flibuste.words.patterns import Args, Unusual

VALUES = ("", "rum", "one", "other", "yes", 0, 1, 2, 21, 999, 1000, -3, 2.5, True, None)
MOST = 40
STRANGE = """
plain = Rum { $a } and { $b }
numbers = { $a -> [0] none [one] a rum *[other] { $a } rum }
late = { $a -> [one] a rum [2] a pair *[other] { $a } rum }
words = { $a -> [rum] drink [other] else *[beans] food }
nested = { $a -> [rum] { $b -> [1] one *[other] { $b } } *[beans] { numbers }, { nested.many } }
    .many = many { $b }
quoted = { "{" }{ plain }
formatted = { NUMBER($a, useGrouping: 0) }
missing = { nothing }
no-such = { plain.many }
circle = { $a } { circle }
bare =
    .some = only { $a }
"""


def by_runtime(words: Lexicon, message_id: str, form: str, args: Args) -> str:
    message = words.bundle.get_message(message_id)
    pattern = message.attributes.get(form, message.value)
    return str(words.bundle.format_pattern(pattern, dict(args))[0]) if pattern is not None else f"‹{message_id}›"


def compare(words: Lexicon, message_id: str, form: str) -> int:
    """How many texts were alike; every one has to be."""
    said, heeded = words.compile(message_id, form)
    names = sorted(heeded or "ab")
    seen = 0
    dice = Random(message_id)
    for _ in range(MOST if names else 1):
        args = {name: value for name in names if (value := dice.choice(VALUES)) is not None}
        expected = by_runtime(words, message_id, form, args)
        assert words.put_together(message_id, args, form) == expected, (message_id, form, args)
        with contextlib.suppress(Unusual):
            seen += said is not None and said(args) == expected
    return seen


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_every_message_says_the_same(name: str, language: str) -> None:
    words = lexicon(load_game(name).folder, language)
    quick = [compare(words, message, form) > 0 for message in words.messages for form in forms(words.messages[message])]
    assert sum(quick) > 0.98 * len(quick)


@pytest.mark.parametrize("language", languages())
def test_strange_messages_too(language: str) -> None:
    words = Lexicon(None, language)
    resource = FluentResource(STRANGE)
    words.bundle.add_resource(resource)
    added = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
    words.messages |= added
    for message_id, message in added.items():
        for form in (*forms(message), "nowhere"):
            compare(words, message_id, form)


def forms(message: Message) -> list[str]:
    return ["", *(attribute.id.name for attribute in message.attributes)]
