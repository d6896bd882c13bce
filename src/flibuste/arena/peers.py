"""Measures other game engines on the same machine, each in an environment made for it and thrown away."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from flibuste.arena.bench import last_line
from flibuste.engine.game import Data

DRIVER = Path(__file__).parent / "peer_driver.py"
PEERS = {
    "catanatron": (["catanatron==3.2.1"], ["catan"]),
    "open_spiel": (["open_spiel"], ["backgammon", "hearts", "gin_rummy"]),
}

Tell = Callable[[str], None]


def measure_peers(seconds: float, tell: Tell) -> list[Data]:
    """Measure every engine. One that cannot be installed or run is reported with the reason."""
    with tempfile.TemporaryDirectory(prefix="flibuste-peers-") as folder:
        tell("Making a throw-away environment for the other engines …")
        failure = run([sys.executable, "-m", "venv", folder])
        if failure:
            return [failed(peer, game, failure) for peer, (_, games) in PEERS.items() for game in games]
        python = Path(folder, "Scripts/python.exe" if os.name == "nt" else "bin/python")
        return [entry for peer in PEERS for entry in measure_peer(python, peer, seconds, tell)]


def measure_peer(python: Path, peer: str, seconds: float, tell: Tell) -> list[Data]:
    packages, games = PEERS[peer]
    tell(f"Installing {' '.join(packages)} …")
    failure = run([str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", *packages])
    if failure:
        return [failed(peer, game, f"cannot be installed: {failure}") for game in games]
    return [measure_game(python, peer, game, seconds, tell) for game in games]


def measure_game(python: Path, peer: str, game: str, seconds: float, tell: Tell) -> Data:
    tell(f"Measuring {peer} {game} …")
    command = [str(python), str(DRIVER), peer, game, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=clean_environment())
    if done.returncode:
        return failed(peer, game, last_line(done.stderr))
    return {"peer": peer, "game": game, **json.loads(done.stdout)}


def failed(peer: str, game: str, reason: str) -> Data:
    return {"peer": peer, "game": game, "decisions_per_s": None, "problem": reason}


def run(command: list[str]) -> str:
    """Run a command. Returns why it failed, or an empty text."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=clean_environment())
    return last_line(done.stderr or done.stdout) if done.returncode else ""


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
