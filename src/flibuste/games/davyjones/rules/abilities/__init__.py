"""11, 12 – What cards can do."""
