"""Everything about the package is in pyproject.toml; this adds the compiled core and the list of proofs."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
from compiled_core import extensions, is_wanted  # noqa: E402


class BuildWithProofs(build_py):
    """A wheel carries no tests, but the list of what they prove (see src/flibuste/trace.py)."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib, "flibuste")
        if (ROOT / "tests").is_dir() and target.is_dir() and not self.editable_mode:
            sys.path.insert(0, str(ROOT / "src"))
            from flibuste.rulebook.trace import write_proofs

            write_proofs(ROOT, target / "proofs.json")


class BuildSideBySide(build_ext):
    """The core is many files: they are compiled two at a time, or as many as there are processors."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: one_by_one([source], *args, **options), sources))
            return [name for names in made for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()


setup(
    ext_modules=extensions(),
    setup_requires=["mypy"] if is_wanted() else [],
    cmdclass={"build_py": BuildWithProofs, "build_ext": BuildSideBySide},
    options={"build_ext": {"parallel": 2}},  # the doors to the modules are compiled beside the core
)
