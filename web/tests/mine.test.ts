import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../src/api/client";
import type { Table } from "../src/api/shapes";
import { mine, nextAfter, waitsForMe } from "../src/app/mine.svelte";
import { settings } from "../src/settings.svelte";

const api = vi.hoisted(() => ({ myTables: vi.fn() }));
vi.mock("../src/api/client", async (original) => ({ ...(await original<object>()), api }));

const table = (id: string, asked: number[]): Table =>
  ({ id, title: "Cove", status: "playing", asked, seats: [{ seat: 1, mine: true, name: "Anne" }] }) as unknown as Table;

beforeEach(() => {
  localStorage.clear();
  settings.played = true;
});

test("the next table goes round, and never back to this one", () => {
  const tables = [table("b", [1]), table("a", [1]), table("c", [1])];
  expect(nextAfter(tables, "a")?.id).toBe("b");
  expect(nextAfter(tables, "b")?.id).toBe("c");
  expect(nextAfter(tables, "c")?.id).toBe("a");
  expect(nextAfter([table("a", [1])], "a")).toBeUndefined();
});

test("a table waits for me if a seat of mine is asked", () => {
  expect(waitsForMe(table("a", [1]))).toBe(true);
  expect(waitsForMe(table("a", [2]))).toBe(false);
  expect(waitsForMe({ ...table("a", [1]), status: "over" })).toBe(false);
});

test("without an answer the tables are those of the last time, and nothing waits", async () => {
  api.myTables.mockResolvedValueOnce([table("a", [1])]);
  await mine.look();
  expect([mine.turns.length, mine.asOf]).toEqual([1, 0]);
  api.myTables.mockRejectedValueOnce(new Refused(0, { error: "offline", message: "", clause: null, hint: null }));
  await mine.look();
  expect([mine.tables.length, mine.turns.length]).toEqual([1, 0]);
  expect(mine.asOf).toBeGreaterThan(0);
});

test("whoever is nobody any more has no tables", async () => {
  api.myTables.mockResolvedValueOnce([table("a", [1])]);
  await mine.look();
  api.myTables.mockRejectedValueOnce(new Refused(401, { error: "who", message: "", clause: null, hint: null }));
  await mine.look();
  expect(mine.tables).toEqual([]);
});
