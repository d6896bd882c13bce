"""The report of a contest: as a page, and as lines for the terminal."""

from collections.abc import Iterator

from flibuste.arena.page import Speech, page, paragraph, section, table
from flibuste.arena.plots import Interval, bars, intervals
from flibuste.arena.standing import Pair, Row, Standing
from flibuste.engine.registry import load_game
from flibuste.words import Words


class ContestReport:
    """What a standing says, in a language."""

    def __init__(self, found: Standing, language: str) -> None:
        self.found = found
        self.speech = Speech(language)
        self.say = self.speech.say
        self.words = Words(load_game(found.contest.game), language)

    def title(self) -> str:
        return self.say("arena-title", game=self.words.title())

    def summary(self) -> str:
        contest = self.found.contest
        known = {"games": self.found.games, "total": contest.total, "players": contest.players, "seed": contest.seed}
        return self.say("arena-summary" if self.found.complete else "arena-stopped", **known)

    def fairness(self) -> str:
        seatings = len(self.found.contest.seatings)
        return self.say("arena-fair", seatings=seatings, share=self.speech.percent(self.found.fair))

    # ---- the page -------------------------------------------------------------------------------------------------

    def html(self) -> str:
        rows, say = self.found.rows, self.say
        parts = [
            paragraph(self.summary()),
            paragraph(self.fairness(), "quiet"),
            section(say("arena-shares"), self.shares_plot(), table(self.head(), [self.cells(row) for row in rows])),
            section(say("arena-pairs"), paragraph(say("arena-pairs-help"), "quiet"), self.matrix()),
            section(say("arena-ratings"), paragraph(say("arena-ratings-help"), "quiet"), self.ratings_plot()),
            section(say("arena-times"), paragraph(say("arena-times-help"), "quiet"), self.times_plot()),
            section(say("report-ends"), self.ends_plot()),
        ]
        return page(self.speech.language, self.title(), parts)

    def head(self) -> list[str]:
        names = ("bot", "games", "wins", "share", "rating", "time")
        return [self.say(f"arena-column-{name}") for name in names]

    def cells(self, row: Row) -> list[str]:
        speech, data = self.speech, row.data()
        time = "–" if row.milliseconds is None else speech.number(row.milliseconds, 2)
        share = speech.span(row.share, data["low"], data["high"], 1)
        rating = f"{speech.number(row.rating.mu)} ± {speech.number(2 * row.rating.sigma)}"
        return [row.bot, str(row.games), wins_text(speech, row.wins), share, rating, time]

    def shares_plot(self) -> str:
        rows = []
        for row in self.found.rows:
            data = row.data()
            said = self.speech.span(row.share, data["low"], data["high"], 1)
            rows.append(Interval(row.bot, row.share, data["low"], data["high"], said))
        return intervals(self.say("arena-shares"), rows, self.found.fair)

    def ratings_plot(self) -> str:
        rows = [(row.bot, row.rating.mu, self.cells(row)[4]) for row in self.found.rows]
        return bars(self.say("arena-ratings"), rows)

    def times_plot(self) -> str:
        rows = [(row.bot, row.milliseconds or 0.0, f"{self.cells(row)[5]} ms") for row in self.found.rows]
        return bars(self.say("arena-times"), rows)

    def ends_plot(self) -> str:
        games = max(1, self.found.games)
        ends = sorted(self.found.reasons.items(), key=lambda pair: -pair[1])
        rows = [
            (self.words.end_reason(reason), times / games, self.speech.percent(times / games)) for reason, times in ends
        ]
        return bars(self.say("report-ends"), rows)

    def matrix(self) -> str:
        """Who beats whom: the share of the row's bot against the column's."""
        names = [row.bot for row in self.found.rows]
        known = {(pair.first, pair.second): pair for pair in self.found.pairs}
        rows = [[name, *(self.pair_text(known.get((name, other))) for other in names)] for name in names]
        return table(["", *names], rows)

    def pair_text(self, pair: Pair | None) -> str:
        if pair is None:
            return ""
        data = pair.data()
        if data["win_share"] is None:
            return "–"
        return self.speech.span(data["win_share"], data["low"], data["high"])

    # ---- the terminal ---------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        yield self.title()
        yield f"  {self.summary()}"
        if not self.found.games:
            return
        yield f"  {self.fairness()}"
        yield ""
        yield from aligned([self.head(), *(self.cells(row) for row in self.found.rows)])
        if len(self.found.rows) > 2:
            names = [row.bot for row in self.found.rows]
            known = {(pair.first, pair.second): pair for pair in self.found.pairs}
            yield ""
            yield self.say("arena-pairs")
            yield from aligned(
                [["", *names], *([name, *(self.pair_text(known.get((name, o))) for o in names)] for name in names)]
            )


def ends_plot(speech: Speech, words: Words, reasons: dict[str, int]) -> str:
    """Why games ended: a bar for every reason, the most frequent first."""
    games = max(1, sum(reasons.values()))
    shares = {words.end_reason(name): times / games for name, times in sorted(reasons.items(), key=lambda e: -e[1])}
    return bars(speech.say("report-ends"), [(name, share, speech.percent(share)) for name, share in shares.items()])


def wins_text(speech: Speech, wins: float) -> str:
    return str(int(wins)) if wins == int(wins) else speech.number(wins)


def aligned(rows: list[list[str]]) -> Iterator[str]:
    """Rows in columns, the first to the left and the others to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for first, *rest in rows:
        yield "  " + "  ".join([first.ljust(widths[0]), *(cell.rjust(widths[n + 1]) for n, cell in enumerate(rest))])
