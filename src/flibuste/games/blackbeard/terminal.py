"""A view of the table for a terminal."""
