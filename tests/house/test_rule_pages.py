"""The rules to read: the one page of every game, and the examples that show its clauses."""

import json
from pathlib import Path

import pytest

from flibuste.drawing.wheel import wheel
from flibuste.engine.registry import game_names, load_game
from flibuste.records.position import read_position
from flibuste.rulebook.clauses import clauses_of
from flibuste.rulebook.examples import examples_of, proving, shown_for
from flibuste.rulebook.glance import Glance, cited, glance_of
from flibuste.rulebook.showing import frames_of
from flibuste.rulebook.trace import repository, write_examples
from flibuste.words import Words

GAMES = game_names()
LANGUAGES = ("en", "fr")
KINDS = {"aim", "may", "others", "fleet", "end", "tips"}
MISSING = "‹"


def page_of(game: str) -> Glance:
    found = glance_of(load_game(game))
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_the_aim_what_one_may_do_and_the_end(game: str) -> None:
    kinds = [section.kind for section in page_of(game).sections]
    assert kinds[0] == "aim" and {"may", "end"} <= set(kinds) <= KINDS


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_every_line_and_cite_the_same(game: str) -> None:
    texts = [list(page_of(game).texts(lang)) for lang in LANGUAGES]
    assert [bool(text) for text in texts[0]] == [bool(text) for text in texts[1]]
    assert [cited(text) for text in texts[0]] == [cited(text) for text in texts[1]]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_cites_clauses_that_exist(game: str) -> None:
    known = clauses_of(load_game(game))
    named = [clause for text in page_of(game).texts("en") for clause in cited(text)]
    assert len(named) > 20 and [clause for clause in named if clause not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_drawn_and_is_on_the_page(game: str, language: str) -> None:
    loaded, page = load_game(game), page_of(game)
    used = [card.picture for section in page.sections for card in section.cards if card.picture]
    assert sorted(used) == sorted(page.pictures)
    for name, picture in page.pictures.items():
        state = read_position(loaded, picture.given)
        drawn = loaded.picture(loaded.view(state, 0), Words(loaded, language, (), 1).say)
        assert drawn.startswith("<svg") and MISSING not in drawn, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_names_every_phase(game: str, language: str) -> None:
    spokes = tuple((phase.name[language], phase.sign) for phase in page_of(game).phases)
    drawn = wheel("The turn", "A turn", spokes)
    assert all(f'href="#{sign}"' in drawn and f'id="{sign}"' in drawn for _, sign in spokes)
    assert all(name.split()[0] in drawn for name, _ in spokes)


@pytest.mark.parametrize("game", GAMES)
def test_examples_can_be_shown_step_by_step(game: str) -> None:
    """A third of them, in French; all of them run in English with the other tests of examples."""
    loaded = load_game(game)
    for name in list(examples_of(game))[::3]:
        frames = frames_of(loaded, examples_of(game)[name], "fr")
        assert frames[0].picture.startswith("<svg") and frames[0].done == ""
        for frame in frames[1:]:
            told = [frame.done, frame.refused, *(text for text, _ in frame.said)]
            assert frame.by and frame.done and MISSING not in "".join(told), (name, told)


def test_an_example_shows_the_dice_and_what_comes_of_them() -> None:
    game = load_game("stortebeker")
    case = examples_of("stortebeker")["2.2.91~1"]
    frames = frames_of(game, case, "en")
    assert len(frames) == 5
    assert frames[0].picture != frames[1].picture
    assert frames[3].refused and frames[3].clause == "2.2.4" and frames[3].picture == frames[2].picture
    assert [frame.said[0][1] for frame in frames if frame.said] == ["2.2.1", "2.2.4", "2.2.2"]


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_found_by_clauses_that_exist(game: str) -> None:
    assert set(proving(game)) <= set(clauses_of(load_game(game)))
    assert len(proving(game)) > 70
    worked = [clause.id for clause in clauses_of(load_game(game)).values() if clause.id in examples_of(game)]
    assert worked and all(shown_for(load_game(game), clause)[0] == clause for clause in worked[:5])


def test_a_wheel_carries_the_examples(tmp_path: Path) -> None:
    root = repository()
    assert root is not None
    write_examples(root, tmp_path / "examples.json")
    assert json.loads((tmp_path / "examples.json").read_text(encoding="utf-8"))["cove"]["2.2.2"]["game"] == "cove"
