import { describe, expect, test } from "vitest";
import type { Form } from "../src/api/shapes";
import {
  chosenTargets,
  clickedOn,
  cost,
  isPlan,
  openTargets,
  outside,
  possible,
  start,
  step,
  taken,
  wayOf,
} from "../src/table/form";

const choice = (label: string, cost = 0, ...targets: string[]) => ({ label, cost, targets });
const levels = (name: string) => [choice("1"), choice("2", 1, `${name}-2`), choice("3", 3, `${name}-3`)];
const row = (label: string, choices: Form["parts"][0]["choices"], now: number | null, counted: boolean) => ({
  label,
  choices,
  now,
  counted,
  picture: "",
});
const ARM: Form = {
  name: "arm",
  label: "Arm",
  parts: [row("Hull", levels("hull"), 0, true), row("Sails", levels("sails"), 0, true)],
  ways: [0, 1, 2].flatMap((a) =>
    [0, 1, 2]
      .filter((b) => [0, 1, 3][a]! + [0, 1, 3][b]! <= 4)
      .map((b) => ({ action: `arm ${a} ${b}`, values: [a, b], gives: [] })),
  ),
  gives: [],
  purse: { have: 4, amounts: ["0", "1", "2", "3", "4"], picture: "" },
};
const GO: Form = {
  name: "go",
  label: "Go",
  parts: [
    row("Who", [choice("Anne"), choice("Bo")], null, false),
    row("Where", [choice("Cuba"), choice("Cadiz"), choice("Goa")], null, false),
  ],
  ways: [
    { action: "go anne cuba", values: [0, 0], gives: [] },
    { action: "go anne cadiz", values: [0, 1], gives: [] },
    { action: "go bo goa", values: [1, 2], gives: [] },
  ],
  gives: [],
  purse: null,
};

describe("a form with what holds now", () => {
  test("begins as a way, and costs add up", () => {
    expect(start(ARM)).toEqual([0, 0]);
    expect(wayOf(ARM, [1, 2])?.action).toBe("arm 1 2");
    expect(cost(ARM, [1, 2])).toBe(4);
    expect(isPlan(ARM)).toBe(true);
  });

  test("a row goes as far as the others leave it", () => {
    expect([...possible(ARM, [0, 2], 0)]).toEqual([0, 1]);
    expect(step(ARM, [1, 2], 0, 1)).toBeNull();
    expect(step(ARM, [1, 2], 0, -1)).toBe(0);
    expect(step(ARM, [0, 0], 0, -1)).toBeNull();
  });

  test("the board means the same values", () => {
    expect(clickedOn(ARM, [0, 0], "sails-3")).toEqual([0, 2]);
    expect(clickedOn(ARM, [2, 0], "sails-3")).toBeNull();
    expect(clickedOn(ARM, [0, 0], "elsewhere")).toBeNull();
    expect(chosenTargets(ARM, [1, 0])).toEqual(["hull-2"]);
    expect([...openTargets(ARM, [2, 0])].sort()).toEqual(["hull-2", "hull-3", "sails-2"]);
  });
});

describe("a form in which something must be chosen", () => {
  test("has no way until every row is set", () => {
    expect(isPlan(GO)).toBe(false);
    expect(wayOf(GO, [0, null])).toBeNull();
    expect(step(GO, [null, null], 0, 1)).toBe(0);
    expect(step(GO, [null, null], 0, -1)).toBeNull();
  });

  test("a value that does not go with the others puts them back", () => {
    expect(taken(GO, [0, null], 1, 1)).toEqual([0, 1]);
    expect(taken(GO, [0, 1], 1, 2)).toEqual([null, 2]);
  });

  test("what no form has stays a list", () => {
    const list = ["go bo goa", "stay"].map((action) => ({
      action,
      label: action,
      clause: "1",
      targets: [],
      verb: "go",
      ends_turn: false,
    }));
    expect(outside(list, [GO]).map((action) => action.action)).toEqual(["stay"]);
  });
});
