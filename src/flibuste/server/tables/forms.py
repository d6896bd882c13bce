"""The forms of a decision as they are sent: rows with their words, costs and places, and every way to fill them in."""

from flibuste.drawing.symbols import alone
from flibuste.engine.action import Action
from flibuste.engine.form import UNSET, Form, Part, Way
from flibuste.server import wire
from flibuste.words import Words
from flibuste.words.forms import amount_text, choice_text, form_title, gives_text, part_title, way_text

COIN = "coin"


def describe_form(form: Form, words: Words) -> wire.Form:
    """A form in the reader's language."""
    targets = targets_of(form)
    return wire.Form(
        name=form.name,
        label=form_title(words, form),
        parts=[describe_part(targets, number, part, words) for number, part in enumerate(form.parts)],
        ways=[describe_way(way) for way in form.ways],
        gives=[gives_text(words, name) for name in form.gives],
        purse=None if form.purse == UNSET else describe_purse(form.purse, words),
    )


def targets_of(form: Form) -> dict[tuple[int, int], list[str]]:
    """`Form.targets` of every value of every part at once: those that the very ways with this value point at."""
    pointed: dict[str, int] = {}
    chosen: dict[tuple[int, int], int] = {}
    for number, way in enumerate(form.ways):
        for target in way.action.targets():
            pointed[target] = pointed.get(target, 0) | 1 << number
        for part, value in enumerate(way.values):
            chosen[part, value] = chosen.get((part, value), 0) | 1 << number
    by_ways: dict[int, list[str]] = {}
    for target in sorted(pointed):
        by_ways.setdefault(pointed[target], []).append(target)
    return {key: by_ways.get(ways, []) for key, ways in chosen.items()}


def describe_part(targets: dict[tuple[int, int], list[str]], number: int, part: Part, words: Words) -> wire.FormPart:
    """A row of a form."""
    choices = [
        wire.FormChoice(choice_text(words, part, value), choice.cost, targets.get((number, value), []))
        for value, choice in enumerate(part.choices)
    ]
    now = None if part.now == UNSET else part.now
    return wire.FormPart(part_title(words, part), choices, now, part.counted, alone(part.symbol) if part.symbol else "")


def describe_way(way: Way) -> wire.FormWay:
    """One way to fill a form in."""
    return wire.FormWay(way.action.notation, way.values, way.gives)


def describe_purse(have: int, words: Words) -> wire.Purse:
    """What can be spent."""
    return wire.Purse(have, [amount_text(words, amount) for amount in range(have + 1)], alone(COIN))


def labels_by_rows(forms: list[Form], words: Words) -> dict[Action, str]:
    """Labels for the actions whose own words do not say whom each row is about."""
    return {way.action: way_text(words, form, way) for form in forms if form.by_rows for way in form.ways}
