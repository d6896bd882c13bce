"""The command as a process of its own: how fast it starts, and how it takes Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "flibuste"]


def test_help_comes_at_once() -> None:
    """Under 0.3 s on a quiet machine; here what it costs the processor is measured, whatever else is running."""

    def cost() -> float:
        before = os.times()
        subprocess.run([*COMMAND, "--help"], check=True, capture_output=True)
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system

    assert min(cost() for _ in range(3)) < 0.4


def test_heavy_modules_are_not_imported_for_help() -> None:
    code = "import sys, flibuste.cli.app; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    heavy = {"rich", "fluent", "multiprocessing", "flibuste.engine.game", "flibuste.words", "resvg_py", "platformdirs"}
    assert heavy.isdisjoint(done.stdout.split())


def test_exit_codes_and_one_line_of_complaint() -> None:
    done = subprocess.run([*COMMAND, "rules", "chess"], check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == "" and done.stderr.startswith("flibuste: there is no game 'chess'")


def test_a_closed_pipe_is_no_error() -> None:
    process = subprocess.Popen([*COMMAND, "rules", "stortebeker"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait(20)


def hear_ctrl_c() -> None:
    """A test run that was started in the background ignores Ctrl-C, and hands that on to its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_keeps_the_match(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [*COMMAND, "play", "stortebeker", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 – there are no threads here
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    seen = ""
    while "2 to go" not in seen:
        seen += process.stdout.readline()
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    out, err = process.communicate()
    assert "The match is kept in" in out and "Traceback" not in err
    assert len(list(tmp_path.rglob("*.json"))) == 1
