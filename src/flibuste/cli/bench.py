"""`flibuste bench`."""

from flibuste.cli.common import AsJson


def bench(as_json: AsJson = False) -> None:
    """Later."""
