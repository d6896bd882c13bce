import { expect, test } from "vitest";
import type { Odds } from "../src/api/shapes";
import { legend, oddsWith, pieces } from "../src/table/odds";

const share = (label: string, chance: number, good: boolean) => ({ label, chance, good });
const shot: Odds = {
  text: "3d6 from 5 on",
  short: "26 %",
  chance: 0.7,
  shares: [share("2 hits rout it 26 %", 0.26, true), share("1 hit 44 %", 0.44, true), share("no hit 30 %", 0.3, false)],
};

test("a bar has true widths, the best outcome first and in full colour", () => {
  expect(pieces(shot)).toEqual([
    { width: 0.26, tone: 1 },
    { width: 0.44, tone: 0.5 },
    { width: 0.3, tone: 0 },
  ]);
});

test("what cannot be has no piece, and what is certain fills the bar", () => {
  const never: Odds = { ...shot, shares: [share("success", 0, true), share("failure", 1, false)] };
  expect(pieces(never)).toEqual([{ width: 1, tone: 0 }]);
  expect(pieces({ ...shot, shares: [share("success", 1, true)] })).toEqual([{ width: 1, tone: 1 }]);
});

test("the legend has all outcomes", () => {
  expect(legend(shot).split("\n")).toHaveLength(3);
});

test("a value of a form has odds where it fills the form in", () => {
  const part = (label: string, now: number | null) => ({
    label,
    choices: [
      { label: "a", cost: 0, targets: [] },
      { label: "b", cost: 0, targets: [] },
    ],
    now,
    counted: false,
    picture: "",
  });
  const form = {
    name: "fire",
    label: "Fire",
    parts: [part("Ship", null), part("Section", null)],
    ways: [{ action: "fire 2 hull", values: [0, 1], gives: [] }],
    gives: [],
    purse: null,
  };
  const actions = [
    { action: "fire 2 hull", label: "", clause: "", targets: [], verb: "fire", ends_turn: false, odds: shot },
  ];
  expect(oddsWith(form, actions, [0, null], 1, 1)).toBe(shot);
  expect(oddsWith(form, actions, [0, null], 1, 0)).toBeNull();
  expect(oddsWith(form, actions, [null, null], 1, 1)).toBeNull();
});
