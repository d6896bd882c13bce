"""Servers as processes of their own, to be killed.

`Command` is `flibuste serve` itself. `Stable` is a process that has everything imported and forks a server whenever
one is wanted, which is many times faster: for killing fifty of them. Both run the same command line.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from flibuste.server.settings import Settings

PATIENCE = 120.0


def words_of(settings: Settings) -> list[str]:
    return ["serve", "--port", "0", "--data", str(settings.data)]


def environment_of(settings: Settings, **more: str) -> dict[str, str]:
    found = {**os.environ, "FLIBUSTE_RATE": "0", "FLIBUSTE_BOT_WORKERS": str(settings.bot_workers), **more}
    found["FLIBUSTE_DATABASE"] = settings.database or ""
    return found


def wait_for(address: str) -> str:
    """The address, once a server answers there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"{address}/api/health", timeout=60).status_code == 200:
                return address
        except httpx.TransportError:
            pass
        assert time.monotonic() < until, "the server does not answer"
        time.sleep(0.02)


class Command:
    """`flibuste serve`."""

    def __init__(self, settings: Settings, **more: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "flibuste", *words_of(settings)],
            env=environment_of(settings, **more),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.address = wait_for(self.process.stdout.readline().split()[3])

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        """Gently, with all its processes."""
        self.process.terminate()
        self.process.wait()


class Stable:
    """Forks servers; one runs at a time."""

    def __init__(self, settings: Settings) -> None:
        command = [sys.executable, "-m", "tests.server.promises.process", *words_of(settings)]
        self.process = subprocess.Popen(
            command,
            env=environment_of(settings, PYTHONPATH=os.pathsep.join(path for path in sys.path if path)),
            cwd=Path(__file__).parents[3],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = ""

    def start(self) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("start\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())
        self.address = wait_for(self.process.stdout.readline().split()[3])
        return self.address

    def kill(self) -> None:
        """kill -9, and wait until it is gone."""
        assert self.process.stdout is not None
        os.kill(self.child, signal.SIGKILL)
        assert self.process.stdout.readline() == f"gone {signal.SIGKILL}\n"

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def main(words: list[str]) -> None:
    """For each line of the input: fork a server, tell its number, and when it is gone how it ended."""
    import flibuste.cli
    import flibuste.server.serve  # so that the children need not

    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            print(os.getpid(), flush=True)
            sys.argv[1:] = words
            flibuste.cli.main()
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print("gone", os.WTERMSIG(status) if os.WIFSIGNALED(status) else -os.WEXITSTATUS(status), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
