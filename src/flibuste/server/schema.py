"""The interface for machines: python -m flibuste.server.schema [FILE] writes the OpenAPI document, always the same."""

import json
import sys
from pathlib import Path
from typing import Any

from flibuste.server.app import create_app
from flibuste.server.settings import Settings


def document() -> dict[str, Any]:
    """The OpenAPI document, with the shapes that only the WebSocket and the bots' stream use."""
    app = create_app(None, Settings())  # type: ignore[arg-type]
    found: dict[str, Any] = app.openapi_schema.to_schema()
    found["components"]["schemas"].update(further_shapes())
    return found


def further_shapes() -> dict[str, Any]:
    import msgspec

    from flibuste.server import wire

    kinds = [wire.Problem, wire.BotDecision]
    _, shapes = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return dict(shapes)


def main() -> None:
    text = json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
