"""Forms: filled in by whatever steps, they lead to legal actions alone, and to every one of them."""

import pytest

from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.form import UNSET, Choice, Form, Part, Way, derived
from flibuste.engine.game import Game
from flibuste.engine.registry import load_game
from flibuste.server.tables.forms import targets_of
from flibuste.words import Words, languages
from flibuste.words.forms import amount_text, choice_text, form_title, gives_text, part_title, way_text
from tests.proofs.play import GAMES, REGISTERED, Setting, settings_of

DECISIONS = 150
LONG = 12


def named(game: Game) -> str:
    return game.name


def reached(form: Form) -> set[tuple[int, ...]]:
    """All that can be filled in, one value after the other: a counted part keeps to what goes with the others."""
    known = {tuple(form.start())}
    waiting = [form.start()]
    while waiting:
        values = waiting.pop()
        for part, row in enumerate(form.parts):
            for value in form.possible(values, part) if row.counted else range(len(row.choices)):
                after = form.taken(values, part, value)
                if tuple(after) not in known:
                    known.add(tuple(after))
                    waiting.append(after)
    return known


def faults_of(form: Form, actions: list[Action]) -> list[str]:
    """What is wrong with a form."""
    found: list[str] = []
    legal = set(actions)
    ways = {tuple(way.values): way for way in form.ways}
    if len(ways) != len(form.ways):
        found.append("two ways have the same values")
    found += [f"not legal: {way.action}" for way in form.ways if way.action not in legal]
    found += [
        f"beyond the purse: {way.action}"
        for way in form.ways
        if form.purse != UNSET and form.cost(way.values) > form.purse
    ]
    filled = reached(form)
    found += [f"out of reach: {way.action}" for values, way in ways.items() if values not in filled]
    found += [f"gives: {way.action}" for way in form.ways if len(way.gives) != len(form.gives)]
    return found


def has_its_targets(form: Form) -> bool:
    """Whether the targets of all values that the server works out at once are those of every value by itself."""
    values = [(part, value) for part, row in enumerate(form.parts) for value in range(len(row.choices))]
    found = targets_of(form)
    return all(found.get(key, []) == form.targets(*key) for key in values)


def in_parts(form: Form) -> set[Action]:
    """The actions that somebody can come to who is asked part by part."""
    found: set[Action] = set()
    waiting = [[UNSET] * len(form.parts)]
    while waiting:
        values = waiting.pop()
        if UNSET not in values:
            way = form.way(values)
            assert way is not None
            found.add(way.action)
            continue
        part = values.index(UNSET)
        waiting += [
            [*values[:part], value, *values[part + 1 :]]
            for value in range(len(form.parts[part].choices))
            if form.fitting([*values[:part], value, *values[part + 1 :]])
        ]
    return found


def said(form: Form, words: Words) -> list[str]:
    texts = [form_title(words, form), *(part_title(words, part) for part in form.parts)]
    texts += [choice_text(words, part, value) for part in form.parts for value in range(len(part.choices))]
    texts += [gives_text(words, name) for name in form.gives] + [way_text(words, form, way) for way in form.ways[:3]]
    return texts + ([amount_text(words, form.purse)] if form.purse != UNSET else [])


def examine(setting: Setting, seed: int) -> set[str]:
    """Play at random and look at every form; returns the names of those that were met."""
    game, state, dice = setting.game, setting.start(seed), Fast(f"forms {seed}")
    tongues = [Words(game, language) for language in languages()] if game in REGISTERED else []
    met: set[str] = set()
    for _ in range(DECISIONS):
        if state.is_over():
            break
        seat = state.deciders()[0]
        actions = state.options(seat)
        for form in game.forms(state, seat, actions):
            assert faults_of(form, actions) == []
            assert in_parts(form) == {way.action for way in form.ways}
            assert [text for words in tongues for text in said(form, words) if not text or "‹" in text] == []
            met.add(form.name)
        state.act(seat, actions[dice.below(len(actions), "choice")])
    return met


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_forms_lead_to_every_legal_action_and_to_no_other(game: Game) -> None:
    for number, setting in enumerate(settings_of(game)[:LONG]):
        examine(setting, number)


