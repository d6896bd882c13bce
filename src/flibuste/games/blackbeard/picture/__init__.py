"""The table drawn as SVG, from the view of one seat alone."""
