"""A server of several processes: docs/decisions/0037-one-process-for-each-core.md has the reasons."""
