"""The store: SQLite in a folder, or PostgreSQL. What it has acknowledged is on the disk."""

from flibuste.server.store.engine import Duplicate, NoStore, Store, StoreError, Unfit, open_store

__all__ = ["Duplicate", "NoStore", "Store", "StoreError", "Unfit", "open_store"]
