"""A page that asks for changes can make of them exactly what another page is sent whole."""

import json
from typing import Any

import pytest

from flibuste.drawing.drawn import Drawn
from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.server.tables.picture_parts import Cut
from flibuste.words import Words
from tests.server.running import Person, RunningServer
from tests.server.test_live import Socket

GAMES = ("stortebeker", "cove", "blackbeard", "davyjones")
Data = dict[str, Any]


def picture_of(old: str, parts: list[Any]) -> str:
    """A picture made of the one before, as docs/server-api.md says."""
    pieces = old.split("<")
    return "<".join(part if isinstance(part, str) else "<".join(pieces[part[0] : part[1]]) for part in parts)


def followed(last: Data, message: Data) -> Data:
    """The state after a message of changes."""
    found = {**last, **message["set"]}
    if message.get("view") is not None:
        found["view"] = {**last["view"], **message["view"]}
    if message.get("picture") is not None:
        found["picture"] = picture_of(last["picture"], message["picture"])
    return found


class Follower(Socket):
    """A page that is told changes, and keeps the state that they make."""

    def __init__(self, person: Person, table: str, query: str = "") -> None:
        super().__init__(person, table, f"{query}&changes=true")
        self.last: Data = {}
        self.wholes = self.changes = 0

    def until(self, number: int) -> Data:
        while self.last.get("number", -1) < number:
            message = json.loads(self.socket.recv(timeout=60))
            if message["type"] == "state":
                self.wholes += 1
                self.last = {name: value for name, value in message.items() if name != "type"}
            elif message["type"] == "changes":
                self.changes += 1
                self.last = followed(self.last, message)
        return self.last


def same(followed: Data, state: Data) -> None:
    """Everything is alike, but for the lines of the log, which begin where the page was, and the time."""
    for name, value in state.items():
        if name not in ("log", "clock", "type"):
            assert followed[name] == value, name
    assert followed["log"]["to"] == state["log"]["to"]


def move_if_asked(person: Person, table: str) -> None:
    state = person.state(table)
    if state["decision"] is not None and state["seat"] in state["prompt"]["asked"]:
        actions = state["decision"]["actions"]
        person.act(table, state["decision"]["id"], actions[len(actions) // 2]["action"], seat=state["seat"])


@pytest.mark.parametrize("game", GAMES)
def test_changes_make_the_same_states(server: RunningServer, game: str) -> None:
    anne, jack, watcher = server.person("Anne"), server.person("Jack"), server.person("Zoe")
    seats = ["me", "open"] if game != "cove" else ["me", "open", "me:Mary"]
    table = anne.open(*seats, game=game, pace={"window": 0})["id"]
    jack.send(f"/tables/{table}/seats/2", {"name": "Jack"})
    pages = [(anne, 1, Follower(anne, table, "seat=1")), (jack, 2, Follower(jack, table))]
    pages += [(watcher, 0, Follower(watcher, table)), (watcher, 0, Follower(watcher, table))]
    for _ in range(8):
        for person in (anne, jack):
            move_if_asked(person, table)
        for person, seat, page in pages:
            state = person.state(table, seat=seat, picture=True)
            same(page.until(state["number"]), state)
    for _, _, page in pages:
        assert page.changes >= 4 and page.wholes == 1
        page.close()


def test_another_seat_is_shown_whole(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me:Mary")["id"]
    page = Follower(anne, table, "seat=1")
    page.until(0)
    page.send(type="see", seat=2, lang="fr")
    message = page.wait("state")
    assert message["seat"] == 2 and message["picture"].startswith("<svg")
    page.close()


def test_whoever_does_not_ask_for_changes_is_told_everything(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me:Mary")["id"]
    page = Socket(anne, table, "seat=1")
    number = page.wait("state")["number"]
    anne.play(table, 1)
    assert page.wait("state", number=number + 1)["view"] is not None
    page.close()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<a/><b/>", "<a/><b/>"),
        ("<a/><b/>", "<b/><a/>"),
        ("", "<a>text</a>"),
        ("<g id='one-of-these'>1</g><g id='another-one'>2</g>", "<g id='another-one'>2</g><g id='one-of-these'>3</g>"),
        ("<a/>" * 5, "<a/>" * 9),
        ("<a/>x", "y"),
    ],
)
def test_parts_make_the_picture(old: str, new: str) -> None:
    before = Cut(old)
    assert picture_of(old, json.loads(json.dumps(Cut(new, before).made_of(before)))) == new


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["<a>1</a>", "<b>2</b>"], ["<b>2</b>", "<a>1</a>", "<a>3</a>"]),
        (["<a>", "<p>1</p><p/></a>", "<b>2</b>"], ["<a>", "<p>2</p><p/></a>", "<c><d/>2</c>", "<b>2</b>"]),
        (["<a/>", "<a/>", "<b/>"], ["<b/>", "<a/>", "<b/>", "<a/>", "<a/>"]),
        (["<a/>"], ["<b/>"]),
        (["<a><b/><c/></a>", "<d/>"], ["<d/>"]),
    ],
)
def test_parts_that_are_known_make_the_picture(old: list[str], new: list[str]) -> None:
    before = Cut(Drawn.of(old))
    for after in (Cut(Drawn.of(new)), Cut(Drawn.of(new), before)):
        parts = json.loads(json.dumps(after.made_of(before)))
        assert picture_of("".join(old), parts) == "".join(new)
    assert picture_of("".join(old), Cut("".join(new)).made_of(before)) == "".join(new)


def test_parts_that_stay_are_taken_over_whole() -> None:
    old = [f'<g id="piece-{number}"><title>a ship</title><use/></g>' for number in range(50)]
    new = [part.replace("a ship", "a wreck") if "piece-7" in part else part for part in old]
    assert Cut(Drawn.of(new)).made_of(Cut(Drawn.of(old))) == ["", (1, 37), "title>a wreck", (38, 251)]


@pytest.mark.parametrize("name", GAMES)
def test_pictures_of_a_game_are_made_of_the_ones_before(name: str) -> None:
    game = load_game(name)
    state, say, before = game.start(game.default_seats, {}, Fast(4)), Words(game).say, ""
    for number in range(25):
        picture = game.picture(game.view(state, 0), say)
        assert isinstance(picture, Drawn) and all(part.startswith("<") for part in picture.parts)
        assert picture_of(before, Cut(picture).made_of(Cut(before))) == picture
        before = picture
        seat = state.deciders()[0]
        actions = state.options(seat)
        state.make(seat, actions[number % len(actions)])


def test_parts_at_random() -> None:
    """Whatever was added, moved, changed or taken away: a chain of pictures, each made of the one before."""
    dice, old = Fast("parts"), Cut(Drawn.of(["<a/>"]))
    for _ in range(2_000):
        parts = list(old.parts)
        for _ in range(dice.below(4, "changes")):
            number = dice.below(len(parts) + 1, "where")
            part = f"<g><title>{dice.below(9, 'what')}</title></g>" + "<u/>" * dice.below(3, "more")
            parts[number : number + dice.below(3, "taken away")] = [part] * dice.below(3, "put there")
        if dice.below(5, "turned") == 0:
            parts.reverse()
        picture = Drawn.of(parts)
        new = Cut(picture, old)
        assert new.places == Cut(picture).places
        assert picture_of("".join(old.parts), new.made_of(old)) == picture
        old = new
