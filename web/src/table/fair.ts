// The dice, checked in the browser: the same arithmetic as in the rules, with the browser's own cryptography.
const text = new TextEncoder();
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(secret.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(secret.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** What is published before the first draw. */
export async function commitmentOf(secret: string): Promise<string> {
  const head = text.encode("flibuste commitment\n");
  const tail = bytesOf(secret);
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return hex(await crypto.subtle.digest("SHA-256", whole));
}

/** The draw with this index: the first of a series of 64-bit numbers that is not in the biased tail. */
export async function fairValue(
  secret: string,
  nonces: readonly string[],
  index: number,
  label: string,
  n: number,
): Promise<number> {
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const span = 1n << 64n;
  const tail = span - (span % BigInt(n));
  for (let attempt = 0; ; attempt++) {
    const message = ["flibuste draw", ...nonces, index, label, n, attempt].join("\n");
    const block = new DataView(await crypto.subtle.sign("HMAC", key, text.encode(message)));
    const number = block.getBigUint64(0);
    if (number < tail) return Number(number % BigInt(n));
  }
}

type Drawn = [label: string, n: number, value: number];
export type MatchFile = {
  chance: { secret?: string; nonces?: string[]; commitment?: string };
  opening: { draws: Drawn[] };
  moves: { draws: Drawn[] }[];
};

/** Compute every draw of a match again. Returns how many were checked, and the number of the first that is wrong. */
export async function checkDraws(match: MatchFile): Promise<{ checked: number; wrong: number | null }> {
  const draws = [match.opening, ...match.moves].flatMap((move) => move.draws);
  for (const [index, [label, n, value]] of draws.entries()) {
    const fair = await fairValue(match.chance.secret ?? "", match.chance.nonces ?? [], index, label, n);
    if (fair !== value) return { checked: index, wrong: index + 1 };
  }
  return { checked: draws.length, wrong: null };
}
