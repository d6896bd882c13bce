"""The table in a terminal, from the view of one seat alone."""
