"""At which questions each verb is an answer: whoever tries one at another moment is told which rule has its time."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import NOT_OFFERED, Refusal
from flibuste.games.blackbeard.table.state import State

SETTING_UP: Final = ("draft", "deployment", "secret-deployment", "fitting")
CARDS: Final = ("play-card",)
ACTIONS: Final = ("choose-action",)
PIRATE_ACTIONS: Final = ("move", "spot", "plunder", "attack", "convert", "dig", "business", "sack", "recover", "idle",
                         "steal", "ally", "retire")  # fmt: skip
CARD_PLAYS: Final = ("act", "both", "event", "end-turn")
AP_ACTIONS: Final = ("send-kc", "warship", "kc-move", "kc-intercept", "kc-chase", "kc-assault", "kc-oust", "play")
OWN_TURN: Final = (*PIRATE_ACTIONS, *CARD_PLAYS, "trade", "recruit", "deploy", "part", "stop")
WINDOWS: Final = ("window", "ambition-window", "double-cross-window", "surprise-window")

# The verbs that answer a question, and the questions.
ANSWERS: Final[tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = (
    (PIRATE_ACTIONS, ACTIONS),
    (("recruit",), ACTIONS),
    (("deploy",), (*ACTIONS, "deployment", "secret-deployment", "drawn")),
    (("part",), (*ACTIONS, *CARDS)),
    (("stop",), (*ACTIONS, "trade-more")),
    (CARD_PLAYS, CARDS),
    (("trade",), (*CARDS, "trade-more")),
    (("play",), (*WINDOWS, *CARDS)),
    (tuple(verb for verb in AP_ACTIONS if verb != "play"), ("window",)),
    (("pass",), (*WINDOWS, "skull-window", "harden", "deployment", "secret-deployment")),
    (("draft",), ("draft",)),
    (("launch",), ("deployment", "secret-deployment")),
    (("fit",), ("fitting",)),
    (("ship",), ("choose-ship",)),
    (("accept", "reject"), ("rejection",)),
    (("hold-pirate",), ("drawn",)),
    (("sail", "sail-kc", "arm", "chart"), ("card-event",)),
    (("ransom", "fence", "refit", "buy-haven", "letter", "done"), ("activity",)),
    (("revel",), ("activity", "celebrate")),
    (("sober",), ("celebrate",)),
    (("repair",), ("repair",)),
    (("pay", "refuse"), ("pay-for-haven", "pay-bribe")),
    (("take", "decline"), ("take-booty",)),
    (("keep-hostage", "stow", "torture"), ("hostage-fate",)),
    (("tell",), ("who-is-told",)),
    (("hold",), ("stow", "loot")),
    (("give",), ("give",)),
    (("lose-hold",), ("lose-hold",)),
    (("reroll", "keep"), ("reroll",)),
    (("skull",), ("skull-window",)),
    (("harden",), ("harden",)),
    (("flee",), ("flee-or-fight",)),
    (("fight",), ("flee-or-fight", "fight-or-surrender")),
    (("surrender",), ("fight-or-surrender",)),
    (("strike", "station"), ("sighted",)),
    (("continue", "break-off"), ("go-on",)),
    (("take-ship", "keep-ship", "take-letter", "keep-letter"), ("loot",)),
    (("discard",), ("fate-discard",)),
    (("captain",), ("new-captain",)),
    (("hit",), ("odd-point",)),
    (("zone",), ("which-zone",)),
)
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {verb: asked for verbs, asked in ANSWERS for verb in verbs}

# These say to everything else what there is to choose between; examples may name that reason.
NAMED: Final = (*WINDOWS, "skull-window", "trade-more", "reroll", "odd-point", "which-zone", "pay-bribe",
         "pay-for-haven", "rejection", "choose-ship", "give", "stow", "take-booty", "hostage-fate",
         "who-is-told", "celebrate", "fight-or-surrender", "go-on", "new-captain", "sighted",
         "flee-or-fight", "lose-hold", "loot")  # fmt: skip

# What must have happened before such an answer is wanted.
UNASKED: Final[dict[str, Refusal]] = {
    "pass": Refusal("4.63b", "nothing-to-pass-on"),
    "draft": Refusal("3.0.6d", "no-draft-now"),
    "launch": Refusal("3.0.7e", "no-launching-now"),
    "fit": Refusal("3.0.7c", "ships-are-fitted-once"),
    "ship": Refusal("6.21a", "nobody-needs-a-ship"),
    "accept": Refusal("2.7c", "no-pirate-drawn"),
    "reject": Refusal("2.7c", "no-pirate-drawn"),
    "hold-pirate": Refusal("5.16a", "no-pirate-drawn"),
    "sail": Refusal("17.2#6a", "play-its-event-first", (("card", "fair-winds"),)),
    "sail-kc": Refusal("17.2#6a", "play-its-event-first", (("card", "fair-winds"),)),
    "arm": Refusal("17.2#10a", "play-its-event-first", (("card", "heavy-guns"),)),
    "chart": Refusal("17.2#1a", "play-its-event-first", (("card", "buried-treasure"),)),
    "ransom": Refusal("4.5E", "no-business-now"),
    "fence": Refusal("4.5E", "no-business-now"),
    "refit": Refusal("4.5E", "no-business-now"),
    "buy-haven": Refusal("4.5E", "no-business-now"),
    "letter": Refusal("17.2#12a", "no-business-now"),
    "done": Refusal("4.5E", "no-business-now"),
    "revel": Refusal("13.11a", "no-occasion-to-revel"),
    "sober": Refusal("13.11a", "no-occasion-to-revel"),
    "repair": Refusal("9.44a", "no-refit-under-way"),
    "pay": Refusal("9.45b", "no-price-named"),
    "refuse": Refusal("9.45b", "no-price-named"),
    "take": Refusal("8.33a", "no-cargo-offered"),
    "decline": Refusal("8.33a", "no-cargo-offered"),
    "keep-hostage": Refusal("8.34a", "no-hostage-taken"),
    "stow": Refusal("8.34a", "no-hostage-taken"),
    "torture": Refusal("8.34a", "no-hostage-taken"),
    "tell": Refusal("8.45a", "nobody-has-talked"),
    "hold": Refusal("9.42d", "nothing-to-stow"),
    "give": Refusal("9.63b", "nothing-was-stolen"),
    "lose-hold": Refusal("8.5e", "no-hold-too-many"),
    "reroll": Refusal("12.0a", "no-roll-to-repeat"),
    "keep": Refusal("12.0a", "no-roll-to-repeat"),
    "skull": Refusal("17.2#19b", "no-card-to-cancel"),
    "harden": Refusal("17.2#19d", "nobody-steals"),
    "flee": Refusal("6.45a", "nobody-attacks"),
    "fight": Refusal("6.45a", "nobody-attacks"),
    "surrender": Refusal("10.33a", "not-intercepted"),
    "strike": Refusal("6.42b", "no-warship-sighted"),
    "station": Refusal("6.42b", "no-warship-sighted"),
    "continue": Refusal("15.1j", "no-tied-duel"),
    "break-off": Refusal("15.1j", "no-tied-duel"),
    "take-ship": Refusal("15.1f", "no-loot-to-take"),
    "keep-ship": Refusal("15.1f", "no-loot-to-take"),
    "take-letter": Refusal("15.1f", "no-loot-to-take"),
    "keep-letter": Refusal("15.1f", "no-loot-to-take"),
    "discard": Refusal("17.2#7a", "no-discarding-now"),
    "captain": Refusal("14.2c", "no-captain-wanted"),
    "hit": Refusal("11.4a", "no-odd-point"),
    "zone": Refusal("2.2c", "no-zone-to-choose"),
}


def is_answer(question: str, action: Action) -> bool:
    """Whether an action of this kind, if not this one, may answer the question."""
    return question in QUESTIONS.get(action.verb, ())


def why_not_now(state: State, seat: int, action: Action) -> Refusal:
    """Which rule gives such an action another moment than this; an example may name what is asked instead."""
    step = state.stack[-1]
    if action.verb not in QUESTIONS:
        return Refusal(step.CLAUSE, NOT_OFFERED)
    asked = step.refuse(state, action) if step.NAME in NAMED else Refusal(step.CLAUSE, NOT_OFFERED)
    found = rule_of_moment(state, seat, action)
    return Refusal(found.clause, found.reason, found.words, also=(asked.clause, asked.reason))


def rule_of_moment(state: State, seat: int, action: Action) -> Refusal:
    if action.verb in OWN_TURN:
        return why_not_in_turn(state, seat, action)
    if action.verb in AP_ACTIONS:
        return why_not_against(state, seat)
    return UNASKED[action.verb]


def why_not_in_turn(state: State, seat: int, action: Action) -> Refusal:
    """4.3a – Cards are played in one's own turn; 4.4D – they give the Actions, taken one by one."""
    question = state.stack[-1].NAME
    if question in SETTING_UP:
        return Refusal("3.0.11a", "turns-have-not-begun")
    if state.turn != seat:
        return Refusal("2.6b", "not-your-turn")
    if action.verb in CARD_PLAYS or action.verb == "trade":
        return Refusal("4.4Cg", "actions-first")
    if question in CARDS:
        return Refusal("4.4Da", "no-actions-without-a-card")
    return Refusal("4.5x", "one-action-at-a-time")


def why_not_against(state: State, seat: int) -> Refusal:
    """4.6 – AP Actions are for the others, while or just after a Pirate acts."""
    if state.stack[-1].NAME in SETTING_UP:
        return Refusal("3.0.11a", "turns-have-not-begun")
    if state.turn == seat:
        return Refusal("2.6b", "not-against-yourself")
    return Refusal("4.64a", "answer-this-first")
