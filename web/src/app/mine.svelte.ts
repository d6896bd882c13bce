// My tables, wherever I am in the app: which of them wait for me, and what they were when the server last answered.
import { api, Refused } from "../api/client";
import type { Table } from "../api/shapes";
import { settings } from "../settings.svelte";
import { notify } from "./notify";

const KEY = "flibuste-tables";
const KEPT = 20;
const EVERY = 20_000;
type Kept = { at: number; tables: Table[] };

/** Whether a seat of mine is asked at a table. */
export const waitsForMe = (table: Table): boolean =>
  table.status === "playing" && table.seats.some((seat) => seat.mine && table.asked.includes(seat.seat));

/** The table after this one, round and round, so that every one has its turn. */
export function nextAfter(tables: readonly Table[], id: string): Table | undefined {
  const others = tables.filter((table) => table.id !== id).sort((one, other) => (one.id < other.id ? -1 : 1));
  return others.find((table) => table.id > id) ?? others[0];
}

function kept(): Kept {
  try {
    return { at: 0, tables: [], ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { at: 0, tables: [] };
  }
}

class Mine {
  tables: Table[] = $state.raw([]);
  /** When the tables were so, if the server does not answer now; else 0. */
  asOf = $state(0);
  turns: Table[] = $derived(this.asOf ? [] : this.tables.filter(waitsForMe));
  private known: Set<string> | null = null;

  /** Ask the server; without an answer the tables are those of the last time. */
  async look(): Promise<void> {
    if (!settings.played) return;
    try {
      this.take(await api.myTables());
    } catch (problem) {
      const offline = problem instanceof Refused && problem.status === 0;
      const last: Kept = offline ? kept() : { at: 0, tables: [] };
      [this.tables, this.asOf] = [last.tables, last.at];
    }
  }

  private take(tables: Table[]): void {
    const waiting = tables.filter(waitsForMe);
    const known = this.known;
    if (known) for (const table of waiting) if (!known.has(table.id)) notify(table);
    this.known = new Set(waiting.map((table) => table.id));
    [this.tables, this.asOf] = [tables, 0];
    try {
      localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), tables: tables.slice(0, KEPT) } satisfies Kept));
    } catch {
      // Private windows may refuse: offline nothing is shown then.
    }
  }

  /** Look again and again, as long as somebody looks at the page or wants to be called. */
  follow(): void {
    void this.look();
    setInterval(() => (document.hidden && !settings.notify) || void this.look(), EVERY);
    addEventListener("online", () => void this.look());
    addEventListener("visibilitychange", () => document.hidden || void this.look());
  }
}

export const mine = new Mine();
