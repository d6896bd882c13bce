"""Chance: sfc32 as published, unbiased draws, dice that can be checked afterwards, and scripts."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.engine.bag import pack
from flibuste.engine.chance import (
    Chance,
    Fair,
    Fast,
    Recorded,
    Script,
    ScriptError,
    commitment,
    fair_value,
)
from tests.proofs.statistics import chi_square

U32 = 2**32


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """Chris Doty-Humphrey's generator, written down again."""
    while True:
        result = (a + b + counter) % U32
        counter = (counter + 1) % U32
        a = b ^ (b >> 9)
        b = (c + c * 8) % U32
        c = (((c << 21) | (c >> 11)) % U32 + result) % U32
        yield result


class TestFast:
    @pytest.mark.parametrize("seed", [0, 1, "a text", 10**30, -5])
    def test_is_sfc32(self, seed: int | str) -> None:
        chance = Fast(seed)
        reference = sfc32(chance.a, chance.b, chance.c, chance.counter)
        assert [chance.next() for _ in range(2000)] == list(islice(reference, 2000))

    @given(*[st.integers(0, U32 - 1)] * 4)
    def test_is_sfc32_from_any_state(self, a: int, b: int, c: int, counter: int) -> None:
        chance = Fast(None)
        chance.a, chance.b, chance.c, chance.counter = a, b, c, counter
        assert [chance.next() for _ in range(20)] == list(islice(sfc32(a, b, c, counter), 20))

    def test_known_values(self) -> None:
        """From a state of all zeros with the counter at 1, worked out by hand; and what the seed 1 must always give."""
        chance = Fast(None)
        assert [chance.next() for _ in range(4)] == [1, 2, 12, 18874399]
        digest = hashlib.sha256(b"1").digest()
        chance = Fast(1)
        assert (chance.a, chance.b, chance.c) == tuple(int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8))
        assert [Fast(1).next(), Fast("1").next()] == [KNOWN[0]] * 2
        assert [chance.next() for _ in range(4)] == KNOWN
        assert [Fast(1).below(n, "") for n in (2, 6, 52, 1000)] == [KNOWN[0] * n >> 32 for n in (2, 6, 52, 1000)]

    @pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 13, 52, 66, 100, 1000])
    def test_draws_are_unbiased(self, n: int) -> None:
        chance = Fast(f"chi-square {n}")
        found = Counter(chance.below(n, "") for _ in range(20_000))
        assert chi_square(found, dict.fromkeys(range(n), 1 / n))

    def test_pairs_are_unbiased(self) -> None:
        """Two dice after each other: all 36 throws are equally likely."""
        chance = Fast("pairs")
        found = Counter((chance.die("") - 1) * 6 + chance.die("") - 1 for _ in range(30_000))
        assert chi_square(found, dict.fromkeys(range(36), 1 / 36))

    def test_the_biased_tail_is_thrown_away(self) -> None:
        """Below 3 · 2**30 a quarter of the 32-bit numbers would make some results twice as likely."""
        n = 3 * 2**30
        chance = Fast("rejected")
        values = [chance.below(n, "") for _ in range(3000)]
        assert chance.counter > 3000 + 600
        assert chi_square(Counter(value * 3 // n for value in values), dict.fromkeys(range(3), 1 / 3))
        assert chi_square(Counter(value % 3 for value in values), dict.fromkeys(range(3), 1 / 3))

    def test_shuffles_are_unbiased(self) -> None:
        chance = Fast("shuffle")
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(6000):
            items = [0, 1, 2, 3]
            chance.shuffle(items, "")
            found[tuple(items)] += 1
        assert len(found) == 24
        assert chi_square(found, dict.fromkeys(found, 1 / 24))

    def test_cards_are_drawn_as_often_as_they_are_there(self) -> None:
        chance, bag = Fast("cards"), pack([0, 2, 2, 5, 5, 5])
        found = Counter(chance.draw(bag, "") for _ in range(6000))
        assert chi_square(found, {0: 1 / 6, 2: 2 / 6, 5: 3 / 6})

    def test_a_clone_goes_on_the_same_and_alone(self) -> None:
        chance = Fast(3)
        chance.next()
        clone = chance.clone()
        ahead = [clone.next() for _ in range(5)]
        assert [chance.next() for _ in range(5)] == ahead


KNOWN = [1790685013, 2282940767, 2710447215, 1070865770]


class TestFair:
    secret = bytes(range(32))

    def test_the_commitment_is_published_first(self) -> None:
        fair = Fair(self.secret, ("a", "b"))
        assert fair.commitment() == commitment(self.secret)
        assert fair.commitment() == hashlib.sha256(b"flibuste commitment\n" + self.secret).hexdigest()
        assert commitment(b"") != commitment(b"\0")

    def test_anyone_can_compute_a_draw_again(self) -> None:
        fair = Fair(self.secret, ("Anne", "Mary"))
        values = [fair.below(6, "boarding") for _ in range(20)]
        for index, value in enumerate(values):
            text = f"flibuste draw\nAnne\nMary\n{index}\nboarding\n6\n0"
            block = hmac.new(self.secret, text.encode(), "sha256").digest()
            assert value == int.from_bytes(block[:8], "big") % 6

    def test_everything_makes_a_difference(self) -> None:
        """Secret, nonces, index, label and size."""
        base = series(self.secret, ("a", "b"))
        others = [
            series(b"another secret", ("a", "b")),
            series(self.secret, ("a", "c")),
            series(self.secret, ("b", "a")),
            series(self.secret, ("a",)),
            series(self.secret, ()),
            series(self.secret, ("a", "b"), label="other"),
            series(self.secret, ("a", "b"), first=1),
        ]
        assert all(base != other for other in others)
        assert len({tuple(other) for other in others}) == len(others)

    @pytest.mark.parametrize("n", [2, 6, 66])
    def test_draws_are_unbiased(self, n: int) -> None:
        fair = Fair(self.secret)
        found = Counter(fair.below(n, "") for _ in range(5000))
        assert chi_square(found, dict.fromkeys(range(n), 1 / n))

    def test_the_biased_tail_is_thrown_away(self) -> None:
        """Out of three quarters of 2**64, one number in four is refused and the next attempt counts."""
        n = 3 * 2**62
        attempts = [self.attempts(index, n) for index in range(400)]
        assert 60 < sum(attempt > 0 for attempt in attempts) < 140
        assert max(attempts) >= 2

    def attempts(self, index: int, n: int) -> int:
        """How many numbers were thrown away before this draw, found independently."""
        value = fair_value(self.secret, (), index, "x", n)
        for attempt in range(100):
            text = f"flibuste draw\n{index}\nx\n{n}\n{attempt}"
            number = int.from_bytes(hmac.new(self.secret, text.encode(), "sha256").digest()[:8], "big")
            if number < n:
                assert number == value
                return attempt
        raise AssertionError

    def test_draws_are_recorded(self) -> None:
        fair = Fair(self.secret)
        die = fair.die("boarding")
        card = fair.draw(pack([1, 1, 4]), "card")
        assert [draw.label for draw in fair.draws] == ["boarding", "card"]
        assert fair.draws[0].as_list() == ["boarding", 6, die - 1]
        assert fair.draws[1].n == 3 and card in (1, 4)

    def test_a_clone_goes_on_the_same_and_alone(self) -> None:
        fair = Fair(self.secret, ("a",))
        fair.die("")
        clone = fair.clone()
        ahead = [clone.die("") for _ in range(10)]
        assert len(fair.draws) == 1
        assert [fair.die("") for _ in range(10)] == ahead


def series(secret: bytes, nonces: tuple[str, ...], label: str = "x", first: int = 0) -> list[int]:
    return [fair_value(secret, nonces, index, label, 1000) for index in range(first, first + 8)]


class TestScript:
    def test_what_is_written_comes_out(self) -> None:
        script = Script({"boarding": [3, 6], "card": [4], "ship": [17]})
        assert [script.die("boarding"), script.draw(pack([1, 4, 4]), "card")] == [3, 4]
        assert script.pick([9, 17, 20], "ship") == 1
        assert script.left() == {"boarding": [6]}
        assert [draw.as_list() for draw in script.draws] == [["boarding", 6, 2], ["card", 3, 1], ["ship", 3, 1]]

    def test_labels_do_not_disturb_each_other(self) -> None:
        script = Script({"a": [1, 2], "b": [5, 6]})
        assert [script.die(label) for label in "abab"] == [1, 5, 2, 6]

    def test_nothing_written_is_an_error(self) -> None:
        with pytest.raises(ScriptError, match="nothing is written for 'boarding'"):
            Script({}).die("boarding")

    def test_nothing_written_falls_back_on_a_source(self) -> None:
        script = Script({"boarding": [1]}, Fast(1))
        assert script.die("boarding") == 1
        assert script.below(6, "boarding") == Fast(1).below(6, "")

    @pytest.mark.parametrize("face", [0, 7, -1])
    def test_a_die_has_six_faces(self, face: int) -> None:
        with pytest.raises(ScriptError, match="there are 6 possibilities"):
            Script({"boarding": [face]}).die("boarding")

    def test_a_card_must_be_there(self) -> None:
        with pytest.raises(ScriptError, match="not in the pile"):
            Script({"card": [3]}).draw(pack([1, 2]), "card")
        with pytest.raises(ScriptError, match="cannot be picked"):
            Script({"ship": [3]}).pick([1, 2], "ship")

    def test_a_clone_goes_on_the_same_and_alone(self) -> None:
        script = Script({"a": [1, 2, 3]})
        script.die("a")
        clone = script.clone()
        assert [clone.die("a"), clone.die("a")] == [2, 3]
        assert script.left() == {"a": [2, 3]} and len(script.draws) == 1


class TestRecorded:
    def test_it_keeps_what_its_source_gave(self) -> None:
        recorded = Recorded(Fast(5))
        values = [recorded.below(100, "x") for _ in range(5)]
        source = Fast(5)
        assert values == [source.below(100, "") for _ in range(5)]
        assert [draw.value for draw in recorded.draws] == values
        clone = recorded.clone()
        assert clone.below(100, "y") == recorded.below(100, "y")


def test_the_base_class_draws_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(6, "")
    with pytest.raises(NotImplementedError):
        Chance().clone()
