"""What a table says, in the reader's language: the question, the log, labels, and why an action is refused."""

from difflib import get_close_matches

from flibuste.api.seats import outer_seats
from flibuste.api.sentences import FEW, Line, Odds, Ruling, listed, sentence
from flibuste.engine.action import Action
from flibuste.engine.refusal import NotAnAction, Refusal
from flibuste.records.match import Match
from flibuste.words import Words
from flibuste.words.odds import odds_text

LIKENESS = 0.6


def words_for(match: Match, seat: int, lang: str, reader: int | None = None) -> Words:
    """The words for whoever sits there (counted from 0, -1 for a spectator)."""
    words = Words(match.game, lang, match.names, seat + 1 if reader is None else reader)
    words.piece_names = match.game.piece_names(match.state, seat, words.say)
    return words


def question(match: Match, lang: str) -> str:
    """What is asked now, as it is said to whoever is asked."""
    state = match.state
    if not state.stack:
        return sentence(lang, "nobody-asked")
    step, asked = state.stack[-1], state.deciders()
    words = words_for(match, asked[0], lang)
    return words.prompt(step.NAME, step.prompt(state), outer_seats(asked))


def log(match: Match, seat: int, lang: str) -> list[Line]:
    """What happened, as this reader may know it."""
    words = words_for(match, seat, lang)
    events = [] if match.state.journal is None else match.state.journal.told()
    told = [match.game.describe(event, seat) for event in events]
    return [Line(words.event(data), data) for data in told]


def odds(match: Match, seat: int, action: Action, lang: str) -> Odds | None:
    """What an action of this seat rolls, needs and promises; None where it rolls nothing."""
    found = match.game.odds(match.state, seat, action)
    return None if found is None else Odds(odds_text(words_for(match, seat, lang), found), found.data())


def find_action(match: Match, action: Action | str, lang: str) -> Action:
    """The action of this game that a text or a value means; NotAnAction says what might have been meant."""
    text = str(action)
    try:
        return match.read_action(text)
    except NotAnAction:
        raise NotAnAction(not_understood(match, text.strip(), lang)) from None


def not_understood(match: Match, text: str, lang: str) -> str:
    """That a text is no action, and which action is near."""
    offered = [str(action) for seat in match.state.deciders() for action in match.state.options(seat)]
    near = get_close_matches(text.lower(), offered, 1, LIKENESS)
    if near:
        right = sentence(lang, "meant", action=near[0])
    elif offered:
        right = right_for(match, match.state.deciders()[0], lang)
    else:
        right = sentence(lang, "nobody-asked")
    title = Words(match.game, lang).title()
    return sentence(lang, "not-an-action", text=text, title=title, right=right)


def right_for(match: Match, seat: int, lang: str) -> str:
    """What would be right: the actions of this seat, or who is asked instead of it."""
    state = match.state
    if not state.stack:
        return sentence(lang, "nobody-asked")
    asked = outer_seats(state.deciders())
    if seat + 1 not in asked:
        return sentence(lang, "asked", count=len(asked), seats=", ".join(map(str, asked)))
    actions = state.options(seat)
    message = "right-open" if state.stack[-1].OPEN else "right"
    return sentence(lang, message, seat=seat + 1, actions=listed(actions), more=max(0, len(actions) - FEW))


def refusal_text(match: Match, seat: int, action: Action, refusal: Refusal, lang: str) -> str:
    """A refusal as a whole sentence, with its clause and what would be right."""
    return sentence(
        lang,
        "refused",
        action=action.notation,
        clause=refusal.clause or "none",
        reason=words_for(match, seat, lang).refusal(refusal),
        right=right_for(match, seat, lang),
    )


def ruling(match: Match, seat: int, action: Action, lang: str) -> Ruling:
    """Whether this seat may do that, and by which clause."""
    refusal = match.state.refusal(seat, action)
    conditions = conditions_of(match, seat, action, lang)
    if refusal is None:
        text = sentence(lang, "allowed", action=action.notation, clause=action.clause)
        return Ruling(action.notation, True, action.clause, "", text, conditions)
    text = refusal_text(match, seat, action, refusal, lang)
    return Ruling(action.notation, False, refusal.clause, refusal.reason, text, conditions)


def conditions_of(match: Match, seat: int, action: Action, lang: str) -> tuple[tuple[bool, str, str], ...]:
    """What an action asks of this seat: whether it is met, its clause and its words."""
    words = words_for(match, seat, lang)
    told = [(each, words.condition(each)) for each in match.state.conditions(seat, action)]
    return tuple((each.met, each.refusal.clause, text) for each, text in told if text)
