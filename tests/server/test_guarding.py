"""What somebody who means harm, or an accident, must not be able to do to a table."""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from flibuste.server import serve
from flibuste.server.bots.questions import BotListener
from flibuste.server.bots.worker_processes import BotWorkers
from flibuste.server.people.players import OWN_BOTS
from flibuste.server.settings import Settings
from flibuste.server.store import open_store, schema
from flibuste.server.store.rows import SeatRow
from flibuste.server.tables.onlookers import AT_ONCE, PAUSE_SECONDS, Onlookers
from flibuste.server.tables.pictures import Drawing
from flibuste.server.tables.thinking import charge, end_of_time
from tests.server.running import Person, RunningServer, new_settings
from tests.server.test_live import Socket

CLOCKS = [pytest.param(6, id="short"), pytest.param(100, id="long", marks=pytest.mark.slow)]
RACES = [pytest.param(12, id="short"), pytest.param(200, id="long", marks=pytest.mark.slow)]


def test_no_key_of_a_player_is_one_of_his_stand_in(server: RunningServer) -> None:
    """Whoever guesses the key with which a bot will answer for him, and leaves, does not stop the table."""
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    decision = anne.state(table)["decision"]
    guessed = "1." + decision["id"].partition(".")[2]
    anne.act(table, decision["id"], decision["actions"][0]["action"], key=f"bot {guessed}")
    assert anne.state(table)["decision"]["id"] == guessed
    for seat in (1, 2):
        anne.send(f"/tables/{table}/seats/{seat}", method="DELETE")
    number = anne.ask(f"/tables/{table}")["number"]
    server.start_bots()
    until = time.monotonic() + 60
    while anne.ask(f"/tables/{table}")["number"] < number + 3:
        assert time.monotonic() < until, "the stand-in's answer was taken for one that was given before"
        time.sleep(0.05)


@pytest.mark.parametrize("races", RACES)
def test_pages_hear_of_moves_that_were_made_elsewhere_at_the_same_time(kind: str, tmp_path: Path, races: int) -> None:
    if kind == "sqlite":
        pytest.skip("a data folder has one server")
    with new_settings(kind, tmp_path) as settings:
        here, there = RunningServer(settings), RunningServer(settings)
        anne, twin = here.person("Anne"), there.person("Anne")
        table = anne.open("me", "me", pace={"window": 0})["id"]
        twin.http.cookies["flibuste"] = anne.token()
        pages = [Socket(anne, table, "picture=false"), Socket(twin, table, "picture=false")]
        for race in range(races):
            state = anne.state(table)
            if state["status"] == "over":
                break
            body = {"decision": state["decision"]["id"], "seat": state["seat"]}
            body["action"] = state["decision"]["actions"][race % len(state["decision"]["actions"])]["action"]
            both = [
                threading.Thread(
                    target=person.http.post,
                    args=(f"/api/tables/{table}/act",),
                    kwargs={"json": {**body, "key": f"{race} {index}"}},
                )
                for index, person in enumerate((anne, twin))
            ]
            for thread in both:
                thread.start()
            for thread in both:
                thread.join()
            number = max(person.state(table)["number"] for person in (anne, twin))
            for page in pages:
                page.wait("state", number=number)
        here.stop()
        there.stop()


@pytest.mark.parametrize("clocks", CLOCKS)
def test_pages_hear_of_clocks_that_run_out_at_two_servers_at_the_same_time(
    kind: str, tmp_path: Path, clocks: int
) -> None:
    """Both servers look at every clock: one of them lets a bot stand in, and the pages of both show it."""
    if kind == "sqlite":
        pytest.skip("a data folder has one server")
    with new_settings(kind, tmp_path) as settings:
        here, there = RunningServer(settings), RunningServer(settings)
        anne, twin = here.person("Anne"), there.person("Anne")
        pace = {"kind": "live", "seconds": 600, "window": 0}
        tables = [anne.open("me", "bot:random", pace=pace)["id"] for _ in range(clocks)]
        twin.http.cookies["flibuste"] = anne.token()
        pages = [Socket(person, table, "picture=false") for table in tables for person in (anne, twin)]
        for page in pages:
            page.wait("state")
        with here.store.engine.begin() as connection:
            connection.execute(schema.table.update().values(deadline=time.time() - 1))
        for server, table in itertools.product((here, there), tables):
            server.app.state.tables.cache[table].table = None  # to be read again, with its clock
        for page in pages:
            while page.wait("table")["table"]["seats"][0]["stand_in"] is None:
                pass
            page.close()
        versions = [{person.state(table)["number"] for person in (anne, twin)} for table in tables]
        assert all(len(found) == 1 for found in versions)
        here.stop()
        there.stop()


