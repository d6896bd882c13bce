"""The clauses of the rulebooks, and where the code and the tests cite them."""
