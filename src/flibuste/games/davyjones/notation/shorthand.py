"""Short ways to write a position: `cargo = [3, "holy-water"]`, `crew = ["captain-french"]`, `tokens = [1, 5]`."""

import re
from typing import Any

Data = dict[str, Any]


def spell_out(data: Any) -> Any:
    """The same position with every token and crew in its own table; what is written out already stays as it is."""
    if not isinstance(data, dict):
        return data
    spelt: Data = dict(data)
    for table in ("token", "crew", "ship", "island"):
        if isinstance(spelt.get(table), dict):
            spelt[table] = dict(spelt[table])
    for name, ship in _entries(spelt, "ship"):
        entry = dict(ship)
        owner = _owner(name, entry)
        if "cargo" in entry:
            entry["cargo"] = [_token(spelt, item) for item in _items(entry["cargo"])]
        if "crew" in entry:
            entry["crew"] = [_crew(spelt, item, name, owner) for item in _items(entry["crew"])]
        spelt["ship"][name] = entry
    for name, island in _entries(spelt, "island"):
        if "tokens" in island:
            spelt["island"][name] = {**island, "tokens": [_token(spelt, item) for item in _items(island["tokens"])]}
    return spelt


def _entries(data: Data, table: str) -> list[tuple[str, Any]]:
    found = data.get(table)
    return (
        [(name, entry) for name, entry in found.items() if isinstance(entry, dict)] if isinstance(found, dict) else []
    )


def _items(value: Any) -> list[Any]:
    """A list; a single text is a list with commas."""
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return list(value) if isinstance(value, list) else [value]


def _owner(name: str, entry: Data) -> Any:
    return entry.get("player", "ABCD".find(name[:1].upper()) + 1)


def _token(data: Data, item: Any) -> Any:
    """A number is a coin, a name a unique treasure that lies face up (`livestock` lies face down), a table a token."""
    if isinstance(item, str) and re.fullmatch(r"t\d+", item.strip().lower()):
        return item
    if isinstance(item, str) and not item.isdecimal():
        described: Any = {"treasure": item, "face_up": item != "livestock"}
    else:
        described = int(item) if isinstance(item, str) else item
    return _add(data, "token", "t", described)


def _crew(data: Data, item: Any, ship: str, owner: Any) -> Any:
    """A name is a crew that lies face up; `face down` after it says that it does not."""
    if isinstance(item, str) and re.fullmatch(r"c\d+", item.strip().lower()):
        return item
    if isinstance(item, dict):
        described = {"owner": owner, **item, "ship": ship}
    else:
        key = str(item).removesuffix("face down").strip()
        described = {"card": key, "owner": owner, "ship": ship, "face_up": key == str(item).strip()}
    return _add(data, "crew", "c", described)


def _add(data: Data, table: str, letter: str, entry: Any) -> str:
    entries = data.setdefault(table, {})
    number = 1
    while f"{letter}{number}" in entries:
        number += 1
    entries[f"{letter}{number}"] = entry
    return f"{letter}{number}"
