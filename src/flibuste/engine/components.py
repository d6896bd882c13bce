"""Components: the printed pieces of a game, a user's changes to them, and reading them so that nothing is overlooked.

`changed` puts changes onto the printed pieces. A game reads the result through a `Sheet`, which says in a sentence what
is wrong with a value, and remembers what it was asked for: a key that no rule asks for is refused by `refuse_unused`.
"""

from collections.abc import Sequence
from typing import Any, Final

from flibuste.engine.domain import did_you_mean
from flibuste.engine.option import BadOption

Data = dict[str, Any]

LARGEST: Final = 1_000_000
_NOTES: Final = ("id", "name", "note", "source", "seed", "published")  # for whoever reads the file
_SOURCE: Final = "_source"


def changed(printed: Data, change: Data, place: str = "") -> Data:
    """The printed pieces with changes: tables key by key, pieces of a list by their ids, all else as it is given."""
    found = dict(printed)
    for key, value in change.items():
        found[key] = _changed_value(printed.get(key), value, place + key)
    return found


def _changed_value(old: Any, new: Any, place: str) -> Any:
    if not isinstance(new, dict):
        return new
    if isinstance(old, dict):
        return changed(old, new, place + ".")
    return _changed_list(old, new, place) if is_list_of_tables(old) else new


def _changed_list(old: list[Data], new: Data, place: str) -> list[Data]:
    """`ship.B4.strength = 13` changes one piece of a list."""
    known = [str(entry.get("id")) for entry in old]
    for name in new:
        if name not in known:
            hint = did_you_mean(name, known) or f"; there is: {', '.join(known)}"
            raise BadOption(f"components: there is no {place} {name!r}{hint}")
    return [_changed_value(entry, new.get(name, {}), f"{place}.{name}") for name, entry in zip(known, old, strict=True)]


def is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


