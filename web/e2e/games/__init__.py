"""Games for the tests of the browser."""
