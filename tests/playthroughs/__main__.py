"""`python -m tests.playthroughs` says which playthroughs differ; with `--write` it writes them anew."""

import sys

from tests.playthroughs.golden import FOLDER, difference, file_of, playthrough, settings


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--write"]):
        print("usage: python -m tests.playthroughs [--write]", file=sys.stderr)
        return 2
    wanted = {file_of(setting): setting for setting in settings()}
    changed = 0
    for path in sorted({*FOLDER.glob("*/*.txt"), *wanted}):
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = playthrough(wanted[path]) if path in wanted else ""
        if old == new:
            continue
        changed += 1
        print(f"{path.relative_to(FOLDER)} {'differs' if old and new else 'is new' if new else 'is no longer needed'}")
        if not arguments:
            print(difference(old, new))
        elif new:
            path.parent.mkdir(exist_ok=True)
            path.write_text(new, encoding="utf-8")
        else:
            path.unlink()
    return 1 if changed and not arguments else 0


sys.exit(main(sys.argv[1:]))
