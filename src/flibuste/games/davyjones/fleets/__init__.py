"""Fleets: checking, building, writing them down."""
