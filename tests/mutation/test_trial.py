"""Mutants of a small game: which tests are chosen, what is caught, and how a second run goes on."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.mutation.ledger import Ledger, equivalents
from tests.mutation.mutants import ROOT, Mutant, mutants_in, sample
from tests.mutation.report import Report, told
from tests.mutation.trial import Verdict

RULES = '''"""1.1 – A small game."""

from functools import cache


def toll(age: int) -> int:
    """1.1.1 – Whoever is under twelve pays nothing."""
    if age < 12:
        return 0
    return 2


@cache
def change(coin: int) -> int:
    return coin - 2


class Boat:
    """1.2.1 – A boat."""

    @property
    def seats(self) -> int:
        return 7

    def fill(self) -> int:
        """1.2.2 – Until it is full."""
        aboard = 0
        while aboard != self.seats:
            aboard += 1
        return aboard

    def sink(self) -> int:
        return 9
'''

LATE = '''"""1.3.1 – A rule that nobody imports before it is needed."""


def tide() -> int:
    return 40
'''

TESTS = """
import pytest
from toy import rules

rules.change(5)  # remembered


@pytest.mark.clause("1.2.2")
def test_full():
    assert rules.Boat().fill() == 7


@pytest.mark.clause("1.1.1")
def test_children_pay_nothing():
    assert (rules.toll(3), rules.toll(40)) == (0, 2)


@pytest.mark.clause("1.1.7")
def test_change():
    assert rules.change(5) == 3 and rules.toll(40) == 2


@pytest.mark.clause("1.3.1")
def test_tide():
    from toy import late

    assert late.tide() in (40, 41)


def test_that_proves_no_clause():
    assert rules.toll(12) == 2 and rules.Boat().sink() == 9
"""

SCRIPT = """
import json, os, sys
from pathlib import Path
from tests.mutation.mutants import mutants_in
from tests.mutation import trial as trying
from tests.mutation.trial import collect, verdict_of

trying.PATIENCE = (0.5, 20.0)
here = Path(sys.argv[1])
found = {}

def work(trial):
    for mutant in [*mutants_in(here / "toy/rules.py", here), *mutants_in(here / "toy/late.py", here)]:
        pid, reading = trial.start(mutant)
        os.waitpid(pid, 0)
        found[mutant.after] = vars(verdict_of(reading))
        found[mutant.after]["chosen"] = [item.name for item in trial.chosen(mutant.function)]

