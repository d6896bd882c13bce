// The log of a table as a growing list of events, from which something may be taken back.
import type { Log, LogEvent } from "../api/shapes";

/** The events known so far with what the server has just told: from `log.from` on, its word replaces ours. */
export function merged(known: readonly LogEvent[], log: Log): LogEvent[] {
  return [...known.filter((event) => event.n < log.from), ...log.events];
}

/** How far we know the log, to ask for what follows. */
export function upTo(known: readonly LogEvent[]): number {
  return known.length ? known[known.length - 1]!.n + 1 : 0;
}
