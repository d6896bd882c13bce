"""Comparing what is expected with what is, forgivingly: most lists in any order, `2 rum` for two, numbers as texts."""

from collections.abc import Callable, Collection
from typing import Any

from flibuste.engine.domain import counted, did_you_mean, seat_number, split

Data = dict[str, Any]
Tidy = Callable[[str], str]

_COUNT = "_count"
_HAS = "_has"
_LACKS = "_lacks"


def as_list(data: Any) -> list[Any]:
    """A list as it is; anything else as a list of one."""
    return list(data) if isinstance(data, list | tuple) else [data]


def lower(word: str) -> str:
    return word.lower()


def differences(
    expected: Data, actual: Data, where: str = "", tidy: Tidy = lower, ordered: Collection[str] = ()
) -> list[str]:
    """Every expected value that is not there. What is not mentioned is not compared.

    `hand_count = 6` compares how many there are, `hand_has = "rum"` whether these are among them, `hand_lacks = "rum"`
    that none of these is. Lists are compared in any order, but for the keys that are `ordered`.
    """
    found: list[str] = []
    for key, value in expected.items():
        place = f"{where}{key}"
        name = key_in(actual, key)
        if name is None:
            found += _absent(key, value, actual, where, tidy)
        elif isinstance(value, dict) and isinstance(by_name(actual[name]), dict):
            found += differences(value, by_name(actual[name]), place + ".", tidy, ordered)
        elif not same(value, actual[name], tidy, key in ordered, ordered):
            found.append(_differs(value, actual[name], place, tidy))
    return found


def key_in(table: Data, key: str) -> str | None:
    """The key as the table spells it: `b4` is `B4`, and seat `B` is `2`."""
    if key in table:
        return key
    spelt = {str(name).lower(): name for name in table}
    if key.lower() in spelt:
        return str(spelt[key.lower()])
    number = str(seat_number(key))
    return number if number in table else None


def by_name(value: Any) -> Any:
    """A list of tables as a table: by seat, by id, or by the ship they are about."""
    if not isinstance(value, list) or not value or not all(isinstance(entry, dict) for entry in value):
        return value
    return {_name(entry, number): entry for number, entry in enumerate(value, start=1)}


def _name(entry: Data, number: int) -> str:
    inner = entry.get("ship")
    found = entry.get("seat") or entry.get("id") or (inner.get("id") if isinstance(inner, dict) else None)
    return str(found or number)


def _absent(key: str, value: Any, actual: Data, where: str, tidy: Tidy) -> list[str]:
    """A key with an ending that says how to compare; else one that is not there, as it should be for an empty value."""
    place = f"{where}{key}"
    for ending, compare in ((_COUNT, _compare_count), (_HAS, _compare_has), (_LACKS, _compare_lacks)):
        name = key_in(actual, key.removesuffix(ending)) if key.endswith(ending) else None
        if name is not None:
            return compare(value, actual[name], place, tidy)
    hint = did_you_mean(key, actual)
    if is_empty(value) and where and not did_you_mean(key, actual, 0.7):
        return []
    known = "" if hint else f"; there is: {', '.join(str(name) for name in actual)}"
    return [f"{place}: expected {value!r}, there is nothing of that name{hint}{known}"]


def is_empty(value: Any) -> bool:
    return value is False or value in ("", "none", [], {})


def _differs(expected: Any, actual: Any, place: str, tidy: Tidy) -> str:
    """What was expected and what there is; tables in full, where tables were expected."""
    found = actual if has_tables(expected) else shown(actual)
    order = ", in this order" if same(expected, actual, tidy) else ""
    return f"{place}: expected {expected!r}{order}, there is {found!r}"


def _compare_count(expected: Any, actual: Any, place: str, tidy: Tidy) -> list[str]:
    there = len(words(actual, tidy))
    return [] if same(expected, there, tidy) else [f"{place}: expected {expected!r}, there is {there}"]


def _compare_has(expected: Any, actual: Any, place: str, tidy: Tidy) -> list[str]:
    there = words(actual, tidy)
    missing = [word for word in words(expected, tidy) if not _take_out(there, word)]
    return [f"{place}: {', '.join(missing)} expected, there is {shown(actual)!r}"] if missing else []


def _take_out(there: list[str], word: str) -> bool:
    if word not in there:
        return False
    there.remove(word)
    return True


def _compare_lacks(expected: Any, actual: Any, place: str, tidy: Tidy) -> list[str]:
    there = words(actual, tidy)
    found = [word for word in words(expected, tidy) if word in there]
    return [f"{place}: {', '.join(found)} should not be there, there is {shown(actual)!r}"] if found else []


def same(expected: Any, actual: Any, tidy: Tidy = lower, in_order: bool = False, ordered: Collection[str] = ()) -> bool:
    """Whether it is what was expected; `in_order`: also in the same order."""
    if has_tables(expected):
        return _same_tables(expected, actual, tidy, ordered)
    if isinstance(expected, bool) or isinstance(actual, bool):
        return _flag(expected) == _flag(actual)
    if numbers(actual):
        wanted, there = [_number(word) for word in split(expected)], [_plain(number) for number in as_list(actual)]
    else:
        wanted, there = words(expected, tidy), words(actual, tidy)
    return wanted == there if in_order else sorted(wanted) == sorted(there)


def has_tables(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(entry, dict) for entry in value)


def _flag(value: Any) -> str:
    word = str(value).lower()
    return {"yes": "true", "no": "false"}.get(word, word)


def numbers(value: Any) -> bool:
    entries = as_list(value)
    return bool(entries) and all(isinstance(entry, int | float) and not isinstance(entry, bool) for entry in entries)


def _number(word: Any) -> str:
    """`B` is seat 2 where numbers are compared."""
    text = str(word).strip().lower().removeprefix("seat").strip()
    try:
        return _plain(float(text))
    except ValueError:
        return str(seat_number(text) or text)


def _plain(number: float) -> str:
    """400.0 is 400."""
    return str(int(number)) if number == int(number) else str(number)


def _same_tables(expected: list[Any], actual: Any, tidy: Tidy, ordered: Collection[str]) -> bool:
    """Lists of tables are compared entry by entry; an entry may leave keys out."""
    if not isinstance(actual, list) or len(actual) != len(expected):
        return False
    pairs = zip(expected, actual, strict=True)
    return all(
        not differences(one, other, tidy=tidy, ordered=ordered) if isinstance(one, dict) else same(one, other, tidy)
        for one, other in pairs
    )


def words(value: Any, tidy: Tidy = lower) -> list[str]:
    """A value as a list of words: `"2 rum, beans"` is rum, rum, beans. A table in a list stands for its id."""
    found: list[str] = []
    for entry in split(shown(value)):
        copies, word = counted(entry)
        if word.lower() != "none" or isinstance(value, list):
            found += [tidy(word)] * copies
    return found


def shown(value: Any) -> Any:
    """A list of tables as the list of their names."""
    named = by_name(value)
    return list(named) if named is not value else value
