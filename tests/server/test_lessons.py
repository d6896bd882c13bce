"""Lessons over the wire: a place in one is its moves, and nothing of it is kept."""

from typing import Any

import pytest

from flibuste.engine.registry import load_game
from flibuste.lessons.lesson import lessons_of
from tests.server.running import Person, RunningServer

NEXT = "next"
GAMES = ("stortebeker", "cove", "blackbeard", "davyjones")
LESSONS = [(game, lesson.id) for game in GAMES for lesson in lessons_of(load_game(game))]


def at(person: Person, moves: list[str], attempt: str | None = None, where: str = "", lang: str = "en") -> Any:
    body = {"moves": moves} | ({} if attempt is None else {"attempt": attempt})
    return person.send(f"/games/{where or 'stortebeker/lessons/first-turn'}?lang={lang}", body)


def test_lessons_are_listed(server: RunningServer) -> None:
    anne = server.person()
    found = anne.ask("/games/stortebeker/lessons", lang="fr")
    assert found[0] == {"id": "first-turn", "title": "Ton premier tour", "minutes": 4, "steps": 13}
    assert len(anne.ask("/games/davyjones/lessons")) == 7


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_does_what_is_shown_comes_to_the_end(server: RunningServer, game: str, lesson: str, lang: str) -> None:
    anne, where = server.person(), f"{game}/lessons/{lesson}"
    found = at(anne, [], where=where, lang=lang)
    for _ in range(100):
        if found["over"]:
            break
        assert found["step"]["say"] and found["notice"] is None
        asked = found["situation"] and found["situation"]["decision"]
        if found["step"]["todo"]:
            assert asked and all("‹" not in action["label"] for action in found["step"]["todo"])
        else:
            assert not asked
        found = at(anne, found["moves"], found["step"]["show"], where, lang)
    assert found["over"] and found["step"]["number"] == found["steps"]


def test_a_real_table(server: RunningServer) -> None:
    anne = server.person()
    found = at(anne, [NEXT] * 3)
    assert found["step"]["number"] == 4 and len(found["step"]["todo"]) == 2
    decision = found["situation"]["decision"]
    assert "place beans B4" in [action["action"] for action in decision["actions"]]
    assert len(decision["actions"]) > 10 and 'data-target="B4"' in found["situation"]["picture"]
    assert [seat["name"] for seat in found["table"]["seats"]] == ["Captain", "Gödeke"]
    assert found["back"] == [NEXT] * 2


def test_answers_that_do_not_bring_the_lesson_on(server: RunningServer) -> None:
    anne, here = server.person(), [NEXT] * 3
    foreseen = at(anne, here, "place water B4")
    assert foreseen["moves"] == here and foreseen["notice"]["clause"] == "2.1.5"
    assert foreseen["notice"]["text"].startswith("Not that one")
    refused = at(anne, here, "place meat B4")
    assert refused["notice"]["clause"] == "2.1.3" and refused["notice"]["text"].startswith("2.1.3:")
    held = at(anne, here, "discard rum", lang="fr")
    assert held["notice"] == {"text": "Ce serait permis, mais reste avec moi pour l’instant.", "clause": None}
    assert at(anne, here, "dance")["notice"]["clause"] is None
    assert at(anne, [], "place beans B4")["notice"]["text"] == "First read on: press Next."
    own_words = at(anne, here, "lay the beans at B4")
    assert own_words["moves"] == [*here, "place beans B4"]


def test_a_puzzle_takes_any_course_to_the_same_island(server: RunningServer) -> None:
    anne, where = server.person(), "davyjones/lessons/puzzle-03"
    asked = at(anne, [], where=where)
    assert asked["puzzle"] and asked["step"]["show"] == "sail B1 S@117.8 S@117.8 S@117.8"
    elsewhere = at(anne, [], "sail B1 S@54.28", where)
    assert elsewhere["moves"] == [] and elsewhere["notice"]["text"] == "There is something better. Look again."
    begun = at(anne, [], "move B1", where)
    assert begun["moves"] == ["move B1"] and begun["notice"] is None and begun["step"]["number"] == 1
    for moves in ([], ["move B1"]):
        own = at(anne, moves, "sail B1 S@129.28 S@99.28 S@99.28", where, "fr")
        assert own["step"]["number"] == 2 and "Accoster l’île de l’ouest avec Dark Fox" in own["step"]["say"]


def test_moves_that_do_not_fit_lead_as_far_as_they_do(server: RunningServer) -> None:
    assert at(server.person(), [NEXT, NEXT, "nonsense", NEXT])["step"]["number"] == 3


def test_previews(server: RunningServer) -> None:
    anne = server.person()
    body = {"moves": [NEXT], "action": "sail A1 S@330 L@330"}
    found = anne.send("/games/davyjones/lessons/first-voyage/preview", body)
    assert found["legal"] and found["picture"]
    body["action"] = "sail A1 S@200"
    assert anne.send("/games/davyjones/lessons/first-voyage/preview", body)["clause"]
    nothing = {"moves": [], "action": "end"}
    assert anne.send("/games/davyjones/lessons/fleet/preview", nothing, 409)["error"] == "not-playing"


def test_why_not(server: RunningServer) -> None:
    anne = server.person()
    body: dict[str, object] = {"moves": at(anne, [NEXT, NEXT])["moves"], "targets": ["meat", "B4"]}
    found = anne.send("/games/stortebeker/lessons/first-turn/why", body)["answers"][0]
    assert found["action"] == "place meat B4" and found["clause"] == "2.1.3"
    assert anne.send("/games/davyjones/lessons/fleet/why", {"moves": []}, 409)["error"] == "not-playing"


def test_building(server: RunningServer) -> None:
    anne, where = server.person(), "davyjones/lessons/fleet"
    first = at(anne, [], where=where)
    assert first["option"] == "fleet_a" and first["situation"] is None
    found = at(anne, ["clear"], "add ship/black-cat", where)
    assert found["value"].startswith("black-cat ") and found["step"]["build"]["piece"] == "ship/harbinger"
    assert at(anne, ["clear"], "add ship/harbinger", where)["notice"]["text"].startswith("A fine ship")


def test_what_is_not_there(server: RunningServer) -> None:
    anne = server.person()
    assert anne.send("/games/stortebeker/lessons/chess", {}, 404)["error"] == "not-found"
    assert anne.send("/games/chess/lessons/first-turn", {}, 404)["error"] == "unknown-game"
    assert anne.send("/games/stortebeker/lessons/first-turn", {"moves": ["x"] * 301}, 400)["error"] == "bad-request"


def test_lessons_are_in_no_list_of_tables(server: RunningServer) -> None:
    anne = server.person("Anne")
    at(anne, [NEXT] * 3, "place beans B4")
    assert "lesson" not in str(anne.ask("/tables"))
    anne.ask("/me/tables", 401)
    anne.ask("/tables/lesson", 404)
