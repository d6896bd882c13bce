"""Each way to break a rule, on a rule of a few lines."""

import ast

import pytest

from tests.mutation.changes import Source, changes


def broken(text: str, kind: str) -> list[str]:
    """What the function becomes, way by way."""
    node = ast.parse(text).body[0]
    assert isinstance(node, ast.FunctionDef)
    found = [change for change in changes(Source(text), node) if change.kind == kind]
    results = [text[: change.start] + change.text + text[change.end :] for change in found]
    for result in results:
        ast.parse(result)
    return results


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        ("condition", "if a: b()", ["if (not (a)): b()"]),
        ("condition", "while a < 3: b()", ["while (not (a < 3)): b()"]),
        ("condition", "return 1 if a else 2", ["return 1 if (not (a)) else 2"]),
        ("condition", "return [x for x in a if x]", ["return [x for x in a if (not (x))]"]),
        ("condition", "return a == b", ["return (not (a == b))"]),
        ("condition", "return a", []),
        ("constant", "return a + 3", ["return a + 4"]),
        ("constant", "a.over = True", ["a.over = False"]),
        ("constant", "a = 'é'; return 3", ["a = 'é'; return 4"]),
        ("bound", "return a < b", ["return a <= b"]),
        ("bound", "return (a) >= (b)", ["return (a) > (b)"]),
        ("bound", "return 1 <= a < 6", ["return 1 < a < 6", "return 1 <= a <= 6"]),
        ("bound", "return a == b", []),
        ("connection", "return a and b", ["return a or b"]),
        ("connection", "return (a or b) and c", ["return (a and b) and c", "return (a or b) or c"]),
        ("call", "a.pay(3)", ["pass"]),
        ("call", "a = pay(3)", []),
        ("call", "a.tell(PAID, 3)", []),
        ("call", "super().__init__()", []),
        ("seats", "for seat in range(4): pay(seat)", ["for seat in reversed(list(range(4))): pay(seat)"]),
        ("seats", "for x in a.players: pay(x)", ["for x in reversed(list(a.players)): pay(x)"]),
        ("seats", "for _ in a.players: pay()", []),
        ("seats", "for card in a.hand: pay(card)", []),
        ("seats", "return [seat for seat in a]", ["return [seat for seat in reversed(list(a))]"]),
        ("seats", "return (seat + 1) % a.seats", ["return (seat - 1) % a.seats"]),
        ("exit", "if a: return\n    b()", ["if a: pass\n    b()"]),
        ("exit", "for x in a:\n        if x: break", ["for x in a:\n        if x: pass"]),
        ("exit", "return a", []),
    ],
)
def test_a_way_to_break_a_rule(kind: str, before: str, after: list[str]) -> None:
    rule = "def rule():\n    {}\n"
    assert broken(rule.format(before), kind) == [rule.format(text) for text in after]


def test_a_loop_that_only_looks_has_no_order() -> None:
    assert (
        broken(
            "def rule():\n    for seat in a:\n        if seat:\n            return True\n    return False\n", "seats"
        )
        == []
    )


def test_the_order_of_offers_is_no_rule() -> None:
    assert broken("def options():\n    for seat in a:\n        found.append(seat)\n", "seats") == []


@pytest.mark.parametrize(
    "text", ["assert a < 3", "a: list[Literal[3]] = b", "return f'{a + 3}'", "a.tell(PAID, 3)", "if a > 3: a.tell(X)"]
)
def test_what_is_no_rule_is_left_alone(text: str) -> None:
    node = ast.parse(f"def rule(a: Is[3]) -> Is[3]:\n    {text}\n").body[0]
    assert isinstance(node, ast.FunctionDef)
    found = changes(Source(f"def rule(a: Is[3]) -> Is[3]:\n    {text}\n"), node)
    assert [change for change in found if change.kind != "exit"] == []
