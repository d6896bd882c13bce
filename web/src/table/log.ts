// The log of a table as a growing list of events, from which something may be taken back.
import type { Log, LogEvent } from "../api/shapes";

/** The events known so far with what the server has just told: from `log.from` on, its word replaces ours. */
export function merged(known: readonly LogEvent[], log: Log): LogEvent[] {
  return [...known.filter((event) => event.n < log.from), ...log.events];
}

/** The lines that no longer hold, because they were taken back. What was said about that stays. */
export function takenBack(known: readonly LogEvent[]): Set<number> {
  const gone = new Set<number>();
  for (const { n, takes_back } of known)
    if (typeof takes_back === "number")
      for (const event of known)
        if (event.n >= takes_back && event.n < n && !event.event.startsWith("undo-")) gone.add(event.n);
  return gone;
}

/** How far we know the log, to ask for what follows. */
export function upTo(known: readonly LogEvent[]): number {
  return known.length ? known[known.length - 1]!.n + 1 : 0;
}
