"""The interface described for machines: python -m flibuste.server.schema [FILE] writes the OpenAPI document.

The same source gives the same document, byte for byte; the client's TypeScript types are made from it.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from flibuste.server.app import create_app
from flibuste.server.settings import Settings
from flibuste.server.wire import BotDecision, Problem
from flibuste.server.wire.socket import FromServer, ToServer


def document() -> dict[str, Any]:
    """The OpenAPI document, and in it the messages of the WebSocket and of the stream for bots."""
    app = create_app(None, Settings())  # type: ignore[arg-type]
    found: dict[str, Any] = app.openapi_schema.to_schema()
    shapes = found["components"]["schemas"]
    found["components"]["schemas"] = {**further_shapes(), **shapes}
    return found


def further_shapes() -> dict[str, Any]:
    """The shapes that no HTTP request has: the messages of the socket, and what bots are asked."""
    sent = components({"FromServer": FromServer, "Problem": Problem, "BotDecision": BotDecision})
    received = components({"ToServer": ToServer})
    for shape in received.values():
        for field in shape.get("properties", {}).values():
            if field.get("default", "") is None:  # whoever sends it may leave it out
                del field["default"]
    return {**received, **sent}


def components(kinds: dict[str, Any]) -> dict[str, Any]:
    """The schemas of these kinds, by name, and of all that they are made of."""
    found, shapes = msgspec.json.schema_components(kinds.values(), ref_template="#/components/schemas/{name}")
    unions = {name: {"anyOf": schema["anyOf"]} for name, schema in zip(kinds, found, strict=True) if "anyOf" in schema}
    return {**shapes, **unions}


def main() -> None:
    """Write the document to the file that is named, or to the standard output."""
    text = json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
