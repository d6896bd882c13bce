import { describe, expect, test } from "vitest";
import { clockwise, headingOf, offBoard, onBoard, onScreen, readFrame, turned } from "../src/plan/frame";
import {
  aimed,
  extended,
  faced,
  free,
  nothing,
  nudged,
  poses,
  put,
  read,
  readSpecs,
  shortened,
  write,
  type Spec,
} from "../src/plan/plan";

const SHIPS = `<svg xmlns="http://www.w3.org/2000/svg" data-plan-frame="1 0 0 -1 0 914" data-plan-decimals="2"><g id="pieces">
  <g id="ship-A1" data-plan="sail A1 {legs}[ pivot={pivot}]" data-plan-at="200 200 0" data-plan-legs="L:83.8 S:57.5" data-plan-turn="90" data-plan-pivot="180"><title>Black Cat</title></g>
  <g id="ship-A2" data-plan="berth A2 {x} {y} {heading}" data-plan-at="100 100 0"><title>Sloop</title></g>
  <g id="ship-A3" data-plan="turn {turn}" data-plan-at="100 100 350" data-plan-turn="60"><title>Schooner</title></g>
  <g id="ship-A4" data-plan="sail A4 {legs}"><title>nowhere</title></g></g></svg>`;
const BOATS = `<svg xmlns="http://www.w3.org/2000/svg" data-plan-frame="0.1 0 0 -0.1 50 500" data-plan-circle="3600" data-plan-zero="up" data-plan-snap="25">
  <g id="boat" data-plan="sail {legs}" data-plan-leg="heading={heading} length={length}" data-plan-legs="leg:1000..5000" data-plan-at="0 1000 900" data-plan-turn="900"><title>Boat</title></g></svg>`;
const specs = (svg: string) => readSpecs(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);
const [ship, sloop, schooner] = specs(SHIPS) as [Spec, Spec, Spec];
const [boat] = specs(BOATS) as [Spec];

describe("frames", () => {
  test("a point of the table and a point of the picture are the same point", () => {
    expect(onBoard(ship.frame, { x: 10, y: 20 })).toEqual({ x: 10, y: 894 });
    expect(offBoard(ship.frame, { x: 10, y: 894 })).toEqual({ x: 10, y: 20 });
    expect(onBoard(boat.frame, { x: 1000, y: 1000 })).toEqual({ x: 150, y: 400 });
  });
  test("headings are counted as the game counts them", () => {
    expect(headingOf(ship.frame, { x: 0, y: 5 })).toBeCloseTo(90);
    expect(headingOf(boat.frame, { x: 5, y: 0 })).toBeCloseTo(900);
    expect(onScreen(ship.frame, 90)).toBeCloseTo(-90);
    expect([clockwise(ship.frame), clockwise(boat.frame)]).toEqual([false, true]);
    expect(turned(350, 10, 360)).toBe(20);
    expect(turned(10, 350, 360)).toBe(-20);
  });
  test("without any attribute the picture itself is the measure", () => {
    expect(onBoard(readFrame(document.createElement("g")), { x: 3, y: 4 })).toEqual({ x: 3, y: 4 });
  });
});

describe("what a picture offers", () => {
  test("the template tells the kind; a piece without a place is left out", () => {
    expect(specs(SHIPS).map((spec) => [spec.title, spec.kind])).toEqual([
      ["Black Cat", "course"],
      ["Sloop", "place"],
      ["Schooner", "turn"],
    ]);
    expect(ship.segments).toEqual([
      { name: "L", least: 0, most: 83.8 },
      { name: "S", least: 0, most: 57.5 },
    ]);
    expect(boat.segments).toEqual([{ name: "leg", least: 1000, most: 5000 }]);
  });
});

describe("a course", () => {
  test("goes straight ahead first, then where it is aimed, no further than it may turn", () => {
    const one = extended(ship, nothing(ship));
    expect(write(ship, one)).toBe("sail A1 L@0");
    const up = aimed(ship, one, 0, onBoard(ship.frame, { x: 200, y: 900 }));
    expect(write(ship, up)).toBe("sail A1 L@90");
    const back = aimed(ship, one, 0, onBoard(ship.frame, { x: 100, y: 199 }));
    expect(write(ship, back)).toBe("sail A1 L@270");
    const two = aimed(ship, extended(ship, up), 1, onBoard(ship.frame, { x: 170, y: 283.8 }));
    expect(write(ship, two)).toBe("sail A1 L@90 S@180/30");
    expect(free(ship, two)).toEqual([]);
    expect(extended(ship, two)).toBe(two);
    expect(write(ship, shortened(two))).toBe("sail A1 L@90");
    expect(write(ship, nothing(ship))).toBe("");
  });
  test("ends where the rulebook's example ends", () => {
    const plan = read(ship, "sail a1  S@30 L@120")!;
    const [, first, last] = poses(ship, plan);
    expect([first!.x, first!.y, last!.x, last!.y].map((value) => value.toFixed(2))).toEqual([
      "249.80",
      "228.75",
      "207.90",
      "301.32",
    ]);
  });
  test("a later leg follows when an earlier one is turned", () => {
    const plan = read(ship, "sail A1 L@90 S@180")!;
    expect(write(ship, nudged(ship, plan, 0, -10, 0))).toBe("sail A1 L@80 S@170");
    expect(write(ship, nudged(ship, plan, 1, 0, -7.5))).toBe("sail A1 L@90 S@180/50");
  });
  test("a finer hand keeps the decimals", () => {
    const plan = aimed(ship, extended(ship, nothing(ship)), 0, onBoard(ship.frame, { x: 250, y: 215 }), true);
    expect(write(ship, plan)).toBe("sail A1 L@16.7/52.2");
  });
  test("reads what it writes, and nothing else", () => {
    for (const text of ["sail A1 L@0", "sail A1 S@45.5/40 L@350", "sail A1 L@30 pivot=-45"])
      expect(write(ship, read(ship, text)!)).toBe(text);
    for (const text of ["sail A2 L@0", "sail A1 L@0 L@0", "sail A1 X@0", "sail A1 L@", "drift"])
      expect(read(ship, text)).toBeNull();
  });
  test("is written as the game writes it", () => {
    const plan = aimed(boat, extended(boat, nothing(boat)), 0, onBoard(boat.frame, { x: 100, y: 1500 }));
    expect(write(boat, plan)).toBe("sail heading=125 length=1000");
    const end = poses(boat, read(boat, "sail heading=900 length=4000")!)[1]!;
    expect([end.x, end.y].map(Math.round)).toEqual([4000, 1000]);
  });
});

describe("places and turns", () => {
  test("a piece is put where it is dragged, and turned", () => {
    const plan = faced(sloop, put(sloop, nothing(sloop), { x: 300.4, y: 614 }), { x: 300, y: 500 });
    expect(write(sloop, plan)).toBe("berth A2 300 300 90");
    expect(write(sloop, read(sloop, "berth A2 300.25 300 90")!)).toBe("berth A2 300.25 300 90");
  });
  test("a turn counts from where the piece points, to either side", () => {
    const at = (heading: number) =>
      onBoard(schooner.frame, {
        x: 100 + 50 * Math.cos((heading * Math.PI) / 180),
        y: 100 + 50 * Math.sin((heading * Math.PI) / 180),
      });
    expect(write(schooner, faced(schooner, nothing(schooner), at(20)))).toBe("turn 30");
    expect(write(schooner, faced(schooner, nothing(schooner), at(200)))).toBe("turn -60");
    expect(write(schooner, read(schooner, "turn -30")!)).toBe("turn -30");
  });
});
