"""A server with the games in `games/` beside this file: made for the tests of the browser, played by nobody."""

import sys
from pathlib import Path

from flibuste.cli.app import app
from flibuste.engine.registry import add_package

sys.path.insert(0, str(Path(__file__).parent))
add_package("games")
app()
