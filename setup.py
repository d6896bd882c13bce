"""Everything about the package is in pyproject.toml; this adds the compiled core and the list of proofs."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
from compiled_core import extensions, is_wanted  # noqa: E402
from kept_objects import BuildKeepingObjects  # noqa: E402


class BuildWithProofs(build_py):
    """A wheel carries no tests, but what they prove, and the worked examples (see src/flibuste/rulebook/trace.py)."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib, "flibuste")
        if (ROOT / "tests").is_dir() and target.is_dir() and not self.editable_mode:
            sys.path.insert(0, str(ROOT / "src"))
            from flibuste.rulebook.trace import write_examples, write_proofs

            write_proofs(ROOT, target / "proofs.json")
            write_examples(ROOT, target / "examples.json")


setup(
    ext_modules=extensions(),
    setup_requires=["mypy"] if is_wanted() else [],
    cmdclass={"build_py": BuildWithProofs, "build_ext": BuildKeepingObjects},
    options={"build_ext": {"parallel": 2}},  # the doors to the modules are compiled beside the core
)
