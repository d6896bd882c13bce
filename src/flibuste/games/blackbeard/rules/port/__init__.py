"""In port."""
