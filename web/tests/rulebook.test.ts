// Texts of the rules: their marks, the clauses that they name, and what a search marks.
import { expect, test } from "vitest";
import { clauseBits, hits, pageBits } from "../src/rulebook/text";

test("the page has bold words and clauses", () => {
  expect(pageBits("**Move** on [4.1.1, 17.2#8c].")).toEqual([
    { text: "Move", bold: true },
    { text: " on " },
    { text: "4.1.1", clause: true },
    { text: " " },
    { text: "17.2#8c", clause: true },
    { text: "." },
  ]);
});

test("a clause names clauses that exist, and nothing else is a link", () => {
  const known = new Set(["7.3.21", "9.34"]);
  const bits = clauseBits("As in 7.3.21 and 9.34; 0.15 is a number.", known, []);
  expect(bits.filter((bit) => bit.clause).map((bit) => bit.text)).toEqual(["7.3.21", "9.34"]);
  expect(bits.map((bit) => bit.text).join("")).toBe("As in 7.3.21 and 9.34; 0.15 is a number.");
});

test("a search marks words without case and accents", () => {
  expect(hits("Équipage et équipages", ["equipage"])).toEqual([
    { text: "Équipage", hit: true },
    { text: " et " },
    { text: "équipage", hit: true },
    { text: "s" },
  ]);
});
