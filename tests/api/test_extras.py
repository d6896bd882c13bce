"""What is installed without extras is enough to play; what needs an extra names it."""

import subprocess
import sys

import pytest

from flibuste.extras import EXTRAS

EVERY = sorted({package for packages in EXTRAS.values() for package in packages} | {"uvloop"})

ARENA = "sys.argv = ['flibuste', 'arena', 'stortebeker', '--bots', 'random', 'greedy'"


def run_without(packages: list[str], code: str) -> subprocess.CompletedProcess[str]:
    """Run some code where these packages cannot be imported."""
    blocked = f"import sys; sys.modules.update(dict.fromkeys({packages!r}))"
    return subprocess.run([sys.executable, "-c", f"{blocked}\n{code}"], capture_output=True, text=True, check=False)


def test_the_rules_words_and_pictures_need_no_extra() -> None:
    code = """
import flibuste, pickle
for game in flibuste.list_games():
    table = flibuste.new(game, seed=3).play_on("random", moves=5).play_on("greedy", moves=1)
    assert table.svg(seat=1).startswith("<svg") and table.text(1) and table.log(1, "fr") and table.question()
    assert flibuste.read(table.toml()) == table == pickle.loads(pickle.dumps(table))
print("all is well")
"""
    found = run_without(EVERY, code)
    assert (found.stdout, found.stderr) == ("all is well\n", "")


@pytest.mark.parametrize(
    ("extra", "code"),
    [
        ("png", "import flibuste; flibuste.new('cove', seed=7).png()"),
        ("server", "import flibuste.server.app"),
        ("cli", "sys.argv = ['flibuste', 'games']; from flibuste.cli import main; main()"),
        ("arena", f"{ARENA}]; from flibuste.cli import main; main()"),
        ("parquet", f"{ARENA}, '--parquet', 'x.parquet']; from flibuste.cli import main; main()"),
        ("mcp", "sys.argv = ['flibuste', 'mcp']; from flibuste.cli import main; main()"),
        ("openspiel", "import flibuste.research.openspiel"),
        ("ray", f"{ARENA}, '--on', 'ray']; from flibuste.cli import main; main()"),
    ],
)
def test_a_missing_extra_is_named(extra: str, code: str) -> None:
    for package in EXTRAS[extra]:
        found = run_without([package], code)
        assert found.returncode != 0
        last = found.stderr.strip().splitlines()[-1]
        assert f"({package}): pip install 'flibuste[{extra}]'" in last


@pytest.mark.parametrize(
    ("words", "extra"), [(["games"], "cli"), (["serve"], "server"), (["bot", "http://localhost:1"], "server")]
)
def test_the_command_says_so_in_one_line(words: list[str], extra: str) -> None:
    code = f"sys.argv = ['flibuste', *{words!r}]; from flibuste.cli import main; main()"
    found = run_without([EXTRAS[extra][0]], code)
    assert found.returncode != 0
    assert len(found.stderr.splitlines()) == 1, found.stderr
    assert found.stderr.startswith("flibuste: ") and f"pip install 'flibuste[{extra}]'" in found.stderr


def test_nothing_else_is_missing_from_the_list() -> None:
    """With the packages of one extra alone, that part can be imported."""
    cli = sorted(set(EVERY) - set(EXTRAS["cli"]))
    assert run_without(cli, "import flibuste.cli.app, flibuste.cli.table.seating").stderr == ""
    server = sorted(set(EVERY) - set(EXTRAS["server"]))
    assert run_without(server, "import flibuste.server.app, flibuste.server.serve").stderr == ""
