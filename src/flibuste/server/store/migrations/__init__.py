"""How the shape of the store came about, one step a file."""
