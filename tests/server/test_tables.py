"""Opening tables, seats, names, links, the lobby, chat; who may do what."""

import httpx
import pytest

from tests.server.running import Person, RunningServer


def test_one_request_starts_a_game_against_bots(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "bot:random", "bot:greedy")
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "bot"]
    assert table["seats"][0]["name"] == "Anne" and table["seats"][0]["mine"]
    state = anne.state(table["id"], picture=True)
    assert state["decision"]["actions"] and state["picture"].startswith("<svg")


def test_a_table_begins_when_the_last_seat_is_taken(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open", public=True)
    assert table["status"] == "open" and table["fairness"]["commitment"]
    assert jack.ask("/tables")["open"][0]["id"] == table["id"]
    opened = jack.send(f"/tables/{table['id']}/seats/2", {"name": "Jack", "nonce": "dice"})
    assert opened["table"]["status"] == "playing"
    assert opened["table"]["fairness"]["nonces"] == ["dice"]
    assert jack.ask("/me/tables")[0]["id"] == table["id"]
    assert jack.send(f"/tables/{table['id']}/seats/1", {}, 409)["error"] == "not-open"


def test_private_tables_are_not_listed(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "open")["id"]
    assert table not in str(anne.ask("/tables"))


def test_the_host_gives_seats_to_bots_and_starts(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open", "open", start="host")["id"]
    jack.send("/me", {"name": "Jack"})
    assert jack.send(f"/tables/{table}/start", status=403)["error"] == "not-your-table"
    assert anne.send(f"/tables/{table}/seats/2/bot", {"level": "random"})["seats"][1]["level"] == "random"
    assert anne.send(f"/tables/{table}/start")["status"] == "playing"


def test_leaving_and_coming_back(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open", "open")["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    assert jack.send(f"/tables/{table}/seats/2", method="DELETE")["seats"][1]["kind"] == "open"
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    anne.send(f"/tables/{table}/seats/3/bot", {"level": "random"})
    assert jack.send(f"/tables/{table}/seats/2", method="DELETE")["seats"][1]["stand_in"] == "greedy"
    assert jack.send(f"/tables/{table}/seats/2/return")["seats"][1]["stand_in"] is None
    assert anne.send(f"/tables/{table}/seats/2", method="DELETE", status=403)["error"] == "not-your-seat"


def test_a_recovery_link_brings_the_seats_to_another_browser(server: RunningServer) -> None:
    anne, other = server.person("Anne"), server.person()
    table = anne.open("me", "open")["id"]
    old = anne.token()
    link = anne.send("/me/link")
    assert link["link"].endswith(link["token"])
    other.send("/me/recover", {"token": old}, 401)
    other.send("/me/recover", {"token": link["token"]})
    assert other.ask(f"/tables/{table}")["seats"][0]["mine"]


def test_a_recovery_link_says_whose_it_is_and_one_can_go_back(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    anne.open("me", "open")
    table = jack.open("me", "open")["id"]
    token = anne.send("/me/link")["token"]
    assert jack.send("/me/whose", {"token": token}) == {"name": "Anne", "tables": 1, "is_me": False}
    assert anne.send("/me/whose", {"token": token})["is_me"]
    jack.send("/me/whose", {"token": "nobody.nothing"}, 401)
    assert jack.ask("/me")["name"] == "Jack"
    jack.send("/me/back", status=401)
    assert jack.send("/me/recover", {"token": token})["before"] == "Jack"
    assert jack.ask("/me") | {"player": ""} == {"player": "", "name": "Anne", "token": None, "before": "Jack"}
    assert not jack.ask(f"/tables/{table}")["seats"][0]["mine"]
    assert jack.send("/me/back")["name"] == "Jack"
    assert jack.ask(f"/tables/{table}")["seats"][0]["mine"] and jack.ask("/me")["before"] == "Anne"


def test_secrets_are_stored_hashed(server: RunningServer) -> None:
    anne = server.person("Anne")
    anne.open("me", "open")
    secret = anne.token().partition(".")[2]
    with server.store.engine.connect() as connection:
        rows = str(connection.exec_driver_sql("SELECT * FROM player").fetchall())
    assert secret and secret not in rows


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "chess", "seats": ["me", "me"]}, 404, "unknown-game"),
        ({"game": "stortebeker", "seats": ["me"]}, 422, "bad-seats"),
        ({"game": "stortebeker", "seats": ["me", "you"]}, 422, "bad-seats"),
        ({"game": "stortebeker", "seats": ["me", "bot:deep"]}, 422, "unknown-bot"),
        ({"game": "stortebeker", "seats": ["me", "me"], "options": {"wind": True}}, 422, "bad-option"),
        ({"game": "stortebeker"}, 400, "bad-request"),
        ({"game": "stortebeker", "seats": ["me", "me"], "pace": {"kind": "live", "seconds": 1}}, 400, "bad-request"),
    ],
)
def test_bad_tables_are_refused_with_a_reason(
    server: RunningServer, body: dict[str, object], status: int, error: str
) -> None:
    problem = server.person().send("/tables", body, status)
    assert problem["error"] == error and problem["message"]


