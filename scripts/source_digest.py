"""Print a digest of all that goes into the wheel, so that it is built again exactly when something changed."""

import hashlib
import sys
from pathlib import Path

BUILD_FILES = (
    "setup.py",
    "compiled_core.py",
    "kept_objects.py",
    "scripts/wheel",
    "pyproject.toml",
    "requirements-dev.txt",
)


def main() -> None:
    sources = [path for path in Path("src/flibuste").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    digest = hashlib.sha256(sys.version.encode())
    for path in [*map(Path, BUILD_FILES), *sorted(sources)]:
        digest.update(f"{path.as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    print(digest.hexdigest())


main()
