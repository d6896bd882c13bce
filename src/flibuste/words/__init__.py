"""Words: what is said to people, in their language. All of it comes from Fluent files.

The files `text.LANGUAGE.ftl` in this folder and every `*.LANGUAGE.ftl` in the game's `words/` hold the messages:

    game-title, game-pitch, game-length, game-depth     the game
    option-NAME, option-NAME-help           an option, and option-NAME-VALUE for its choices
    event-NAME, event-NAME-hidden           what happened; the second for whoever may not know its secret values
    step-NAME, prompt-NAME                  what is going on, and the question that it asks ($seat, $you: yes or no)
    guide-NAME                              what the guide of a first game says about that question
    action-VERB, action-VERB-alone          the label of an action; the second when it names nothing
    action-VERB-NAME, part-VERB-NAME        one whose last word is a NAME; one word of an action, joined into $parts
    form-VERB, field-NAME, row-NAME         a choice made of parts: what it does, its rows and what they are about
    choice-NAME-WORD, gives-NAME            what is taken in a row, where the word alone does not say it; what follows
    form-amount                             an $amount of what is spent in forms
    odds-roll-KIND, odds-need-RULE          what a choice rolls ($dice, $sides), and what it needs ($needed)
    odds-outcome-NAME                       one of several outcomes of a roll
    thrown-need-RULE, thrown-VERDICT        under a line of the log with dice: what was needed, and what came of it
    refused-REASON, end-REASON              why an action is refused, why the game is over
    DOMAIN-WORD                             a word of the rulebook: card-rum, card-rum-symbol (written rum*)

Arguments are translated: a word of the rulebook is put into the reader's language, a list is joined, a seat becomes the
name of its player. An event that belongs to no seat has the seat `seat-none`; a game that plays a part itself says who
it is in a message of that name. A word may have further forms, as attributes: `.some = du rhum` gives messages the
argument `card-some` beside `card`, and `.many` (with $count) is used for several of the same.
"""

from flibuste.words.kinds import event_kinds, gathered
from flibuste.words.lexicon import SHARED, Lexicon, languages, lexicon, message_files
from flibuste.words.speech import Words

__all__ = ["SHARED", "Lexicon", "Words", "event_kinds", "gathered", "languages", "lexicon", "message_files"]
