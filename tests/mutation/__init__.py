"""Rules broken on purpose, one at a time, to see whether a test notices: `make mutate`. See docs/mutation.md."""
