"""The ways to break a rule: small changes of a function's source, as text to put in place of other text."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

FORGIVING = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
SEAT = re.compile(r"seat|player|captain|pirate|ally|offset")
SEATS = re.compile(r"(seats|players|order|clockwise|others|pirates|allies)\)*$")
UNORDERED = {"options"}  # in which order choices are offered is no rule; the playthroughs notice
TELLING = {"tell"}  # the log: the playthroughs and the proofs watch over it


@dataclass(frozen=True)
class Change:
    """Put `text` in place of the characters from `start` to `end`."""

    kind: str
    start: int
    end: int
    text: str


class Source:
    """A module's text, and where the nodes of its tree are in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        """The tree counts columns in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.offset(node.end_lineno, node.end_col_offset)

    def words(self, node: ast.expr | ast.stmt) -> str:
        return self.text[self.start(node) : self.end(node)]

    def replaced(self, kind: str, node: ast.expr | ast.stmt, text: str) -> Change:
        return Change(kind, self.start(node), self.end(node), text)

    def between(self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str) -> Change:
        """The operator between two operands is another one."""
        start, end = self.end(left), self.start(right)
        return Change(kind, start, end, re.sub(old, new, self.text[start:end], count=1))


def changes(source: Source, function: ast.FunctionDef) -> Iterator[Change]:
    """Every change of a function, in the order of its text."""
    ways = [way for way in WAYS if way is not seats or function.name not in UNORDERED]
    found = [change for node in walk(function) for way in ways for change in way(source, node)]
    found += early_exits(source, function)
    yield from sorted(set(found), key=lambda change: (change.start, change.end, change.kind, change.text))


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """What is carried out in a function: no annotations, no decorators, no assertions, nothing told to the log."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_left_alone(child):
                yield child
                yield from walk(child)


def is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return all(only_tells(part) for part in [*node.body, *node.orelse])
    return isinstance(node, ast.Assert | ast.JoinedStr) or only_tells(node)


def only_tells(node: ast.AST) -> bool:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    called = node.value.func
    return isinstance(called, ast.Attribute) and called.attr in TELLING


# ---- the ways -----------------------------------------------------------------------------------------------------


def conditions(source: Source, node: ast.AST) -> Iterator[Change]:
    """A condition is the opposite."""
    tests: list[ast.expr] = []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        tests = [node.test]
    elif isinstance(node, ast.comprehension):
        tests = node.ifs
    elif isinstance(node, ast.Return) and is_condition(node.value):
        tests = [node.value] if node.value else []
    for test in tests:
        yield source.replaced("condition", test, f"(not ({source.words(test)}))")


def is_condition(value: ast.expr | None) -> bool:
    negated = isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    return negated or isinstance(value, ast.Compare | ast.BoolOp)


def constants(source: Source, node: ast.AST) -> Iterator[Change]:
    """A number is one more; yes is no."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield source.replaced("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            yield source.replaced("constant", node, str(node.value + 1))


def bounds(source: Source, node: ast.AST) -> Iterator[Change]:
    """Less than is less than or equal to, and so on."""
    if isinstance(node, ast.Compare):
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
            if type(operator) in FORGIVING:
                yield source.between("bound", left, right, "[<>]=?", FORGIVING[type(operator)])


def connections(source: Source, node: ast.AST) -> Iterator[Change]:
    """And is or."""
    if isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield source.between("connection", left, right, rf"\b{old}\b", new)


def calls(source: Source, node: ast.AST) -> Iterator[Change]:
    """Something is not done."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return
    if not source.words(node).startswith("super()"):
        yield source.replaced("call", node, "pass")


def seats(source: Source, node: ast.AST) -> Iterator[Change]:
    """The players are dealt with in the opposite order."""
    if isinstance(node, ast.For) and not only_looks(node):
        yield from reversal(source, node.target, node.iter)
    elif isinstance(node, ast.ListComp):
        for part in node.generators:
            yield from reversal(source, part.target, part.iter)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and "seats" in source.words(node.right):
        yield from other_way_round(source, node.left)


def other_way_round(source: Source, node: ast.expr) -> Iterator[Change]:
    """The third to the left is the third to the right."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        sign = "-" if isinstance(node.op, ast.Add) else "+"
        yield source.between("seats", node.left, node.right, r"[-+]", sign)


def reversal(source: Source, target: ast.expr, values: ast.expr) -> Iterator[Change]:
    words, name = source.words(values), source.words(target)
    if name != "_" and (SEAT.search(name) or SEATS.search(words)):
        yield source.replaced("seats", values, f"reversed(list({words}))")


def only_looks(loop: ast.For) -> bool:
    """A loop that only says whether there is such a one has no order."""
    inside = [node for part in loop.body for node in ast.walk(part)]
    returns = [node.value for node in inside if isinstance(node, ast.Return)]
    acts = any(isinstance(node, ast.Expr | ast.Break) or changes_something(node) for node in inside)
    return bool(returns) and not acts and all(isinstance(value, ast.Constant) for value in returns)


def changes_something(node: ast.AST) -> bool:
    """What belongs to somebody, not just a number kept in mind."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
    return any(not isinstance(target, ast.Name) for target in targets)


def early_exits(source: Source, function: ast.FunctionDef) -> list[Change]:
    """A return, continue or break before the end is passed over."""
    last = function.body[-1]
    exits = (node for node in walk(function) if isinstance(node, ast.Return | ast.Continue | ast.Break))
    return [source.replaced("exit", node, "pass") for node in exits if node is not last]


WAYS: tuple[Callable[[Source, ast.AST], Iterator[Change]], ...] = (
    conditions,
    constants,
    bounds,
    connections,
    calls,
    seats,
)
