// The dice, checked in the browser: the same arithmetic as in the rules (docs/decisions/0029-dice-of-all.md).
import { bytesOf, hex, hmac, joined, sha256, utf8 } from "./sha256";

type Drawn = [label: string, n: number, value: number];
export type ShareFile = { commitment: string; nonce: string } | null;
export type MatchFile = {
  game: string;
  rules_version: number;
  options: Record<string, unknown>;
  chance: {
    kind: string;
    secret?: string;
    nonces?: string[];
    commitment: string;
    table?: string;
    attempt?: number;
    options?: string;
    shares?: ShareFile[];
    receipt?: { text: string; signature: string; key: string } | null;
  };
  opening: { draws: Drawn[] };
  moves: { draws: Drawn[] }[];
};

/** Which start of which table something is committed for. */
export type Start = { table: string; game: string; rules: number; attempt: number };

/** Fields one after another, each with its length before it. */
export function packed(fields: readonly string[]): Uint8Array {
  return joined(
    ...fields.flatMap((field) => {
      const data = utf8(field);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, data.length);
      return [length, data];
    }),
  );
}

const hashed = (...fields: string[]) => hex(sha256(packed(fields)));
const place = (start: Start) => [start.table, start.game, String(start.rules)];

export const serverCommitment = (start: Start, secret: string) => hashed("flibuste 2 server", ...place(start), secret);
export const playerCommitment = (start: Start, server: string, seat: number, nonce: string) =>
  hashed("flibuste 2 player", ...place(start), server, String(start.attempt), String(seat), nonce);
export const optionsCommitment = (start: Start, secret: string, options: string) =>
  hashed("flibuste 2 options", ...place(start), secret, options);

export function optionsText(options: Record<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))));
}

export function seedOf(start: Start, secret: string, shares: readonly ShareFile[]): Uint8Array {
  const given = shares.flatMap((share) => [share?.commitment ?? "", share?.nonce ?? ""]);
  const head = ["flibuste 2 seed", ...place(start), String(start.attempt), secret, String(shares.length)];
  return sha256(packed([...head, ...given]));
}

export const startOf = (match: MatchFile): Start => ({
  table: match.chance.table ?? "",
  game: match.game,
  rules: match.rules_version,
  attempt: match.chance.attempt ?? 1,
});

/** What is published before the first draw, in the first scheme. */
export const commitmentOf = (secret: string) => hex(sha256(joined(utf8("flibuste commitment\n"), bytesOf(secret))));

/** The draw with this index: the first of a series of 64-bit numbers that is not in the biased tail. */
export function valueOf(
  sign: (message: Uint8Array) => Uint8Array,
  message: (attempt: number) => Uint8Array,
  n: number,
) {
  const span = 1n << 64n;
  const tail = span - (span % BigInt(n));
  for (let attempt = 0; ; attempt++) {
    const block = sign(message(attempt));
    const number = new DataView(block.buffer).getBigUint64(0);
    if (number < tail) return Number(number % BigInt(n));
  }
}

/** How the draws of a match are computed: by the scheme that its file names. */
export function drawer(match: MatchFile): (index: number, label: string, n: number) => number {
  const { chance } = match;
  if (chance.kind === "fair-2") {
    const sign = hmac(seedOf(startOf(match), chance.secret ?? "", chance.shares ?? []));
    return (index, label, n) =>
      valueOf(sign, (attempt) => packed(["flibuste 2 draw", `${index}`, label, `${n}`, `${attempt}`]), n);
  }
  const sign = hmac(bytesOf(chance.secret ?? ""));
  const nonces = chance.nonces ?? [];
  return (index, label, n) =>
    valueOf(sign, (attempt) => utf8(["flibuste draw", ...nonces, index, label, n, attempt].join("\n")), n);
}

/** Compute every draw of a match again. Returns how many were checked, and the number of the first that is wrong. */
export function checkDraws(match: MatchFile): { checked: number; wrong: number | null } {
  const draws = [match.opening, ...match.moves].flatMap((move) => move.draws);
  const fair = drawer(match);
  for (const [index, [label, n, value]] of draws.entries())
    if (fair(index, label, n) !== value) return { checked: index, wrong: index + 1 };
  return { checked: draws.length, wrong: null };
}

/** What is wrong with the promises of a match; empty if all were kept. `promised` is what the server published. */
export function brokenPromise(match: MatchFile, promised: string): "" | "secret" | "nonce" | "options" | "receipt" {
  const { chance } = match;
  const start = startOf(match);
  const secret = chance.secret ?? "";
  if (chance.kind !== "fair-2") return commitmentOf(secret) === promised ? "" : "secret";
  if (serverCommitment(start, secret) !== promised || chance.commitment !== promised) return "secret";
  const fits = (share: ShareFile, i: number) =>
    !share || playerCommitment(start, promised, i + 1, share.nonce) === share.commitment;
  if (!(chance.shares ?? []).every(fits)) return "nonce";
  if (optionsCommitment(start, secret, optionsText(match.options)) !== chance.options) return "options";
  return chance.receipt && !receiptTells(chance.receipt.text, match) ? "receipt" : "";
}

/** Whether what the server has signed tells of this match. */
export function receiptTells(receipt: string, match: MatchFile): boolean {
  const told = JSON.parse(receipt) as Record<string, unknown> & { seats: { commitment: string | null }[] };
  const { chance } = match;
  const wanted = [chance.table, match.game, match.rules_version, chance.attempt, chance.commitment, chance.options];
  const found = [told.table, told.game, told.rules_version, told.attempt, told.commitment, told.options];
  const shares = (chance.shares ?? []).map((share) => share?.commitment ?? null);
  return `${wanted}` === `${found}` && `${shares}` === `${told.seats.map((seat) => seat.commitment)}`;
}

/** Whether the server's key has signed it; null where this browser cannot tell. */
export async function isSigned(receipt: { text: string; signature: string; key: string }): Promise<boolean | null> {
  try {
    const [raw, sign] = [bytesOf(receipt.key), bytesOf(receipt.signature)] as Uint8Array<ArrayBuffer>[];
    const key = await crypto.subtle.importKey("raw", raw!, "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, sign!, utf8(receipt.text) as Uint8Array<ArrayBuffer>);
  } catch {
    return null;
  }
}
