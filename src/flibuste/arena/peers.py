"""Measures other game engines on the same machine, those that are installed; it says how to install the others."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from flibuste.arena.bench import last_line
from flibuste.engine.game import Data

FOLDER = Path(__file__).parent
PATIENCE = 600  # seconds: those that compile first take minutes
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Peer:
    """Another engine: its module, how it is installed, and what of it is measured.

    `shell` is what it calls our games, where they are there for it, too, with `{game}` and `{players}`.
    """

    name: str
    module: str
    install: str
    games: tuple[str, ...]
    shell: str = ""

    def is_here(self) -> bool:
        return find_spec(self.module) is not None

    def command(self, game: str, seconds: float) -> list[str]:
        return [sys.executable, str(FOLDER / "peer_driver.py"), self.name, game, str(seconds)]


class NodePeer(Peer):
    """An engine for Node.js, in the node_modules of this folder or of one above it."""

    def is_here(self) -> bool:
        here = Path.cwd()
        found = any((folder / "node_modules" / self.module).is_dir() for folder in (here, *here.parents))
        return found and shutil.which("node") is not None

    def command(self, game: str, seconds: float) -> list[str]:
        return [shutil.which("node") or "node", str(FOLDER / "peer_driver.cjs"), game, str(seconds)]


PEERS: tuple[Peer, ...] = (
    Peer(
        "open_spiel",
        "pyspiel",
        "pip install open_spiel",
        (
            "backgammon",
            "hearts",
            "gin_rummy",
            "python_kuhn_poker",
            "python_tic_tac_toe",
            "python_liars_poker",
        ),
        "flibuste_{game}(players={players})",
    ),
    Peer(
        "pettingzoo",
        "pettingzoo",
        "pip install 'pettingzoo[classic]'",
        ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5"),
        "flibuste {game} {players}",
    ),
    Peer("rlcard", "rlcard", "pip install rlcard", ("gin-rummy", "uno", "doudizhu")),
    Peer("catanatron", "catanatron", "pip install catanatron", ("catan",)),
    Peer("pgx", "pgx", "pip install pgx", ("backgammon", "kuhn_poker")),
    NodePeer("boardgame.io", "boardgame.io", "npm install boardgame.io", ("tic-tac-toe",)),
)


def measure_peers(ours: dict[str, int], seconds: float, tell: Tell) -> list[Data]:
    """Measure every engine that is here, and our games (with so many players) as it has them.

    One that is not here, or that fails, is reported with the reason.
    """
    found: list[Data] = []
    for peer in PEERS:
        found += [measure_game(peer, game, seconds, tell) | {"shell_of": None} for game in peer.games]
        for name, players in ours.items() if peer.shell and peer.is_here() else ():
            game = peer.shell.format(game=name, players=players)
            found.append(measure_game(peer, game, seconds, tell) | {"shell_of": name})
    return found


def measure_game(peer: Peer, game: str, seconds: float, tell: Tell) -> Data:
    if not peer.is_here():
        return failed(peer, game, f"not installed: {peer.install}")
    tell(f"Measuring {peer.name} {game} …")
    try:
        done = subprocess.run(
            peer.command(game, seconds),
            capture_output=True,
            text=True,
            check=False,
            env=clean_environment(),
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return failed(peer, game, f"no answer after {PATIENCE} s")
    if done.returncode:
        return failed(peer, game, last_line(done.stderr))
    return {"peer": peer.name, "game": game, **json.loads(last_line(done.stdout)), "problem": None}


def failed(peer: Peer, game: str, reason: str) -> Data:
    nothing = {"version": None, "decisions_per_s": None, "batched_per_s": None, "clone_us": None}
    return {"peer": peer.name, "game": game, **nothing, "problem": reason}


def clean_environment() -> dict[str, str]:
    """Other engines are measured on the processor alone."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "JAX_PLATFORMS": "cpu", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
