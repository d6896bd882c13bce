import { describe, expect, test } from "vitest";
import type { Action } from "../src/api/shapes";
import {
  afterClick,
  carried,
  clickable,
  complete,
  declining,
  groups,
  listed,
  meant,
  numbered,
  passing,
  remaining,
  settled,
} from "../src/table/choice";

const action = (notation: string, ...targets: string[]): Action => ({
  action: notation,
  label: notation,
  clause: "1",
  targets,
  verb: notation.split(" ")[0]!,
  ends_turn: false,
});
const RUM_Y1 = action("place rum Y1", "rum", "Y1");
const RUM_Y2 = action("place rum Y2", "rum", "Y2");
const MEAT_Y1 = action("place meat Y1", "meat", "Y1");
const DISCARD = action("discard rum", "rum");
const TWO = action("counter rum rum", "rum", "rum");
const PASS = action("pass");
const ALL = [RUM_Y1, RUM_Y2, MEAT_Y1, DISCARD, PASS];

describe("narrowing", () => {
  test("targets are counted, not merely contained", () => {
    expect(remaining(["rum", "rum"], ["rum"])).toEqual(["rum"]);
    expect(remaining(["rum"], ["rum", "rum"])).toBeNull();
  });
  test("a click leaves the actions that point there, in any order", () => {
    expect(meant(ALL, ["rum"])).toEqual([RUM_Y1, RUM_Y2, DISCARD]);
    expect(meant(ALL, ["Y1"])).toEqual([RUM_Y1, MEAT_Y1]);
    expect([...clickable(ALL, ["Y1"])].sort()).toEqual(["meat", "rum"]);
  });
  test("what needs no further click is complete; it is settled when nothing else could be meant", () => {
    expect(complete(ALL, ["rum"])).toEqual([DISCARD]);
    expect(settled(ALL, ["rum"])).toBeNull();
    expect(settled(ALL, ["rum", "Y2"])).toBe(RUM_Y2);
    expect(complete(ALL, [])).toEqual([]);
  });
  test("the same card twice", () => {
    expect(settled([TWO, PASS], ["rum", "rum"])).toBe(TWO);
    expect([...clickable([TWO], ["rum"])]).toEqual(["rum"]);
  });
  test("a second click takes back, a click elsewhere begins anew", () => {
    expect(afterClick(ALL, ["rum"], "rum")).toEqual([]);
    expect(afterClick(ALL, ["rum"], "meat")).toEqual(["meat"]);
    expect(afterClick(ALL, ["rum"], "nowhere")).toEqual(["rum"]);
  });
  test("what an action names first can be dragged to what it names then", () => {
    expect([...carried(ALL)]).toEqual(["rum", "meat"]);
    expect([...carried([PASS, action("board Y1", "Y1")])]).toEqual([]);
  });
  test("0 declines, whatever else names nothing, and no number does", () => {
    const spend = action("reroll");
    const keep = action("keep");
    expect(declining([keep, spend])).toBe(keep);
    expect(declining([spend])).toBeUndefined();
    expect(numbered([RUM_Y1, PASS, spend], declining([PASS, spend]))).toEqual([RUM_Y1, spend]);
    expect(passing([keep, spend], [], false)).toBeUndefined();
    expect(passing([PASS, spend], ["pass"], false)).toBe(PASS);
  });
  test("of two actions that say the same a list has one, and a click on the other's piece means it", () => {
    const leads = action("move teach goa", "teach", "goa");
    const follows = { ...action("move low goa", "low", "goa"), same: "move teach goa" };
    expect(meant([leads, follows, PASS], [])).toEqual([leads, PASS]);
    expect(meant([leads, follows], ["goa"])).toEqual([leads]);
    expect(meant([leads, follows], ["low"])).toEqual([follows]);
    expect([...clickable([leads, follows], [])]).toContain("low");
  });
  test("what points nowhere is listed last", () => {
    expect(listed([PASS, RUM_Y1]).map((one) => one.action)).toEqual(["place rum Y1", "pass"]);
  });
});

describe("long lists", () => {
  const called = (notation: string, label: string): Action => ({ ...action(notation), label });
  const many = ["red", "blue"].flatMap((flag) =>
    Array.from({ length: 20 }, (_, i) => called(`hoist ${flag} b${i}`, `Hoist ${flag} at b${i}`)),
  );

  test("a short list has no groups", () => {
    expect(groups(many.slice(0, 24))).toEqual([]);
  });
  test("a long one is grouped by verb, a long group by what it names first, and called by the words it shares", () => {
    const found = groups([...many, called("pass", "Pass")]);
    expect(found.map((group) => [group.name, group.actions.length])).toEqual([
      ["Hoist red at", 20],
      ["Hoist blue at", 20],
      ["Pass", 1],
    ]);
  });
  test("what cannot be split stays one group", () => {
    const all = Array.from({ length: 30 }, (_, i) => called(`sail L@${i}`, `Sail L@${i}`));
    expect(groups(all).map((group) => group.name)).toEqual(["Sail"]);
  });
  test("what begins with different words has no name: nobody reads a code", () => {
    const all = Array.from({ length: 30 }, (_, i) => called(`sail L@${i}`, `${i} degrees`));
    expect(groups(all).map((group) => group.name)).toEqual([""]);
  });
});
