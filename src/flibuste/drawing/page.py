"""A page that is a file of its own: it needs no server and nothing from elsewhere, in the colours of all our pages."""

from base64 import b64encode

from flibuste.drawing.svg import escape
from flibuste.drawing.symbols import read


def whole_page(title: str, body: str, language: str, style: str = "") -> str:
    """A whole document. `body` is written as it is: whatever people have named must be escaped in it."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{read('look.css')}{read('page.css')}{style}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def picture_in_page(svg: str, description: str) -> str:
    """A picture that is a file of its own, inside a page; its names cannot meet those of other pictures there."""
    data = b64encode(svg.encode()).decode()
    return f'<img alt="{escape(description)}" src="data:image/svg+xml;base64,{data}">'
