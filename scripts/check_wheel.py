"""Is the installed wheel compiled, every module of the core of it? Run by cibuildwheel, away from the source."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from compiled_core import core_modules


def interpreted(package: Path) -> list[str]:
    """The modules of the core that have no compiled file beside them."""
    found = []
    for name in core_modules():
        module = package / Path(name).relative_to("src/flibuste").with_suffix("")
        if not any(module.with_name(module.name + suffix).exists() for suffix in EXTENSION_SUFFIXES):
            found.append(name)
    return found


def main() -> None:
    """Say what is wrong, and leave with 1; or play a game, as a last proof."""
    import flibuste
    from flibuste.engine.build import is_compiled

    package = Path(flibuste.__file__).parent
    missing = interpreted(package)
    if not is_compiled() or missing:
        sys.exit(f"This wheel is not compiled: {len(missing)} of {len(core_modules())} modules are interpreted.")
    for game in flibuste.list_games():
        flibuste.new(game, seed=1).play_on("random", moves=50)
    print(f"All {len(core_modules())} modules of the core are compiled, and every game plays.")


main()
