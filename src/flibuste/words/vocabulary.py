"""Values in the reader's language: words of the rulebook, lists, counts and the names of the players."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from flibuste.engine.game import Game
from flibuste.words.kinds import kind_of, word_id
from flibuste.words.lexicon import lexicon
from flibuste.words.patterns import Args

NO_KINDS: Mapping[str, str] = {}


class Voice:
    """What a label depends on besides its own words: there is one for each game, language and list of names."""

    def __init__(self, game: Game | None, language: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.language = language
        self.names = names


voice_of = lru_cache(4096)(Voice)


class Vocabulary:
    """One language, for one game or, without one, for what all games share.

    `names` are the players' names in the order of their seats. `piece_names` are names for pieces
    that the notation only numbers (`Game.piece_names`).
    """

    def __init__(self, game: Game | None, language: str, names: Sequence[str], piece_names: Mapping[str, str]) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.piece_names = piece_names
        self.seat_kinds = ("seat",) if game is None else game.seat_kinds
        self.lexicon = lexicon(None if game is None else game.folder, language)
        self._voice: Voice | None = None

    @property
    def voice(self) -> Voice:
        """By which labels that were made for somebody else who reads the same words are found again."""
        if self._voice is None:
            self._voice = voice_of(self.game, self.language, tuple(self.names))
        return self._voice

    def seat(self, number: int) -> str:
        """The name of the player at this seat (from 1), or the seat's number."""
        if 0 < number <= len(self.names) and self.names[number - 1]:
            return self.names[number - 1]
        return self.lexicon.format("seat", {"n": number})

    def format(self, message_id: str, args: Args, kinds: Mapping[str, str] = NO_KINDS) -> str:
        """A message; its arguments are put into the reader's language.

        `kinds` are their domains, where the name is not one itself.
        """
        lexicon = self.lexicon
        heeded = lexicon.heeded(message_id)
        found: dict[str, Any] = {}
        for name, value in args.items():
            kind = kind_of(self.game, kinds.get(name, name))
            if heeded is None or name in heeded:
                found[name] = self.word(kind, value)
            for form in lexicon.forms_of(kind):
                if heeded is None or f"{name}-{form}" in heeded:
                    found[f"{name}-{form}"] = self.word(kind, value, form)
        return lexicon.format(message_id, found)

    def kind(self, name: str) -> str:
        """The kind of an argument, by its name."""
        return kind_of(self.game, name)

    def word(self, kind: str, value: Any, form: str = "") -> Any:
        """A value in the reader's language; numbers stay numbers."""
        if isinstance(value, (list, tuple)):
            return self.several(kind, list(value), form)
        if value is None or isinstance(value, bool):
            return "yes" if value else "no"
        if value in self.piece_names:
            return self.piece_names[value]
        if kind in self.seat_kinds and str(value).isdigit():
            return self.seat(int(value))
        return self.lexicon.word(kind, value, form)

    def several(self, kind: str, values: list[Any], form: str) -> str:
        """A list of values as it is said, equal ones counted: `rum, beans and 2 meat`."""
        counts: dict[Any, int] = {}
        for value in values:
            counts[value] = counts.get(value, 0) + 1
        words = [
            str(self.word(kind, value, form)) if count == 1 else self.counted(kind, value, count)
            for value, count in counts.items()
        ]
        return self.joined(words)

    def counted(self, kind: str, value: Any, count: int) -> str:
        """Several of the same: `2 rum`, or what the attribute `many` of the word says."""
        message_id = word_id(kind, value)
        if "many" in self.lexicon.forms.get(message_id, ()):
            return self.lexicon.format(message_id, {"count": count}, "many")
        return self.lexicon.format("counted", {"count": count, "thing": self.word(kind, value)})

    def joined(self, words: list[str]) -> str:
        """Words joined to a list as it is said: `rum, beans and meat`."""
        if not words:
            return self.lexicon.format("nothing", {})
        found = words[0]
        for word in words[1:-1]:
            found = self.lexicon.format("list-comma", {"list": found, "word": word})
        return found if len(words) == 1 else self.lexicon.format("list-and", {"list": found, "word": words[-1]})
