"""Everything about the package is in pyproject.toml; this only adds the compiled core (see compiled_core.py)."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))
from compiled_core import extensions, is_wanted

setup(ext_modules=extensions(), setup_requires=["mypy"] if is_wanted() else [])
