"""What all tests share: which build they run on, and how hypothesis behaves."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import flibuste
from flibuste.engine.build import is_compiled

SOURCE = Path(__file__).parents[1] / "src"

settings.register_profile("steady", deadline=None, derandomize=True)  # the same examples in every run
settings.register_profile("soak", deadline=None, print_blob=True)  # new examples in every run
settings.load_profile("steady")


def pytest_configure() -> None:
    """FLIBUSTE_EXPECT says which build is meant to be tested: make sure that it is the one imported."""
    expected = os.environ.get("FLIBUSTE_EXPECT")
    if expected not in (None, "compiled", "interpreted"):
        raise pytest.UsageError(f"FLIBUSTE_EXPECT={expected}: say compiled or interpreted")
    if expected == "compiled" and (is_in_source() or not is_compiled()):
        raise pytest.UsageError(f"the compiled wheel should be tested, but flibuste is {flibuste.__file__}")
    if expected == "interpreted" and not is_in_source():
        raise pytest.UsageError(f"the source should be tested, but flibuste is {flibuste.__file__}")


def is_in_source() -> bool:
    return Path(flibuste.__file__).is_relative_to(SOURCE)
