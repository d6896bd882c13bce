"""Patterns of Fluent messages as functions: what is said a hundred times for every move is put together quickly.

Text, arguments, choices by an argument and other messages are understood, which is nearly all that our files have.
Whatever else there is, or comes along while a message is put together, is left to Fluent's own runtime (`Unusual`).
"""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

Args = Mapping[str, Any]
Said = Callable[[Args], str]
LONGEST = 2000  # of an argument: the runtime refuses those that are much longer
PLAIN = 1000  # numbers from here on are written with separators


class Unusual(Exception):
    """A message, or an argument, that only Fluent's own runtime understands."""


class Patterns:
    """The patterns of one language. `plural` says which form a number takes (`one`, `other`)."""

    def __init__(self, messages: Mapping[str, ast.Message], plural: Callable[[int], str]) -> None:
        self.messages = messages
        self.plural = plural
        self.followed: list[tuple[str, str]] = []

    def compile(self, message_id: str, form: str) -> tuple[Said, frozenset[str]]:
        """A function that says a message, or one of its attributes, and the names of the arguments that it heeds."""
        variables: set[str] = set()
        has_form = any(form == other.id.name for other in self.messages[message_id].attributes)
        try:
            return self.pattern(self.found(message_id, form if has_form else ""), variables), frozenset(variables)
        except LookupError as error:  # a message that does not exist
            raise Unusual from error

    def found(self, message_id: str, form: str) -> ast.Pattern:
        """The pattern of a message, or of one of its attributes."""
        message = self.messages[message_id]
        value = {other.id.name: other.value for other in message.attributes}[form] if form else message.value
        if value is None:
            raise Unusual
        return value

    def pattern(self, pattern: ast.Pattern, variables: set[str]) -> Said:
        """A pattern: its elements, one after the other."""
        parts = [self.element(element, variables) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def element(self, element: Any, variables: set[str]) -> Said:
        """Text, or what stands in braces."""
        if isinstance(element, ast.TextElement):
            return constant(element.value)
        expression = element.expression
        if isinstance(expression, ast.StringLiteral):
            return constant(expression.parse()["value"])
        if isinstance(expression, ast.VariableReference):
            variables.add(expression.id.name)
            return argument(expression.id.name)
        if isinstance(expression, ast.MessageReference):
            return self.reference(expression.id.name, expression.attribute, variables)
        if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
            variables.add(expression.selector.id.name)
            return self.choice(expression, expression.selector.id.name, variables)
        raise Unusual

    def reference(self, message_id: str, attribute: ast.Identifier | None, variables: set[str]) -> Said:
        """Another message; one that leads back to itself is not followed."""
        form = attribute.name if attribute else ""
        if (message_id, form) in self.followed:
            raise Unusual
        self.followed.append((message_id, form))
        try:
            return self.pattern(self.found(message_id, form), variables)
        finally:
            self.followed.pop()

    def choice(self, expression: ast.SelectExpression, name: str, variables: set[str]) -> Said:
        """One of several patterns, by an argument: by the number itself, its plural form, or the word."""
        words: dict[str, Said] = {}
        numbers: dict[int, Said] = {}
        default = constant("")
        for variant in expression.variants:
            said = self.pattern(variant.value, variables)
            if isinstance(variant.key, ast.Identifier):
                words.setdefault(variant.key.name, said)
            elif words or not variant.key.value.isdigit():
                raise Unusual  # what stands first counts first: numbers after words would need care
            else:
                numbers.setdefault(int(variant.key.value), said)
            if variant.default:
                default = said
        plural = self.plural

        def chosen(args: Args) -> str:
            value = args.get(name)
            if type(value) is str and not numbers:
                return words.get(value, default)(args)
            if type(value) is int:
                return (numbers.get(value) or words.get(plural(value), default))(args)
            raise Unusual

        return chosen


def constant(text: str) -> Said:
    """Always the same."""
    return lambda args: text


def argument(name: str) -> Said:
    """The value of an argument."""

    def said(args: Args) -> str:
        value = args.get(name)
        if type(value) is str and len(value) < LONGEST:
            return value
        if type(value) is int and -PLAIN < value < PLAIN:
            return str(value)
        raise Unusual

    return said
