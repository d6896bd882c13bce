"""Pages of the documentation site that are kept beside the code: the home page, how to contribute, and the changes."""

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
LINKS = {
    "](docs/decisions/)": "](decisions/README.md)",
    "](docs/": "](",
    "](CONTRIBUTING.md)": "](contributing.md)",
    "](CHANGELOG.md)": "](changes.md)",
    "[MIT](LICENSE)": "MIT",
}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages, with links as they are from inside docs/."""
    for source, target in PAGES.items():
        files.append(File.generated(config, target, content=rewritten((ROOT / source).read_text(encoding="utf-8"))))
    return files


def rewritten(text: str) -> str:
    """The links of a page, once it lies in docs/."""
    for link, moved in LINKS.items():
        text = text.replace(link, moved)
    return text
