"""The front door: what `import flibuste` gives. Use it by that name; the modules here may move."""