class Sheet:
    """A table of a components file, as the game reads it."""

    def __init__(self, data: Data, place: str = "") -> None:
        self.data = data
        self.place = place
        self.asked: set[str] = set()
        self.parts: list[tuple[str, Sheet]] = []
        self.tables: dict[str, Sheet] = {}
        self.lists: dict[str, list[Sheet]] = {}

    def path(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def name(self) -> str:
        """The id of the piece, or its key in the table where it stands."""
        return str(self.data.get("id", self.place.rpartition(".")[2]))

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.data

    def value(self, key: str) -> Any:
        if not self.has(key):
            hint = did_you_mean(key, self.data, 0.7)
            raise BadOption(f"components: {self.path(key)} is missing{hint}")
        return self.data[key]

    def wrong(self, key: str, what: str) -> BadOption:
        return BadOption(f"components: {self.path(key)} = {self.data[key]!r} {what}")

    def number(self, key: str, least: int = 0, most: int = LARGEST) -> int:
        return self.checked(key, self.value(key), least, most)

    def number_or(self, key: str, otherwise: int, least: int = 0, most: int = LARGEST) -> int:
        return self.number(key, least, most) if self.has(key) else otherwise

    def checked(self, key: str, value: Any, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            too_large = isinstance(value, int) and value > most
            limits = f"to {most}" if too_large or most < LARGEST else "on"
            raise self.wrong(key, f"is not a whole number from {least} {limits}")
        return value

    def numbers(self, key: str, least: int = 0, most: int = LARGEST) -> list[int]:
        """A list of whole numbers."""
        return [self.checked(key, value, least, most) for value in self.several(key)]

    def several(self, key: str) -> list[Any]:
        found = self.value(key)
        if not isinstance(found, list):
            raise self.wrong(key, "is not a list")
        return found

    def text(self, key: str) -> str:
        found = self.value(key)
        if not isinstance(found, str) or not found:
            raise self.wrong(key, "is not a text")
        return found

    def text_or(self, key: str, otherwise: str) -> str:
        return self.text(key) if self.has(key) else otherwise

    def texts(self, key: str) -> list[str]:
        found = self.several(key)
        if not all(isinstance(word, str) and word for word in found):
            raise self.wrong(key, "is not a list of texts")
        return found

    def flag(self, key: str, otherwise: bool = False) -> bool:
        found = self.value(key) if self.has(key) else otherwise
        if not isinstance(found, bool):
            raise self.wrong(key, "is neither true nor false")
        return found

    def word(self, key: str, known: Sequence[str]) -> int:
        """One of these words: its place among them."""
        return self.place_of(key, self.value(key), known)

    def words(self, key: str, known: Sequence[str]) -> list[int]:
        return [self.place_of(key, word, known) for word in self.several(key)]

    def place_of(self, key: str, word: Any, known: Sequence[str]) -> int:
        if word not in known:
            hint = did_you_mean(word, known)
            raise BadOption(f"components: {self.path(key)}: {word!r} is not one of {', '.join(known)}{hint}")
        return list(known).index(word)

    def sheet(self, key: str) -> "Sheet":
        """A table inside this one."""
        if key not in self.tables:
            self.tables[key] = self.part(key, self.value(key), self.path(key))
        return self.tables[key]

    def sheets(self, key: str) -> list["Sheet"]:
        """Many tables, each a piece: a list of them, or a table of them by name."""
        if key not in self.lists:
            found = self.value(key)
            self.lists[key] = self.named_parts(key) if isinstance(found, dict) else self.listed_parts(key)
        return self.lists[key]

    def named_parts(self, key: str) -> list["Sheet"]:
        pieces = self.sheet(key)
        return [pieces.sheet(name) for name in pieces.data]

    def listed_parts(self, key: str) -> list["Sheet"]:
        parts = [self.part(key, entry, self.path(key)) for entry in self.several(key)]
        for number, part in enumerate(parts, start=1):
            part.place = f"{part.place}.{part.data.get('id', number)}"
        return parts

    def part(self, key: str, data: Any, place: str) -> "Sheet":
        if not isinstance(data, dict):
            raise BadOption(f"components: {place} is a table, not {data!r}")
        found = Sheet(data, place)
        self.parts.append((key, found))
        return found


def printed_values(sheet: Sheet) -> list[tuple[str, Any, bool]]:
    """Every value with its place, and whether the game has asked for it, so that it can be changed."""
    found: list[tuple[str, Any, bool]] = []
    for key, value in sheet.data.items():
        if key == "id" or (is_note(key) and key not in sheet.asked):
            continue
        parts = _parts_of(sheet, key, value)
        for part in parts:
            found += printed_values(part)
        if not parts:
            found.append((sheet.path(key), value, key in sheet.asked))
    return found


def _parts_of(sheet: Sheet, key: str, value: Any) -> list[Sheet]:
    """The pieces that have a place of their own; those that the game did not read as well."""
    if isinstance(value, dict) and (key in sheet.tables or key not in sheet.asked):
        return [sheet.sheet(key) if key in sheet.tables else Sheet(value, sheet.path(key))]
    if not is_list_of_tables(value) or not all("id" in entry for entry in value):
        return []
    return sheet.lists.get(key) or [Sheet(entry, f"{sheet.path(key)}.{entry['id']}") for entry in value]


def refuse_unused(sheet: Sheet, printed: Data) -> None:
    """Whatever differs from the printed pieces must be something that the game has asked for."""
    for key, value in sheet.data.items():
        if key not in sheet.asked and not is_note(key) and (key not in printed or printed[key] != value):
            raise BadOption(_unused(sheet, key, printed))
    for key, part in sheet.parts:
        refuse_unused(part, _printed_part(printed.get(key), part))


def is_note(key: str) -> bool:
    return key in _NOTES or key.endswith(_SOURCE)


def _printed_part(printed: Any, part: Sheet) -> Data:
    if isinstance(printed, dict):
        return printed
    entries: list[Data] = printed if is_list_of_tables(printed) else []
    for entry in entries:
        if entry.get("id") == part.data.get("id"):
            return entry
    return {}


def _unused(sheet: Sheet, key: str, printed: Data) -> str:
    if key in printed:
        place = _first_change(sheet.data[key], printed[key], sheet.path(key))
        return f"components: no rule asks for {place}, so it cannot be changed"
    known = sorted(name for name in sheet.asked if not is_note(name))
    nothing = f"components: {sheet.place} has no {key!r}" if sheet.place else f"components: there is no {key!r}"
    return f"{nothing}{did_you_mean(key, known)}; there is: {', '.join(known)}"


def _first_change(value: Any, printed: Any, place: str) -> str:
    """Where a table first differs from the printed one, for the message."""
    if isinstance(value, dict) and isinstance(printed, dict):
        for key in value:
            if value[key] != printed.get(key):
                return _first_change(value[key], printed.get(key), f"{place}.{key}")
    return place
