"""Nobody is told what his seat may not know: whole random games, every seat and a spectator, all kinds of messages.

After every move each reader's briefing (what the engine allows him to know) is made from the real position and from
one that he cannot tell from it: they have to be the same, byte for byte. At many moments all that the server would
send is made from both, too: situation with picture and log, table, question to a bot with the position it may think
in, hints' position, previews and refusals of all sorts of actions. Over real sockets, what was received is compared
afterwards with what a replay of the game allows.
"""

import contextlib
import json
import threading
import time
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.perspective import briefing
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.state import State
from flibuste.engine.step import Sealed
from flibuste.records.match import Match
from flibuste.records.replay import load_match
from flibuste.server import wire
from flibuste.server.bots.questions import bot_question
from flibuste.server.bots.worker import Remote
from flibuste.server.people.reader import Reader
from flibuste.server.problems import Refused
from flibuste.server.store.rows import PlayerRow
from flibuste.server.tables import imagining
from flibuste.server.tables.describe import describe_log, describe_situation, describe_table, words_for
from flibuste.server.tables.draft import Draft
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.log_line import TAKEN_BACK
from flibuste.server.tables.opening import new_row, new_seat
from flibuste.server.tables.pictures import drawing_of
from flibuste.server.tables.starting import begin
from flibuste.server.tables.telling import encode
from flibuste.words import Words
from tests.server.running import Person, RunningServer

GAMES = [name for name in game_names() if type(load_game(name)).__module__.startswith("flibuste.")]
ANNE = PlayerRow("anne", "Anne", "", 0.0)
MOMENTS = 150
MANY_MOVES = 2_000


def new_table(game: Game, number: int) -> LoadedTable:
    """A table with all seats taken, in memory alone; sizes and options go round."""
    sizes = list(game.seats)
    options: Data = {}
    for place, option in enumerate(game.options):
        values = [option.default, *(option.choices or (not option.default,))]
        options[option.name] = values[(number >> place) % len(values)]
    wanted = wire.NewTable(game.name, ["me"] * sizes[number % len(sizes)], nonce=f"salt {number}")
    row = new_row(game, ANNE.id, wanted, game.settle_options(options), {})
    table = LoadedTable(row, [new_seat(row.id, seat, "me", ANNE, "en") for seat in range(1, row.size + 1)])
    begin(table, Draft())
    table.update_row(0.0)
    return table


