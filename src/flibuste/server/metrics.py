"""What is counted while the server runs, and the text in which Prometheus reads it.

Nothing here tells of a person, a table or a hand: only how many, how long, and of which game.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)
Labels = tuple[str, ...]


def labelled(names: tuple[str, ...], values: Labels, *more: tuple[str, str]) -> str:
    """Labels as they are written behind a name."""
    pairs = [*zip(names, values, strict=True), *more]
    escaped = ((name, value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")) for name, value in pairs)
    return "{" + ",".join(f'{name}="{value}"' for name, value in escaped) + "}" if pairs else ""


class Count:
    """A number that only grows, for each combination of labels."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.values: Counter[Labels] = Counter() if labels else Counter({(): 0})

    def add(self, *labels: str, by: float = 1) -> None:
        """Count one more, or `by` more."""
        self.values[labels] += by  # type: ignore[assignment]

    def lines(self) -> Iterator[str]:
        """One line for each combination of labels."""
        for labels, value in self.values.items():
            yield f"{self.name}{labelled(self.labels, labels)} {value:g}"


class Gauge:
    """A number that is looked up when it is asked for."""

    kind = "gauge"

    def __init__(self, name: str, about: str, look: Callable[[], float]) -> None:
        self.name = name
        self.about = about
        self.look = look

    def lines(self) -> Iterator[str]:
        """The line of the number as it is now."""
        yield f"{self.name} {self.look():g}"


class Histogram:
    """How long something takes: how often it took up to so many seconds."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: tuple[float, ...] = QUICK) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count something that took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        """The lines of a histogram: each bound counts all that was shorter."""
        below = 0
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{bound}"}} {below}'
        yield f"{self.name}_sum {self.total:g}"
        yield f"{self.name}_count {below}"


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.requests = Count("flibuste_requests_total", "Answered requests", "method", "status")
        self.request_seconds = Histogram("flibuste_request_seconds", "How long requests took, streams left out")
        self.refused = Count("flibuste_refused_total", "Refused requests and messages", "reason")
        self.moves = Count("flibuste_moves_total", "Moves that were stored", "game")
        self.move_seconds = Histogram("flibuste_move_seconds", "From an answer to the store's acknowledgement")
        self.opened = Count("flibuste_tables_opened_total", "Tables that were opened", "game")
        self.window_seconds = Histogram("flibuste_window_seconds", "How long windows for reactions were open", SLOW)
        self.bot_seconds = Histogram("flibuste_bot_thinking_seconds", "How long our bots took for an answer", SLOW)
        self.bots_replaced = Count("flibuste_bot_workers_replaced_total", "Bot workers that ended or hung")
        self.store_errors = Count("flibuste_store_errors_total", "Reads and writes that failed", "kind")
        self.write_seconds = Histogram("flibuste_store_write_seconds", "How long writes took, waiting included")
        self.sent_bytes = Count("flibuste_sent_bytes_total", "Bytes sent, before compression of WebSockets")
        self.received_bytes = Count("flibuste_received_bytes_total", "Bytes received")
        self.removed = Count("flibuste_tables_removed_total", "Tables removed by the clean-up", "status")
        self.gauges: list[Gauge] = []

    def watch(self, name: str, about: str, look: Callable[[], float]) -> None:
        """Add a number that is looked up when it is asked for."""
        self.gauges.append(Gauge(name, about, look))

    def text(self, process: str | None = None) -> str:
        """All of it in the text format of Prometheus, version 0.0.4; with the number of the process, if there are
        several.
        """
        known = [found for found in vars(self).values() if isinstance(found, (Count, Histogram))]
        lines = [line for metric in [*known, *self.gauges] for line in described(metric)]
        return "".join(f"{line if process is None else of_process(line, process)}\n" for line in lines)


def described(metric: Count | Gauge | Histogram) -> Iterator[str]:
    """A metric's lines, with what it is before them."""
    yield f"# HELP {metric.name} {metric.about}"
    yield f"# TYPE {metric.name} {metric.kind}"
    yield from metric.lines()


def of_process(line: str, process: str) -> str:
    """A line with one more label: which process it is of."""
    if line.startswith("#"):
        return line
    name, space, value = line.rpartition(" ")
    label = f'process="{process}"'
    return (f"{name[:-1]},{label}}}" if name.endswith("}") else f"{name}{{{label}}}") + space + value


def by_metric(texts: list[str]) -> str:
    """What several processes have counted as one text: all lines of a metric are together."""
    found: dict[str, dict[str, None]] = {}
    metric = ""
    for line in "".join(texts).splitlines(keepends=True):
        if line.startswith("# HELP"):
            metric = line.split()[2]
        found.setdefault(metric, {})[line] = None
    return "".join(line for lines in found.values() for line in lines)