collect([here / "test_toy.py"], work, here / "toy")
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("game")
    (folder / "toy").mkdir()
    (folder / "toy/__init__.py").touch()
    (folder / "toy/rules.py").write_text(RULES, encoding="utf-8")
    (folder / "toy/late.py").write_text(LATE, encoding="utf-8")
    (folder / "test_toy.py").write_text(TESTS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def verdicts(here: Path) -> dict[str, Any]:
    """What becomes of every mutant of the small game."""
    path = ["-c", f"import sys; sys.path[:0] = {[str(here), str(ROOT)]}\n{SCRIPT}", str(here)]
    done = subprocess.run([sys.executable, *path], capture_output=True, text=True, check=True, cwd=here)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_a_mutant_is_caught_by_the_test_of_its_clause(verdicts: dict[str, Any]) -> None:
    verdict = verdicts["if (not (age < 12)):"]
    assert (verdict["state"], verdict["own"]) == ("caught", True)
    assert verdict["by"].endswith("test_children_pay_nothing")


def test_tests_of_the_clause_come_first_and_only_those_that_reach_it(verdicts: dict[str, Any]) -> None:
    assert verdicts["return 3"]["chosen"] == ["test_children_pay_nothing", "test_change"]


def test_a_mutant_survives_where_no_rule_test_looks(verdicts: dict[str, Any]) -> None:
    """A test that proves no clause is no rule test."""
    assert verdicts["if age <= 12:"]["state"] == "survived"
    assert verdicts["if age <= 12:"]["tests"] == 2
    assert (verdicts["return 10"]["state"], verdicts["return 10"]["tests"]) == ("survived", 0)


def test_properties_and_what_is_remembered_are_changed_too(verdicts: dict[str, Any]) -> None:
    assert verdicts["return 8"]["state"] == "caught"
    assert verdicts["return coin - 3"]["state"] == "caught"


def test_rules_that_are_imported_late_are_tried_like_all_others(verdicts: dict[str, Any]) -> None:
    assert (verdicts["return 41"]["state"], verdicts["return 41"]["tests"]) == ("survived", 1)


def test_an_endless_loop_is_caught(verdicts: dict[str, Any]) -> None:
    assert (verdicts["aboard += 2"]["state"], verdicts["aboard += 2"]["own"]) == ("timeout", True)


def test_nothing_is_changed_in_place(here: Path, verdicts: dict[str, Any]) -> None:
    assert verdicts
    assert (here / "toy/rules.py").read_text(encoding="utf-8") == RULES


# ---- keys, samples, the ledger ------------------------------------------------------------------------------------


def toys(here: Path) -> list[Mutant]:
    return list(mutants_in(here / "toy/rules.py", here))


def test_clauses_are_those_of_the_function_and_its_class_or_of_the_module(here: Path) -> None:
    clauses = {mutant.function.name: set(mutant.function.clauses) for mutant in toys(here)}
    assert clauses["toll"] == {"1.1.1"}
    assert clauses["change"] == {"1.1"}
    assert clauses["Boat.fill"] == {"1.2.1", "1.2.2"}


@pytest.mark.parametrize(
    ("clause", "own"), [("1.1", True), ("1.1.7", True), ("1.1a", True), ("1.10", False), ("1.2", False)]
)
def test_a_citation_covers_what_is_below_it(here: Path, clause: str, own: bool) -> None:
    change = next(mutant.function for mutant in toys(here) if mutant.function.name == "change")
    assert change.proves(clause) == own


def test_keys_outlive_a_move(here: Path, tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    moved = tmp_path / "toy/rules.py"
    moved.write_text(RULES.replace("class Boat", "FERRY = 1\n\n\nclass Boat"), encoding="utf-8")
    assert [mutant.key for mutant in mutants_in(moved, tmp_path)] == [mutant.key for mutant in toys(here)]
    assert len({mutant.key for mutant in toys(here)}) == len(toys(here))


def test_a_sample_is_drawn_by_its_seed(here: Path) -> None:
    drawn = [mutant.key for mutant in sample(toys(here), 5, 1)]
    assert drawn == [mutant.key for mutant in sample(toys(here)[::-1], 5, 1)]
    assert drawn != [mutant.key for mutant in sample(toys(here), 5, 2)]
    assert len(set(drawn)) == 5


def test_a_second_run_goes_on(here: Path, tmp_path: Path) -> None:
    caught, survivor, untried = toys(here)[:3]
    path = tmp_path / "toy.jsonl"
    ledger = Ledger(path, "these tests")
    ledger.add(caught, Verdict("caught", "test_toll", True, 2))
    ledger.add(survivor, Verdict("survived", tests=2))
    again = Ledger(path, "these tests")
    assert again.verdict(caught) == Verdict("caught", "test_toll", True, 2)
    assert again.verdict(survivor) == Verdict("survived", tests=2)
    assert again.verdict(untried) is None
    assert Ledger(path, "more tests").verdict(caught) is not None
    assert Ledger(path, "more tests").verdict(survivor) is None


def test_a_changed_function_is_tried_again(here: Path, tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "toy.jsonl", "these tests")
    ledger.add(toys(here)[0], Verdict("caught"))
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy/rules.py").write_text(RULES.replace("return 2", "return 3"), encoding="utf-8")
    changed = next(mutants_in(tmp_path / "toy/rules.py", tmp_path))
    assert changed.key == toys(here)[0].key
    assert ledger.verdict(changed) is None


def test_the_report_counts_equivalents_apart(here: Path) -> None:
    first, second, third = toys(here)[:3]
    report = Report({second.key: "for a reason"})
    report.add(first, Verdict("caught", own=True))
    report.add(second, Verdict("survived"))
    assert (report.total().rate, report.total().equivalent) == (100.0, 1)
    report.add(third, Verdict("survived", tests=4))
    assert report.total().rate == 50.0
    assert [mutant.key for mutant, _ in report.survivors] == [third.key]
    assert any("4 tests reach it" in line for line in told(*report.survivors[0]))


def test_every_equivalent_has_its_reason() -> None:
    assert all(len(reason.split()) > 3 for reason in equivalents().values())
