import { expect, test } from "vitest";
import { crossTable } from "../src/table/cross";

const board = (table: string, people: number[], places: number[] | null) => ({
  table,
  people,
  places,
  points: null,
  status: "over" as const,
});

test("a crosstable says who was ahead at every table, the first round first", () => {
  const rounds = [
    { number: 2, byes: [], boards: [board("b", [2, 1], null)] },
    { number: 1, byes: [4], boards: [board("a", [1, 2, 3], [1, 2, 2])] },
  ];
  const cells = crossTable(rounds);
  const texts = (key: string) => cells.get(key)?.map((met) => met.text + met.table);
  expect(texts("1 2")).toEqual(["1a", "·b"]);
  expect(texts("2 1")).toEqual(["0a", "·b"]);
  expect(texts("2 3")).toEqual(["½a"]);
  expect(cells.get("1 4")).toBeUndefined();
});
