"""The processes of the server's own bots. They use the interface for bots like any other, so none delays a table."""

import asyncio
import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable

log = logging.getLogger("flibuste.workers")
HARMLESS = re.compile(r"PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|VIRTUAL_ENV|PYTHON\w*|(DY)?LD_\w+")


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

    async def supervise(self) -> None:
        """Start the workers, and start again each that ends or hangs; until cancelled."""
        while True:
            for part in self.stuck():
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

    def start(self, part: int) -> "subprocess.Popen[bytes]":
        """Start one worker. Its token is in its environment, and else only what a program needs: no secret of ours."""
        command = [sys.executable, "-m", "flibuste.server.bots.worker", self.address]
        command += [str(number) for number in (part, self.number, os.getpid())]
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
