"""What the front door says is the same in every language, and the tags of the terminal go where there is none."""

import pytest

from flibuste.api import sentences
from flibuste.api.looking import without_markup
from flibuste.words import languages
from tests.house.imports import SOURCE
from tests.test_words import messages

FOLDER = SOURCE / "flibuste/api"


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_messages_with_the_same_arguments(lang: str) -> None:
    assert messages([FOLDER / f"text.{lang}.ftl"]) == messages([FOLDER / "text.en.ftl"])
    assert " :" not in (FOLDER / f"text.{lang}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", languages())
def test_a_list_says_how_many_more_there_are(lang: str) -> None:
    few = sentences.sentence(lang, "right", seat=1, actions="a, b", more=0)
    many = sentences.sentence(lang, "right", seat=1, actions="a, b", more=3)
    assert few.endswith("a, b.") and "3" in many and many.endswith(".")


def test_tags_go_and_escaped_brackets_stay() -> None:
    assert without_markup("[bold red]Rum[/] and [dim]beans[/dim] [1] \\[bold] [ ]") == "Rum and beans [1] [bold] [ ]"