def test_refusals_speak_the_readers_language(server: RunningServer) -> None:
    person = server.person()
    french = person.http.get("/api/tables/nowhere", headers={"accept-language": "fr-CH, en;q=0.5"}).json()
    assert french == {
        "error": "unknown-table",
        "message": "Cette table n’existe pas\xa0: le lien est incomplet ou faux.",
        "clause": None,
        "hint": None,
    }
    assert person.ask("/tables/nowhere", 404, lang="en")["message"].startswith("There is no such table")


def test_another_site_cannot_use_the_cookie(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "open")["id"]
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = anne.http.post(f"/api/tables/{table}/start", headers=headers)
        assert answer.status_code == 403 and answer.json()["error"] == "bad-origin"
    bearer = httpx.Client(headers={"authorization": f"Bearer {anne.token()}", "origin": "https://bots.example"})
    assert bearer.post(f"{server.address}/api/tables/{table}/start").status_code == 200


def test_answers_carry_security_headers(server: RunningServer) -> None:
    headers = server.person().http.get("/api/health").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_chat(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "bot:random")["id"]
    anne.send(f"/tables/{table}/chat", {"text": "Ahoy"})
    assert [(line["name"], line["text"]) for line in anne.ask(f"/tables/{table}/chat")] == [("Anne", "Ahoy")]
    assert server.person().send(f"/tables/{table}/chat", {"text": "x"}, 401)["error"] == "who-are-you"


def test_too_large_and_malformed_bodies(server: RunningServer) -> None:
    http = server.person().http
    assert http.post("/api/tables", content=b"x" * 100_000).status_code in (400, 413)
    assert http.post("/api/tables", content=b"{").json()["error"] == "bad-request"
    assert http.get("/api/nothing").json()["error"] == "not-found"


def test_zero_bytes_are_no_failure_of_the_store(server: RunningServer) -> None:
    anne = server.person("Anne\0")
    table = (
        anne.open("me", "open", nonce="\0")["id"] if server.store.kind == "sqlite" else anne.open("me", "open")["id"]
    )
    answers = [
        anne.http.post(f"/api/tables/{table}/chat", json={"text": "a\0b"}),
        anne.http.post(f"/api/tables/{table}/nonce", json={"seat": 1, "nonce": "\0"}),
        anne.http.get("/api/tables/a%00b"),
    ]
    assert all(answer.status_code in (200, 400, 404) for answer in answers), [answer.text for answer in answers]
    assert anne.ask(f"/tables/{table}")["status"] == "open"


