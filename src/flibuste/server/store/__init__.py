"""The store: SQLite in a folder, or PostgreSQL. What it has acknowledged is on the disk."""

from flibuste.server.store.engine import BadValue, Duplicate, NoStore, Store, StoreError, open_store

__all__ = ["BadValue", "Duplicate", "NoStore", "Store", "StoreError", "open_store"]
