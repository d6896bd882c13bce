"""At sea."""
