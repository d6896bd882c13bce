"""Packed bags do what `collections.Counter` does."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from flibuste.engine.bag import FULL, ONE, cards, count, holds, kinds, nth, pack, present, size

KINDS = 15


@st.composite
def bags(draw: st.DrawFn) -> Counter[int]:
    counts = draw(st.dictionaries(st.integers(0, KINDS - 1), st.integers(1, FULL)))
    return Counter(counts)


def packed(bag: Counter[int]) -> int:
    return pack(list(bag.elements()))


@given(bags())
def test_reading(bag: Counter[int]) -> None:
    found = packed(bag)
    assert cards(found) == sorted(bag.elements())
    assert kinds(found) == sorted(bag)
    assert cards(present(found)) == sorted(bag)
    assert size(found) == bag.total()
    assert [count(found, kind) for kind in range(KINDS)] == [bag[kind] for kind in range(KINDS)]
    assert [nth(found, index) for index in range(size(found))] == cards(found)
    assert pack(cards(found)) == found


@given(bags(), bags())
def test_holds_is_less_or_equal(bag: Counter[int], part: Counter[int]) -> None:
    assert holds(packed(bag), packed(part)) == (part <= bag)
    assert holds(packed(bag), packed(bag & part))


@given(bags(), bags())
def test_adding_and_taking_away(bag: Counter[int], other: Counter[int]) -> None:
    both, rest = bag & other, bag - (bag & other)
    assert packed(both) + packed(rest) == packed(bag)
    assert packed(bag) - packed(both) == packed(rest)


@given(st.integers(0, KINDS - 1))
def test_one_card(kind: int) -> None:
    assert cards(ONE[kind]) == [kind]
    assert size(ONE[kind] * FULL) == FULL


def test_the_fullest_bag() -> None:
    full = pack([kind for kind in range(KINDS) for _ in range(FULL)])
    assert size(full) == KINDS * FULL
    assert holds(full, full) and not holds(full - ONE[14], full)


def test_the_empty_bag() -> None:
    assert (cards(0), kinds(0), size(0)) == ([], [], 0)
    assert holds(0, 0) and not holds(0, 1)
