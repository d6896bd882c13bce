// The dice in the browser: the numbers here were computed by the rules (flibuste.engine.chance and .shares).
import { describe, expect, test } from "vitest";
import { brokenPromise, checkDraws, commitmentOf, isSigned, playerCommitment, type MatchFile } from "../src/table/fair";
import { hex, hmac, sha256, utf8 } from "../src/table/sha256";
import { takePart, kept, newNonce } from "../src/table/shares";
import { checked } from "../src/table/check";
import type { Fairness, Table } from "../src/api/shapes";

const EXPECTED = {
  commitment: "709efcc473c9d24a3652a8fbd10e3ddf83af3a9d752813762ec6d4ced0851775",
  values: [0, 0, 0, 0, 2, 2, 4, 0],
};

const SECRET = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const SHARED = {
  server: "b84c25fcdf90647c860e45abd7bede9c7a5f7d6a4fa078dcf48a2c93c20d3359",
  mine: "d7aa54a7383799bd4030d199d1b50b9898486945f368eb0eb85505aea5427db0",
  values: [4, 5, 0, 0, 4, 5, 1, 0],
  options: "7ff037773267b92194d78afaddc560e735d01ef915ab417c3fc2dcf5e2483a89",
};
const RECEIPT = {
  text: '{"receipt": "flibuste receipt 2", "table": "tisch", "game": "cove", "rules_version": 2, "attempt": 3, "commitment": "b84c25fcdf90647c860e45abd7bede9c7a5f7d6a4fa078dcf48a2c93c20d3359", "options": "7ff037773267b92194d78afaddc560e735d01ef915ab417c3fc2dcf5e2483a89", "seats": [{"seat": 1, "commitment": null}, {"seat": 2, "commitment": "d7aa54a7383799bd4030d199d1b50b9898486945f368eb0eb85505aea5427db0"}], "at": 1}',
  signature:
    "148404cb3309a79221af7fff25e2da4460d576791e03eb1443d570078f8d0022f1bd42a740f39fa5c5979d683930fe0f2a57de7ed32aa35c74365a12adab220e",
  key: "14706e3d87e530eb26312fb39d48e2db7a7c738e2142d11eaf9a558d4ed9ee81",
};
const START = { table: "tisch", game: "cove", rules: 2, attempt: 3 };