class Watch:
    """One random game, watched through all eyes."""

    def __init__(self, name: str, number: int) -> None:
        self.game = load_game(name)
        self.table = new_table(self.game, number)
        self.dice = Fast(f"{name} {number}")
        self.number = number
        self.moves = 0
        self.varied = 0
        self.messages = 0
        self.kinds: set[str] = set()
        self.actions: list[str] = []

    def play(self, most: int) -> None:
        while self.table.row.status == "playing" and self.moves < most:
            self.look()
            self.move()
        self.check_log()
        text = b"".join(self.told(seat, True) for seat in self.eyes())
        assert self.table.row.status == "over" or self.table.row.secret.encode() not in text

    def eyes(self) -> range:
        return range(self.table.row.size + 1)

    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def move(self) -> None:
        """Somebody who is asked, or who changes a sealed choice; now and then it is taken back."""
        table, state = self.table, self.table.state
        step = state.stack[-1]
        asked = step.seats if isinstance(step, Sealed) and self.dice.below(4, "mind") == 0 else state.deciders()
        seat = asked[self.dice.below(len(asked), "seat")] + 1
        options = table.actions(seat)
        action = options[self.dice.below(len(options), "choice")]
        if len(self.actions) < 200 or self.dice.below(20, "keep") == 0:
            self.actions.append(action.notation)
        table.act(seat, action, None, "human", 0.0)
        if table.can_undo(seat) and self.dice.below(10, "undo") == 0:
            table.undo(seat, None, 0.0)
        table.update_row(0.0)
        table.row.version += 1
        self.moves += 1

    # ---- comparing ----

    def look(self) -> None:
        """The briefings of all; in the first moment of each kind of question, and in some others, all messages."""
        step = self.table.state.stack[-1].NAME
        first = step not in self.kinds
        self.kinds.add(step)
        whole = first or self.dice.below(MOMENTS, "moment") == 0
        real = self.table.state
        for seat in self.eyes():
            sample = self.game.resample(real, seat - 1, Fast(f"{self.moves} {seat}"))
            allowed = self.briefing(real, seat)
            assert self.briefing(sample, seat) == allowed, (self.game.name, self.number, self.moves, seat)
            if whole:
                self.varied += self.game.digest(sample) != self.game.digest(real)
                before = self.told(seat, first)
                self.match().state = sample
                after = self.told(seat, first)
                self.match().state = real
                assert after == before, (self.game.name, self.number, self.moves, seat)
                assert self.table.row.secret.encode() not in before
                self.messages += 1

    def briefing(self, state: State, seat: int) -> bytes:
        journal, state.journal = state.journal, None
        found = msgspec.json.encode([briefing(self.game, state, seat - 1), state.deciders()])
        state.journal = journal
        return found

    def told(self, seat: int, picture: bool) -> bytes:
        """All that a seat (0: a spectator) is sent about the table as it is, and could ask for."""
        table = self.table
        reader = Reader("anne", "fr" if seat % 2 else "en", "http://here")
        words = words_for(table, reader.language, seat)
        first = max(0, table.line_count - 5)
        state = describe_situation(table, reader, seat, describe_log(first, table.log[first:], words, seat))
        drawing = drawing_of(table, seat, reader.language, state.view)
        state.picture = drawing.draw() if picture else None
        state.clock.now = 0.0
        parts: list[Any] = [state, describe_table(table.row, table.seats, reader, [])]
        decision = table.decision(seat)
        if decision is not None:
            parts.append(bot_question(table, seat, decision))
        if seat and table.row.status == "playing":
            parts += [self.planned(seat, text, reader.language) for text in self.tries()]
        return encode(parts)

    def tries(self) -> list[str]:
        """Actions, most of them not allowed now: refusals and previews may tell nothing either."""
        return [*self.actions[-4:], *self.actions[:: max(1, len(self.actions) // 4)][:4], "fly to the moon"]

    def planned(self, seat: int, text: str, language: str) -> Any:
        try:
            return imagining.preview(self.table, seat, text, language)
        except Refused as refused:
            return [refused.error, refused.words(language), refused.hint]

    def check_log(self) -> None:
        """The log tells each seat exactly what the rules let it know of each event."""
        journal = self.table.state.journal
        assert journal is not None
        for seat in self.eyes():
            lines = [line.known_to(seat) for line in self.standing_lines()]
            assert lines == [self.game.describe(event, seat - 1) for event in journal.told()]

    def standing_lines(self) -> list[Any]:
        """The lines that were not taken back."""
        kept: list[Any] = []
        numbers: list[int] = []
        for number, line in enumerate(self.table.log):
            if line.public["event"] == TAKEN_BACK:
                while numbers and numbers[-1] >= line.public["takes_back"]:
                    numbers.pop()
                    kept.pop()
            else:
                kept.append(line)
                numbers.append(number)
        return kept


@pytest.fixture(autouse=True)
def same_dreams(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is imagined for bots and previews is drawn from a fresh secret: here always the same, to be compared."""
    monkeypatch.setattr(imagining, "new_secret", lambda: "the same")


@pytest.mark.parametrize("name", [*GAMES, "auction", "parley"])
def test_nobody_is_told_more_than_he_may_know(name: str) -> None:
    watch = Watch(name, 1)
    watch.play(60)
    assert watch.varied and watch.messages


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_told_more_than_he_may_know_in_many_games(name: str, part: int) -> None:
    """Whole games, every other one in each part, until there were enough moves: a game may be long or short."""
    moves, number = 0, part
    while moves < MANY_MOVES:
        watch = Watch(name, number)
        watch.play(watch.game.longest)
        assert watch.table.row.status == "over"
        assert watch.varied and watch.messages
        moves, number = moves + watch.moves, number + 2


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself: let the table tell one card of the deck, and it fails."""
    honest = imagining.preview

    def loose(table: LoadedTable, seat: int, text: str, language: str) -> wire.Preview:
        found = honest(table, seat, text, language)
        found.message = table.game.digest(table.state)
        return found

    monkeypatch.setattr(imagining, "preview", loose)
    with pytest.raises(AssertionError):
        Watch("stortebeker", 1).play(20)


# ---- over real sockets ----


class Page:
    """Keeps every message that a page receives."""

    def __init__(self, person: Person, table: str, query: str) -> None:
        address = str(person.http.base_url).replace("http", "ws").rstrip("/")
        headers = {"cookie": f"flibuste={person.token()}"} if "flibuste" in person.http.cookies else {}
        self.socket = connect(
            f"{address}/api/tables/{table}/live?{query}", additional_headers=headers, max_size=None, legacy=True
        )
        self.messages: list[Data] = []
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self) -> None:
        try:
            for text in self.socket:
                self.messages.append(json.loads(text))
        except ConnectionClosed:
            pass

    def close(self) -> None:
        self.socket.close()
        self.thread.join(10)


class Evening:
    """A game at one table over sockets, with a spectator and a listening bot; everything that was sent is kept."""

    def __init__(self, server: RunningServer, game: Game) -> None:
        self.game = game
        self.names = ["Anne", "Jack", "Mary", "Bart"][: max(2, game.seats.start)]
        self.people = [server.person(name) for name in [*self.names, ""]]
        seats, pace = ["me", *["open"] * (len(self.names) - 1)], {"kind": "none", "window": 0}
        self.table = self.people[0].open(*seats, game=game.name, pace=pace)["id"]
        for seat, name in list(enumerate(self.names, start=1))[1:]:
            self.people[seat - 1].send(f"/tables/{self.table}/seats/{seat}", {"name": name})
        self.questions: list[Data] = []
        threading.Thread(target=self.hear, args=(server.address, self.people[-2].token()), daemon=True).start()
        self.pages = [Page(person, self.table, "picture=false&lang=en") for person in self.people]
        self.dice = Fast(game.name)
        self.others: list[Data] = []

    def hear(self, address: str, token: str) -> None:
        """The stream of questions for bots, for the last seat."""
        with contextlib.suppress(OSError, ValueError):
            for question_ in Remote(address, token).lines():
                self.questions.append(question_)

    def play(self, moves: int) -> None:
        """So many moves, and on until the bot has been asked: now and then its seat has to wait long for its turn."""
        for made in range(20 * moves):
            asked = self.people[0].ask(f"/tables/{self.table}")["asked"]
            if not asked or (made >= moves and self.questions):
                break
            person = self.people[asked[0] - 1]
            state = person.state(self.table, lang="en")
            actions = state["decision"]["actions"]
            action = actions[self.dice.below(len(actions), "choice")]["action"]
            person.act(self.table, state["decision"]["id"], action, seat=state["seat"])
            if made % 10 == 0:
                self.pry(made)
        time.sleep(0.2)
        for page in self.pages:
            page.close()

    def pry(self, made: int) -> None:
        """Ask for what one may not have, and for all that one may."""
        anne, jack, stranger = self.people[0], self.people[1], self.people[-1]
        for path, status in (("match", 409), ("replay", 409), ("replay/1", 409), ("dice", 409)):
            if anne.http.get(f"/api/tables/{self.table}").json()["status"] == "playing":
                assert jack.ask(f"/tables/{self.table}/{path}", status)["error"] == "not-over"
        assert jack.ask(f"/tables/{self.table}/state", 403, seat=1)["error"] == "not-your-seat"
        assert stranger.ask(f"/tables/{self.table}/state", 401, seat=1)["error"] == "who-are-you"
        assert stranger.ask(f"/tables/{self.table}/log", 401, seat=2)["error"] == "who-are-you"
        jack.send(f"/tables/{self.table}/chat", {"text": f"move {made}"})
        self.others += [person.state(self.table, lang="en") for person in self.people]
        stranger_log = stranger.ask(f"/tables/{self.table}/log", lang="en")
        self.others.append({"type": "log", "seat": 0, "log": stranger_log})


class Truth:
    """The game as the store has it: the position after each move, and the journal."""

    def __init__(self, evening: Evening, positions: list[State]) -> None:
        self.game = evening.game
        self.names = evening.names
        self.positions = positions
        journal = positions[-1].journal
        assert journal is not None
        self.events = journal.told()
        self.lengths = [len(state.journal.told()) for state in positions if state.journal is not None]
        self.checked = 0
        self.known_words: dict[tuple[int, int], Words] = {}

    def check(self, message: Data) -> None:
        """What was sent is what a position with everything hidden drawn anew would have told, and nothing else."""
        seat = message["seat"]
        samples = [self.game.resample(real, seat - 1, Fast(self.checked)) for real in self.after(message["log"]["to"])]
        self.check_log(message, seat)
        if message.get("type") == "log":
            return
        assert message.keys() - {"type"} == set(wire.Situation.__struct_encode_fields__)
        given = message["decision"]["actions"] if message["decision"] else []
        told = [(one["action"], one["clause"], one["targets"]) for one in given]
        assert (message["view"], told) in [self.may_know(sample, seat) for sample in samples]
        self.checked += 1

    def after(self, events: int) -> list[State]:
        """The positions at this length of the log: more than one where a move tells nothing.

        A long log is sent in pages, which may end in the middle of a move.
        """
        whole = min(length for length in self.lengths if length >= events)
        return [state for state, length in zip(self.positions, self.lengths, strict=True) if length == whole]

    def may_know(self, state: State, seat: int) -> tuple[Data, list[tuple[Any, ...]]]:
        """The view and the choices of a seat."""
        allowed = json.loads(json.dumps(briefing(self.game, state, seat - 1)))
        return allowed["view"], [(one["action"], one["clause"], one["targets"]) for one in allowed["actions"]]

    def check_question(self, message: Data) -> None:
        """A bot hears the same; a sealed question may have been asked a little later."""
        assert message.keys() == {"type", *wire.BotDecision.__struct_fields__}
        seat, frame = message["seat"], int(message["decision"].partition(".")[0])
        allowed = [
            json.loads(json.dumps(briefing(self.game, self.game.resample(state, seat - 1, Fast(frame)), seat - 1)))
            for state in self.positions[frame : frame + 2 * len(self.names)]
        ]
        assert (message["view"], message["actions"]) in [(one["view"], one["actions"]) for one in allowed]

    def check_log(self, message: Data, seat: int) -> None:
        """Lines are named by what the seat knew when it asked: an older page may have been asked for later."""
        log = message["log"]
        states = self.since(log["to"]) if message.get("type") == "log" else self.after(log["to"])[-1:]
        for line in log["events"]:
            allowed = self.game.describe(self.events[line["n"]], seat - 1)
            head = (allowed["event"], allowed["clause"], allowed.get("seat"))
            assert (line["event"], line["clause"], line["seat"]) == head
            assert any(self.words_at(state, seat).event(allowed) == line["text"] for state in states), line

    def since(self, events: int) -> list[State]:
        """The positions from this length of the log on."""
        first = self.after(events)[-1]
        return self.positions[next(n for n, state in enumerate(self.positions) if state is first) :]

    def words_at(self, state: State, seat: int) -> Words:
        """What a seat calls things there, with everything hidden drawn anew."""
        key = (id(state), seat)
        if key not in self.known_words:
            words = self.known_words[key] = Words(self.game, "en", self.names, seat)
            sample = self.game.resample(state, seat - 1, Fast(self.checked))
            words.piece_names = self.game.piece_names(sample, seat - 1, words.say)
        return self.known_words[key]


def positions_of(server: RunningServer, evening: Evening) -> list[State]:
    """The position after each move, from the entries of the store."""
    from flibuste.server.store import queries
    from flibuste.server.tables.finished import History, match_file

    found = server.store.read_now(queries.table, evening.table)
    assert found is not None
    data = match_file(History(LoadedTable(*found), server.store.read_now(queries.entries, evening.table, -1, None)))
    match = load_match(data, evening.game, to=0)
    positions = [match.state.clone()]
    for move in data["moves"]:
        match.act(move["seat"] - 1, match.read_action(move["action"]))
        positions.append(match.state.clone())
    return positions


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [12, pytest.param(10_000, marks=pytest.mark.slow)])
def test_what_goes_over_sockets(server: RunningServer, name: str, moves: int) -> None:
    evening = Evening(server, load_game(name))
    evening.play(moves)
    truth = Truth(evening, positions_of(server, evening))
    secret = found_secret(server, evening.table)
    seen: set[str] = set()
    for page in evening.pages:
        for message in page.messages:
            seen.add(message["type"])
            assert secret not in json.dumps(message) or message["table"]["status"] == "over"
            if message["type"] == "state":
                truth.check(message)
    for message in evening.others:
        assert secret not in json.dumps(message)
        truth.check(message)
    for message in evening.questions:
        assert secret not in json.dumps(message)
        if message["type"] != "end":
            truth.check_question(message)
    assert evening.questions and seen == {"state", "table", "chat"} and truth.checked > min(moves, 3000) / 10


def found_secret(server: RunningServer, table: str) -> str:
    from flibuste.server.store import queries

    found = server.store.read_now(queries.table, table)
    assert found is not None
    return found[0].secret
