"""The shadow of Pirates' Cove: the whole game told once more, naively."""

from tests.shadows.cove.shadow import CoveShadow

SHADOW = CoveShadow
