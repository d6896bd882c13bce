"""The processes of the server's own bots. They use the interface for bots like any other, so none delays a table.

Each gives signs of life, wherever its server is: something comes from there every ten seconds. One that gives none for
too long hangs, and is replaced. A server also notices a worker that lives but answers nothing.
"""

import asyncio
import logging
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

log = logging.getLogger("flibuste.workers")
HARMLESS = re.compile(r"PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|VIRTUAL_ENV|PYTHON\w*|(DY)?LD_\w+")
SILENT_SECONDS = 150.0  # longer than a worker may think, and wait for an answer


class BotWorkers:
    """Worker processes, each playing its part of the tables: these of `number` parts. `stuck` names the parts whose
    worker hangs; `replaced` is called whenever one is started instead of another.
    """

    def __init__(
        self,
        address: str,
        token: str,
        parts: Iterable[int],
        number: int,
        stuck: Callable[[], list[int]],
        replaced: Callable[[], None] = lambda: None,
    ) -> None:
        self.address = address
        self.token = token
        self.parts = list(parts)
        self.number = number
        self.stuck = stuck
        self.replaced = replaced
        self.running: dict[int, subprocess.Popen[bytes]] = {}
        self.signs = tempfile.TemporaryDirectory(prefix="flibuste-bots-")

    async def supervise(self) -> None:
        """Start the workers, and start again each that ends or hangs; until cancelled."""
        while True:
            for part in {*self.stuck(), *self.silent()} & self.running.keys():
                log.warning("bot worker %d does not answer", part)
                self.running[part].kill()
                self.running[part].wait()
            for part in self.parts:
                worker = self.running.get(part)
                if worker is None or worker.poll() is not None:
                    if worker is not None:
                        self.replaced()
                        log.warning("bot worker %d ended with %s; starting another", part, worker.returncode)
                    self.running[part] = self.start(part)
            await asyncio.sleep(1)

    def silent(self) -> list[int]:
        """The parts whose worker gives no sign of life any more."""
        return [part for part in self.running if self.silence(part) > SILENT_SECONDS]

    def silence(self, part: int) -> float:
        """How many seconds ago a worker gave its last sign of life; 0 until it has given one."""
        try:
            return time.time() - self.sign(part).stat().st_mtime
        except OSError:
            return 0.0

    def sign(self, part: int) -> Path:
        """The file that a worker touches."""
        return Path(self.signs.name) / f"{part}"

    def start(self, part: int) -> "subprocess.Popen[bytes]":
        """Start one worker. Its token is in its environment, and else only what a program needs: no secret of ours."""
        command = [sys.executable, "-m", "flibuste.server.bots.worker", self.address]
        command += [str(number) for number in (part, self.number, os.getpid(), self.sign(part))]
        self.sign(part).unlink(missing_ok=True)
        environment = {name: value for name, value in os.environ.items() if HARMLESS.fullmatch(name)}
        environment["FLIBUSTE_BOT_TOKEN"] = self.token
        return subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL)

    def stop(self) -> None:
        """End all workers, by force if they do not end in time."""
        for worker in self.running.values():
            worker.terminate()
        for worker in self.running.values():
            try:
                worker.wait(3)
            except subprocess.TimeoutExpired:
                worker.kill()
        self.signs.cleanup()
