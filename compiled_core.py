"""Compile the rules core with mypyc, when FLIBUSTE_COMPILE=1 and a wheel is being built; never in place."""

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension  # type: ignore[import-untyped]

from kept_objects import FOLDER, GENERATED, digest_of, tools

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src/flibuste"
FOLDERS = ("engine", "records", "games", "words")
LEFT_INTERPRETED = ("picture", "terminal")  # folders of a game: drawing a table is quick enough without
EXCLUDED: tuple[str, ...] = ("src/flibuste/engine/game.py",)  # every game's folder extends it, uncompiled
# written in C as well: `copying.c`, `hashing.c` and `pouring.c` take their places
IN_C = ("src/flibuste/engine/copying.py", "src/flibuste/engine/hashing.py", "src/flibuste/engine/pouring.py")
SETTINGS: Any = {"opt_level": "3", "debug_level": "0", "group_name": "flibuste", "multi_file": True}
SETTINGS |= {"target_dir": str(GENERATED)}
# Nobody outside calls the core's functions by name: among themselves they need no detour, and small ones are laid open.
AMONG_THEMSELVES = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
LIST = FOLDER / "extensions.json"
PURE = "building the pure-Python wheel, about 15 times slower"


def is_wanted() -> bool:
    return os.environ.get("FLIBUSTE_COMPILE") == "1"


def extensions() -> list[Extension]:
    """What setuptools shall compile: the whole core as one group, or nothing."""
    if not is_wanted() or "bdist_wheel" not in sys.argv:
        return []
    modules = core_modules()
    if not modules:
        return pure("nothing to compile")
    if not has_compiler():
        return pure("no C compiler")
    return compile_with_mypyc(modules)


def core_modules() -> list[str]:
    """Every module in these folders, however deep it lies, but for what is left interpreted."""
    paths = sorted(path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py"))
    names = [path.relative_to(ROOT).as_posix() for path in paths if not is_left(path)]
    return [name for name in names if name not in EXCLUDED + IN_C]


def is_left(path: Path) -> bool:
    """A package's own file (declarations only), and whatever lies in a folder that is left interpreted."""
    return path.name == "__init__.py" or not set(LEFT_INTERPRETED).isdisjoint(path.relative_to(PACKAGE).parts)


def has_compiler() -> bool:
    """Try it: a compiler without Python's header files is of no use."""
    if sys.platform == "win32":
        return True  # Microsoft's compiler is no command that could be tried; setuptools finds it
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\nint trial(void) { return 0; }\n")
        command = [*compiler, "-c", source.name, "-o", "trial.o", f"-I{sysconfig.get_path('include')}"]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def compile_with_mypyc(modules: list[str]) -> list[Extension]:
    """The extensions whose C files are now in build/kept; written anew only when something of the core changed."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        return pure("no mypyc")
    digest = digest_of(tools(), modules, files=sorted(everything_imported()))
    kept = kept_extensions(digest)
    if not kept:
        try:
            kept = mypycify(modules, **SETTINGS)
        except (Exception, SystemExit) as failure:  # mypyc leaves by sys.exit when the core does not type-check
            return pure(f"mypyc failed ({failure})")
        core = kept[0]  # the others are but doors to it
        core.extra_compile_args = [*core.extra_compile_args, *AMONG_THEMSELVES]
        keep_extensions(digest, kept)
    print(f"flibuste: {len(modules)} modules of the core are compiled", flush=True)
    return [*kept, *written_in_c()]


def written_in_c() -> list[Extension]:
    """`src/flibuste/engine/copying.c` is the module flibuste.engine.copying, and so on."""
    names = [name.removesuffix(".py") for name in IN_C]
    return [Extension(name.removeprefix("src/").replace("/", "."), [f"{name}.c"]) for name in names]


def everything_imported() -> list[Path]:
    """The core's modules and all that they may import: mypyc looks at the types of those, too."""
    folders = [PACKAGE / folder for folder in (*FOLDERS, "drawing")]
    return [ROOT / "compiled_core.py", *(path for folder in folders for path in folder.rglob("*.py"))]


def kept_extensions(digest: str) -> list[Extension]:
    """What the last build compiled, if it was this very core."""
    try:
        kept = json.loads(LIST.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [Extension(**fields) for fields in kept["extensions"]] if kept["digest"] == digest else []


def keep_extensions(digest: str, made: list[Extension]) -> None:
    fields = ("name", "sources", "include_dirs", "depends", "extra_compile_args")
    kept = [{name: getattr(extension, name) for name in fields} for extension in made]
    LIST.write_text(json.dumps({"digest": digest, "extensions": kept}), encoding="utf-8")


def pure(reason: str) -> list[Extension]:
    print(f"flibuste: {reason}: {PURE}", flush=True)
    return []
