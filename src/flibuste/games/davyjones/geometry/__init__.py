"""Bodies, lines and sweeps in whole numbers."""
