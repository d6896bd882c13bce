// The box: what a search and the filters leave, and which piece a title on the board speaks of.
import { expect, test } from "vitest";
import type { BoxPiece } from "../src/api/shapes";
import { fitting, left, many, namedIn } from "../src/box/box.svelte";

const piece = (id: string, label: string, tags: string[] = [], count = 1, text = ""): BoxPiece => ({
  id,
  kind: id.split(".")[0]!,
  label,
  picture: "<svg/>",
  text,
  clauses: [],
  count,
  facts: [{ label: "Points", value: "9" }],
  tags,
  builds: "",
});
const PIECES = [
  piece("ship.cat", "Black Cat", ["nation-pirate", "masts-2"]),
  piece("ship.rat", "El Ratón", ["nation-spanish", "masts-2"], 1, "May flee."),
  piece("crew.cat", "Cat", ["nation-pirate"], 3),
];

test("filters and words leave what has all of them", () => {
  const wish = { kind: "", search: "", tags: { nation: "nation-pirate" } };
  expect(fitting(PIECES, wish).map((one) => one.id)).toEqual(["ship.cat", "crew.cat"]);
  expect(many(fitting(PIECES, wish))).toBe(4);
  expect(fitting(PIECES, { kind: "ship", search: "raton FLEE", tags: {} }).map((one) => one.id)).toEqual(["ship.rat"]);
});

test("a choice counts what it would leave, whatever its own filter has now", () => {
  const wish = { kind: "ship", search: "", tags: { nation: "nation-pirate", masts: "masts-2" } };
  expect(left(PIECES, wish, "nation", "nation-spanish")).toBe(1);
});

test("a title speaks of the piece with the longest name in it, as a whole word", () => {
  expect(namedIn(PIECES, "Black Cat (A1), Anne, 2 of 2 masts")?.id).toBe("ship.cat");
  expect(namedIn(PIECES, "el raton")?.id).toBe("ship.rat");
  expect(namedIn(PIECES, "Catalonia")).toBe(null);
  expect(namedIn(PIECES, "El Raton, beside Black Cat Island")?.id).toBe("ship.rat");
});
