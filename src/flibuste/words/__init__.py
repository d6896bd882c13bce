"""Words: what is said to people, in their language, for one game. All of it comes from the Fluent files.

The files `text.LANGUAGE.ftl` beside this module and every `*.LANGUAGE.ftl` in the game's folder hold the messages:

    game-title, game-pitch, game-length, game-depth     the game
    option-NAME, option-NAME-help           an option, and option-NAME-VALUE for its choices
    event-NAME, event-NAME-hidden           what happened; the second for whoever may not know its secret values
    step-NAME, prompt-NAME                  what is going on, and the question that it asks ($seat, $you: yes or no)
    action-VERB, action-VERB-alone          the label of an action; the second when it names nothing
    action-VERB-NAME, part-VERB-NAME        one whose last word is a NAME; one word of an action, joined into $parts
    refused-REASON, end-REASON              why an action is refused, why the game is over
    DOMAIN-WORD                             a word of the rulebook: card-rum, card-rum-symbol (written rum*)

An argument that is a word of the rulebook is put into the reader's language, a list is joined, a seat becomes the name
of its player. An event that is nobody's has the seat `seat-none`: a game that plays a part itself says who it is in
a message of its own. What a language needs besides, a word keeps in attributes: with `.some = du rhum` the argument
`card` comes with `card-some`; `.many` (with $count) is for several of the same.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from flibuste.engine.action import Action
from flibuste.engine.domain import Bag, Bits, Domain, Many, Seat
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import EventKind
from flibuste.engine.refusal import Refusal

Args = Mapping[str, Any]
Pairs = Iterable[Sequence[str]]

SHARED = Path(__file__).parent
RECENT = 10_000


def languages() -> list[str]:
    """The languages there are: those of `text.*.ftl`."""
    return sorted(path.name.split(".")[1] for path in SHARED.glob("text.*.ftl"))


class Lexicon:
    """The messages of one language: the shared ones and those of one game, which may say a shared one its own way."""

    def __init__(self, folder: Path | None, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.forms: dict[str, set[str]] = {}
        self.kinds: dict[str, set[str]] = {}
        self.recent = lru_cache(RECENT)(self.formatted)
        for path in message_files(folder, language):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, Message) and entry.attributes:
                    self.forms[entry.id.name] = {attribute.id.name for attribute in entry.attributes}

    def has(self, message_id: str) -> bool:
        return self.bundle.has_message(message_id)

    def format(self, message_id: str, args: Args, form: str = "") -> str:
        """A message, or one of its attributes; `‹id›` if there is none."""
        return self.recent(message_id, tuple(args.items()), form)

    def formatted(self, message_id: str, args: tuple[tuple[str, Any], ...], form: str) -> str:
        if not self.has(message_id):
            return f"‹{message_id}›"
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            return f"‹{message_id}›"
        text, _ = self.bundle.format_pattern(pattern, dict(args))
        return str(text)

    def forms_of(self, kind: str) -> set[str]:
        """The further forms that the words of a kind have in this language."""
        if kind not in self.kinds:
            words = [forms for message_id, forms in self.forms.items() if message_id.startswith(kind + "-")]
            self.kinds[kind] = set().union(*words) - {"many"}
        return self.kinds[kind]


def message_files(folder: Path | None, language: str) -> list[Path]:
    """The files of a language, the shared one first."""
    found = [SHARED / f"text.{language}.ftl"]
    if folder is not None:
        found += sorted((folder / "words").glob(f"*.{language}.ftl"))
    return found


@cache
def lexicon(folder: Path | None, language: str) -> Lexicon:
    """The messages, read once for each game and language."""
    known = languages()
    if language not in known:
        raise ValueError(f"there are no words for the language {language!r}; the languages are: {', '.join(known)}")
    return Lexicon(folder, language)


@cache
def event_kinds(package: str) -> dict[str, dict[str, str]]:
    """For every event of a game's `events.py`: the domains of its values where the name does not tell them."""
    name = package + ".table.events"
    try:
        missing = find_spec(name) is None
    except ModuleNotFoundError:
        missing = True
    kinds = [] if missing else [kind for kind in vars(import_module(name)).values() if isinstance(kind, EventKind)]
    return {kind.name: dict(value.split(":") for value in kind.values if ":" in value) for kind in kinds}


