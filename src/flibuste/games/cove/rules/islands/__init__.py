"""6 – What each island is for."""
