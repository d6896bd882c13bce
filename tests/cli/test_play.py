"""Playing at the terminal, by lines typed at its keyboard: whole games, undo, save, resume, help."""

import json
import re
from pathlib import Path

import pytest

import flibuste
from flibuste.cli.table.session import Session
from flibuste.cli.table.voice import Voice
from flibuste.records.files import read_match
from tests.cli.conftest import SHORT_TOML, Run, Said

SEEDED = ("play", "stortebeker", "--seats", "human,random", "--seed", "3")


def kept_in(said: Said) -> Path:
    """The file the match was kept in, as the table said."""
    found = re.search(r"The match is kept in (\S+)", said.out)
    assert found is not None, said.out
    return Path(found[1])


@pytest.fixture
def short(tmp_path: Path) -> Path:
    path = tmp_path / "short.toml"
    path.write_text(SHORT_TOML)
    return path


def test_a_whole_game_against_bots(run: Run, short: Path) -> None:
    said = run("play", "stortebeker", "--seats", "human,random", "--components", short, typed=["1"] * 3000)
    assert said.code == 0
    assert "Commitment to the secret" in said.out and "The game is over" in said.out
    file = kept_in(said)
    assert f"flibuste verify {file}" in said.out
    assert run("verify", file).code == 0
    assert read_match(file).players == ["human", "random"]


def test_bots_play_alone(run: Run, short: Path) -> None:
    said = run("play", "stortebeker", "--seats", "random,random,random", "--components", short, "--seed", "1")
    assert said.code == 0 and "The game is over" in said.out


def test_the_commitment_comes_before_the_first_draw(run: Run) -> None:
    said = run("play", "stortebeker", "--nonce", "my word", typed=[])
    assert said.out.index("Commitment") < said.out.index("Mixed in: my word") < said.out.index("is dealt")
    data = json.loads(kept_in(said).read_text(encoding="utf-8"))
    assert data["chance"]["nonces"] == ["my word"]
    assert data["chance"]["commitment"] in said.out


def test_numbers_labels_and_notation_are_answers(run: Run, tmp_path: Path) -> None:
    first = run(*SEEDED, "--save", "a.json", typed=["1"])
    label = re.search(r"^ +1 (.+?)(  |$)", first.out, re.M)
    assert label is not None
    notation = read_match(tmp_path / "a.json").moves[0].action
    for number, answer in enumerate([label[1].upper(), notation, f" {notation.upper()} "]):
        run(*SEEDED, "--save", f"{number}.json", typed=[answer])
        assert read_match(tmp_path / f"{number}.json").moves[0].action == notation


def test_help_and_explanations(run: Run) -> None:
    said = run(
        *SEEDED, typed=["?", "? 1", "?2", "why board Y1", "why 1", "why", "rules 2.4.1", "rules", "rules 9.9", "log"]
    )
    assert "the best move, what it is worth, and why" in said.out
    assert "2.1.1 Exactly three cards" in said.out
    assert "No: " in said.out and "2.3.3" in said.out
    assert "That is allowed now" in said.out
    assert "2.4.1 When" in said.out and "There is no clause 9.9." in said.out


@pytest.mark.parametrize(
    ("lang", "asked", "met", "missing"),
    [
        ("en", "why put rum on the ship Y1", "✓ You have 3 cards to play. 2.1.1", "✗ Y1 is not at sea. 2.1.3"),
        ("fr", "why poser du rhum sur J1", "✓ Il te reste 3 cartes à jouer. 2.1.1", "✗ J1 n’est pas en mer. 2.1.3"),
    ],
)
def test_why_lists_the_conditions(run: Run, lang: str, asked: str, met: str, missing: str) -> None:
    said = run(*SEEDED, "--lang", lang, typed=[asked])
    assert met in said.out and missing in said.out


def test_why_alone_says_what_is_missing_for_more(run: Run) -> None:
    said = run(*SEEDED, typed=["why"])
    assert "✗ Y3 does not ask for beans: it asks for water, meat and rum. 2.1.5" in said.out


def test_a_hint(run: Run) -> None:
    said = run(*SEEDED, typed=["hint"])
    assert len(re.findall(r"^ +\d+ % +\d+ ", said.out, re.M)) == 3
    assert re.search(r"^  (It |The |Little )", said.out, re.M), "why the first is better than the second"


