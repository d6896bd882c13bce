import { expect, test } from "vitest";
import { nearest, placeOf, signed } from "../src/table/analysis";

const charted = { left: 0.1, right: 0.9, places: [0, 3, 4, 9, 12] };

test("the points stand evenly between the edges of the chart", () => {
  expect([0, 1, 2, 3, 4].map((n) => Number(placeOf(charted, n).toFixed(3)))).toEqual([0.1, 0.3, 0.5, 0.7, 0.9]);
});

test("a click goes to the nearest point", () => {
  expect([0, 0.19, 0.21, 0.5, 1].map((share) => nearest(charted, share))).toEqual([0, 0, 1, 2, 4]);
});

test("points have their sign", () => {
  expect([0.214, -0.39, 0.001].map(signed)).toEqual(["+21", "−39", "0"]);
});
