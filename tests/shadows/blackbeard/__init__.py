"""Blackbeard: spotting, attack, interception, booty and points."""

from tests.shadows.blackbeard.eye import Eye

SHADOW = Eye
