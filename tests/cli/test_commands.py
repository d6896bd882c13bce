"""The commands that tell something: games, simulate, replay, rules, clauses, example, picture, bench."""

import json
import re
import sys
from pathlib import Path

import pytest

from flibuste.arena import peers
from flibuste.engine.registry import load_game
from flibuste.rulebook import trace
from tests.cli.conftest import SHORT_TOML, Run

COMMANDS = ("games", "learn", "play", "simulate", "replay", "verify", "clauses", "rules", "example", "picture", "bench")
EXAMPLE = """
title = "A card is laid"
game = "stortebeker"
do = ["1: place rum B4"]
[given]
players = 2
sea = ["B4", "Y2", "R4", "W6"]
rear_guard = ["G1"]
seat.1.hand = "2 rum, beans, water, meat, bread"
[expect]
seat.1.at.B4 = "rum"
"""


def test_help_names_every_command(run: Run) -> None:
    said = run("--help")
    assert said.code == 0
    assert all(f"\n  {name} " in said.out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert f"Example: flibuste {command}" in said.out


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("flibuste 0.")


# ---- games, rules -------------------------------------------------------------------------------------------------


def test_games(run: Run) -> None:
    assert "2 to 4 players" in run("games").out
    found = next(game for game in run("games", "--json").json["games"] if game["name"] == "stortebeker")
    assert found["seats"] == [2, 3, 4]
    assert found["clauses"]["total"] == 110
    assert {"name", "title", "help", "clause", "default", "choices"} <= set(found["options"][0])


def test_rules(run: Run) -> None:
    assert "2.4.1" in run("rules", "stortebeker", "2.4.1").out
    chapter = run("rules", "stortebeker", "2.4", "--json").json["clauses"]
    assert len(chapter) > 5 and all(clause["id"].startswith("2.4.") for clause in chapter)
    french = run("rules", "stortebeker", "2.1.4", "--lang", "fr").out
    assert french != run("rules", "stortebeker", "2.1.4").out
    found = run("rules", "stortebeker", "--search", "BROADSIDE", "--json").json["clauses"]
    assert found and all(
        "broadside" in f"{clause['title']} {clause['text']} {clause['ruling']}".lower() for clause in found
    )


def test_rules_begin_with_the_one_page_and_the_chapters(run: Run) -> None:
    page = run("rules", "cove").out
    assert "A month at a glance" in page and "11  Who is asked, and when" in page and "**" not in page
    assert "Un mois en un coup d’œil" in run("rules", "cove", "--lang", "fr").out
    assert "7.3.11" in run("rules", "cove", "--all").out
    assert run("rules", "cove", "--clause", "4.3.7").out == run("rules", "cove", "4.3.7").out
    assert "4 Combat" in run("rules", "cove", "4.3").out


def test_notes_for_implementers_are_shown_only_to_who_asks(run: Run) -> None:
    assert "Implement section 10" not in run("rules", "blackbeard", "1.0a").out
    assert "Implement section 10" in run("rules", "blackbeard", "1.0a", "--notes").out


def test_the_box_in_the_terminal(run: Run) -> None:
    assert "Becalmed" in run("box", "cove").out
    found = run("box", "davyjones", "--search", "Broadsides", "--kind", "ship", "--json").json["pieces"]
    assert "Flying Dutchman" in [piece["label"] for piece in found] and all(piece["clauses"] for piece in found)
    assert run("box", "stortebeker", "B4").out.count("ship.B4") == 1
    assert "Rhum" in run("box", "stortebeker", "cards.rum", "--lang", "fr").out
    refused = run("box", "stortebeker", "nothing")
    assert refused.code == 2 and "its kinds are: ship, cards, pirate" in refused.err


def test_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    english = run("rules", "stortebeker", "2.1.4").out
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert run("rules", "stortebeker", "2.1.4").out == run("rules", "stortebeker", "2.1.4", "--lang", "fr").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run("rules", "stortebeker", "2.1.4").out == english


# ---- simulate -----------------------------------------------------------------------------------------------------


def test_simulate_for_machines(run: Run, tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text(SHORT_TOML)
    line = ["simulate", "stortebeker", "--players", "3", "--games", "6", "--seed", "5", "--components", "short.toml"]
    data = run(*line, "--json").json
    assert (data["game"], data["players"], data["games"]) == ("stortebeker", 3, 6)
    assert data["decisions"] > 0 and data["decisions_per_s"] > 0
    assert len(data["wins_by_seat"]) == len(data["scores"]) == 3
    assert sum(data["wins_by_seat"]) == pytest.approx(6)
    assert sum(data["end_reasons"].values()) == 6


def test_simulate_for_people(run: Run) -> None:
    said = run("simulate", "stortebeker", "--games", "2", "--option", "bonus", "--players", "2")
    assert said.code == 0
    assert "Victories by seat" in said.out and "decisions/s" in said.out and "last-round" in said.out


# ---- replay, picture ----------------------------------------------------------------------------------------------


def test_replay_tells_what_a_seat_saw(run: Run, finished: Path) -> None:
    whole = run("replay", finished, "--json").json
    assert whole["view"]["over"]
    part = run("replay", finished, "--to", "3", "--as", "2", "--json").json
    assert part["moves"] == 3 and not part["view"]["over"] and part["view"]["seat"] == 2
    dealt = [event for event in part["log"] if event["event"] == "dealt"]
    assert ["cards" in event for event in dealt] == [False, True, False]
    assert "Anne" in run("replay", finished, "--to", "3").out
    assert "Anne" in run("replay", finished, "--lang", "fr", "--as", "spectator").out


COUNTER = """
game = "stortebeker"
do = ["1: board B4", "2: counter beans"]
[given]
players = 3
step = "boarding"
seat.1.at.B4 = "rum, beans, meat with symbol"
seat.2.at.B4 = "rum, meat, pirate 4"
seat.2.hand = "beans, water"
[chance]
boarding = [3, 4, 2, 4]
"""


def test_pictures_of_any_moment_of_an_example(run: Run, tmp_path: Path) -> None:
    Path("counter.toml").write_text(COUNTER)
    drawn = []
    for to in ([], ["--to", "0"], ["--to", "1"], ["--to", "2"]):
        assert run("picture", "counter.toml", "-o", "moment.svg", *to).code == 0
        drawn.append(Path("moment.svg").read_text())
    assert drawn[0] == drawn[3] and 'id="ship-B4"' not in drawn[0]
    assert 'id="ship-B4"' in drawn[1] and len(set(drawn)) == 3


def test_pictures_of_any_moment_of_a_lesson(run: Run, tmp_path: Path) -> None:
    lesson = load_game("stortebeker").folder / "lessons/1-first-turn.toml"
    assert run("picture", lesson, "--to", "5", "--as", "1", "-o", "step.svg").code == 0
    assert 'id="side-B4-1-beans-0"' in Path("step.svg").read_text()
    assert "this lesson has the steps 1 to 13" in run("picture", lesson, "--to", "14", "-o", "step.svg").err
    assert run("example", lesson).code == 0


def test_pictures_of_a_puzzle_before_and_after_it_is_solved(run: Run, tmp_path: Path) -> None:
    puzzle = load_game("stortebeker").folder / "puzzles/01.json"
    drawn = []
    for to in ([], ["--to", "1"], ["--to", "2"]):
        assert run("picture", puzzle, "--as", "1", "-o", "puzzle.svg", *to).code == 0
        drawn.append(Path("puzzle.svg").read_text())
    assert drawn[0] == drawn[1] != drawn[2]
    assert "this lesson has the steps 1 to 2" in run("picture", puzzle, "--to", "3", "-o", "puzzle.svg").err
    Path("bad.json").write_text('{"format": "flibuste puzzle 1", "game": "stortebeker"}')
    assert "bad.json: the puzzle is damaged" in run("picture", "bad.json", "-o", "puzzle.svg").err


def test_pictures(run: Run, finished: Path, tmp_path: Path) -> None:
    assert run("picture", finished, "--as", "1", "--to", "5", "-o", "table.svg", "--theme", "dark").code == 0
    assert (tmp_path / "table.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run("picture", finished, "-o", "table.png", "--width", "300").code == 0
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")
    (tmp_path / "example.toml").write_text(EXAMPLE)
    assert run("picture", "example.toml", "-o", "position.svg").code == 0
    (tmp_path / "bad.toml").write_text('game = "stortebeker"\nsea = ["Q9"]\n')
    assert "bad.toml: this position cannot be read" in run("picture", "bad.toml", "-o", "position.svg").err


# ---- examples -----------------------------------------------------------------------------------------------------


def test_examples_that_hold(run: Run, tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(EXAMPLE)
    said = run("example", "one.toml")
    assert said.code == 0 and "1 of 1 hold" in said.out
    assert run("example", ".", "--json").json["ok"] is True


def test_examples_that_differ(run: Run, tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(EXAMPLE)
    (tmp_path / "two.toml").write_text(EXAMPLE.replace('B4 = "rum"', 'B4 = "beans"'))
    said = run("example", "one.toml", "two.toml")
    assert said.code == 1
    assert "expected 'beans'" in said.out and "1 of 2 hold" in said.out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("title = ", "is not valid TOML"),
        ("title = 'x'", "does not name its game"),
        ("game = 'chess'", "no game 'chess'"),
        ("game = 'stortebeker'\nweather = 'fine'", "an example has no 'weather'"),
        ("game = 'stortebeker'\nchance.wind = 3", "'wind' is not drawn"),
        ("game = 'stortebeker'\ngiven.start = true\nexpect = 3", "'expect' is a table"),
        ("game = 'stortebeker'\ndo = ['1: dance']\ngiven.start = true", "'dance' is no action"),
    ],
)
def test_examples_that_cannot_be_run(run: Run, tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "bad.toml").write_text(content)
    said = run("example", "bad.toml")
    assert said.code == 1 and message in said.out


# ---- clauses ------------------------------------------------------------------------------------------------------


def test_clauses_name_code_and_tests(run: Run) -> None:
    data = run("clauses", "stortebeker", "--json").json
    assert data["total"] == len(data["clauses"]) == 110
    found = {clause["id"]: clause for clause in data["clauses"]}
    assert any("counter.py:" in where for where in found["2.4.4"]["code"])
    assert "tests/games/stortebeker/examples/2.4.11.toml" in found["2.4.11"]["tests"]
    assert run("clauses", "stortebeker").code == 0


def test_missing_clauses_are_an_error(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "tests_of", lambda *_: {})
    said = run("clauses", "stortebeker", "--missing")
    assert said.code == 1 and "2.4.11" in said.out and "no test" in said.out
    monkeypatch.setattr(trace.Traced, "lacks", lambda _: [])
    assert run("clauses", "stortebeker", "--missing").code == 0


def test_a_wheel_knows_its_proofs_or_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(trace, "repository", lambda: None)
    monkeypatch.setattr(trace, "PROOFS", "none.json")
    assert "tests are not at hand" in run("clauses", "stortebeker").out
    assert "tests are not at hand" in run("clauses", "stortebeker", "--missing").err
    (tmp_path / "proofs.json").write_text(json.dumps({"stortebeker": {"2.1.1": ["a test"]}}))
    monkeypatch.setattr(trace, "PROOFS", str(tmp_path / "proofs.json"))
    found = run("clauses", "stortebeker", "--json").json
    assert found["proven"] == 1 and found["tests_at_hand"]


def test_marks_and_examples_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "tests/games/toy"
    (folder / "examples").mkdir(parents=True)
    (folder / "test_toy.py").write_text(
        "import pytest\npytestmark = pytest.mark.clause('1.1')\n"
        "class TestA:\n    @pytest.mark.clause('1.2', '1.3a')\n    def test_b(self): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clause('1.4'))])\ndef test_c(x): ...\n"
    )
    (folder / "examples/one.toml").write_text('clauses = ["1.5"]\n[[case]]\nclause = "1.6"\n')
    found = trace.tests_of("toy", tmp_path)
    assert sorted(found) == ["1.1", "1.2", "1.3a", "1.4", "1.5", "1.6"]
    assert found["1.3a"] == ["tests/games/toy/test_toy.py::TestA::test_b"]
    assert found["1.4"] == ["tests/games/toy/test_toy.py::test_c"]


def test_citations_are_exact() -> None:
    assert trace.ids("2.1.10, 2.4.1 – and 8.14a; version 3.12.1.4xy, item2.1") == ["2.1.10", "2.4.1", "8.14a"]
    source = 'def f():\n    """2.1.1 – One.\n\n    2.1.2 – Two."""\n    return 2.13  # 2.1.3\n'
    assert [(line, trace.ids(text)) for line, text in trace.texts(source) if trace.ids(text)] == [
        (2, ["2.1.1"]),
        (4, ["2.1.2"]),
        (5, ["2.1.3"]),
    ]


# ---- bench --------------------------------------------------------------------------------------------------------


def test_bench_for_machines(run: Run) -> None:
    data = run("bench", "stortebeker", "--seconds", "0.06", "--this-build", "--json").json
    measured = {"decisions_per_s", "clone_us", "iterations_per_s", "batched_per_s"}
    assert [set(entry) for entry in data["results"]] == [{"game", "players", "build"} | measured]
    assert data["results"][0]["build"] in ("interpreted", "compiled")
    assert all(data["results"][0][name] > 0 for name in measured)
    assert data["peers"] == []


def test_bench_measures_the_engines_that_are_there_and_says_how_to_install_the_others(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer = {"version": "1.0", "decisions_per_s": 500.0, "batched_per_s": None, "clone_us": 2.5}
    driver = tmp_path / "driver.py"
    driver.write_text(
        f"import json, sys\nprint(json.dumps({answer!r}) if sys.argv[1] == 'go' else sys.exit('broken'))\n"
    )

    class Known(peers.Peer):
        def command(self, game: str, seconds: float) -> list[str]:
            return [sys.executable, str(driver), game]

    known = Known("known", "json", "pip install known", ("go", "chess"))
    unknown = peers.Peer("unknown", "no_such_engine", "pip install unknown", ("nim",))
    monkeypatch.setattr(peers, "PEERS", (known, unknown))
    line = ["bench", "stortebeker", "--seconds", "0.06", "--this-build", "--peers"]
    said = run(*line)
    assert said.code == 0
    assert re.search(r"known 1.0 +go +500 +– +2.50 µs +[\d,.]+ ×", said.out)
    assert "known chess: not measured (broken)" in said.out
    assert "unknown nim: not measured (not installed: pip install unknown)" in said.out
    data = run(*line, "--json").json["peers"]
    assert [(entry["decisions_per_s"], entry["problem"]) for entry in data] == [
        (500.0, None),
        (None, "broken"),
        (None, "not installed: pip install unknown"),
    ]


def test_an_engine_for_node_is_looked_for_in_this_folder_and_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "inner").mkdir()
    monkeypatch.chdir(tmp_path / "inner")
    monkeypatch.setattr("shutil.which", lambda name: "/bin/node")
    peer = peers.NodePeer("ours.io", "ours.io", "npm install ours.io", ("nim",))
    assert not peer.is_here()
    (tmp_path / "node_modules/ours.io").mkdir(parents=True)
    assert peer.is_here() and peer.command("nim", 1)[0] == "/bin/node"