def test_mistakes_at_the_table_change_nothing(run: Run, tmp_path: Path) -> None:
    typed = ["99", "0", "dance", "board Y1", "place", "", "? 77", "why dance", "save /no/such\0/place", "undo"]
    said = run(*SEEDED, "--save", "a.json", typed=typed)
    assert said.code == 0
    assert "There is no choice 99" in said.out
    assert "I do not understand “dance”. Type a number, or say it in words, for example: Lay " in " ".join(
        said.out.split()
    )
    assert "No ship is boarded in the first round." in said.out
    assert "That cannot be taken back" in said.out
    assert read_match(tmp_path / "a.json").moves == []


def test_who_is_not_understood_reads_names_in_his_language(run: Run) -> None:
    said = run(*SEEDED, "--lang", "fr", typed=["danse"])
    text = " ".join(said.out.split())
    assert "Je ne comprends pas « danse »" in text and "par exemple : Poser " in text
    assert "place " not in text.partition("danse")[2].partition("exemple")[2][:120]


def test_a_fault_in_the_program_loses_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("flibuste.bots.random.Random.choose", broken)
    said = run(*SEEDED, typed=["1"] * 3)
    assert said.code == 2 and "something is wrong inside Flibuste" in said.err
    assert len(read_match(kept_in(said)).moves) >= 3


def test_undo(run: Run, tmp_path: Path) -> None:
    said = run(*SEEDED, "--save", "a.json", typed=["1", "2", "undo", "undo", "undo", "1"])
    assert said.out.count("Taken back: ") == 2
    assert "That cannot be taken back" in said.out
    assert len(read_match(tmp_path / "a.json").moves) == 1


def test_the_end_of_the_keyboard_loses_nothing(run: Run) -> None:
    said = run(*SEEDED, typed=["1", "1"])
    assert said.code == 0
    file = kept_in(said)
    assert len(read_match(file).moves) == 2
    assert f"flibuste play {file}" in said.out


def test_quit_offers_to_keep_the_match(run: Run, tmp_path: Path) -> None:
    assert "Not saved." in run(*SEEDED, typed=["1", "quit", "n"]).out
    assert not (tmp_path / "data").exists()
    assert len(read_match(kept_in(run(*SEEDED, typed=["1", "quit", ""]))).moves) == 1
    assert len(read_match(kept_in(run(*SEEDED, typed=["1", "quit"]))).moves) == 1


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    run(*SEEDED, typed=["1", "save mine.json", "2"])
    before = read_match(tmp_path / "mine.json")
    assert len(before.moves) == 2, "once it has a file, the match is kept there after every answer"
    said = run("play", "mine.json", typed=["1", "save"])
    assert "The match goes on after move 2." in said.out
    after = read_match(tmp_path / "mine.json")
    assert [move.action for move in after.moves[:2]] == [move.action for move in before.moves]
    assert len(after.moves) > 2
    assert run("play", "--resume", "mine.json", "--seats", "random,human", typed=[]).code == 0
    assert "this match has 2 seats" in run("play", "mine.json", "--seats", "human,random,random").err


def test_a_resumed_match_goes_on_as_it_would_have(run: Run, tmp_path: Path) -> None:
    run(*SEEDED, "--save", "whole.json", typed=["1"] * 12)
    run(*SEEDED, "--save", "parts.json", typed=["1"] * 5)
    run("play", "parts.json", typed=["1"] * 7)
    whole, parts = (read_match(tmp_path / name) for name in ("whole.json", "parts.json"))
    assert [move.data() for move in whole.moves] == [move.data() for move in parts.moves]


def test_a_save_does_not_overwrite_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious")
    assert "the file exists" in run(*SEEDED, typed=["save mine.json"]).out
    assert (tmp_path / "mine.json").read_text() == "precious"


def test_a_finished_match_shows_its_end(run: Run, finished: Path) -> None:
    said = run("play", finished, typed=[])
    assert said.code == 0 and "The game is over" in said.out


def test_two_people_share_a_keyboard(run: Run) -> None:
    line = ("play", "stortebeker", "--seats", "human,human", "--names", "Ada,Bob", "--seed", "3")
    said = run(*line, typed=["", *["1"] * 3, "", "1"])
    assert "Pass the keyboard to Ada" in said.out
    ada, bob = said.out.split("Pass the keyboard to Bob")
    assert re.search(r"Ada is dealt \d cards\.", bob) and re.search(r"Bob is dealt \d cards\.", ada)
    assert not re.search(r"Bob is dealt \d cards\.", bob)