@pytest.mark.parametrize("game", REGISTERED, ids=named)
def test_no_action_is_in_two_forms(game: Game) -> None:
    state, dice = game.start(game.default_seats, {}, Fast(3)), Fast("twice")
    for _ in range(DECISIONS):
        if state.is_over():
            break
        seat = state.deciders()[0]
        actions = state.options(seat)
        forms = game.forms(state, seat, actions)
        listed = [way.action for form in forms for way in form.ways]
        assert len(set(listed)) == len(listed)
        assert [form for form in forms if not has_its_targets(form)] == []
        state.act(seat, actions[dice.below(len(actions), "choice")])


@pytest.mark.parametrize(
    ("game", "forms"), [("cove", {"arm"}), ("blackbeard", {"fit", "deploy"}), ("stortebeker", {"place"})]
)
def test_the_questions_with_the_longest_lists_have_forms(game: str, forms: set[str]) -> None:
    known = load_game(game)
    met = set().union(*(examine(Setting(known, known.default_seats, {}), seed) for seed in range(4)))
    assert forms <= met


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["blackbeard", "cove", "stortebeker"])
def test_every_form_that_can_be_derived_has_words(game: str, language: str) -> None:
    known = load_game(game)
    words = Words(known, language)
    forms = derived(known.every_action(), known.counts)
    wanted = {f"form-{form.name}" for form in forms}
    wanted |= {f"field-{part.kind}" for form in forms for part in form.parts if form.name != "arm"}
    assert sorted(message for message in wanted if not words.lexicon.has(message)) == []


@pytest.mark.clause("2.3.1")
def test_arming_is_four_rows_with_what_they_cost() -> None:
    game = load_game("cove")
    state = game.start(3, {}, Fast(1))
    (form,) = game.forms(state, 0, state.options(0))
    assert [part.word for part in form.parts] == ["sails", "crew", "cannons", "hull"]
    assert len(form.ways) == 160 and form.purse == 9
    best = form.way([2, 1, 1, 2])
    assert best is not None
    assert (best.action.notation, best.gives, form.cost(best.values)) == (
        "arm hull-4 crew-3 cannons-3 sails-4",
        [7, 3, 7],
        8,
    )
    assert form.possible([2, 1, 1, 2], 0) == [0, 1, 2]
    assert form.targets(3, 2) == ["my-hull-4"]


@pytest.mark.clause("3.0.7c")
def test_a_ship_is_chosen_for_a_pirate_by_name() -> None:
    game = load_game("blackbeard")
    state, dice = game.start(3, {}, Fast(1)), Fast(1)
    while state.stack[-1].NAME != "fitting":
        seat = state.deciders()[0]
        options = state.options(seat)
        state.act(seat, options[dice.below(len(options), "choice")])
    seat = state.deciders()[0]
    (form,) = game.forms(state, seat, state.options(seat))
    words = Words(game, "en")
    names = [str(words.word("pirate", part.word)) for part in form.parts]
    assert [part_title(words, part) for part in form.parts] == names
    label = way_text(words, form, form.ways[1])
    assert all(name in label for name in names) and "Schooner" in label and "Sloop" in label


def test_a_value_that_goes_with_nothing_else_puts_the_others_back() -> None:
    ways = [Way(Action("go", "1", (("who", who), ("to", to))), values) for who, to, values in TRIPS]
    form = Form(
        "go", [Part("who", [Choice("anne"), Choice("bo")]), Part("to", [Choice("cuba"), Choice("cadiz")])], ways
    )
    assert form.taken([0, 0], 1, 1) == [UNSET, 1]
    assert form.taken([UNSET, 1], 0, 1) == [1, 1]


TRIPS = [("anne", "cuba", [0, 0]), ("bo", "cadiz", [1, 1])]
