"""The shadow of Störtebeker: the whole game told once more, naively."""

from tests.shadows.stortebeker.shadow import StortebekerShadow

SHADOW = StortebekerShadow
