"""Every test of the server runs on SQLite, and on PostgreSQL too where FLIBUSTE_TEST_POSTGRES names one."""

from collections.abc import Iterator

import pytest

from flibuste.engine.registry import add_package, remove_package
from flibuste.server.settings import Settings
from tests.server.running import POSTGRES, RunningServer, new_settings


@pytest.fixture(scope="module", autouse=True)
def more_games() -> Iterator[None]:
    """The small games of the engine's tests are on the server's list, and on nobody else's."""
    add_package("tests.engine.games")
    yield
    remove_package("tests.engine.games")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    if request.param == "postgresql" and not POSTGRES:
        pytest.skip("FLIBUSTE_TEST_POSTGRES names no server (scripts/postgres starts one)")
    return str(request.param)


@pytest.fixture(scope="module")
def settings(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    with new_settings(kind, tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[RunningServer]:
    """One server for the tests of a module."""
    found = RunningServer(settings)
    yield found
    found.stop()
