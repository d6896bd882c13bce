import { describe, expect, test } from "vitest";
import { Outbox, type Kept } from "../src/api/outbox";
import type { Clause, LogEvent, Replay, Situation } from "../src/api/shapes";
import { read } from "../src/router.svelte";
import { stairs } from "../src/table/chart";
import { merged, takenBack, upTo } from "../src/table/log";
import { chapters, found } from "../src/table/rulebook";
import { soundOf } from "../src/table/sound";
import { inlined } from "../src/table/svg";
import { turnAfter, turnBefore } from "../src/table/turns";

const event = (n: number): LogEvent => ({ n, text: `line ${n}`, clause: "1", event: "e", seat: 1, targets: [] });

describe("the log", () => {
  test("goes on where it was", () => {
    const known = merged([], { from: 0, to: 2, events: [event(0), event(1)] });
    expect(merged(known, { from: 2, to: 3, events: [event(2)] }).map((line) => line.n)).toEqual([0, 1, 2]);
  });
  test("forgets what was taken back", () => {
    const known = [event(0), event(1), event(2)];
    expect(merged(known, { from: 1, to: 2, events: [event(1)] }).map((line) => line.n)).toEqual([0, 1]);
    expect(upTo(known)).toBe(3);
    expect(upTo([])).toBe(0);
  });
});

describe("answers under way", () => {
  const answer: Kept = { type: "act", seat: 1, decision: "1.1", action: "pass", key: "k" };
  test("outlive the page and are forgotten when acknowledged", () => {
    sessionStorage.clear();
    new Outbox("t").add(answer);
    const again = new Outbox("t");
    expect(again.pending).toEqual([answer]);
    expect(again.settle("k")).toEqual(answer);
    expect(new Outbox("t").pending).toEqual([]);
    expect(again.settle("k")).toBeUndefined();
  });
  test("a broken store does not break the page", () => {
    const broken = {
      getItem: () => "{",
      setItem: () => {
        throw new Error();
      },
      removeItem: () => undefined,
    };
    const box = new Outbox("t", broken);
    box.add(answer);
    expect(box.pending).toHaveLength(1);
  });
});

test("addresses", () => {
  expect(read("/")).toEqual({ page: "home" });
  expect(read("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(read("/t/abc/replay")).toEqual({ page: "replay", id: "abc" });
  expect(read("/t/abc/else")).toEqual({ page: "lost" });
  expect(read("/rules/cove")).toEqual({ page: "rules", game: "cove" });
});

test("turns of a replay", () => {
  const steps = [null, 1, 1, 2, 2, 1].map((seat, move) => ({
    move,
    seat,
    action: null,
    label: null,
    clause: null,
    events: [0, 0] as [number, number],
  }));
  const replay = { moves: 5, steps } as unknown as Replay;
  expect([0, 1, 3, 5].map((move) => turnAfter(replay, move))).toEqual([1, 3, 5, 5]);
  expect([5, 3, 1].map((move) => turnBefore(replay, move))).toEqual([3, 1, 0]);
});

test("a score is a flight of stairs", () => {
  expect(
    stairs(
      [[0], [0], null, [3], [3]],
      0,
      (n) => n * 10,
      (n) => 100 - n,
    ),
  ).toBe("M0 100H30V97H40V97");
});

test("searching the rules", () => {
  const clause = (id: string, en: string): Clause => ({
    id,
    kind: "rule",
    title: { en, fr: "" },
    text: { en: "", fr: "Élan" },
    ruling: null,
  });
  const all = [clause("1.1", "Boarding a ship"), clause("2.1", "Rum")];
  expect(found(all, "ship board", "en").map((one) => one.id)).toEqual(["1.1"]);
  expect(found(all, "2", "en").map((one) => one.id)).toEqual(["2.1"]);
  expect(found(all, "elan", "fr")).toHaveLength(2);
  expect(chapters(all).map((one) => one.id)).toEqual(["1", "2"]);
});

test("art keeps its ids to itself", () => {
  const text = '<?xml?><svg><defs><path id="a"/></defs><use href="#a"/><rect fill="url(#a)"/></svg>';
  expect(inlined(text, "g")).toBe('<svg><defs><path id="g-a"/></defs><use href="#g-a"/><rect fill="url(#g-a)"/></svg>');
  expect(inlined("nothing", "g")).toBe("");
});

describe("sounds", () => {
  const situation = (events: string[], more: object = {}) =>
    ({
      log: { from: 0, to: 1, events: events.map((name, n) => ({ ...event(n), event: name })) },
      ...more,
    }) as Situation;
  const before = situation([]);

  test("only the strongest of several is heard", () => {
    expect(soundOf(before, situation(["rolled", "hit"], { decision: {} }))).toBe("shot");
    expect(soundOf(before, situation(["rolled"], { decision: {} }))).toBe("dice");
    expect(soundOf(before, situation(["sailed"], { decision: {} }))).toBe("turn");
    expect(soundOf(before, situation(["hit"], { outcome: {} }))).toBe("win");
  });
  test("arriving at a table, or going on with one's turn, is silent", () => {
    expect(soundOf(null, situation(["hit"]))).toBeNull();
    expect(soundOf(situation([], { decision: {} }), situation(["sailed"], { decision: {} }))).toBeNull();
  });
});

test("lines that were taken back no longer hold; what was said about it does", () => {
  const line = (n: number, name = "moved", takes_back: number | null = null) => ({
    ...event(n),
    event: name,
    takes_back,
  });
  const log = [line(1), line(2), line(3, "undo-asked"), line(4, "taken-back", 2), line(5)];
  expect([...takenBack(log)]).toEqual([2]);
});
