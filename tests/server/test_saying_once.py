"""What is said and drawn once for several readers is what each would have been told alone."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.registry import game_names, load_game
from flibuste.server.tables.describe import describe_action, describe_event, describe_line, words_for
from flibuste.server.tables.pictures import drawing_of
from flibuste.words import Words, languages
from tests.server.test_windows import Hall

MOVES = 40


def played(name: str, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """A table at which some moves were made, with people whose names stand out."""
    hall = Hall(name, max(2, load_game(name).seats.start), monkeypatch, window=0)
    for seat in hall.table.seats:
        seat.name = f"Zoé {seat.seat} of {name}"
    hall.play(Fast(name), [0, 0], MOVES)
    return hall


@pytest.mark.parametrize("name", game_names())
def test_labels(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Labels without names are kept for all tables: those with other names first, so that theirs would be found."""
    hall, dice, seen = played(name, monkeypatch), Fast("labels"), 0
    for _ in range(MOVES):
        for seat in hall.table.awaited():
            for language, names in [(lang, names) for lang in languages() for names in (["A", "B"] * 4, None)]:
                own = words_for(hall.table, language, seat)
                words = Words(own.game, language, names or own.names, seat, own.piece_names)
                for action in hall.table.actions(seat):
                    assert describe_action(action, words).label == words.action(action)
                    seen += 1
        hall.play(dice, [0, 0], 1)
    assert seen > MOVES


@pytest.mark.parametrize("name", game_names())
def test_lines_of_the_log(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(name, monkeypatch).table
    for _ in range(2):
        for number, line in enumerate(table.log):
            for seat in range(len(table.seats) + 1):
                for words in (words_for(table, language, seat) for language in languages()):
                    expected = describe_event(number, line.known_to(seat), words)
                    assert describe_line(number, line, words, seat, reveal_all=False) == expected
    assert table.log


@pytest.mark.parametrize("name", game_names())
def test_pictures(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the words that are shared a picture is what it is with words of one's own, that nobody has spoken before."""
    table = played(name, monkeypatch).table
    for seat in range(len(table.seats) + 1):
        for language in languages():
            view, own = table.view(seat), words_for(table, language, seat)
            alone = Words(own.game, language, own.names, seat, own.piece_names)
            assert drawing_of(table, seat, language, view).draw() == table.game.picture(view, alone.say)
