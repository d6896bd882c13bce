import { describe, expect, test } from "vitest";
import { grown, outline, overlap, placed } from "../src/learn/bubble";

const ROOM = { x: 0, y: 0, width: 1000, height: 600 };
const SIZE = { width: 300, height: 200 };

describe("the bubble of a lesson", () => {
  test("covers nothing of what it speaks about, where there is room", () => {
    for (const hole of [
      { x: 0, y: 0, width: 200, height: 200 },
      { x: 400, y: 200, width: 200, height: 200 },
      { x: 0, y: 380, width: 1000, height: 220 },
    ]) {
      const spot = placed(SIZE, ROOM, [hole]);
      expect(overlap(spot, hole)).toBe(0);
      expect(spot.x >= 0 && spot.y >= 0 && spot.x + 300 <= 1000 && spot.y + 200 <= 600).toBe(true);
    }
  });
  test("stays near the first hole", () => {
    const left = placed(SIZE, ROOM, [{ x: 0, y: 0, width: 100, height: 100 }]);
    const right = placed(SIZE, ROOM, [{ x: 900, y: 0, width: 100, height: 100 }]);
    expect(left.x).toBeLessThan(right.x);
  });
  test("covers as little as possible where there is no room", () => {
    const small = { x: 0, y: 0, width: 100, height: 100 };
    const large = { x: 0, y: 300, width: 350, height: 300 };
    const spot = placed(SIZE, { ...ROOM, width: 350 }, [small, large]);
    expect(overlap(spot, small) + overlap(spot, large)).toBeLessThan(2000);
  });
  test("holes have room to spare and round corners", () => {
    expect(grown({ x: 10, y: 10, width: 5, height: 5 }, 10)).toEqual({ x: 0, y: 0, width: 25, height: 25 });
    expect(outline({ x: 0, y: 0, width: 40, height: 40 }, 10)).toContain("a10 10");
  });
});