describe("SHA-256", () => {
  test("is the browser's own", async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
      const own = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
      expect(hex(sha256(data))).toBe(hex(own));
    }
  });
  test("HMAC is that of the standard", () => {
    // RFC 4231, test cases 2 and 6
    expect(hex(hmac(utf8("Jefe"))(utf8("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    const long = hmac(new Uint8Array(131).fill(0xaa));
    expect(hex(long(utf8("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});

describe("dice of the first scheme", () => {
  const draws = EXPECTED.values.map((value) => ["boarding", 6, value] as [string, number, number]);
  const match = (): MatchFile => ({
    game: "g",
    rules_version: 1,
    options: {},
    chance: {
      kind: "fair",
      secret: "00112233445566778899aabbccddeeff",
      nonces: ["a", "b"],
      commitment: EXPECTED.commitment,
    },
    opening: { draws: structuredClone(draws.slice(0, 2)) },
    moves: [{ draws: structuredClone(draws.slice(2)) }],
  });
  test("are computed as the rules do", () => {
    expect(commitmentOf("00112233445566778899aabbccddeeff")).toBe(EXPECTED.commitment);
    expect(checkDraws(match())).toEqual({ checked: 8, wrong: null });
    expect(brokenPromise(match(), EXPECTED.commitment)).toBe("");
    expect(brokenPromise(match(), "0")).toBe("secret");
  });
  test("a doctored draw is found", () => {
    const doctored = match();
    doctored.moves[0]!.draws[1]![2] = (doctored.moves[0]!.draws[1]![2] + 1) % 6;
    expect(checkDraws(doctored).wrong).toBe(4);
  });
});

const shared = (): MatchFile => ({
  game: "cove",
  rules_version: 2,
  options: { b: "x", a: true },
  chance: {
    kind: "fair-2",
    table: "tisch",
    attempt: 3,
    secret: SECRET,
    commitment: SHARED.server,
    options: SHARED.options,
    shares: [null, { commitment: SHARED.mine, nonce: "é nonce" }],
    receipt: RECEIPT,
  },
  opening: { draws: [] },
  moves: [{ draws: SHARED.values.map((value) => ["boarding", 6, value] as [string, number, number]) }],
});

describe("dice that all have made together", () => {
  test("are computed as the rules do", () => {
    expect(playerCommitment(START, SHARED.server, 2, "é nonce")).toBe(SHARED.mine);
    expect(checkDraws(shared())).toEqual({ checked: 8, wrong: null });
    expect(brokenPromise(shared(), SHARED.server)).toBe("");
  });
  test.each([
    ["secret", (match: MatchFile) => (match.chance.secret = "00")],
    ["secret", (match: MatchFile) => (match.chance.commitment = "00")],
    ["nonce", (match: MatchFile) => (match.chance.shares![1]!.nonce = "other")],
    ["options", (match: MatchFile) => (match.options = { a: false, b: "x" })],
    ["receipt", (match: MatchFile) => (match.chance.shares![1] = null)],
  ])("a broken promise is found: %s", (what, doctor) => {
    const match = shared();
    doctor(match);
    expect(brokenPromise(match, SHARED.server)).toBe(what);
  });
  test("the receipt is the server's, or not", async () => {
    const forged = { ...RECEIPT, text: RECEIPT.text.replace("tisch", "stuhl") };
    const own = await isSigned(RECEIPT);
    if (own === null) return; // no Ed25519 here: then the page says so
    expect(own).toBe(true);
    expect(await isSigned(forged)).toBe(false);
  });
});

const FAIRNESS = { scheme: 2, commitment: SHARED.server } as Fairness;
const KEPT = {
  table: "tisch",
  server: SHARED.server,
  nonces: { [SHARED.mine]: { seat: 2, attempt: 3, nonce: "é nonce" } },
  shown: [SHARED.mine],
  receipt: RECEIPT,
  at: 0,
};

describe("the check at the end", () => {
  test("finds my own number", async () => {
    const found = await checked(shared(), FAIRNESS, KEPT);
    expect(found.some((check) => check.good === false)).toBe(false);
    expect(found[2]).toMatchObject({ good: true });
  });
  test("finds that my number was left out", async () => {
    const match = shared();
    match.chance.shares = [null, null];
    match.chance.receipt = null;
    const found = await checked(match, FAIRNESS, KEPT);
    expect(found[2]).toMatchObject({ good: false });
  });
  test("trusts what it has kept, not what the server says now", async () => {
    const found = await checked(shared(), FAIRNESS, { ...KEPT, server: "0" });
    expect(found[0]).toMatchObject({ good: false });
  });
  test("an onlooker has nothing to look for", async () => {
    const found = await checked(shared(), FAIRNESS, null);
    expect(found[2]).toMatchObject({ good: null });
  });
});

describe("taking part", () => {
  const table = (more: object): Table =>
    ({
      id: "tisch",
      game: "cove",
      status: "open",
      seats: [
        { seat: 1, mine: false },
        { seat: 2, mine: true },
      ],
      fairness: {
        scheme: 2,
        rules_version: 2,
        attempt: 3,
        commitment: SHARED.server,
        stage: "seats",
        shares: [
          { seat: 1, kind: "committed", commitment: "c" },
          { seat: 2, kind: "awaited", commitment: null },
        ],
        receipt: null,
        ...more,
      },
    }) as unknown as Table;
  const answers = (...tables: Table[]) => {
    const asked: [string, Record<string, unknown>][] = [];
    globalThis.fetch = ((path: string, init: RequestInit) => {
      asked.push([path.replace(/[?].*/, ""), JSON.parse(String(init.body))]);
      return Promise.resolve(new Response(JSON.stringify(tables.shift() ?? table({ stage: "begun", shares: [] }))));
    }) as typeof fetch;
    return asked;
  };
  test("commits, keeps its nonce, and shows it only against a receipt with its own commitment", async () => {
    localStorage.clear();
    const asked = answers(table({ shares: [] }));
    await takePart(table({}));
    expect(asked[0]![0]).toBe("/api/tables/tisch/commit");
    const mine = String(asked[0]![1].commitment);
    const { nonce } = kept("tisch")!.nonces[mine]!;
    expect(playerCommitment(START, SHARED.server, 2, nonce)).toBe(mine);
    const shares = [
      { seat: 1, kind: "committed", commitment: "c" },
      { seat: 2, kind: "committed", commitment: mine },
    ];
    await expect(takePart(table({ stage: "reveal", shares }))).rejects.toThrow();
    await expect(takePart(table({ stage: "reveal", shares, receipt: RECEIPT }))).rejects.toThrow();
    expect(asked.length).toBe(1);
  });
  test("does not go on with a server that has changed its promise", async () => {
    await expect(takePart(table({ commitment: "other" }))).rejects.toThrow();
  });
  test("nonces are long and new", () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
    expect(newNonce("hello")).toMatch(/^[0-9a-f]{64} hello$/);
    expect(newNonce()).not.toBe(newNonce());
  });
});
