"""Störtebeker in words, and its table in a terminal."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.refusal import Refusal
from flibuste.engine.registry import load_game
from flibuste.engine.state import State
from flibuste.games.stortebeker.knowledge.seen import BerthSeen
from flibuste.games.stortebeker.table.actions import counter
from flibuste.words import Words

GAME = load_game("stortebeker")
EN = Words(GAME)
FR = Words(GAME, "fr")
NAMES = ["Anne [bold]", "Bo\\", "Čeněk", "Di [/]"]


def positions(seats: int, every: int = 100, **options: Any) -> Iterator[State]:
    """Moments of a random game, the last one after its end."""
    state = GAME.start(seats, options, Fast(seats))
    dice = Fast(seats + 1)
    number = 0
    while not state.is_over():
        if number % every == 0 or (number % 40 == 0 and len(state.stack) > 5):
            yield state
        number += 1
        seat = state.deciders()[0]
        chosen = state.options(seat)
        state.act(seat, chosen[dice.below(len(chosen), "choice")])
    yield state


# ---- words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "english", "french"),
    [
        (
            {"event": "placed", "seat": 2, "card": "water*", "ship": "Y1"},
            "Seat 2 lays water with symbol at Y1.",
            "Siège 2 pose de l’eau à symbole auprès du navire J1.",
        ),
        (
            {"event": "drew", "seat": 1, "count": 4, "cards": ["rum", "rum", "beans", "pirate-3"]},
            "Seat 1 draws 2 rum, beans and a pirate 3.",
            "Siège 1 pioche rhum ×2, des haricots et un pirate 3.",
        ),
        (
            {"event": "drew", "seat": 1, "count": 1, "hidden": True},
            "Seat 1 draws a card.",
            "Siège 1 pioche une carte.",
        ),
        (
            {"event": "fired", "seat": 1, "ship": "B4", "first": "red", "second": "blue"},
            "Seat 1 fires at B4: red and blue!",
            "Siège 1 tire une bordée sur le navire B4\u00a0: rouge et bleu\u202f!",
        ),
        (
            {"event": "sunk", "seat": 1, "card": "rum", "victim": 3, "ship": "B4"},
            "Seat 1 sinks Seat 3’s rum at B4.",
            "Siège 1 fait perdre du rhum à Siège 3 auprès du navire B4.",
        ),
        (
            {"event": "final-score", "seat": 4, "score": 1, "ships": 0},
            "Seat 4 ends with 1 point and no ship.",
            "Siège 4 finit avec 1 point et aucun navire.",
        ),
    ],
)
def test_events(data: Data, english: str, french: str) -> None:
    assert (EN.event(data), FR.event(data)) == (english, french)


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("place beans* R2", "Lay beans with symbol at R2", "Poser des haricots à symbole auprès du navire R2"),
        ("seize meat 2", "Seize meat from Seat 2", "Prendre de la viande à Siège 2"),
        ("counter", "Counter-attack", "Contre-attaquer"),
        ("counter rum", "Counter-attack, adding rum", "Contre-attaquer en ajoutant du rhum"),
        (
            "counter water rum",
            "Counter-attack, adding water and rum",
            "Contre-attaquer en ajoutant de l’eau et du rhum",
        ),
    ],
)
def test_actions(notation: str, english: str, french: str) -> None:
    action = GAME.parse(notation)
    assert (EN.action(action), FR.action(action)) == (english, french)


def test_a_counter_attack_is_one_shared_action() -> None:
    assert EN.action(counter(0)) == "Counter-attack"


def test_prompts_speak_to_whoever_is_asked() -> None:
    words = (("left", "2"),)
    assert EN.prompt("play-cards", words, 1) == "Play a card: 2 to go."
    assert Words(GAME, reader=1).prompt("play-cards", words, [1]) == "Play a card: 2 to go."
    assert Words(GAME, reader=2).prompt("play-cards", words, [1]) == "Seat 1 plays cards: 2 to go."
    assert Words(GAME, reader=0, names=["Anne"]).prompt("boarding", (), 1) == "Anne may board a ship."


def test_prompts_count_equal_dice() -> None:
    words = (("ship", "Y1"), ("dice", "red"), ("dice", "red"))
    assert EN.prompt("removal", words, 1) == "The dice at Y1 show 2 × red. What do you hit?"


def test_refusals() -> None:
    assert EN.refusal(Refusal("2.3.3", "first-round")) == "No ship is boarded in the first round."
    assert FR.refusal(Refusal("2.3.3", "first-round")) == "Aucun abordage à la première manche."


# ---- the table in a terminal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_shown_to_every_seat_and_to_spectators(seats: int, language: str) -> None:
    words = Words(GAME, language, names=NAMES[:seats])
    for state in positions(seats, open_row=seats == 3):
        for seat in range(-1, seats):
            text = Text.from_markup(GAME.terminal(GAME.view(state, seat), words.say))
            assert not set("‹›{}") & set(text.plain)
            assert max(cell_len(line) for line in text.plain.splitlines()) <= 100
            assert all(name in text.plain for name in NAMES[:seats])


@pytest.mark.clause("5.1.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_shows_nothing_that_is_hidden(seats: int) -> None:
    """A state with other hands, other face-down pirates and other piles looks the same."""
    for number, state in enumerate(positions(seats)):
        for seat in range(-1, seats):
            other = GAME.resample(state, seat, Fast(number))
            shown = [GAME.terminal(GAME.view(each, seat), EN.say) for each in (state, other)]
            assert shown[0] == shown[1]


def plain(state: State, seat: int) -> str:
    return Text.from_markup(GAME.terminal(GAME.view(state, seat), EN.say)).plain


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    state = GAME.start(2, {}, Fast(1))
    assert [("Your hand" in plain(state, seat)) for seat in (-1, 0, 1)] == [False, True, True]


def test_pirates_are_face_down_for_all_but_their_owner() -> None:
    view: BerthSeen = {
        "ship": {"id": "Y3", "colour": "yellow", "value": 5, "strength": 8, "needs": {"water": 1, "rum": 2}},
        "tried": True,
        "sides": [
            {"seat": 1, "provisions": ["water", "rum*", "rum"], "face_down": 2, "face_up": ["pirate-4"]},
            {"seat": 2, "provisions": ["rum"], "face_down": 1, "face_up": [], "own": ["pirate-3"]},
            {"seat": 3, "provisions": [], "face_down": 0, "face_up": []},
        ],
    }
    from flibuste.games.stortebeker.terminal.board import berth_lines

    assert [Text.from_markup(line).plain for line in berth_lines(view, EN.say)] == [
        "◆ Y3 yellow · value 5 · strength 8 · water, rum\u00a0×2 · tried this turn",
        "  ① Seat 1       ■water ■rum* ■rum ▮▮ ▯4 +5+? ✔ complete",
        "  ② Seat 2       □water ■rum  □rum ▮3 +3",
        "  ③ Seat 3       –",
    ]


def test_a_boarding_shows_every_roll_and_who_leads() -> None:
    for state in positions(4, every=1):
        view = GAME.view(state, 0)
        if view["contest"] is not None:
            _, title, roll, *_ = plain(state, 0).splitlines()
            assert title.startswith("⚔ Fight for ")
            assert "boarding" in roll
            assert roll.endswith(f"= {view['contest']['rolls'][0]['total']} ◀")
            return
    raise AssertionError("no boarding was contested")


def test_the_letter_of_a_ship_follows_the_language() -> None:
    ships = ("Y3", "G1", "W2", "R6", "B4")
    assert [EN.say("ship-name", ship=ship) for ship in ships] == list(ships)
    assert [FR.say("ship-name", ship=ship) for ship in ships] == ["J3", "V1", "Bc2", "R6", "B4"]
    state = GAME.start(2, {}, Fast(4))
    labels = [FR.action(action) for action in state.options(state.deciders()[0])]
    assert not [label for label in labels if any(word[0] in "YGW" and word[1:].isdigit() for word in label.split())]
    picture = GAME.picture(GAME.view(state, 0), FR.say)
    assert ">Y" not in picture and ">W" not in picture
