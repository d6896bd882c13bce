"""The house rules that no other tool checks: what the layers may import, and what a checkout may hold."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

import flibuste
from flibuste.extras import EXTRAS
from tests.house.imports import ROOT, SOURCE, imports, module_name, modules

CORE = ("engine", "games")
BELOW = ("engine", "records", "rulebook", "words", "drawing", "games", "bots", "lessons")
MAY_IMPORT = {
    "engine": {"engine"},
    "records": {"engine", "records"},
    "drawing": {"engine", "drawing", "extras"},
    "rulebook": {"engine", "records", "words", "drawing", "rulebook"},
    "words": {"engine", "words"},
    "games": {"engine", "records", "drawing", "games"},
    "lessons": {"engine", "records", "rulebook", "words", "lessons"},
    "bots": {"engine", "games", "bots"},
    "api": {*BELOW, "api"},
    "analysis": {*BELOW, "analysis"},
    "research": {*BELOW, "api", "extras", "research"},
    "server": {*BELOW, "analysis", "extras", "server", "__version__", ""},
}
FORBIDDEN_IN_CORE = {"random", "secrets", "uuid", "time", "datetime"}
LONGEST_FILE = 450


def layer(name: str) -> str:
    """flibuste.games.cove.rules.setup is of the layer games; what stands alone in the package is its own layer."""
    return ".".join(name.split(".")[1:2])


def is_ours(name: str) -> bool:
    return name.partition(".")[0] == "flibuste"


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_layers_point_downward(folder: str) -> None:
    upward = [
        f"{module_name(path)} imports {name}"
        for path in modules(folder)
        for name in imports(path)
        if is_ours(name) and layer(name) not in MAY_IMPORT[folder]
    ]
    assert upward == []


def test_only_the_main_module_imports_the_command_line() -> None:
    allowed = {"flibuste.__main__", "flibuste.cli"}
    users = [path for path in modules() if any(name.startswith("flibuste.cli") for name in imports(path))]
    assert {".".join(module_name(path).split(".")[:2]) for path in users} <= allowed


def test_only_the_server_imports_its_libraries() -> None:
    """Everything else works without the extra `server`."""
    libraries = {*EXTRAS["server"], "uvloop"} - set(EXTRAS["cli"])
    users = [path for path in modules() if any(name.partition(".")[0] in libraries for name in imports(path))]
    assert {layer(module_name(path)) for path in users} == {"server"}


def test_only_the_shells_for_researchers_import_their_libraries() -> None:
    """Everything else works without the extras of research, and never waits for them."""
    libraries = {"gymnasium", "numpy", "pettingzoo", "pyspiel", "torch", "jax", "onnxruntime"}
    users = [path for path in modules() if any(name.partition(".")[0] in libraries for name in imports(path))]
    assert {layer(module_name(path)) for path in users} <= {"research"}


def test_games_do_not_import_each_other() -> None:
    folders = {path.name for path in (SOURCE / "flibuste/games").glob("*/")}
    for path in modules("games"):
        own = module_name(path).split(".")[2:3]
        others = [name for name in imports(path) if name.startswith("flibuste.games.")]
        strangers = [name for name in others if name.split(".")[2] in folders - set(own)]
        assert own == [] or strangers == [], path


def test_core_imports_only_the_standard_library() -> None:
    """And `mypy_extensions`, whose one decorator tells the compiler which classes a game may extend uncompiled.

    `typing_extensions` is imported for the type checker alone.
    """
    allowed = {"mypy_extensions", "typing_extensions", *sys.stdlib_module_names}
    foreign = [
        f"{module_name(path)} imports {name}"
        for path in modules(*CORE)
        for name in imports(path)
        if not is_ours(name) and name.split(".")[0] not in allowed
    ]
    assert foreign == []


def test_core_has_no_clock_and_no_chance_but_its_own() -> None:
    for path in modules(*CORE):
        assert FORBIDDEN_IN_CORE.isdisjoint(name.split(".")[0] for name in imports(path)), path


def test_files_are_short() -> None:
    long = {module_name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {name: lines for name, lines in long.items() if lines >= LONGEST_FILE} == {}


def test_nothing_is_compiled_in_place() -> None:
    suffixes = {".so", ".pyd"}
    assert [path for path in SOURCE.rglob("*") if path.suffix in suffixes] == []


@pytest.mark.parametrize("lock", sorted(path.name for path in ROOT.glob("requirements*.txt")))
def test_lock_files_record_versions_and_hashes_but_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", " "))]
    assert all("==" in line for line in lines)
    assert text.count("--hash=sha256:") >= len(lines) > 0


def test_lock_files_agree() -> None:
    runtime, dev = (pins(ROOT / name) for name in ("requirements.txt", "requirements-dev.txt"))
    assert runtime.items() <= dev.items()


def pins(lock: Path) -> dict[str, str]:
    lines = [line for line in lock.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()]
    return {name: version.split()[0] for name, _, version in (line.partition("==") for line in lines)}


def test_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert flibuste.__version__ == project["version"]


def test_the_steps_of_the_store_follow_each_other() -> None:
    """Each step names the one before it: two that were made at the same time would leave a store without a way on."""
    before = "None"
    for place, path in enumerate(
        sorted((SOURCE / "flibuste" / "server" / "store" / "migrations" / "versions").glob("v*.py")), 1
    ):
        named = dict(re.findall(r"^(\w*revision) = \"?(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
        assert path.name.startswith(f"v{place:04}_") and named == {"revision": f"{place:04}", "down_revision": before}
        before = named["revision"]
