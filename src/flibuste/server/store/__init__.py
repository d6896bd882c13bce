"""The store: SQLite in a folder, or PostgreSQL. What it has acknowledged is on the disk."""

from flibuste.server.store.engine import NoStore, Store, StoreError, open_store

__all__ = ["NoStore", "Store", "StoreError", "open_store"]
