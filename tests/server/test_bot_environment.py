"""The processes of bots: what they are given, and bots that play from elsewhere."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from flibuste.server.bots.worker_processes import BotWorkers
from flibuste.server.settings import SECRETS, forget_secrets
from tests.server.promises.process import Command
from tests.server.running import Person, RunningServer, new_settings

SECRET = "postgresql://flibuste:hush-hush@127.0.0.1:1/nothing"


def environment_of(pid: int) -> str:
    return Path(f"/proc/{pid}/environ").read_text()


def children_of(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def test_a_worker_is_given_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*SECRETS, "PGPASSWORD", "POSTGRES_PASSWORD", "AWS_SECRET_ACCESS_KEY", "DATABASE_URL"):
        monkeypatch.setenv(name, SECRET)
    given: list[dict[str, str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, env, **_: given.append(env))
    BotWorkers("http://127.0.0.1:9", "house.token", [0], 1, list).start(0)
    assert SECRET not in given[0].values() and given[0]["FLIBUSTE_BOT_TOKEN"] == "house.token"
    assert given[0]["PATH"] == os.environ["PATH"]


def test_the_server_itself_forgets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRETS:
        monkeypatch.setenv(name, SECRET)
    forget_secrets()
    assert not set(SECRETS) & os.environ.keys()


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes show their environment elsewhere")
def test_no_process_that_a_server_starts_knows_the_database(kind: str, tmp_path: Path) -> None:
    """Its workers, and the process that thinks about hints."""
    with new_settings(kind, tmp_path, bot_workers=1) as settings:
        server = Command(settings, FLIBUSTE_METRICS_TOKEN="hush-hush")
        try:
            anne = Person(server.address, "Anne")
            table = anne.open("me", "bot:random")["id"]
            anne.play(table, 1)
            while anne.state(table)["decision"] is None:
                time.sleep(0.05)
            anne.ask(f"/tables/{table}/hint")
            started = children_of(server.pid)
            assert len(started) >= 2
            for pid in started:
                text = environment_of(pid)
                assert "FLIBUSTE_DATABASE" not in text and "hush-hush" not in text
                assert settings.database is None or settings.database not in text
        finally:
            server.kill()


def test_bots_play_from_elsewhere_with_the_secret(kind: str, tmp_path: Path) -> None:
    with new_settings(kind, tmp_path, bot_token="from-elsewhere") as settings:
        server = RunningServer(settings)
        command = [sys.executable, "-m", "flibuste", "bot", server.address, "--workers", "1"]
        bots = subprocess.Popen(command, env={**os.environ, "FLIBUSTE_TOKEN": "house.from-elsewhere"})
        try:
            anne = server.person("Anne")
            table = anne.open("me", "bot:random", "bot:random")["id"]
            assert anne.play(table, 5) == 5
        finally:
            bots.terminate()
            bots.wait()
            server.stop()


def test_another_token_plays_nobody() -> None:
    command = [sys.executable, "-m", "flibuste", "bot", "http://127.0.0.1:9", "--workers", "1", "--token", "anne.x"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "house.SECRET" in done.stderr and json.dumps(done.stdout) == '""'


HANGS = """
from flibuste.server.bots import worker
def think_for_ever(question, level):
    while True:
        pass
worker.choose = think_for_ever
worker.answer(worker.Remote("http://127.0.0.1:1", ""), {"actions": []}, "greedy", patience_seconds=1)
"""


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_worker_that_thinks_for_ever_ends_itself_wherever_it_runs() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGS], timeout=120, check=False)
    assert ended.returncode == -signal.SIGALRM
