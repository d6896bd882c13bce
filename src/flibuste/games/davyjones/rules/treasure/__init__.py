"""5, 12 – Treasure: loading, unique treasures, thieves."""
