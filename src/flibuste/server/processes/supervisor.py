"""The parent of a server's processes: it starts them, starts again each that ends, and ends them with itself."""

import logging
import os
import select
import signal
import time
from collections.abc import Callable

log = logging.getLogger("flibuste.processes")
Work = Callable[[int, Callable[[], None], int], None]
START_SECONDS = 120.0
END_SECONDS = 15.0
SHORT_LIFE_SECONDS = 5.0
PAUSE_SECONDS = 1.0


class NotStarted(Exception):
    """A process has ended before it was ready."""


class ToldToStop(BaseException):
    """A signal has come that ends the server."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Supervisor:
    """So many processes that do `work`, with their number, a function to call when ready, and a handle that can be
    read as soon as this parent is no more.
    """

    def __init__(self, work: Work, number: int) -> None:
        self.work = work
        self.number = number
        self.running: dict[int, int] = {}
        self.begun: dict[int, float] = {}
        self.ready_read, self.ready_write = os.pipe()
        self.alive_read, self.alive_write = os.pipe()

    def run(self, ready: Callable[[], None]) -> None:
        """Run until a signal says to stop; `ready` is called when all processes are."""
        for signal_number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(signal_number, stop)
        try:
            for number in range(self.number):
                self.start(number)
            self.wait_until_ready()
            ready()
            while True:
                self.replace(*os.waitpid(-1, 0))
        except ToldToStop as told:
            self.stop()
            signal.signal(told.number, signal.default_int_handler if told.number == signal.SIGINT else signal.SIG_DFL)
            signal.raise_signal(told.number)
        except BaseException:
            self.stop()
            raise

    def start(self, number: int) -> None:
        """Start the process with a number."""
        process = os.fork()
        if process:
            self.running[process] = number
            self.begun[process] = time.monotonic()
            return
        try:
            os.close(self.alive_write)
            self.work(number, lambda: self.say_ready(number), self.alive_read)
        except BaseException as error:
            if not isinstance(error, (KeyboardInterrupt, ToldToStop)):
                log.exception("process %d has failed", number)
                os._exit(1)
        os._exit(0)

    def say_ready(self, number: int) -> None:
        """In a process: tell the parent that it is ready."""
        os.write(self.ready_write, bytes([number]))

    def wait_until_ready(self) -> None:
        """Wait until all processes have said so."""
        until, ready = time.monotonic() + START_SECONDS, set[int]()
        while len(ready) < self.number:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process or time.monotonic() > until:
                self.running.pop(process, None)
                raise NotStarted(f"one of the processes does not start ({os.waitstatus_to_exitcode(status)})")
            if select.select([self.ready_read], [], [], 0.1)[0]:
                ready |= set(os.read(self.ready_read, self.number))

    def replace(self, process: int, status: int) -> None:
        """Start another process instead of one that has ended."""
        number = self.running.pop(process, None)
        if number is None:
            return
        log.warning("process %d ended with %d; starting another", number, os.waitstatus_to_exitcode(status))
        if time.monotonic() - self.begun.pop(process) < SHORT_LIFE_SECONDS:
            time.sleep(PAUSE_SECONDS)
        self.start(number)

    def stop(self) -> None:
        """End all processes, by force if they do not end in time."""
        for signal_number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(signal_number, signal.SIG_IGN)
        send_all(self.running, signal.SIGTERM)
        until = time.monotonic() + END_SECONDS
        while self.running and time.monotonic() < until:
            process, _ = os.waitpid(-1, os.WNOHANG)
            self.running.pop(process, None)
            if not process:
                time.sleep(0.02)
        send_all(self.running, signal.SIGKILL)
        for process in self.running:
            os.waitpid(process, 0)


def stop(number: int, _frame: object) -> None:
    """A signal has come."""
    raise ToldToStop(number)


def send_all(processes: dict[int, int], signal_number: int) -> None:
    """Send a signal to all processes. They are our children, so their ids are nobody else's until we have waited."""
    for process in processes:
        os.kill(process, signal_number)