def test_games_rules_and_bots(server: RunningServer) -> None:
    person = server.person()
    games = person.ask("/games", lang="fr")
    sizes = [len(person.ask(f"/games/{game['name']}/rules")["clauses"]) for game in games]
    assert sizes == sorted(sizes), "the lightest game comes first"
    game = next(game for game in games if game["name"] == "stortebeker")
    assert game["depth"] and game["length"]
    assert game["seats"] == {"min": 2, "max": 4, "usual": 3} and game["pitch"]
    assert [choice["value"] for choice in game["options"][0]["choices"]] == [False, True]
    clauses = person.ask("/games/stortebeker/rules")["clauses"]
    assert {"en", "fr"} <= clauses[0]["title"].keys()
    assert person.http.get(game["card"]).headers["content-type"].startswith("image/svg+xml")
    assert person.ask("/bots")[0]["level"] == "random"
    assert person.ask("/health")["status"] == "ok"


def test_rules_to_read_and_to_look_at(server: RunningServer) -> None:
    person = server.person()
    rules = person.ask("/games/cove/rules")
    assert rules["chapters"][3] == {"number": "4", "title": {"en": "Combat", "fr": "Le combat"}}
    assert all("note" not in clause for clause in rules["clauses"])
    page = person.ask("/games/cove/glance")
    assert page["sections"][0]["cards"][0]["picture"] == "month" and "month" in page["captions"]
    for place in ("wheel", "pictures/month", "examples/2.2.2/0"):
        drawn = person.http.get(f"/api/games/cove/{place}?theme=dark&lang=fr")
        assert drawn.headers["content-type"].startswith("image/svg+xml") and drawn.text.startswith("<svg")
        assert "max-age" in drawn.headers["cache-control"]
    clause = next(clause for clause in rules["clauses"] if len(clause["examples"]) > 1)
    steps = person.ask(f"/games/cove/examples/{clause['examples'][0]}")["steps"]
    assert steps[0]["done"] == "" and steps[1]["done"] and steps[1]["who"]
    assert person.http.get(steps[1]["picture"]).status_code == 200
    for place in ("pictures/none", "examples/none", "examples/2.2.2/99"):
        person.ask(f"/games/cove/{place}", 404)


def test_whoever_wants_to_play_again_comes_to_one_table(server: RunningServer) -> None:
    anne, bram, cleo = server.person("Anne"), server.person("Bram"), server.person("Cléo")
    old = anne.open("me", "open", pace={"window": 0})["id"]
    bram.send(f"/tables/{old}/seats/2", {"name": "Bram"})
    anne.send(f"/tables/{old}/rematch", {}, 409)
    finish(anne, bram, old)
    first = bram.send(f"/tables/{old}/rematch", {"name": "Bram"})["table"]
    assert [seat["kind"] for seat in first["seats"]] == ["open", "human"] and first["status"] == "open"
    second = anne.send(f"/tables/{old}/rematch", {"name": "Anne"})["table"]
    assert second["id"] == first["id"] and second["status"] == "playing"
    assert [seat["name"] for seat in second["seats"]] == ["Anne", "Bram"]
    assert bram.send(f"/tables/{old}/rematch", {"name": "Bram"})["table"]["id"] == first["id"]
    cleo.open("me", "open")
    cleo.send(f"/tables/{old}/rematch", {}, 403)


def finish(anne: Person, bram: Person, table: str) -> None:
    """Let two people play to the end."""
    for _ in range(4000):
        for person in (anne, bram):
            state = person.state(table)
            if state["status"] == "over":
                return
            if state["decision"] is not None and state["seat"] in state["prompt"]["asked"]:
                actions = state["decision"]["actions"]
                person.act(table, state["decision"]["id"], actions[0]["action"], seat=state["seat"])
    raise AssertionError("no end")


def test_no_two_at_a_table_have_the_same_name(server: RunningServer) -> None:
    anne, bram = server.person("Captain"), server.person("captain")
    table = anne.open("me", "open", "open")["id"]
    bram.send(f"/tables/{table}/seats/2", {"name": "captain"})
    found = bram.ask(f"/tables/{table}")["seats"]
    assert [seat["name"] for seat in found] == ["Captain", "captain 2", ""]
    several = anne.open("me:Jo", "me:Jo")["seats"]
    assert [seat["name"] for seat in several] == ["Jo", "Jo 2"]
