"""A form in words: its title, its rows, what can be taken in each, and what it costs."""

from flibuste.engine.form import UNSET, Form, Part, Way
from flibuste.words.speech import Words


def form_title(words: Words, form: Form) -> str:
    """What filling in the form does: `Arm`."""
    return words.say(known(words, f"form-{form.name}", "form-any"))


def part_title(words: Words, part: Part) -> str:
    """What a row is about: a section, a Pirate by name, or the kind of thing that is chosen."""
    if not part.word:
        return words.say(known(words, f"field-{part.kind}", "field-any"))
    if words.lexicon.has(f"row-{part.kind}"):
        return words.say(f"row-{part.kind}", word=part.word, amount=part.amount)
    return capital(str(words.word(words.kind(part.kind), part.word)))


def choice_text(words: Words, part: Part, value: int) -> str:
    """What one choice of a row is called."""
    word = part.choices[value].word
    message = f"choice-{part.says}-{word}"
    found = words.say(message) if words.lexicon.has(message) else words.word(words.kind(part.says), word)
    return capital(str(found))


def amount_text(words: Words, amount: int) -> str:
    """An amount of what is spent: `8 gold`."""
    return words.say("form-amount", amount=amount)


def gives_text(words: Words, name: str) -> str:
    """What a number that follows from the parts is called."""
    return words.say(f"gives-{name}")


def way_text(words: Words, form: Form, way: Way) -> str:
    """What an action of the form is called: as anywhere, or row by row where its words do not name the rows."""
    if not form.by_rows:
        return words.action(way.action)
    pairs = zip(form.parts, way.values, strict=True)
    rows = [(part_title(words, part), choice_text(words, part, value)) for part, value in pairs if value != UNSET]
    return words.joined([words.say("form-row", row=row, choice=choice) for row, choice in rows])


def known(words: Words, message: str, otherwise: str) -> str:
    """The first message, if there is one."""
    return message if words.lexicon.has(message) else otherwise


def capital(text: str) -> str:
    """With a capital letter, as at the beginning of a line."""
    return text[:1].upper() + text[1:]
