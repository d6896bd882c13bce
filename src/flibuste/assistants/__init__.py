"""Assistants at a table: a Model Context Protocol server, `flibuste mcp`. It needs the extra `mcp`."""
