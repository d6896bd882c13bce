"""7, 11 – Tavern cards, and when they may be played."""
