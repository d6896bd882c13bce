"""A lock on a folder that ends with the process, however it ends."""

import sys
from pathlib import Path


class Lock:
    """Held by one process at a time."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("a")

    def acquire(self) -> bool:
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
        self.file.close()