def test_the_table_speaks_french(run: Run) -> None:
    said = run(*SEEDED, "--lang", "fr", typed=["?", "1", "undo", "why board Y1", "quit", "n"])
    assert "Depuis ta dernière décision" in said.out and "Repris" in said.out and "Non : " in said.out
    assert "‹" not in said.out


def test_both_languages_say_the_same_things() -> None:
    from flibuste.cli.table import voice

    folder = Path(voice.__file__).parent
    english, french = (
        set(re.findall(r"^([a-z-]+) =", (folder / f"text.{language}.ftl").read_text(encoding="utf-8"), re.M))
        for language in ("en", "fr")
    )
    assert english == french


def test_without_a_game_it_asks(run: Run) -> None:
    said = run("play", "--seed", "3", typed=["stortebeker", "quit", "n"])
    assert "Which game?" in said.out and "Not saved." in said.out
    assert "name a game; the games are" in run("play", typed=[]).err


ARMING = ("play", "cove", "--seats", "human,random,random", "--seed", "3")


def test_a_choice_of_parts_is_asked_part_by_part(run: Run, tmp_path: Path) -> None:
    """Two levels of sails, no crew, a level of cannons and hull; a wrong number is refused, `back` goes back."""
    said = run(*ARMING, "--save", "armed.json", typed=["3", "9", "2", "back", "", "2", "2", ""])
    assert "Sails 9 gold left" in said.out and "Crew 6 gold left" in said.out
    assert "There is no choice 9; the last is 4." in said.out
    assert "Arm the ship: hull 3, cannons 3 and sails 4 (5 gold). Enter: do it" in " ".join(said.out.split())
    assert "160" not in said.out
    assert read_match(tmp_path / "armed.json").moves[0].action == "arm hull-3 cannons-3 sails-4"


def test_a_number_in_a_form_can_be_explained(run: Run) -> None:
    said = run(*ARMING, typed=["? 3", "? 9"])
    assert "arm sails-4" in said.out and "There is no choice 9" in said.out


def test_an_action_may_be_typed_whole_instead_of_its_parts(run: Run, tmp_path: Path) -> None:
    run(*ARMING, "--save", "whole.json", typed=["arm hull-3"])
    assert read_match(tmp_path / "whole.json").moves[0].action == "arm hull-3"


def test_one_answer_is_given_unless_the_player_wishes_to_be_asked(run: Run) -> None:
    """A question with one answer is not asked; after `ask` it is."""
    plain = run(*ARMING, typed=["1"] * 60)
    assert "Only one answer, given for you" in plain.out and "There is only one answer. Press Enter" not in plain.out
    asked = run(*ARMING, typed=["ask", *["1"] * 60])
    assert "Only one answer, given for you" not in asked.out and "There is only one answer. Press Enter" in asked.out
    assert "You are asked only when you can do something" in run(*ARMING, typed=["ask", "ask"]).out


def test_a_form_beside_other_choices_has_a_number_and_can_be_left(run: Run, tmp_path: Path) -> None:
    deploy = ("play", "blackbeard", "--seats", "human,random", "--seed", "5", "--save", "left.json")
    said = run(*deploy, typed=["1", "1", "", "2", "back", "1"])
    asked = said.out[said.out.index("Do you deploy another Pirate?") :]
    assert asked.count("2 Deploy a Pirate …") >= 2
    moves = [move.action for move in read_match(tmp_path / "left.json").moves if move.seat == 0]
    assert moves[0].startswith("deploy") and moves[1] == "pass"


BOARDING = """
game = "stortebeker"
step = "boarding"
sea = ["B4", "Y6", "R4", "W6"]
rear_guard = ["G1"]
seat.1.at.B4 = "rum, beans, meat"
seat.2.hand = "water"
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Board B4 (2d6 at least 8: 42\u202f%)"), ("fr", "Aborder le navire B4 (2d6 au moins 8\u00a0: 42\u202f%)")],
)
def test_choices_that_roll_dice_say_their_odds(language: str, said: str) -> None:
    session = Session(flibuste.read(BOARDING)._match, Voice(language), None)
    labels = [label for _, label in session.labels(0, session.match.state.options(0))]
    assert labels[0] == said
    assert "%" not in labels[1]
