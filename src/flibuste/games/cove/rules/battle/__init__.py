"""4 – Battles."""
