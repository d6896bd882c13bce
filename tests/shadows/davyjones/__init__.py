"""Pirates of Davy Jones' Curse: gun hits, boarding, loading and gold."""

from tests.shadows.davyjones.eye import Eye

SHADOW = Eye
