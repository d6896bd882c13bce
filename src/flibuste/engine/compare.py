"""Comparing what is expected with what is, forgivingly: lists in any order, `2 rum` for two, numbers as texts."""

from typing import Any

from flibuste.engine.domain import counted, split

Data = dict[str, Any]


def as_list(data: Any) -> list[Any]:
    """A list as it is; anything else as a list of one."""
    return list(data) if isinstance(data, list | tuple) else [data]


def differences(expected: Data, actual: Data, where: str = "") -> list[str]:
    """Every expected value that is not there. `hand_count = 6` compares how many there are."""
    found: list[str] = []
    for key, value in expected.items():
        place = f"{where}{key}"
        if key not in actual and key.endswith("_count") and key[:-6] in actual:
            found += _compare(value, len(words(actual[key[:-6]])), place)
        elif key not in actual:
            if not is_empty(value):
                found.append(f"{place}: expected {value!r}, there is nothing of that name")
        elif isinstance(value, dict) and isinstance(actual[key], dict):
            found += differences(value, actual[key], place + ".")
        else:
            found += _compare(value, actual[key], place)
    return found


def is_empty(value: Any) -> bool:
    return value is False or value in ("", "none", [], {})


def _compare(expected: Any, actual: Any, place: str) -> list[str]:
    if same(expected, actual):
        return []
    return [f"{place}: expected {expected!r}, there is {actual!r}"]


def same(expected: Any, actual: Any) -> bool:
    if isinstance(expected, list) and any(isinstance(entry, dict) for entry in expected):
        return _same_tables(expected, actual)
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual or str(expected).lower() == str(actual).lower()
    return words(expected) == words(actual)


def _same_tables(expected: list[Any], actual: Any) -> bool:
    """Lists of tables are compared entry by entry; an entry may leave keys out."""
    if not isinstance(actual, list) or len(actual) != len(expected):
        return False
    pairs = zip(expected, actual, strict=True)
    return all(not differences(one, other) if isinstance(one, dict) else same(one, other) for one, other in pairs)


def words(value: Any) -> list[str]:
    """A value as a sorted list of words: `"2 rum, beans"` is beans, rum, rum."""
    found: list[str] = []
    for entry in split(value):
        copies, word = counted(entry)
        found += [word.lower()] * copies
    return sorted(found)
