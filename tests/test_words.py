"""Words: everything that any game can say has its message, in every language, and every message can be said."""

import ast
import importlib
import pkgutil
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from flibuste.engine import refusal as engine_refusal
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Game
from flibuste.engine.journal import EventKind
from flibuste.engine.odds import Thrown
from flibuste.engine.refusal import Refusal
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.state import State
from flibuste.engine.step import Sealed, Step
from flibuste.words import SHARED, Words, event_kinds, gathered, languages, message_files
from flibuste.words.odds import odds_text, share_text, thrown_need_text, thrown_verdict_text
from tests.house.imports import ROOT, SOURCE

GAMES = game_names()
LANGUAGES = languages()
REFERENCE = "en"
DECISIONS = 250

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# ---- the files ------------------------------------------------------------------------------------------------------


class Variables(Visitor):
    """The arguments of a message; `card-some` is a form of `card`, which a language may need or not."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 – the visitor's name for it
        self.names.add(node.id.name.partition("-")[0])


def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


def messages(paths: list[Path]) -> dict[str, set[str]]:
    """Every message of some files, with its arguments."""
    found: dict[str, set[str]] = {}
    for path in paths:
        for entry in entries(path):
            if isinstance(entry, ftl.Message):
                variables = Variables()
                if entry.value is not None:
                    variables.visit(entry.value)
                found[entry.id.name] = variables.names
    return found


def folder(name: str) -> Path:
    return load_game(name).folder


def files(name: str | None, language: str) -> list[Path]:
    """The shared files, or those of a game alone."""
    found = message_files(None if name is None else folder(name), language)
    return found if name is None else found[1:]


def test_the_languages_are_those_of_the_shared_files() -> None:
    assert {"en", "fr"} <= set(LANGUAGES)


@pytest.mark.parametrize("name", [None, *GAMES])
@each_language
def test_all_languages_have_the_same_messages_with_the_same_arguments(name: str | None, language: str) -> None:
    assert messages(files(name, language)) == messages(files(name, REFERENCE))


@pytest.mark.parametrize("name", [None, *GAMES])
@each_language
def test_files_are_well_formed_and_no_message_is_written_twice(name: str | None, language: str) -> None:
    found = [entry for path in files(name, language) for entry in entries(path)]
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    counts = Counter(entry.id.name for entry in found if isinstance(entry, ftl.Message))
    assert [message_id for message_id, count in counts.items() if count > 1] == []


FRENCH = [*(ROOT / "src/flibuste").rglob("*.fr.ftl"), ROOT / "web/src/words/fr.ftl"]
WRAPPED = [path for path in FRENCH if "cli" not in path.parts]  # a terminal breaks its lines itself


@pytest.mark.parametrize("path", WRAPPED, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_signs_keep_to_their_words(path: Path) -> None:
    """A line never begins with a colon or an exclamation mark."""
    text = path.read_text(encoding="utf-8")
    assert [sign for sign in (" !", " ?", " ;", " :", "« ", " »") if sign in text] == []


POLITE = re.compile(r"\b([Vv]ous|[Vv]otre|[Vv]os|(?![Cc]hez|assez|Lopez|lopez|nez)[A-Za-zà-ÿ]{2,}ez)\b")


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_says_tu_and_writes_its_apostrophes(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if POLITE.search(line)] == []
    assert [line for line in lines if re.search(r"[A-Za-zà-ÿ]'[A-Za-zà-ÿ]", line)] == []
    assert [line for line in lines if re.search(r"\} (renommée|or)\b", line)] == []


@pytest.mark.parametrize(
    ("gold", "said"), [(1, "1 pièce d’or pour 1 point de renommée"), (2, "2 pièces d’or pour 2 points de renommée")]
)
def test_french_counts_coins_and_fame(gold: int, said: str) -> None:
    words = Words(load_game("cove"), "fr", ["Anne"])
    buried = {"event": "buried-gold", "clause": "2.5.1", "seat": 1, "gold": gold, "fame": gold}
    assert words.event(buried) == f"Anne enterre {said}."


# ---- what a game can say --------------------------------------------------------------------------------------------


@cache
def modules_of(name: str) -> list[Any]:
    package = importlib.import_module(type(load_game(name)).__module__)
    names = [info.name for info in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
    return [package, *(importlib.import_module(module) for module in names)]


def kinds_of(name: str) -> list[EventKind]:
    found = [value for module in modules_of(name) for value in vars(module).values() if isinstance(value, EventKind)]
    return list({kind.name: kind for kind in sorted(found, key=lambda kind: not kind.detail)}.values())


def reasons_in(source: Path) -> set[str]:
    """The reasons of every `Refusal(clause, reason)` and `elsewhere(action, clause, reason)` in a folder's sources."""
    found: set[str] = set()
    for path in source.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REASON_IN:
                found |= reasons_of(node, REASON_IN[node.func.id])
    return found


REASON_IN = {
    "Refusal": 1,
    "Condition": 2,
    "because": 2,
    "elsewhere": 2,
    "out_of_order": 2,
}  # which of the arguments is the reason


