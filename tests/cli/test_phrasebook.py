"""Errors of the command line in the reader's language."""

import re

import pytest

from flibuste.cli.phrasebook import language_of, phrases, translated
from tests.cli.conftest import Run


def test_the_language_of_errors_is_that_of_the_command_line() -> None:
    assert language_of(["rules", "cove", "--lang", "fr"], {}) == "fr"
    assert language_of(["rules", "--lang=fr"], {"LANG": "en_GB.UTF-8"}) == "fr"
    assert language_of(["rules", "--lang", "xx"], {"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language_of(["rules"], {"LANG": "C"}) == "en"


def test_what_has_no_french_is_told_as_it_is() -> None:
    assert translated("the moon is in the way", "fr") == "the moon is in the way"
    assert translated("stopped", "en") == "stopped"


def test_a_problem_within_a_problem_is_told_in_the_same_language() -> None:
    said = translated("--seats: Cove is for 3 to 5 players, not 9", "fr")
    assert said.endswith("Cove se joue de 3 à 5, pas à 9")


@pytest.mark.parametrize("pair", phrases("fr"), ids=lambda pair: pair[0].pattern[:30])
def test_both_sentences_have_the_same_gaps(pair: tuple[re.Pattern[str], str]) -> None:
    assert set(pair[0].groupindex) == set(re.findall(r"\{(\w+)\}", pair[1]))


def test_the_command_complains_in_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "n’a pas d’article « 9.9.9 »" in run("rules", "stortebeker", "9.9.9", "--lang", "fr").err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "ce fichier n’existe pas" in run("verify", "nothing.json").err
