"""Why can't I? What a seat points at, explained by the rules; nothing that the seat cannot know is told."""

from flibuste.engine.action import Action
from flibuste.engine.state import State
from flibuste.rulebook.why import WhyNot, why_not
from flibuste.server import wire
from flibuste.server.seat_numbers import engine_seat
from flibuste.server.tables.describe import words_for
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.moves import read_action
from flibuste.words import Words


def explain(table: LoadedTable, seat: int, pointed: wire.Pointed, language: str) -> wire.Why:
    """Why what is pointed at cannot be done: the nearest to legal first."""
    state, own, words = table.position_of(seat), engine_seat(seat), words_for(table, language, seat)
    if pointed.action is not None:
        return explain_action(state, own, read_action(table, pointed.action, seat), words)
    legal = any(set(pointed.targets) <= set(action.targets()) for action in state.options(own) if pointed.targets)
    found = [] if legal else why_not(table.game, state, own, pointed.targets)
    return wire.Why(legal, [why_info(each, words) for each in found])


def explain_action(state: State, seat: int, action: Action, words: Words) -> wire.Why:
    refusal = state.refusal(seat, action)
    if refusal is None:
        return wire.Why(True, [])
    return wire.Why(False, [why_info(WhyNot(action, refusal, state.conditions(seat, action)), words)])


def why_info(found: WhyNot, words: Words) -> wire.WhyNotInfo:
    action, refusal = found.action, found.refusal
    told = [(each, words.condition(each)) for each in found.conditions]
    return wire.WhyNotInfo(
        action=action.notation,
        label=words.action(action),
        targets=list(action.targets()),
        clause=refusal.clause,
        message=words.refusal(refusal),
        conditions=[wire.ConditionInfo(each.met, each.refusal.clause, text) for each, text in told if text],
        elsewhere=found.is_elsewhere,
    )