def test_pages_and_streams_end_with_the_old_token(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    page = Socket(anne, table, "picture=false")
    page.wait("state")
    headers = {"authorization": f"Bearer {anne.token()}"}
    with httpx.stream("GET", f"{server.address}/api/bot/stream", headers=headers, timeout=60) as stream:
        lines = stream.iter_lines()
        next(lines)
        anne.send("/me/link")
        list(lines)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            page.socket.recv(timeout=60)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
    Socket(anne, table, "picture=false").wait("state", seat=1)


def test_a_body_that_is_no_text_is_a_bad_request(server: RunningServer) -> None:
    answer = httpx.post(f"{server.address}/api/me", content=b'{"name": "\xff\xfe"}')
    assert answer.status_code == 400 and answer.json()["error"] == "bad-request"


class TestWorkersThatHang:
    def test_one_that_has_been_asked_and_says_nothing_is_stuck(self, monkeypatch: pytest.MonkeyPatch) -> None:
        now = [100.0]
        monkeypatch.setattr("flibuste.server.bots.questions.time.monotonic", lambda: now[0])
        listener = BotListener(OWN_BOTS)
        now[0] += 1000
        assert not listener.is_stuck()
        listener.is_sent("table", 1, "3.1")
        listener.is_sent("other", 2, "9.2")
        now[0] += 20
        listener.is_heard("other", 2)
        now[0] += 20
        assert not listener.is_stuck()
        now[0] += 20
        assert listener.is_stuck()
        listener.is_heard("table", 1)
        assert not listener.is_stuck()

    def test_it_is_killed_and_another_started(self, monkeypatch: pytest.MonkeyPatch) -> None:
        reports = [[], [0]]  # type: list[list[int]]
        workers = BotWorkers("http://nowhere", "", [0], 1, lambda: reports.pop(0) if reports else [])
        command = [sys.executable, "-c", "import time; time.sleep(100)"]
        monkeypatch.setattr(workers, "start", lambda part: subprocess.Popen(command))
        found: list[int] = []

        async def look() -> None:
            task = asyncio.create_task(workers.supervise())
            until = time.monotonic() + 60
            while len(found) < 2 and time.monotonic() < until:
                await asyncio.sleep(0.05)
                pid = workers.running[0].pid
                found.extend([] if pid in found else [pid])
            task.cancel()

        asyncio.run(look())
        workers.stop()
        assert len(found) == 2

    @pytest.mark.skipif(sys.platform == "win32", reason="signals")
    def test_one_elsewhere_that_gives_no_sign_of_life_is_replaced(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """As `flibuste bot --workers` looks after it: its server is another machine, and says nothing of it."""
        monkeypatch.setattr("flibuste.server.bots.questions.HEARTBEAT_SECONDS", 0.1)
        monkeypatch.setattr("flibuste.server.bots.worker_processes.SILENT_SECONDS", 3.0)
        server = RunningServer(Settings(data=tmp_path, rate=0.0, bot_workers=0))
        workers = BotWorkers(server.address, server.app.state.own_bots_token, [0], 1, stuck=list)

        async def look() -> None:
            task = asyncio.create_task(workers.supervise())
            await until(lambda: workers.sign(0).exists())
            blocked = workers.running[0]
            blocked.send_signal(signal.SIGSTOP)
            await until(lambda: workers.running[0] is not blocked and workers.sign(0).exists())
            assert blocked.returncode == -signal.SIGKILL
            task.cancel()

        async def until(holds: Callable[[], bool]) -> None:
            end = time.monotonic() + 60
            while not holds():
                assert time.monotonic() < end
                await asyncio.sleep(0.05)

        try:
            asyncio.run(look())
        finally:
            workers.stop()
            server.stop()

    def test_whoever_gives_signs_of_life_is_left_alone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        workers = BotWorkers("http://nowhere", "", [0, 1], 2, stuck=list)
        workers.running = dict.fromkeys((0, 1))  # type: ignore[assignment]
        assert not workers.silent(), "they are just beginning"
        workers.sign(0).touch()
        workers.sign(1).touch()
        os.utime(workers.sign(1), (0, 0))
        assert workers.silent() == [1]


def test_the_address_is_told_when_it_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[int] = []

    def ready(address: str) -> None:
        def ask() -> None:
            answers.append(httpx.get(f"{address}/api/health", timeout=1).status_code)
            server.should_exit = True

        server = running[0]
        assert server.started
        threading.Thread(target=ask, daemon=True).start()

    running: list[serve.QuietServer] = []
    honest = serve.QuietServer.__init__

    def kept(server: serve.QuietServer, *given: object) -> None:
        honest(server, *given)  # type: ignore[arg-type]
        running.append(server)

    monkeypatch.setattr(serve.QuietServer, "__init__", kept)
    monkeypatch.setattr(serve, "set_up_logs", lambda settings: None)
    serve.serve(Settings(data=tmp_path, bot_workers=0), port=0, ready=ready)
    assert answers == [200]


class TestOnlookers:
    """However many look on, those who play do not wait for them."""

    def test_a_picture_is_drawn_once_for_all_of_them(
        self, server: RunningServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn: list[tuple[object, ...]] = []
        honest = Drawing.draw

        def counted(drawing: Drawing) -> str | None:
            drawn.append(drawing.key)
            return honest(drawing)

        monkeypatch.setattr(Drawing, "draw", counted)
        anne = server.person("Anne")
        table = anne.open("me", "me")["id"]
        pages = [Socket(server.person(), table) for _ in range(12)]
        for page in pages:
            assert page.wait("state")["picture"].startswith("<svg")
        decision = anne.state(table, picture=False)["decision"]
        anne.act(table, decision["id"], decision["actions"][0]["action"])
        number = anne.state(table, picture=False)["number"]
        for page in pages:
            assert page.wait("state", number=number)["picture"].startswith("<svg")
            page.close()
        assert len(drawn) == len(set(drawn)) == 2

    def test_nobody_waits_for_the_table_while_it_is_drawn(
        self, server: RunningServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """No lock of a table is held while its picture is drawn, for a page or for a request."""
        held: list[bool] = []
        honest = Drawing.draw

        def observed(drawing: Drawing) -> str | None:
            held.append(server.app.state.tables.cache[drawing.key[0]].lock.locked())
            return honest(drawing)

        monkeypatch.setattr(Drawing, "draw", observed)
        anne = server.person("Anne")
        table = anne.open("me", "me")["id"]
        page = Socket(server.person(), table)
        assert page.wait("state")["picture"].startswith("<svg")
        assert anne.state(table, picture=True)["picture"].startswith("<svg")
        assert held == [False, False]
        page.close()

    def test_players_are_woken_first_and_onlookers_a_few_at_a_time(self) -> None:
        class Page:
            def __init__(self, name: int) -> None:
                self.name = name

            def wake(self) -> None:
                woken.append((self.name, loop.time()))

        woken: list[tuple[int, float]] = []

        async def look() -> None:
            onlookers = Onlookers()
            pages = [Page(name) for name in range(10)]
            onlookers.add(pages)
            onlookers.add(pages)
            assert not woken
            while onlookers.timer is not None:
                await asyncio.sleep(0.005)

        with asyncio.Runner() as runner:
            loop = runner.get_loop()
            runner.run(look())
        assert [name for name, _ in woken] == list(range(10))
        gaps = [after - before for (_, before), (_, after) in itertools.pairwise(woken)]
        assert all(gaps[index] >= PAUSE_SECONDS * 0.9 for index in range(AT_ONCE - 1, len(gaps), AT_ONCE))


class TestClocks:
    def deadline(self, person: Person, table: str) -> float:
        return float(person.ask(f"/tables/{table}")["deadline"])

    def test_taking_back_and_leaving_do_not_set_the_clock_back(self, kind: str, tmp_path: Path) -> None:
        with new_settings(kind, tmp_path) as settings:
            server = RunningServer(settings)
            anne = server.person("Anne")
            table = anne.open("me", "me", pace={"kind": "live", "seconds": 600})["id"]
            state = anne.state(table)
            before, decision = self.deadline(anne, table), state["decision"]
            anne.act(table, decision["id"], decision["actions"][0]["action"])
            assert self.deadline(anne, table) > before
            anne.send(f"/tables/{table}/undo", {"key": "back"})
            assert self.deadline(anne, table) == before
            anne.send(f"/tables/{table}/seats/{state['seat']}", method="DELETE")
            assert anne.ask(f"/tables/{table}")["deadline"] is None
            anne.send(f"/tables/{table}/seats/{state['seat']}/return")
            assert self.deadline(anne, table) == before
            server.stop()

    def test_what_a_decision_takes_beyond_its_time_comes_from_the_bank(self) -> None:
        pace: dict[str, int | str] = {"kind": "live", "seconds": 30, "bank": 100}
        seat = SeatRow("t", 1, "human", bank=100.0)
        assert end_of_time(pace, seat, 1000.0) == 1130.0
        assert not charge(pace, seat, 1000.0, 1029.0) and seat.bank == 100.0
        assert charge(pace, seat, 1000.0, 1050.0) and seat.bank == 80.0
        assert charge(pace, seat, 1000.0, 2000.0) and seat.bank == 0.0
        assert not charge({"kind": "none"}, seat, 1000.0, 2000.0)

    def test_a_bank_lasts_for_the_whole_game(self, server: RunningServer) -> None:
        anne = server.person("Anne")
        pace = {"kind": "live", "seconds": 10, "bank": 600}
        table = anne.open("me", "me", pace=pace)["id"]
        assert [seat["bank"] for seat in anne.ask(f"/tables/{table}")["seats"]] == [600.0, 600.0]
        assert self.deadline(anne, table) > time.time() + 500
        cached = server.app.state.tables.cache[table].table
        cached.thinking.since -= 110
        decision = anne.state(table)["decision"]
        anne.act(table, decision["id"], decision["actions"][0]["action"])
        banks = [seat["bank"] for seat in anne.ask(f"/tables/{table}")["seats"]]
        assert sorted(banks)[1] == 600.0 and 400 < sorted(banks)[0] <= 500
        del server.app.state.tables.cache[table]
        assert [seat["bank"] for seat in anne.ask(f"/tables/{table}")["seats"]] == banks

    def test_the_time_in_which_no_server_was_at_work_does_not_count(self, kind: str, tmp_path: Path) -> None:
        with new_settings(kind, tmp_path) as settings:
            first = RunningServer(settings)
            anne = first.person("Anne")
            table = anne.open("me", "me", pace={"kind": "live", "seconds": 600})["id"]
            before, cookie = self.deadline(anne, table), anne.token()
            first.stop()
            with open_store(settings.data, settings.database).engine.begin() as connection:
                connection.execute(schema.at_work.delete())
                connection.execute(schema.at_work.insert().values(id=1, at=time.time() - 3600))
            second = RunningServer(settings)
            anne = second.person("Anne")
            anne.http.cookies["flibuste"] = cookie
            assert 3600 <= self.deadline(anne, table) - before < 3660
            decision = anne.state(table)["decision"]
            anne.act(table, decision["id"], decision["actions"][0]["action"])
            anne.send(f"/tables/{table}/undo", {"key": "back"})
            assert 3600 <= self.deadline(anne, table) - before < 3660
            second.stop()
