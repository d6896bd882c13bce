"""What stands where a seat is expected and no single seat is meant. Inside the engine seats are counted from 0."""

from typing import Final

NOBODY: Final = -1  # no seat at all: nobody is asked, and what happened happened to nobody
SEVERAL: Final = -2  # several seats are asked at the same time
SPECTATOR: Final = -1  # as a reader of views and logs: somebody who has no seat and sees what everybody may see
