"""The colours of a picture that is a file of its own.

`standalone` adds the style sheet, for browsers. `resolved` writes every colour out, for programs that do not know CSS
variables.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from functools import cache
from typing import Literal

from flibuste.drawing.symbols import read

Theme = Literal["auto", "light", "dark"]

NAMESPACE = "http://www.w3.org/2000/svg"
DECLARATION = re.compile(r"--([\w-]+)\s*:\s*([^;}]+)")
INNERMOST = re.compile(r"var\(\s*--([\w-]+)\s*(?:,([^()]*))?\)")
RULE = re.compile(r"\s*([^{}]+?)\s*\{([^{}]*)\}")
ONE_CLASS = re.compile(r"\.fb[\w-]*")
LOCAL = re.compile(r"var\(--[cm]\b(?!-)")


@cache
def section(name: str) -> str:
    """The part of look.css under the comment that begins with `name`."""
    found = re.search(r"/\* " + re.escape(name) + r".*?\*/(.*?)(?=/\*|\Z)", read("look.css"), re.S)
    if found is None:
        raise KeyError(name)
    return found[1]


@cache
def palette(theme: Theme = "light") -> Mapping[str, str]:
    """The variables of a theme with their values. Of `auto` these are the light ones."""
    shades = section("dark") if theme == "dark" else section("light")
    return {name: value.strip() for name, value in DECLARATION.findall(shades + section("seats"))}


@cache
def board_rules() -> str:
    """The rules of look.css that pictures use, without those for the pages around them."""
    rules = section("board") + section("states")
    return re.sub(r"\s*([{};:,>])\s*", r"\1", re.sub(r"\s+", " ", rules)).replace(";}", "}").strip()


@cache
def style_sheet(theme: Theme = "auto") -> str:
    """The style sheet of a file of its own. In a page it has no effect: there the colours of the page hold."""

    def colours(shades: Theme) -> str:
        return (
            "svg.fb:root{"
            + f"color-scheme:{shades};"
            + ";".join(f"--{k}:{v}" for k, v in palette(shades).items())
            + "}"
        )

    if theme == "auto":
        return colours("light") + "@media (prefers-color-scheme:dark){" + colours("dark") + "}" + board_rules()
    return colours(theme) + board_rules()


def with_style(svg: str, css: str) -> str:
    """The picture with a style sheet inside."""
    head, found, rest = svg.partition("</desc>")
    if not found:
        raise ValueError("not a board: it has no description")
    return f"{head}{found}<style>{css}</style>{rest}"


def standalone(svg: str, theme: Theme = "auto") -> str:
    """The picture as a file of its own. With `auto` it is light or dark as the reader's system is."""
    return with_style(svg, style_sheet(theme))


def value_of(expression: str, known: Mapping[str, str]) -> str:
    """An expression with every `var(--x)` and `var(--x, fallback)` replaced by its value, inner ones first."""

    def written(found: re.Match[str]) -> str:
        return known.get(found[1], (found[2] or "none").strip())

    while "var(" in expression:
        shorter = INNERMOST.sub(written, expression)
        if shorter == expression:
            raise ValueError(f"cannot read {expression}")
        expression = shorter
    return expression


def resolved(svg: str, theme: Theme = "light") -> str:
    """The picture as a file of its own that uses no CSS variables."""
    ET.register_namespace("", NAMESPACE)
    root = ET.fromstring(svg)
    Writer(root, palette(theme)).write()
    rules = "".join(f".{name}{{{body}}}" for name, body in rules_by_class().items())
    return with_style(ET.tostring(root, encoding="unicode"), value_of(rules, palette(theme)))


@cache
def rules_by_class() -> Mapping[str, str]:
    """The rules that hold for a single class: none for states, motion or media."""
    still = re.sub(r"@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", board_rules())
    rules = {name: body for names, body in RULE.findall(still) for name in names.split(",")}
    return {name[1:]: body for name, body in rules.items() if ONE_CLASS.fullmatch(name)}


@cache
def local_rules() -> Mapping[str, str]:
    """Those of them that use a variable which groups set: `--c`, the colour, and `--m`, the mark on it."""
    return {name: body for name, body in rules_by_class().items() if LOCAL.search(body)}


class Writer:
    """Replaces the variables of a picture by their values. A symbol used in several colours becomes several symbols."""

    def __init__(self, root: ET.Element, known: Mapping[str, str]) -> None:
        self.root = root
        self.known = known
        self.symbols = {e.get("id", ""): e for e in root.iter() if e.get("id")}
        self.copies: dict[tuple[str, tuple[tuple[str, str], ...]], str] = {}
        self.made: list[ET.Element] = []

    def write(self) -> None:
        originals = [e for e in self.root.iter() if e.tag == f"{{{NAMESPACE}}}symbol"]
        untouched = {id(e): ET.fromstring(ET.tostring(e)) for e in originals}
        self.symbols.update({e.get("id", ""): untouched[id(e)] for e in originals})
        self.walk(self.root, dict(self.known), {})
        definitions = self.root.find(f"{{{NAMESPACE}}}defs")
        if definitions is not None:
            definitions.extend(self.made)

    def walk(self, element: ET.Element, known: dict[str, str], local: dict[str, str]) -> None:
        """Replace the variables in an element and all that is in it; `known` are the variables that hold there."""
        style = element.get("style", "")
        declared = {name: value_of(value, known).strip() for name, value in DECLARATION.findall(style)}
        if declared:
            known = known | declared
            local = local | declared
        self.write_style(element, DECLARATION.sub("", style).strip("; "), known, local)
        for name, value in element.attrib.items():
            if "var(" in value:
                element.set(name, value_of(value, known))
        if element.tag == f"{{{NAMESPACE}}}use" and local:
            self.redirect(element, known, local)
        for child in element:
            self.walk(child, known, local)

    def write_style(self, element: ET.Element, style: str, known: dict[str, str], local: dict[str, str]) -> None:
        parts = []
        if local:
            parts = [local_rules()[name] for name in element.get("class", "").split() if name in local_rules()]
        if style:
            parts.append(style)
        if parts:
            element.set("style", value_of(";".join(parts), known))
        else:
            element.attrib.pop("style", None)

    def redirect(self, element: ET.Element, known: dict[str, str], local: dict[str, str]) -> None:
        """Let a `<use>` show a copy of its symbol in the colours that hold here."""
        name = element.get("href", "").lstrip("#")
        symbol = self.symbols.get(name)
        if symbol is None or symbol.tag != f"{{{NAMESPACE}}}symbol":
            return
        key = (name, tuple(sorted(local.items())))
        if key not in self.copies:
            self.copies[key] = f"{name}--{len(self.copies) + 1}"
            copy = ET.fromstring(ET.tostring(symbol))
            copy.set("id", self.copies[key])
            self.walk(copy, known, local)
            self.made.append(copy)
        element.set("href", f"#{self.copies[key]}")
