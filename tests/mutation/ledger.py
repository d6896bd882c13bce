"""What is known of the mutants: verdicts of earlier runs, and those argued to be no mutants at all."""

import json
import tomllib
from pathlib import Path

from tests.mutation.mutants import ROOT, Mutant, digest
from tests.mutation.trial import Verdict

FOLDER = ROOT / "artefacts/mutation"
EQUIVALENTS = Path(__file__).with_name("equivalents.toml")


class Ledger:
    """The verdicts on a game's mutants, one line each, added as they come.

    Caught stays caught as long as the function is the same; a survivor is tried again when the tests have changed.
    """

    def __init__(self, path: Path, tests: str) -> None:
        self.path = path
        self.tests = tests
        self.entries: dict[str, dict[str, object]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                self.entries[entry["key"]] = entry

    def verdict(self, mutant: Mutant) -> Verdict | None:
        """The verdict, if it still holds."""
        entry = self.entries.get(mutant.key)
        if entry is None or entry["function"] != mutant.function.digest:
            return None
        verdict = Verdict(**{name: entry[name] for name in ("state", "by", "own", "tests")})  # type: ignore[arg-type]
        return verdict if verdict.state != "survived" or entry["suite"] == self.tests else None

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        entry = {"key": mutant.key, "function": mutant.function.digest, "suite": self.tests, **vars(verdict)}
        self.entries[mutant.key] = entry
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(entry) + "\n")


def suite(game: str) -> str:
    """A digest of a game's tests and examples."""
    files = sorted(path for path in tests_of(game)[0].rglob("*") if path.suffix in (".py", ".toml"))
    return digest(*(path.read_text(encoding="utf-8") for path in files))


def tests_of(game: str) -> list[Path]:
    return [ROOT / "tests/games" / game, ROOT / "tests/games/test_examples.py"]


def equivalents(path: Path = EQUIVALENTS) -> dict[str, str]:
    """By key: why the change of this mutant changes nothing."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    return {entry["key"]: entry["reason"] for entry in entries}
