"""Options that are built from pieces, and those that are a player's own secret."""

from typing import Any

from tests.server.running import Data, Person, RunningServer

DUKE = "the-duke"
BOAT = "el-raton coins:1-2-2-2-2-2-2-2"


def build(
    person: Person,
    options: Data,
    edit: Data | None = None,
    option: str = "fleet_a",
    status: int = 200,
    lang: str = "en",
) -> Any:
    body = {"options": options} | ({} if edit is None else {"edit": edit})
    return person.send(f"/games/davyjones/options/{option}/build?lang={lang}", body, status)


def test_a_game_says_which_options_are_built_and_whose_they_are(server: RunningServer) -> None:
    options = {option["name"]: option for option in server.person().ask("/games/davyjones")["options"]}
    assert options["fleet_b"]["built"] and options["fleet_b"]["seat"] == 2
    assert not options["build_total"]["built"] and options["build_total"]["seat"] == 0


def test_an_option_is_taken_apart_and_changed_piece_by_piece(server: RunningServer) -> None:
    anne = server.person()
    found = build(anne, {"fleet_a": DUKE})
    assert found["gauges"] == [{"label": "Points", "used": 40, "most": 40}] and found["faults"] == []
    assert found["holders"][0]["parts"][0]["label"] == "Captain"
    more = build(anne, {"fleet_a": DUKE}, {"do": "add", "piece": "ship/orca"})
    assert more["gauges"][0]["used"] > 40
    assert [(fault["clause"], "40 are allowed" in fault["text"]) for fault in more["faults"]] == [("1.6", True)]
    french = build(anne, {"fleet_a": more["value"]}, lang="fr")
    assert french["faults"][0]["text"].startswith("La flotte coûte")
    less = build(anne, {"fleet_a": more["value"]}, {"do": "remove", "part": "ship-1"})
    assert less["faults"] == [] and less["holders"][4]["parts"][0]["label"] == "Captain"
    draw_picture = build(anne, {}, {"do": "draw"})
    assert draw_picture["faults"] == [] and draw_picture["holders"][0]["id"] == "ship-1"


def test_what_makes_no_sense_is_refused(server: RunningServer) -> None:
    anne = server.person()
    assert build(anne, {}, {"do": "add", "piece": "ship/titanic"}, status=422)["error"] == "bad-option"
    assert build(anne, {}, {"do": "remove", "part": "ship-1"}, status=422)["error"] == "bad-option"
    assert build(anne, {}, option="terrain", status=404)["error"] == "not-found"
    assert build(anne, {"fleet_a": "titanic"})["faults"][0]["text"] == "There is no piece titanic."
    pieces = anne.send("/games/davyjones/options/fleet_a/pieces", {})
    assert len(pieces["pieces"]) > 150 and {"id": "cursed", "label": "Cursed"} in pieces["families"]


def test_a_bad_fleet_is_refused_with_its_clause_before_the_table_is_opened(server: RunningServer) -> None:
    anne = server.person("Anne")
    body = {"game": "davyjones", "seats": ["me", "open"], "public": True}
    body["options"] = {"fleet_a": "el-raton el-raton"}
    problem = anne.send("/tables", body, 422)
    assert problem["error"] == "bad-option" and problem["clause"] == "1.10"
    assert "1.10: El Raton is in the fleet twice." in problem["message"]
    assert anne.ask("/tables")["open"] == []


def test_a_fleet_is_its_players_secret(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open", game="davyjones", options={"fleet_a": BOAT}, public=True)
    path = f"/tables/{table['id']}"
    assert table["options"]["fleet_a"] == BOAT and "fleet_b" not in table["options"]
    assert "Fleet A: El Raton" in table["option_words"]
    assert "raton" not in str(jack.ask(path)).lower() and "fleet_a" not in jack.ask(path)["options"]
    theft = jack.send(f"{path}/seats/2", {"name": "Jack", "options": {"fleet_a": DUKE}}, 422)
    assert theft["error"] == "bad-option"
    bad = jack.send(f"{path}/seats/2", {"name": "Jack", "options": {"fleet_b": "ashore:captain-cursed"}}, 422)
    assert bad["clause"] == "1.8"
    taken = jack.send(f"{path}/seats/2", {"name": "Jack", "options": {"fleet_b": DUKE}})["table"]
    assert taken["status"] == "playing" and taken["options"]["fleet_b"] == DUKE
    assert "fleet_b" not in anne.ask(path)["options"]
    ships = jack.state(table["id"])["view"]["ships"]
    assert {ship["card"] for ship in ships if ship["owner"] == 1} == {"el-raton"}
    assert "le-duc-denghien" in {ship["card"] for ship in ships if ship["owner"] == 2}


def test_a_fleet_may_be_changed_until_the_game_begins_and_goes_with_its_player(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    path = f"/tables/{anne.open('me', 'open', game='davyjones', start='host')['id']}"
    jack.send(f"{path}/seats/2", {"name": "Jack"})
    assert jack.send(f"{path}/seats/2/options", {"options": {"fleet_b": DUKE}})["options"]["fleet_b"] == DUKE
    assert anne.send(f"{path}/seats/2/options", {"options": {"fleet_b": BOAT}}, 403)["error"] == "not-your-seat"
    jack.send(f"{path}/seats/2", method="DELETE")
    jack.send(f"{path}/seats/2", {"name": "Jack"})
    assert jack.ask(path)["options"]["fleet_b"] == "random"


def test_whoever_plays_on_from_a_running_game_learns_no_fleet(server: RunningServer) -> None:
    anne, jack = server.person("Anne"), server.person("Jack")
    table = anne.open("me", "open", game="davyjones", options={"fleet_a": "the-emperor"})
    jack.send(f"/tables/{table['id']}/seats/2", {"name": "Jack", "options": {"fleet_b": DUKE}})
    forked = jack.send(f"/tables/{table['id']}/fork", {"seat": 2, "bots": "random"}, 201)["table"]
    with server.store.engine.connect() as connection:
        query = f"SELECT options, position FROM game_table WHERE id = '{forked['id']}'"
        row = str(connection.exec_driver_sql(query).fetchall())
    assert DUKE in row and "the-emperor" not in row
