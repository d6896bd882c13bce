"""Ctrl-C ends the server quietly, whoever is still listening."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest


def hear_ctrl_c() -> None:
    """A test run that was started in the background ignores Ctrl-C, and hands that on to its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def answered(request: urllib.request.Request) -> Any:
    """What the server answers, as soon as it listens."""
    until = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_an_open_stream_does_not_keep_it_waiting(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "flibuste", "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 – there are no threads here
    )
    assert process.stdout is not None
    address = process.stdout.readline().split()[3]
    who = urllib.request.Request(address + "/api/me", json.dumps({"name": "Bot"}).encode(), method="POST")
    who.add_header("content-type", "application/json")
    token = answered(who)["token"]
    listening = urllib.request.Request(address + "/api/bot/stream", headers={"authorization": f"Bearer {token}"})
    with urllib.request.urlopen(listening, timeout=60) as stream:
        assert stream.readline() == b"\n"
        process.send_signal(signal.SIGINT)
        assert stream.read() == b"", "the stream ends by itself"
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130 and told.strip() == ""