def reasons_of(call: ast.Call, place: int) -> set[str]:
    given = [*call.args[place : place + 1], *(keyword.value for keyword in call.keywords if keyword.arg == "reason")]
    return {text for argument in given for text in texts(argument)}


def texts(node: ast.expr) -> set[str]:
    """The texts that an expression may have; of a condition, only its two results."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    if isinstance(node, ast.Name) and node.id != "reason":  # which is a parameter
        return {str(getattr(engine_refusal, node.id, f"{node.id}, which cannot be read here"))}
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def asks(step: type[Step[Any]]) -> bool:
    return issubclass(step, Sealed) or any("options" in vars(base) for base in step.__mro__ if base is not Step)


TOLD_WHEN = ("stortebeker", "cove")  # whose questions answer foreign actions with the moment of those


def wanted(name: str) -> set[str]:
    """All messages a game must have."""
    game = load_game(name)
    found = {"game-title", "game-pitch", "game-length", "game-depth"}
    for kind in (kind for kind in kinds_of(name) if not kind.detail):
        found.add(f"event-{kind.name}")
        if len(kind.values) > kind.public:
            found.add(f"event-{kind.name}-hidden")
    for step in game.steps:
        found |= {f"step-{step.NAME}"} | ({f"prompt-{step.NAME}", f"guide-{step.NAME}"} if asks(step) else set())
        found |= {f"occasion-{occasion}" for occasion in step.OCCASIONS}
    for option in game.options:
        found |= {f"option-{option.name}", f"option-{option.name}-help"}
        found |= {f"option-{option.name}-{choice}" for choice in option.choices}
    found |= {f"action-{action.verb}" for action in game.sample_actions()}
    found |= {f"when-{action.when()}" for action in game.sample_actions() if name in TOLD_WHEN}
    found |= {f"refused-{reason}" for reason in reasons_in(SOURCE / "flibuste/games" / name)}
    found |= {f"feature-{feature}{less}" for feature in game.mind.FEATURES for less in ("", "-less")}
    return found | {f"end-{reason}" for reason in game.end_reasons}


@each_game
@each_language
def test_everything_a_game_can_say_has_its_message(name: str, language: str) -> None:
    assert sorted(wanted(name) - set(messages(message_files(folder(name), language)))) == []


@each_game
def test_no_message_of_a_game_is_left_over(name: str) -> None:
    """What is named like an event, a refusal, … is one; a detail may have words, which older logs still need."""
    prefixes = ("event-", "refused-", "prompt-", "guide-", "step-", "option-", "end-", "occasion-")
    found = {message_id for message_id in messages(files(name, REFERENCE)) if message_id.startswith(prefixes)}
    details = {f"event-{kind.name}" for kind in kinds_of(name) if kind.detail}
    assert sorted(found - wanted(name) - details) == []
    met = {message_id for message_id in messages(files(name, REFERENCE)) if message_id.startswith("met-")}
    assert sorted(met - {each.replace("refused-", "met-", 1) for each in wanted(name)}) == []


@each_language
def test_the_engine_can_say_why_it_refuses(language: str) -> None:
    reasons = reasons_in(SOURCE / "flibuste/engine")
    assert reasons == {"not-asked", "not-offered", "game-over"}
    assert {f"refused-{reason}" for reason in reasons} <= set(messages([SHARED / f"text.{language}.ftl"]))


@each_game
def test_events_are_where_words_looks_for_them(name: str) -> None:
    assert {kind.name for kind in kinds_of(name)} == set(event_kinds(type(load_game(name)).__module__))


# ---- random play ----------------------------------------------------------------------------------------------------


def is_said(text: str) -> bool:
    """Neither a missing message nor a missing argument shows, and no mark for the direction of writing."""
    return bool(text) and not any(sign in text for sign in "‹›{}\u2068\u2069")


class Listener:
    """Says everything there is to say at a table, once each, in every language; keeps what went wrong."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        readers = range(state.seats + 1)
        self.words = {
            (tongue, reader): Words(game, tongue, reader=reader) for tongue in LANGUAGES for reader in readers
        }
        self.heard: set[str] = set()
        self.wrong: list[str] = []

    def note(self, text: str) -> None:
        if not is_said(text):
            self.wrong.append(text)

    def hear_actions(self, actions: list[Action]) -> None:
        for action in actions:
            if action.notation not in self.heard:
                self.heard.add(action.notation)
                for words in self.words.values():
                    self.note(words.action(action))

    def hear_odds(self, seat: int, actions: list[Action]) -> None:
        for odds in filter(None, (self.game.odds(self.state, seat, action) for action in actions)):
            for words in self.words.values():
                self.note(odds_text(words, odds))
                for share in odds.shares:
                    self.note(share_text(words, odds, share))

    def hear_prompt(self) -> None:
        step = self.state.stack[-1]
        seats = [seat + 1 for seat in self.state.deciders()]
        for words in self.words.values():
            self.note(words.prompt(step.NAME, step.prompt(self.state), seats))

    def hear_journal(self) -> None:
        assert self.state.journal is not None
        for event in self.state.journal.told():
            for (_, reader), words in self.words.items():
                told = self.game.describe(event, reader - 1)
                self.note(words.event(told))
                self.hear_dice(words, self.game.thrown(told))

    def hear_dice(self, words: Words, thrown: Thrown | None) -> None:
        if thrown is not None and thrown.rule:
            self.note(thrown_need_text(words, thrown))
        if thrown is not None and thrown.verdict:
            self.note(thrown_verdict_text(words, thrown))

    def hear_outcome(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        for words in self.words.values():
            self.note(words.end_reason(outcome.reason))
            self.note(words.outcome({"winners": [seat + 1 for seat in outcome.winners]}))

    def play(self, dice: Fast, decisions: int) -> None:
        while decisions and not self.state.is_over():
            decisions -= 1
            seat = self.state.deciders()[0]
            options = self.state.options(seat)
            self.hear_actions(options)
            self.hear_odds(seat, options)
            self.hear_prompt()
            self.state.act(seat, options[dice.below(len(options), "choice")])
        if self.state.is_over():
            self.hear_outcome()
        self.hear_journal()


@each_game
@pytest.mark.parametrize("varied", [False, True])
def test_random_play_is_told_in_every_language(name: str, varied: bool) -> None:
    game = load_game(name)
    options = {option.name: option.choices[-1] if option.choices else varied for option in game.options if varied}
    for seats in {game.seats[0], game.seats[-1]}:
        listener = Listener(game, game.start(seats, options, Fast(f"{name} {seats}"), journal=True))
        listener.play(Fast(seats), DECISIONS)
        assert listener.wrong == []


@each_game
@each_language
def test_options_and_refusals_are_said(name: str, language: str) -> None:
    game = load_game(name)
    words = Words(game, language)
    said = [words.title(), *(words.step(step.NAME) for step in game.steps)]
    for option in game.options:
        values: list[bool | str] = [*option.choices] if option.choices else [True, False]
        said += [words.option(option.name), words.option_help(option.name)]
        said += [words.option_value(option.name, value) for value in values]
    for reason in ("not-asked", "not-offered", "game-over"):
        said.append(words.refusal(Refusal("1.1", reason)))
    assert [text for text in said if not is_said(text)] == []


# ---- words without a game ---------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'xx'.*en, fr"):
        Words(language="xx")


def test_a_missing_message_shows() -> None:
    assert Words().say("no-such-message", count=3) == "‹no-such-message›"


def test_seats_have_numbers_or_names() -> None:
    assert Words().seat(2) == "Seat 2"
    assert Words(language="fr").say("seat", n=2) == "Siège 2"
    named = Words(names=["Anne", "", "Bo"])
    assert [named.seat(seat) for seat in (1, 2, 3, 4)] == ["Anne", "Seat 2", "Bo", "Seat 4"]
    assert named.say("waiting", seats=[3, 1]) == "Waiting for Bo and Anne."


def test_an_event_without_a_seat_is_nobody_s() -> None:
    """A game may say who plays where no player does; the form of a word for the middle of a sentence is his too."""
    game = load_game("blackbeard")
    scored = {"event": "scored", "clause": "18.12x", "points": 3, "total": 8}
    assert Words(game).event(scored) == "The System Player scores 3 VP and has 8."
    assert Words(game, names=["Anne"]).event({**scored, "seat": 1}) == "Anne scores 3 VP and has 8."
    came = {"event": "kc-came", "clause": "10.11a", "kc": "ogle", "place": "india"}
    assert Words(game).event(came).endswith("sent by the System Player.")
    assert Words(game, names=["Anne"]).event({**came, "seat": 1}).endswith("sent by Anne.")
    assert Words().word("seat", "none") == "nobody"


def test_lists_are_joined_and_counted() -> None:
    for language, expected in (("en", "2 a, b and c"), ("fr", "a ×2, b et c")):
        assert Words(language=language).word("thing", ["a", "b", "a", "c"]) == expected
    assert Words().word("thing", []) == "nothing"
    assert Words().word("thing", ["a"]) == "a"


def test_numbers_stay_numbers() -> None:
    assert Words().word("left", "3") == 3
    assert Words().word("left", 3) == 3
    assert Words().word("ship", "3a") == "3a"


def test_a_name_that_comes_several_times_is_a_list() -> None:
    found = gathered((("card", "rum"), ("ship", "Y1"), ("card", "beans")))
    assert found == {"card": ["rum", "beans"], "ship": "Y1", "first-card": "rum", "second-card": "beans"}


def test_of_two_ships_each_is_named_in_its_part() -> None:
    game = load_game("davyjones")
    words = Words(game, "en")
    words.piece_names = {"A1": "Hessian", "B1": "Executioner"}
    assert words.action(game.parse("cancel A1 B1")) == "Hessian: cancel the abilities of Executioner"


def test_winners_are_told() -> None:
    words = Words(names=["Anne", "Bo"])
    assert words.outcome({"winners": [1]}) == "Anne wins the game!"
    assert words.outcome({"winners": [1, 2]}) == "Anne and Bo share the victory!"
    assert words.outcome({"winners": []}) == "Nobody wins."
