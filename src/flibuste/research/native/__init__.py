"""Störtebeker in C, which is CUDA as well, for `flibuste.research.fleet`: compiled where and when it is first used."""

import ctypes
import hashlib
import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parent
FLAGS = ["-O3", "-shared"]
REFUSED = -2  # what `fleet_play` answers instead of a seat


class NoCompiler(RuntimeError):
    """What this machine lacks to compile the games."""


class Arrays(ctypes.Structure):
    """The struct of the same name in `game.h`: where everything lies."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("box", "tables", "observations", "masks", "seats", "rewards", "scores")),
        *((name, ctypes.c_void_p) for name in ("over", "refused", "actions", "stream")),
        ("turn", ctypes.c_uint64),
    ]


def library(players: int, device: str) -> ctypes.CDLL:
    """The functions of `fleet.c`, or of `fleet.cu` for a GPU, for so many players."""
    command = [*compiler(device), *FLAGS, f"-DSEATS={players}"]
    source = FOLDER / ("fleet.cu" if device == "cuda" else "fleet.c")
    parts = [" ".join(command).encode(), *(path.read_bytes() for path in sorted(FOLDER.glob("*.[hc]*")))]
    target = cache() / f"fleet-{hashlib.sha256(b''.join(parts)).hexdigest()[:20]}.so"
    if not target.exists():
        build([*command, str(source)], target)
    found = ctypes.CDLL(str(target))
    for name in ("fleet_table", "fleet_box", "fleet_size", "fleet_actions"):
        getattr(found, name).restype = ctypes.c_int64
    for name in ("fleet_reset", "fleet_step", "fleet_guess"):
        function = getattr(found, name)
        function.restype = None
        function.argtypes = [ctypes.POINTER(Arrays), ctypes.c_int64, ctypes.c_int64]
    if device == "cpu":
        for name in ("fleet_play", "fleet_look"):
            getattr(found, name).argtypes = [ctypes.c_void_p, ctypes.c_int64]
        found.fleet_play.restype = ctypes.c_int64
        found.fleet_look.restype = None
    return found


def compiler(device: str) -> list[str]:
    """The C compiler of this Python, or the one that CC names; for a GPU NVIDIA's, or the one that NVCC names."""
    if device == "cuda":
        wanted = [*shlex.split(os.environ.get("NVCC", "nvcc")), "-arch=native", "-Xcompiler", "-fPIC"]
    else:
        wanted = [*shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"), "-fPIC"]
    if shutil.which(wanted[0]) is None:
        raise NoCompiler(f"there is no compiler {wanted[0]!r}: the games of a fleet are compiled when first used")
    return wanted


def cache() -> Path:
    """Where what was compiled is kept: in the user's cache, or for this process alone where that cannot be written."""
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "flibuste"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="flibuste-"))
    return folder if os.access(folder, os.W_OK) else Path(tempfile.mkdtemp(prefix="flibuste-"))


def build(command: list[str], target: Path) -> None:
    """Compile beside the target and move it there: two processes may want it at the same time."""
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        made = Path(folder, target.name)
        result = subprocess.run([*command, "-o", str(made)], capture_output=True, text=True, check=False)
        if result.returncode:
            raise NoCompiler(f"{command[0]} failed: {result.stderr.strip()}")
        made.replace(target)
