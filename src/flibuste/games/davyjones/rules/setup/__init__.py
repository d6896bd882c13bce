"""2 – Setting up."""