@lru_cache(maxsize=4096)
def kind_of(game: Game | None, name: str) -> str:
    domains = {} if game is None else game.domains
    item = item_of(domains.get(name))
    if isinstance(item, Seat) or name in ("seat", "seats"):
        return "seat"
    return next((known for known, domain in domains.items() if domain is item), name)


class Words:
    """One language, for one game or, without one, for what all games share.

    `names` are the players' names, in the order of the seats. `reader` is the seat that reads (0: a spectator): a
    prompt speaks to whoever is asked, unless the reader is known to be somebody else. `called` are names for pieces
    that the notation only numbers (`Game.called`).
    """

    def __init__(
        self,
        game: Game | None = None,
        language: str = "en",
        names: Sequence[str] = (),
        reader: int | None = None,
        called: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.reader = reader
        self.called = called or {}
        self.lexicon = lexicon(None if game is None else game.folder, language)

    # ---- messages -------------------------------------------------------------------------------------------------

    def say(self, message_id: str, /, **args: Any) -> str:
        """A message with its arguments; `‹id›` if there is no such message."""
        if message_id == "seat" and "n" in args:
            return self.seat(int(args["n"]))
        return self.lexicon.format(message_id, self.arguments(args, {}))

    def title(self) -> str:
        return self.say("game-title")

    def event(self, data: Data) -> str:
        """What happened, as `Game.describe` tells it to a reader."""
        name = data["event"]
        kinds = {} if self.game is None else event_kinds(type(self.game).__module__).get(name, {})
        values = {key: value for key, value in data.items() if key not in ("event", "clause", "hidden")}
        values.setdefault("seat", "none")
        message_id = f"event-{name}-hidden" if data.get("hidden") else f"event-{name}"
        return self.lexicon.format(message_id, self.said_once(values, self.arguments(values, kinds)))

    def said_once(self, values: Data, arguments: dict[str, Any]) -> dict[str, Any]:
        """A piece keeps its number where the event itself says what it is: `reveals c6: Captain`."""
        for name, value in values.items():
            if isinstance(value, str) and value in self.called:
                others = [str(other) for key, other in arguments.items() if key != name and key in values]
                if any(other and other in self.called[value] for other in others):
                    arguments[name] = value
        return arguments

    def action(self, action: Action) -> str:
        """The label of an action."""
        usual = f"action-{action.verb}"
        last = f"{usual}-{action.words[-1][0] if action.words else 'alone'}"
        known = [(name, word) for name, word in action.words if self.lexicon.has(f"part-{action.verb}-{name}")]
        parts = self.joined([self.part(action.verb, name, word) for name, word in known])
        return self.say(last if self.lexicon.has(last) else usual, parts=parts, **gathered(action.words))

    def part(self, verb: str, name: str, word: str) -> str:
        """One word of an action, with `$number` if it ends in one."""
        number = re.search("[0-9]+", word)
        return self.say(f"part-{verb}-{name}", **{name: word, "number": int(number[0]) if number else 0})

    def prompt(self, step: str, words: Pairs = (), seat: int | Sequence[int] = ()) -> str:
        """The question of a step, to the seat or seats that are asked (numbered from 1)."""
        seats = [seat] if isinstance(seat, int) else list(seat)
        you = self.reader is None or self.reader in seats
        values = {**gathered(words), "seat": seats, "you": you}
        return self.lexicon.format(f"prompt-{step}", self.arguments(values, self.step_kinds(step)))

    def step(self, name: str) -> str:
        """What a step is called."""
        return self.say(f"step-{name}")

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not allowed."""
        return self.say(f"refused-{refusal.reason}", **gathered(refusal.words))

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: bool | str) -> str:
        """On or off, or one of the option's choices."""
        if isinstance(value, bool):
            return self.say("switch-on" if value else "switch-off")
        options = () if self.game is None else self.game.options
        if self.game is not None and any(option.built for option in options if option.name == name):
            return self.game.built_title(name, value, self.say)
        return self.say(f"option-{name}-{value}")

    def end_reason(self, reason: str) -> str:
        """Why the game is over."""
        return self.say(f"end-{reason}")

    def outcome(self, data: Data) -> str:
        """Who has won, as the view tells it."""
        winners = data["winners"]
        return self.say("outcome-won" if winners else "outcome-nobody", seats=winners, count=len(winners))

    def seat(self, number: int) -> str:
        """The player's name, or the number of the seat."""
        if 0 < number <= len(self.names) and self.names[number - 1]:
            return self.names[number - 1]
        return self.lexicon.format("seat", {"n": number})

    # ---- arguments ------------------------------------------------------------------------------------------------

    def arguments(self, args: Args, kinds: Mapping[str, str]) -> dict[str, Any]:
        """The arguments in the reader's language; `kinds` are domains where the name alone does not tell them."""
        found: dict[str, Any] = {}
        for name, value in args.items():
            kind = self.kind(kinds.get(name, name))
            found[name] = self.word(kind, value)
            for form in self.lexicon.forms_of(kind):
                found[f"{name}-{form}"] = self.word(kind, value, form)
        return found

    def kind(self, name: str) -> str:
        """What the words of an argument are: those of a list of cards, of a bag of cards or of a card are cards."""
        return kind_of(self.game, name)

    def step_kinds(self, name: str) -> dict[str, str]:
        """The domains of a step's fields."""
        steps = () if self.game is None else self.game.steps
        return next((step.FIELDS for step in steps if name == step.NAME), {})

    def word(self, kind: str, value: Any, form: str = "") -> Any:
        """A value in the reader's language; numbers stay numbers."""
        if isinstance(value, list | tuple):
            return self.several(kind, list(value), form)
        if value is None or isinstance(value, bool):
            return "yes" if value else "no"
        if value in self.called:
            return self.called[value]
        if kind in ("seat", "ship") and str(value).isdigit():  # a ship with a number is that of a seat
            return self.seat(int(value))
        message_id = word_id(kind, value)
        if self.lexicon.has(message_id):
            return self.lexicon.format(message_id, {}, form)
        return int(value) if isinstance(value, str) and re.fullmatch("[0-9]+", value) else value

    def several(self, kind: str, values: list[Any], form: str) -> str:
        """`rum, beans and meat`; equal ones are counted."""
        counts: dict[Any, int] = {}
        for value in values:
            counts[value] = counts.get(value, 0) + 1
        words = [
            str(self.word(kind, value, form)) if count == 1 else self.counted(kind, value, count)
            for value, count in counts.items()
        ]
        return self.joined(words)

    def counted(self, kind: str, value: Any, count: int) -> str:
        """`2 rum`, or what the attribute `many` of the word says."""
        message_id = word_id(kind, value)
        if "many" in self.lexicon.forms.get(message_id, ()):
            return self.lexicon.format(message_id, {"count": count}, "many")
        return self.lexicon.format("counted", {"count": count, "thing": self.word(kind, value)})

    def joined(self, words: list[str]) -> str:
        """A list as it is said."""
        if not words:
            return self.lexicon.format("nothing", {})
        found = words[0]
        for word in words[1:-1]:
            found = self.lexicon.format("list-comma", {"list": found, "word": word})
        return found if len(words) == 1 else self.lexicon.format("list-and", {"list": found, "word": words[-1]})


def item_of(domain: Domain | None) -> Domain | None:
    """What a list, a bag or a set is made of."""
    if isinstance(domain, Bag | Bits):
        return domain.word
    return domain.item if isinstance(domain, Many) else domain


def word_id(kind: str, value: Any) -> str:
    """The message of a word: `rum*` of the kind `card` is `card-rum-symbol`."""
    return f"{kind}-{value}".replace("*", "-symbol")


def gathered(words: Pairs) -> dict[str, Any]:
    """The words of an action, a prompt or a refusal by name; a name that comes several times has a list."""
    lists: dict[str, list[str]] = {}
    for name, word in words:
        lists.setdefault(name, []).append(word)
    return {name: found[0] if len(found) == 1 else found for name, found in lists.items()}
