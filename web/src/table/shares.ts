// My part of the dice: committed to at sitting down, shown at the start, kept to check at the end. It happens by itself.
import { api, Refused } from "../api/client";
import type { Table } from "../api/shapes";
import { isSigned, playerCommitment } from "./fair";
import { hex } from "./sha256";

type Receipt = NonNullable<Table["fairness"]["receipt"]>;
/** What this browser keeps of a table: the server's promise, its own nonces by their commitments, and the receipt. */
export type Kept = {
  table: string;
  server: string;
  nonces: Record<string, { seat: number; attempt: number; nonce: string }>;
  receipt?: Receipt;
  /** The commitments whose nonces were shown. */
  shown: string[];
  at: number;
};

const NAME = "flibuste-dice";
const MOST = 60;

export function kept(id: string): Kept | null {
  return all().find((entry) => entry.table === id) ?? null;
}

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

function keep(entry: Kept): void {
  const others = all().filter((other) => other.table !== entry.table);
  const newest = [{ ...entry, at: Date.now() }, ...others].slice(0, MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(newest));
  } catch {
    // No room or no permission: then the table starts without this share.
  }
}

/** 32 random bytes, and a text of one's own if there is one. */
export function newNonce(words = ""): string {
  const random = hex(crypto.getRandomValues(new Uint8Array(32)));
  return words ? `${random} ${words.slice(0, 30)}` : random;
}

/** A server that shows another promise than before, or a start that does not have my commitment: my nonce stays mine. */
export class Distrust extends Error {}

let words = "";
/** A text of one's own for the next nonce. */
export const addWords = (text: string) => void (words = text.trim());

/** Do what the start of a table asks of my seats: commit, or show. Returns the table as it is then. */
export async function takePart(table: Table): Promise<Table> {
  for (let step = 0; step < 8; step++) {
    const next = await oneStep(table);
    if (!next) return table;
    table = next;
  }
  return table;
}

async function oneStep(table: Table): Promise<Table | null> {
  const { fairness } = table;
  if (table.status !== "open" || fairness.scheme !== 2) return null;
  const mine = fairness.shares.filter((share) => table.seats[share.seat - 1]?.mine);
  const mySecrets = kept(table.id)?.nonces ?? {};
  if (fairness.stage === "reveal") {
    const due = mine.find((share) => share.kind === "committed" && mySecrets[share.commitment ?? ""]);
    return due ? reveal(table, due.seat, due.commitment!) : null;
  }
  const due = mine.find(
    (share) =>
      share.kind === "awaited" ||
      share.kind === "away" ||
      (share.kind === "committed" && !mySecrets[share.commitment ?? ""]),
  );
  return due ? commit(table, due.seat) : null;
}

async function commit(table: Table, seat: number): Promise<Table | null> {
  const { fairness } = table;
  const entry = kept(table.id) ?? { table: table.id, server: fairness.commitment, nonces: {}, shown: [], at: 0 };
  if (entry.server !== fairness.commitment) throw new Distrust("server");
  const start = { table: table.id, game: table.game, rules: fairness.rules_version, attempt: fairness.attempt };
  const nonce = newNonce(words);
  const mine = playerCommitment(start, fairness.commitment, seat, nonce);
  keep({ ...entry, nonces: { ...entry.nonces, [mine]: { seat, attempt: fairness.attempt, nonce } } });
  return ask(() => api.commit(table.id, seat, fairness.attempt, mine));
}

/** Only when the server has signed that everybody is bound, me included, and to the promise that it made first. */
async function reveal(table: Table, seat: number, mine: string): Promise<Table | null> {
  const { receipt, attempt } = table.fairness;
  const entry = kept(table.id)!;
  if (!receipt || !(await trusted(receipt, entry, seat, mine, attempt))) throw new Distrust("receipt");
  keep({ ...entry, receipt, shown: [...entry.shown, mine] });
  return ask(() => api.reveal(table.id, seat, entry.nonces[mine]!.nonce));
}

async function trusted(receipt: Receipt, entry: Kept, seat: number, mine: string, attempt: number): Promise<boolean> {
  const told = JSON.parse(receipt.text) as {
    table: string;
    attempt: number;
    commitment: string;
    seats: { seat: number; commitment: string | null }[];
  };
  const same = told.table === entry.table && told.attempt === attempt && told.commitment === entry.server;
  return same && told.seats[seat - 1]?.commitment === mine && (await isSigned(receipt)) !== false;
}

/** The table has moved on meanwhile: what comes next is told by the next news of it. */
async function ask(request: () => Promise<Table>): Promise<Table | null> {
  try {
    return await request();
  } catch (problem) {
    if (problem instanceof Refused && [0, 409].includes(problem.status)) return null;
    throw problem;
  }
}

/** What somebody may keep on paper: the receipt, and his own shares. `flibuste verify FILE --receipt` takes it. */
export function proofFile(entry: Kept, commitments: readonly (string | null)[]): string {
  const shares = Object.entries(entry.nonces)
    .filter(([commitment]) => commitments.includes(commitment))
    .map(([commitment, { seat, nonce }]) => ({ seat, commitment, nonce }));
  return JSON.stringify({ table: entry.table, server: entry.server, receipt: entry.receipt, shares }, null, 1);
}
