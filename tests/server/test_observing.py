"""Running a server: request ids, logs, checks, metrics."""

import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from flibuste.server.logs import JsonFormatter, TextFormatter, set_up_logs
from flibuste.server.metrics import Count, Histogram
from flibuste.server.settings import BadSetting, LogSettings, from_environment
from flibuste.server.store import StoreError, changes
from flibuste.server.tables.agenda import Agenda
from tests.server.running import RunningServer, new_settings
from tests.server.test_live import Socket

LINE = re.compile(r'flibuste_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [-+0-9.einf]+')


def metrics(server: RunningServer, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}/metrics", headers=headers, timeout=60)


def values(server: RunningServer) -> dict[str, float]:
    lines = [line for line in metrics(server).text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


class TestRequestIds:
    def test_every_answer_has_one(self, server: RunningServer) -> None:
        for path in ("/api/tables", "/api/nowhere", "/api/tables/nowhere", "/live", "/"):
            assert re.fullmatch("[0-9a-f]{16}", httpx.get(server.address + path, timeout=60).headers["x-request-id"])

    def test_that_of_a_proxy_is_kept_if_it_is_one(self, server: RunningServer) -> None:
        def given(text: str) -> str:
            answer = httpx.get(f"{server.address}/live", headers={"x-request-id": text}, timeout=60)
            return str(answer.headers["x-request-id"])

        assert given("abc-123.DEF") == "abc-123.DEF"
        for bad in ("short", "x" * 65, 'quote"quote"quote', "two words here"):
            assert given(bad) != bad

    def test_a_bug_is_logged_and_answered_with_it(
        self, server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("flibuste.server.api.tables.describe_loaded", broken)
        anne = server.person("Anne")
        lines: list[str] = []

        class Kept(logging.Handler):
            def emit(self, record: logging.LogRecord) -> None:
                lines.append(JsonFormatter().format(record))

        handler = Kept()
        logging.getLogger().addHandler(handler)
        answer = anne.http.post("/api/tables", json={"game": "stortebeker", "seats": ["me", "open"]})
        logging.getLogger().removeHandler(handler)
        number = answer.headers["x-request-id"]
        assert answer.status_code == 500 and number in answer.json()["hint"]
        assert any(json.loads(line).get("request") == number and "ZeroDivision" in line for line in lines)

    def test_a_page_has_one(self, server: RunningServer) -> None:
        anne = server.person("Anne")
        page = Socket(anne, anne.open("me", "open")["id"])
        assert page.socket.response is not None and page.socket.response.headers["x-request-id"]
        page.close()


class TestLogs:
    def record(self, **fields: Any) -> logging.LogRecord:
        found = logging.LogRecord("flibuste.request", logging.INFO, "", 0, "request %d", (7,), None)
        found.fields = fields
        return found

    def test_a_line_is_json(self) -> None:
        assert json.loads(JsonFormatter().format(self.record(status=200)))["status"] == 200

    def test_or_text(self) -> None:
        assert TextFormatter().format(self.record(status=200)).endswith("INFO flibuste.request: request 7 status=200")

    def test_requests_are_logged_without_links(self, server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
        anne = server.person("Anne")
        with caplog.at_level(logging.INFO, "flibuste.request"):
            table = anne.open("me", "open")["id"]
            anne.ask(f"/tables/{table}")
            Socket(anne, table).close()
            anne.ask("/tables")
        found = [record.fields for record in caplog.records if record.name == "flibuste.request"]  # type: ignore[attr-defined]
        assert {"/api/tables", "/api/tables/{table_id}"} <= {fields["path"] for fields in found}
        assert {201, 200} <= {fields["status"] for fields in found}
        assert table not in str(found) and anne.token() not in str(found)

    def test_a_file_is_begun_anew_and_old_ones_are_deleted(self, tmp_path: Path) -> None:
        root = logging.getLogger()
        before, level = root.handlers[:], root.level
        root.handlers = []
        set_up_logs(LogSettings(level="INFO", file=tmp_path / "logs" / "flibuste.log", days=3))
        (handler,) = root.handlers
        logging.getLogger("flibuste").info("hello")
        handler.close()
        root.handlers = before
        root.setLevel(level)
        assert json.loads((tmp_path / "logs" / "flibuste.log").read_text())["message"] == "hello"
        assert handler.backupCount == 3  # type: ignore[attr-defined]

    def test_a_level_that_is_none_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("FLIBUSTE_LOG", "loud")
        with pytest.raises(BadSetting, match="FLIBUSTE_LOG: 'loud'"):
            from_environment()


class TestChecks:
    def test_it_is_live_and_ready(self, server: RunningServer) -> None:
        for word in ("live", "ready"):
            answer = httpx.get(f"{server.address}/{word}", timeout=60)
            assert answer.status_code == 200 and answer.json() == {"status": word}

    def test_it_is_not_ready_when_nothing_can_be_written(
        self, server: RunningServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: object) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(changes, "be_at_work", full)
        answer = httpx.get(f"{server.address}/ready", timeout=60)
        assert answer.status_code == 503 and answer.json()["error"] == "store"
        assert httpx.get(f"{server.address}/live", timeout=60).status_code == 200
        assert values(server)['flibuste_store_errors_total{kind="write"}'] >= 1


class TestMetrics:
    def test_the_text_is_what_prometheus_reads(self, server: RunningServer) -> None:
        answer = metrics(server)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        names = re.findall(r"^# TYPE (\w+) (?:counter|gauge|histogram)$", answer.text, re.MULTILINE)
        assert len(names) == len(set(names)) > 15
        for line in answer.text.splitlines():
            assert line.startswith(("# HELP flibuste_", "# TYPE flibuste_")) or LINE.fullmatch(line), line

    def test_what_happens_is_counted(self, server: RunningServer) -> None:
        anne = server.person("Anne")
        before = values(server)
        table = anne.open("me", "me")["id"]
        page = Socket(anne, table, "picture=false")
        page.wait("state")
        anne.play(table, 5)
        anne.send(f"/tables/{table}/start", status=409)
        page.send(type="act", decision="0.1", action="nothing", key="x")
        page.wait("refused")
        after = values(server)
        page.close()

        def more(name: str) -> float:
            return after[name] - before.get(name, 0)

        assert more('flibuste_moves_total{game="stortebeker"}') >= 5
        assert more("flibuste_move_seconds_count") == 5
        assert more('flibuste_tables_opened_total{game="stortebeker"}') == 1
        assert more('flibuste_refused_total{reason="not-open"}') == 1
        assert more('flibuste_refused_total{reason="stale"}') == 1
        assert more('flibuste_requests_total{method="POST",status="409"}') == 1
        assert after["flibuste_sockets"] >= 1 and after["flibuste_tables_playing"] >= 1
        assert more("flibuste_sent_bytes_total") > 1000

    def test_bots_are_timed(self, server: RunningServer) -> None:
        server.start_bots()
        anne = server.person("Anne")
        table = anne.open("me", "bot:greedy", "bot:greedy")["id"]
        anne.play(table, 8)
        assert values(server)["flibuste_bot_thinking_seconds_count"] > 0

    def test_windows_are_timed(self, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """At a server without any other window, since the clock is set."""
        with new_settings(kind, tmp_path) as settings:
            server = RunningServer(settings)
            agenda, now = Agenda(server.app.state.tables), [1000.0]
            with monkeypatch.context() as clock:
                clock.setattr("flibuste.server.tables.agenda.time.time", lambda: now[0])
                agenda.note_window("t", 1000.0)
                now[0] = 1007.0
                agenda.note_window("t", 1000.0)
                agenda.note_window("t", None)
                agenda.note_window("t", None)
            assert values(server)["flibuste_window_seconds_sum"] == 7
            server.stop()

    def test_nobody_and_nothing_is_named(self, server: RunningServer) -> None:
        anne = server.person("Anne Bonny")
        table = anne.open("me", "open")["id"]
        assert not {"Bonny", table, anne.token().partition(".")[0]} & set(re.split(r'[\s"{}]', metrics(server).text))

    def test_they_are_for_this_machine_alone(self, server: RunningServer) -> None:
        for header in ("x-forwarded-for", "forwarded", "via"):
            assert metrics(server, **{header: "127.0.0.1"}).status_code == 404

    def test_or_for_whoever_knows_the_token(self, kind: str, tmp_path: Path) -> None:
        with new_settings(kind, tmp_path, metrics_token="hush") as settings:
            server = RunningServer(settings)
            assert metrics(server).status_code == 404
            assert metrics(server, authorization="Bearer wrong").status_code == 404
            assert metrics(server, authorization="Bearer hush").status_code == 200
            server.stop()

    def test_a_label_cannot_break_a_line(self) -> None:
        count = Count("flibuste_x_total", "x", "reason")
        count.add('a"b\\c\nd')
        assert list(count.lines()) == ['flibuste_x_total{reason="a\\"b\\\\c\\nd"} 1']

    def test_a_histogram_counts_what_was_shorter(self) -> None:
        found = Histogram("flibuste_x_seconds", "x", (0.1, 1.0))
        for seconds in (0.05, 0.1, 0.5, 7.0):
            found.add(seconds)
        assert [line.rpartition(" ")[2] for line in found.lines()] == ["2", "3", "4", "7.65", "4"]
