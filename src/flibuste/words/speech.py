"""Sentences for people, in their language: what happened, what is asked, what may be done and why not."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from flibuste.engine.action import Action
from flibuste.engine.game import Data, Game
from flibuste.engine.refusal import NOT_OFFERED, Condition, Refusal
from flibuste.words.kinds import Pairs, event_kinds, gathered
from flibuste.words.vocabulary import Vocabulary


class Words(Vocabulary):
    """What is said to people: titles, options, events, prompts, actions, refusals and outcomes.

    `reader` is the seat (from 1) of whoever reads, 0 for a spectator: a prompt says "you" to the seat that is asked.
    Where no reader is given, the prompt is taken to be read by whoever is asked.
    """

    def __init__(
        self,
        game: Game | None = None,
        language: str = "en",
        names: Sequence[str] = (),
        reader: int | None = None,
        piece_names: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(game, language, names, piece_names or {})
        self.reader = reader

    def say(self, message_id: str, /, **args: Any) -> str:
        """A message with its arguments; `‹id›` if there is no such message."""
        if message_id == "seat" and "n" in args:
            return self.seat(int(args["n"]))
        return self.format(message_id, args)

    def title(self) -> str:
        """The title of the game."""
        return self.say("game-title")

    def event(self, data: Data) -> str:
        """What happened, as `Game.describe` tells it to a reader."""
        name = data["event"]
        kinds = {} if self.game is None else event_kinds(type(self.game).__module__).get(name, {})
        values = {key: value for key, value in data.items() if key not in ("event", "clause", "hidden")}
        for missing in ("seat", *kinds):  # nobody's; a value that the log of an older match does not have
            values.setdefault(missing, "none")
        message_id = f"event-{name}-hidden" if data.get("hidden") else f"event-{name}"
        text = self.format(message_id, values, kinds)
        return text if text.startswith(tuple(filter(None, self.names))) else text[:1].upper() + text[1:]

    def action(self, action: Action) -> str:
        """The label of an action."""
        usual = f"action-{action.verb}"
        last = f"{usual}-{action.words[-1][0] if action.words else 'alone'}"
        words = action.words if self.game is None else [(n, self.game.spoken(n, word)) for n, word in action.words]
        known = [(name, word) for name, word in words if self.lexicon.has(f"part-{action.verb}-{name}")]
        parts = self.joined([self.part(action.verb, name, word) for name, word in known])
        return self.say(last if self.lexicon.has(last) else usual, parts=parts, **gathered(words))

    def part(self, verb: str, name: str, word: str) -> str:
        """One word of an action, with `$number` if it ends in one."""
        number = re.search("[0-9]+", word)
        return self.say(f"part-{verb}-{name}", **{name: word, "number": int(number[0]) if number else 0})

    def prompt(self, step: str, words: Pairs = (), seat: int | Sequence[int] = ()) -> str:
        """The question of a step, to the seat or seats that are asked (numbered from 1)."""
        seats = [seat] if isinstance(seat, int) else list(seat)
        you = self.reader is None or self.reader in seats
        values = {**gathered(words), "seat": seats, "you": you}
        return self.format(f"prompt-{step}", values, self.step_kinds(step))

    def step(self, name: str) -> str:
        """What a step is called."""
        return self.say(f"step-{name}")

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not allowed; for one that belongs elsewhere: when it is done, and what is asked now."""
        asked = self.say(f"refused-{refusal.reason}", **gathered(refusal.words))
        if not refusal.when or not self.lexicon.has(f"when-{refusal.when}"):
            return asked
        when = self.say(f"when-{refusal.when}", **gathered(refusal.words))
        return when if refusal.reason == NOT_OFFERED else f"{when} {asked}"

    def condition(self, condition: Condition) -> str:
        """A condition as it is: what is met (nothing, where that goes without saying), or what is missing."""
        refusal = condition.refusal
        if not condition.met:
            return self.refusal(refusal)
        message_id = f"met-{refusal.reason}"
        return self.say(message_id, **gathered(refusal.words)) if self.lexicon.has(message_id) else ""

    def option(self, name: str) -> str:
        """What an option is called."""
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What an option does."""
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: bool | str) -> str:
        """What a value of an option is called: on or off, or one of its choices."""
        if isinstance(value, bool):
            return self.say("switch-on" if value else "switch-off")
        options = () if self.game is None else self.game.options
        if self.game is not None and any(option.built for option in options if option.name == name):
            return self.game.built_title(name, value, self.say)
        return self.say(f"option-{name}-{value}")

    def end_reason(self, reason: str) -> str:
        """Why the game is over."""
        return self.say(f"end-{reason}")

    def outcome(self, data: Data) -> str:
        """Who has won, as the view tells it."""
        winners = data["winners"]
        return self.say("outcome-won" if winners else "outcome-nobody", seats=winners, count=len(winners))

    def step_kinds(self, name: str) -> dict[str, str]:
        """The domains of a step's fields, and of what its question tells besides."""
        return {} if self.game is None else spoken_kinds(self.game).get(name, {})


@lru_cache(64)
def spoken_kinds(game: Game) -> dict[str, dict[str, str]]:
    """For every step of a game the domains of what its question speaks of."""
    return {step.NAME: {**step.FIELDS, **step.SPOKEN} for step in game.steps}
