"""`python -m tests.mutation [GAME …]` breaks the rules one at a time and says which breaches no test notices."""

import argparse
import gc
import os
import signal
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.engine.build import is_compiled
from tests.mutation.ledger import FOLDER, Ledger, equivalents, suite, tests_of
from tests.mutation.mutants import Mutant, games, mutants_of, sample
from tests.mutation.report import Report
from tests.mutation.trial import Trial, collect, verdict_of


class Run:
    """One run over the mutants of some games."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.jobs: int = arguments.jobs
        self.console = Console(width=None if sys.stdout.isatty() else 120)
        self.report = Report(equivalents())
        self.ledgers = {game: Ledger(FOLDER / f"{game}.jsonl", suite(game)) for game in arguments.games}
        self.waiting: list[Mutant] = []
        for game in arguments.games:
            self.enlist(mutants_of(game), arguments)

    def enlist(self, mutants: list[Mutant], arguments: argparse.Namespace) -> None:
        """Those of the sample that have no verdict yet are to be tried."""
        if arguments.only:
            mutants = [mutant for mutant in mutants if arguments.only in f"{mutant.place} {mutant.key}"]
        chosen = sample(mutants, arguments.sample or len(mutants), arguments.seed)
        for mutant in chosen:
            verdict = None if arguments.fresh else self.ledgers[mutant.game].verdict(mutant)
            if verdict is None:
                self.waiting.append(mutant)
            else:
                self.report.add(mutant, verdict)

    def carry_out(self, trial: Trial) -> None:
        """Try them, so many at a time; an interruption leaves what is known."""
        gc.collect()
        gc.freeze()
        running: dict[int, tuple[Mutant, int]] = {}
        with self.progress() as progress:
            task = progress.add_task("trying", total=len(self.waiting))
            queue = self.waiting[::-1]
            try:
                while queue or running:
                    while queue and len(running) < self.jobs:
                        mutant = queue.pop()
                        pid, reading = trial.start(mutant)
                        running[pid] = mutant, reading
                    self.finish(*running.pop(os.wait()[0]))
                    progress.advance(task)
                    progress.refresh()
            except KeyboardInterrupt:
                for pid in running:
                    os.kill(pid, signal.SIGKILL)
                progress.console.print("Interrupted; the next run goes on from here.")

    def finish(self, mutant: Mutant, reading: int) -> None:
        verdict = verdict_of(reading)
        self.ledgers[mutant.game].add(mutant, verdict)
        self.report.add(mutant, verdict)

    def progress(self) -> Progress:
        """Without a thread of its own: this process forks."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.console, auto_refresh=False)


def main() -> int:
    arguments = parser().parse_args()
    arguments.games = arguments.games or games()
    if is_compiled():
        print("Only the interpreted build can be changed while it runs: use the source.", file=sys.stderr)
        return 2
    run = Run(arguments)
    if run.waiting:
        paths = dict.fromkeys(path for game in arguments.games for path in tests_of(game))
        collect(list(paths), run.carry_out)
    run.report.show(run.console)
    return 1 if run.report.total().rate < arguments.at_least else 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    found.add_argument("games", nargs="*", choices=[[], *games()], metavar="GAME", help="all, if none is named")
    found.add_argument("--sample", type=int, default=0, metavar="N", help="so many mutants of each game, by lot")
    found.add_argument("--seed", type=int, default=1, help="another lot")
    found.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at a time")
    found.add_argument("--only", default="", metavar="TEXT", help="those with this in file:line or key")
    found.add_argument("--fresh", action="store_true", help="try again what has a verdict already")
    found.add_argument("--at-least", type=float, default=0.0, metavar="RATE", help="fail if fewer in 100 are caught")
    return found


if __name__ == "__main__":
    sys.exit(main())
