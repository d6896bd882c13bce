"""What the C compiler made is kept in build/kept and used again as long as what it was made from stays the same.

By content, not by time: the compiler of the core writes all its C files anew, and most of them come out as they were.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

FOLDER = Path("build/kept")
GENERATED = FOLDER / "mypyc"


def digest_of(*parts: object, files: Iterable[Path] = ()) -> str:
    digest = hashlib.sha256(repr(parts).encode())
    for path in files:
        digest.update(path.read_bytes())
    return digest.hexdigest()


@cache
def tools() -> tuple[str, ...]:
    """The versions of Python, mypyc and the C compiler."""
    from mypy.version import __version__

    compiler = os.environ.get("CC", "cc").split()
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return sys.version, __version__, said


@cache
def headers() -> str:
    """All that a generated C file may include, but for what comes with the tools."""
    return digest_of(files=sorted(GENERATED.rglob("*.h")))


def remade(target: Path, digest: str, make: Callable[[], object]) -> bool:
    """Make the target, unless it was made from the same things already; a build that is cut short leaves no digest."""
    note = target.with_name(target.name + ".digest")
    if target.exists() and note.exists() and note.read_text() == digest:
        return False
    note.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    make()
    note.write_text(digest)
    return True


class BuildKeepingObjects(build_ext):  # type: ignore[misc]
    """The core is many files: compiled side by side, and only those that changed."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.build_temp = str(FOLDER / "objects")

    def build_extensions(self) -> None:
        self.compile_one, self.link = self.compiler.compile, self.compiler.link_shared_object
        self.compiler.compile = self.compiled
        self.compiler.link_shared_object = self.linked
        self.made: list[bool] = []
        super().build_extensions()
        print(f"flibuste: {sum(self.made)} of {len(self.made)} objects made, the others are as they were", flush=True)

    def compiled(self, sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda source: self.compiled_one(source, options), sources))

    def compiled_one(self, source: str, options: dict[str, Any]) -> str:
        (name,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
        said = {key: value for key, value in options.items() if key != "depends"}
        shared = headers() if Path(source).name.startswith("__native") else ""  # the doors to the modules include none
        digest = digest_of(tools(), shared, self.compiler.compiler_so, said, files=[Path(source)])
        self.made.append(remade(Path(name), digest, lambda: self.compile_one([source], **options)))
        return str(name)

    def linked(self, objects: list[str], target: str, *args: Any, **options: Any) -> None:
        """Into the folder of what is kept, and a copy of that where it belongs."""
        kept = FOLDER / "lib" / Path(target).relative_to(self.build_lib)
        digest = digest_of(tools(), self.compiler.linker_so, objects, files=map(Path, objects))
        self.made.append(remade(kept, digest, lambda: self.link(objects, str(kept), *args, **options)))
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(kept, target)
