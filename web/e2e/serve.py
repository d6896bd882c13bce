"""A server with games that exist for tests only: those in `games/` beside this file, and those of the engine."""

import sys
from pathlib import Path

from flibuste.cli.app import app
from flibuste.engine.registry import add_package

here = Path(__file__).parent
sys.path[:0] = [str(here), str(here.parents[1])]
add_package("games")
add_package("tests.engine.games")
app()
