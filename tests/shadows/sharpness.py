"""How sharp a shadow is: the rules broken on purpose, one change at a time, and which changes it notices.

The mutants are those of `make mutate`; each is tried in a process of its own, which never changes a file.
"""

import os
import resource
import signal
from typing import Any

from tests.mutation.mutants import Mutant, mutants_of, sample
from tests.mutation.patching import patch
from tests.shadows.frame import Shadow, follow_many

SECONDS = 60  # of the processor: a game that does not end is noticed, too


def notices(shadow: type[Shadow[Any]], mutant: Mutant, decisions: int) -> bool:
    """Whether the shadow, or the engine itself, stumbles over the change."""
    pid = os.fork()
    if not pid:
        try_out(shadow, mutant, decisions)
    _, status = os.waitpid(pid, 0)
    return status != 0


def try_out(shadow: type[Shadow[Any]], mutant: Mutant, decisions: int) -> None:
    """In the new process: leaves with 1 where anything goes wrong; the processor's time runs out by itself."""
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        patch(mutant)
        follow_many(shadow, decisions)
    except BaseException:
        os._exit(1)
    os._exit(0)


def measure(shadow: type[Shadow[Any]], size: int, seed: int = 1) -> None:
    """Try so many mutants of the game, by lot, and list those that go unnoticed."""
    chosen = sample(mutants_of(shadow.GAME), size, seed)
    noticed = 0
    for mutant in chosen:
        if notices(shadow, mutant, shadow.quick):
            noticed += 1
        else:
            print(
                f"{mutant.place} {mutant.function.name}: {mutant.before.strip()} | {mutant.after.strip()}", flush=True
            )
    print(f"{shadow.GAME}: of {len(chosen)} rules broken on purpose {noticed} were noticed", flush=True)
