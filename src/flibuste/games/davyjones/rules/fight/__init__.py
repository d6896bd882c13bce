"""6, 8 – Guns, boarding and damage."""
