"""Engine and shadow say the same of every move of random games."""

from typing import Any

import pytest

from tests.shadows.frame import Shadow, follow_many, shadows

PARTS = 4


@pytest.mark.parametrize("shadow", shadows(), ids=lambda shadow: shadow.GAME)
def test_engine_and_shadow_agree(shadow: type[Shadow[Any]]) -> None:
    _, decisions = follow_many(shadow, shadow.quick)
    assert decisions >= shadow.quick


@pytest.mark.slow
@pytest.mark.parametrize("part", range(1, PARTS + 1))
@pytest.mark.parametrize("shadow", shadows(), ids=lambda shadow: shadow.GAME)
def test_engine_and_shadow_agree_at_length(shadow: type[Shadow[Any]], part: int) -> None:
    _, decisions = follow_many(shadow, shadow.long, part * 1_000_000)
    assert decisions >= shadow.long
