"""What a seat sees, and what is hidden from it."""
