"""The log of Davy Jones' Curse reads like a story: a sentence a voyage, rolls with what they needed, no code words."""

import re
from functools import cache

import pytest

import flibuste
from flibuste.api.sentences import Line
from flibuste.api.speaking import log
from flibuste.games.davyjones.knowledge.outlook import outlook
from flibuste.words import Words
from tests.games.davyjones.test_picture import GAME, moment

CODES = re.compile(r"\b[ctmzi]\d+\b|\d[.,]\d|‹|@")


@cache
def played(seed: int) -> flibuste.Table:
    return flibuste.new("davyjones", seed=seed, options={"terrain": "4"}).play_on("random", moves=900)


def lines(seed: int, lang: str, seat: int = -1) -> list[Line]:
    return log(played(seed)._match, seat, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", [7, 8])
def test_no_code_words_and_no_fractions(seed: int, lang: str) -> None:
    for seat in (-1, 0, 1):
        told = lines(seed, lang, seat)
        assert len(told) > 100
        assert [line for line in told if CODES.search(line)] == []


def test_a_voyage_is_one_sentence() -> None:
    told = [str(line) for line in lines(7, "en") if line.data["event"] == "sailed"]
    assert any(re.fullmatch(r"[\w' ]+ sails towards the [\w-]+ isle( no\. \d)? and docks\.", line) for line in told)
    assert any(re.fullmatch(r"[\w' ]+ sails (north|south|east|west)[\w-]*\.", line) for line in told)
    french = [str(line) for line in lines(7, "fr") if line.data["event"] == "sailed"]
    assert any(re.search(r"fait voile vers l’île .* et accoste\.$", line) for line in french)


@pytest.mark.clause("6.3")
def test_a_shot_says_what_was_rolled_and_needed() -> None:
    shots = [line for seed in (7, 8) for line in lines(seed, "en") if line.data["event"] == "fired"]
    assert shots
    for line in shots:
        die, needed = line.data["die"], line.data["needed"]
        hits = "hits" if die >= needed else "misses"
        assert line.endswith(f"{hits} ({die}, needed {needed}).")


@pytest.mark.clause("4.8.3")
def test_a_tie_is_one_line() -> None:
    words = Words(GAME, "en", ["Anne", "Bo"])
    tie = {"event": "boarding-tie", "clause": "4.8.3", "seat": 1, "ship": "A1", "total": 7, "target": "B1", "other": 7}
    assert words.event(tie) == "Boarding: A1 7, B1 7. A tie: nobody wins."


def test_where_a_course_leads_is_said() -> None:
    state = moment("sailing")
    seat = state.deciders()[0]
    for language, start in (("en", r"(towards the|north|south|east|west)"), ("fr", "vers ")):
        words = Words(GAME, language)
        told = [outlook(state, action, words.say) for action in state.options(seat) if "@" in action.notation]
        assert told and all(re.match(start, text) for text in told)
