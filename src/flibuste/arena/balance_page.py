"""The report of a game's balance: as a page, and as lines for the terminal."""

from collections import Counter
from collections.abc import Callable, Iterator
from html import escape

from flibuste.arena.balance import Balance, Difference, Findings
from flibuste.arena.contest_page import aligned, ends_plot
from flibuste.arena.effects import Effect
from flibuste.arena.page import Speech, page, paragraph, section, table
from flibuste.arena.plots import Interval, columns, intervals
from flibuste.arena.tally import Spread
from flibuste.engine.game import Data
from flibuste.engine.registry import load_game
from flibuste.words import Words

MOST = 14  # rows of a plot
FEW = 10  # rows in the terminal


class BalanceReport:
    """What the games say, in a language."""

    def __init__(self, found: Balance, language: str) -> None:
        self.found = found
        self.first = found.findings[0]
        self.speech = Speech(language)
        self.say = self.speech.say
        self.words = Words(load_game(self.first.trial.game, self.first.trial.components), language)
        box = self.words.game.contents(self.words.say) if self.words.game is not None else None
        self.labels: dict[str, str] = {} if box is None else {piece.id: piece.label for piece in box.pieces}
        self.kinds: dict[str, str] = {} if box is None else box.kinds

    @property
    def second(self) -> Findings | None:
        return self.found.findings[1] if len(self.found.findings) > 1 else None

    def title(self) -> str:
        return self.say("balance-title", game=self.words.title())

    def summary(self) -> str:
        trial = self.first.trial
        known = {"games": self.first.number, "players": trial.players, "bot": trial.bot, "seed": trial.seed}
        said = self.say("balance-summary" if self.found.complete else "balance-stopped", **known)
        return f"{said} {self.say('balance-both')}" if self.second is not None else said

    def label(self, piece: str) -> str:
        """What a piece is called: as in the box, or as the game says the word."""
        kind, _, word = piece.partition(".")
        return self.labels.get(piece) or str(self.words.word(kind, word))

    def effect_label(self, effect: Effect) -> str:
        return self.say("balance-use", piece=self.label(effect.piece), how=self.say(f"use-{effect.how}"))

    def named(self) -> str:
        effect = self.first.named
        if effect is None:
            return self.say("balance-nothing-named")
        known = {"change": self.speech.signed(effect.change), "beyond": self.speech.signed(effect.beyond)}
        ends = {"low": self.speech.signed(effect.low), "high": self.speech.signed(effect.high)}
        said = self.say("balance-named", piece=self.effect_label(effect), **known, **ends)
        return f"{said} {self.against_named(effect)}".strip()

    def against_named(self, effect: Effect) -> str:
        """What the named piece does in the other set of pieces."""
        if self.second is None:
            return ""
        other = next((e for e in self.second.effects if e.key == effect.key), None)
        if other is None:
            return self.say("balance-named-new")
        return self.say("balance-named-against", change=self.speech.signed(other.change))

    # ---- the page -------------------------------------------------------------------------------------------------

    def html(self) -> str:
        say = self.say
        parts = [paragraph(self.summary()), paragraph(self.named(), "named")]
        parts += [section(title, *plots) for title, plots in self.seats()]
        parts += [
            section(say("balance-length"), self.distribution("balance-length", Findings.lengths)),
            section(say("balance-leads"), self.leads()),
            section(say("balance-scores"), self.distribution("balance-scores", Findings.scores)),
            section(say("report-ends"), ends_plot(self.speech, self.words, self.first.reasons())),
            section(say("balance-pieces"), paragraph(say("balance-pieces-help"), "quiet"), *self.groups()),
        ]
        if self.second is not None:
            help_text = paragraph(say("balance-differences-help"), "quiet")
            parts.append(section(say("balance-differences"), help_text, self.changes()))
        parts.append(section(say("balance-table"), self.table()))
        return page(self.speech.language, self.title(), parts)

    def seats(self) -> Iterator[tuple[str, list[str]]]:
        fair = 1 / self.first.trial.players
        order = self.first.by_order()
        yield self.say("balance-seats"), [self.shares("balance-seats", self.first.by_seat(), "balance-seat", fair)]
        if order is None:
            yield self.say("balance-order"), [paragraph(self.say("balance-no-order"))]
        else:
            yield self.say("balance-order"), [self.shares("balance-order", order, "balance-place", fair)]

    def shares(self, title: str, rows: list[Data], label: str, fair: float) -> str:
        found = [
            Interval(self.say(label, n=row["place"]), row["share"], row["low"], row["high"], self.span(row))
            for row in rows
        ]
        return intervals(self.say(title), found, fair)

    def span(self, row: Data) -> str:
        return self.speech.span(row["share"], row["low"], row["high"])

    def distribution(self, title: str, of: Callable[[Findings], Counter[int]]) -> str:
        counts, other = of(self.first), None if self.second is None else of(self.second)
        return paragraph(self.spread_text(counts)) + columns(self.say(title), counts, other)

    def spread_text(self, counts: Counter[int]) -> str:
        found = Spread.of(counts)
        marks = {"low": found.quantiles.get("5%", 0), "high": found.quantiles.get("95%", 0)}
        return self.say("balance-spread", mean=self.speech.number(found.mean), **marks)

    def leads(self) -> str:
        counts = self.first.leads()
        if counts is None:
            return paragraph(self.say("balance-no-leads"))
        other = None if self.second is None else self.second.leads()
        return paragraph(self.spread_text(counts)) + columns(self.say("balance-leads"), counts, other)

    def groups(self) -> Iterator[str]:
        """A plot for every kind of piece and way to use it."""
        for group in sorted({effect.group for effect in self.first.effects}):
            found = [effect for effect in self.first.effects if effect.group == group]
            shown = sorted(extremes(found), key=lambda effect: -effect.change)
            title = self.group_title(shown[0], len(found))
            yield f"<h3>{escape(title)}</h3>" + intervals(title, [self.interval(effect) for effect in shown], 0.0, True)

    def group_title(self, effect: Effect, number: int) -> str:
        """`Ships (taken): 30`; a kind that the box does not have is left out."""
        how, kind = self.say(f"use-{effect.how}"), self.kinds.get(effect.piece.partition(".")[0])
        said = how if kind is None else self.say("balance-use", piece=kind, how=how)
        return self.say("report-line", label=said, value=number)

    def interval(self, effect: Effect) -> Interval:
        return Interval(self.label(effect.piece), effect.change, effect.low, effect.high, self.change_text(effect))

    def change_text(self, effect: Effect) -> str:
        signed = self.speech.signed
        return self.say(
            "balance-change", change=signed(effect.change), low=signed(effect.low), high=signed(effect.high)
        )

    def changes(self) -> str:
        rows = [self.difference_cells(pair) for pair in self.found.differences()[:MOST]]
        return table([self.say(f"balance-column-{name}") for name in ("piece", "with", "against", "more")], rows)

    def difference_cells(self, pair: Difference) -> list[str]:
        data, signed = pair.data(), self.speech.signed
        more = self.say(
            "balance-change", change=signed(pair.change), low=signed(data["low"]), high=signed(data["high"])
        )
        return [self.effect_label(pair.first), signed(pair.first.change), signed(pair.second.change), more]

    def table(self) -> str:
        return table(self.head(), [self.cells(effect) for effect in self.first.effects])

    def head(self) -> list[str]:
        return [self.say(f"balance-column-{name}") for name in ("piece", "uses", "change", "beyond")]

    def cells(self, effect: Effect) -> list[str]:
        often = self.speech.number(effect.uses / max(1, self.first.number), 2)
        beyond = self.speech.signed(effect.beyond) if effect.has_kind else "–"
        return [self.effect_label(effect), often, self.change_text(effect), beyond]

    # ---- the terminal ---------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        yield self.title()
        yield f"  {self.summary()}"
        if not self.first.number:
            return
        yield f"  {self.named()}"
        yield ""
        yield self.say("balance-seats")
        yield from self.share_lines("balance-seat", self.first.by_seat())
        order = self.first.by_order()
        if order is not None:
            yield self.say("balance-order")
            yield from self.share_lines("balance-place", order)
        leads = self.first.leads()
        for title, counts in (("length", self.first.lengths()), ("leads", leads), ("scores", self.first.scores())):
            if counts is not None:
                yield self.say("report-line", label=self.say(f"balance-{title}"), value=self.spread_text(counts))
        yield self.say("report-ends")
        for reason, times in self.first.reasons().items():
            yield f"  {self.words.end_reason(reason)} {self.speech.percent(times / self.first.number)}"
        yield ""
        yield self.say("balance-pieces")
        yield from aligned([self.head(), *(self.cells(effect) for effect in self.first.effects[:FEW])])
        if self.second is not None:
            yield ""
            yield self.say("balance-differences")
            columns = [self.say(f"balance-column-{name}") for name in ("piece", "with", "against", "more")]
            yield from aligned([columns, *(self.difference_cells(pair) for pair in self.found.differences()[:FEW])])

    def share_lines(self, label: str, rows: list[Data]) -> Iterator[str]:
        for row in rows:
            yield "  " + self.say("report-line", label=self.say(label, n=row["place"]), value=self.span(row))


def extremes(found: list[Effect]) -> list[Effect]:
    """The effects that are farthest up and down, where there are too many for a plot."""
    ordered = sorted(found, key=lambda effect: effect.change)
    return found if len(found) <= MOST else ordered[: MOST // 2] + ordered[-(MOST // 2) :]
