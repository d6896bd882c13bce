"""A lock on a folder. It is released when the process ends, however it ends."""

import sys
from pathlib import Path


class Lock:
    """A lock that one process at a time can hold."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("a")

    def acquire(self) -> bool:
        """Take the lock; False if another process has it."""
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self.file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.close()
            return False
        return True

    def release(self) -> None:
        """Give the lock back."""
        self.file.close()
