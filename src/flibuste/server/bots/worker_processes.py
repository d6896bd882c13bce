"""The house's bots: worker processes that use the bots' interface like anybody else, so that none delays a table."""

import asyncio
import logging
import os
import subprocess
import sys

log = logging.getLogger("flibuste.workers")


class BotWorkers:
    def __init__(self, address: str, token: str, number: int) -> None:
        self.address = address
        self.token = token
        self.number = number
        self.running: dict[int, subprocess.Popen[bytes]] = {}

    async def supervise(self) -> None:
        """Start them, and start anew whichever ends."""
        while True:
            for part in range(self.number):
                worker = self.running.get(part)
                if worker is None or worker.poll() is not None:
                    if worker is not None:
                        log.warning("bot worker %d ended with %s; starting another", part, worker.returncode)
                    self.running[part] = self.start(part)
            await asyncio.sleep(1)

    def start(self, part: int) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "flibuste.server.bots.worker", self.address]
        command += [str(number) for number in (part, self.number, os.getpid())]
        environment = {**os.environ, "FLIBUSTE_BOT_TOKEN": self.token}
        return subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL)

    def stop(self) -> None:
        for worker in self.running.values():
            worker.terminate()
        for worker in self.running.values():
            try:
                worker.wait(3)
            except subprocess.TimeoutExpired:
                worker.kill()
