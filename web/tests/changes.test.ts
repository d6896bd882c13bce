import { expect, test } from "vitest";
import { assembled, changed } from "../src/api/changes";
import type { Situation } from "../src/api/shapes";

const before = {
  number: 3,
  undo: true,
  view: { turn: 1, players: [1, 2] },
  picture: "<svg><g id='a'>1</g><g id='b'>2</g></svg>",
} as unknown as Situation;

test("what has not changed stays, what has is taken over", () => {
  const next = changed(before, { set: { number: 4 }, view: { turn: 2 }, picture: [[0, 2], "g id='a'>3", [3, 7]] });
  expect(next).toEqual({
    number: 4,
    undo: true,
    view: { turn: 2, players: [1, 2] },
    picture: "<svg><g id='a'>3</g><g id='b'>2</g></svg>",
  });
  expect(before.number).toBe(3);
});

test("changes without a state before are of no use", () => {
  expect(changed(null, { set: {}, view: null, picture: null })).toBeNull();
});

test("a picture may be all new, or come to an end earlier", () => {
  expect(assembled("<a/><b/>", ["", "c/>"])).toBe("<c/>");
  expect(assembled("<a/><b/>", [[0, 2]])).toBe("<a/>");
});
