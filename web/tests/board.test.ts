import { beforeAll, describe, expect, test } from "vitest";
import { placed } from "../src/board/chances";
import { chosenColours } from "../src/board/colours";
import { carryOver, readPicture } from "../src/board/picture";
import { around, focused, inScene, moved, readBox, together, within, writeBox, zoomed } from "../src/board/viewport";

const WHOLE = { x: 0, y: 0, width: 1200, height: 800 };

describe("what is seen of a board", () => {
  test("boxes read and write themselves", () => {
    expect(writeBox(readBox("0 10 1200 800.5"))).toBe("0 10 1200 800.5");
  });
  test("zooming keeps the point under the pointer and the board in sight", () => {
    const box = zoomed(WHOLE, WHOLE, 2, { x: 300, y: 200 });
    expect(box).toEqual({ x: 150, y: 100, width: 600, height: 400 });
    expect(zoomed(box, WHOLE, 0.1, { x: 0, y: 0 })).toEqual(WHOLE);
    expect(zoomed(box, WHOLE, 1000, { x: 300, y: 200 }).width).toBe(150);
  });
  test("one cannot pan off the board", () => {
    const box = { x: 100, y: 100, width: 600, height: 400 };
    expect(moved(box, WHOLE, -500, 1000)).toEqual({ x: 0, y: 400, width: 600, height: 400 });
    expect(within({ x: -5, y: 0, width: 2000, height: 10 }, WHOLE)).toEqual({ x: 0, y: 0, width: 1200, height: 10 });
  });
  test("the focus view holds all that can be clicked, and is never too close", () => {
    const targets = [
      { x: 100, y: 700, width: 60, height: 90 },
      { x: 200, y: 700, width: 60, height: 90 },
    ];
    expect(around(targets)).toEqual({ x: 100, y: 700, width: 160, height: 90 });
    const box = focused(targets, WHOLE);
    expect(box.width).toBe(480);
    expect(box.x).toBe(0);
    expect(box.y + box.height).toBe(800);
    expect(focused([], WHOLE)).toEqual(WHOLE);
  });
  test("what is spread over a wide board is shown where most of it is, in letters that can be read", () => {
    const wide = { x: 0, y: 0, width: 1600, height: 1500 };
    const at = (x: number, y = 300) => ({ x, y, width: 40, height: 40 });
    const spread = [at(20), at(900), at(1000), at(1100), at(1500)];
    expect(together(spread, 800).map((box) => box.x)).toEqual([900, 1000, 1100, 1500]);
    const box = focused(spread, wide, 800);
    expect(box.width).toBeLessThanOrEqual(824);
    expect(box.x).toBeLessThanOrEqual(900);
    expect(focused(spread, wide).width).toBe(1544);
    expect(together([], 800)).toEqual([]);
  });
});

describe("pictures", () => {
  beforeAll(() => document.body.replaceChildren());
  const svg = (pieces: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" id="board" viewBox="0 0 10 10"><title id="board-title">T</title><g id="chart" data-static="1"></g><g id="pieces">${pieces}</g></svg>`;
  const piece = (id: string, x: number, more = "") =>
    `<g id="${id}" transform="translate(${x} 0)"><title>${id} here</title>${more}</g>`;

  test("titles become labels, scripts go", () => {
    const board = readPicture(svg(piece("a", 1, '<g data-target="rum"><title>Rum</title></g><script/>')))!;
    expect(board.querySelector("#a")!.getAttribute("aria-label")).toBe("a here");
    expect(board.querySelector("#a")!.getAttribute("role")).toBe("group");
    expect(board.querySelector("[data-target]")!.getAttribute("data-title")).toBe("Rum");
    expect(board.querySelector("script")).toBeNull();
    expect(board.querySelector("#board-title")).not.toBeNull();
  });
  test("a broken picture is none", () => {
    expect(readPicture("<svg><g></svg>")).toBeNull();
  });
  test("a piece that both pictures have stays the same element, wherever it lies", () => {
    const shown = readPicture(svg(piece("ship", 0, piece("card", 1)) + piece("other", 5)))!;
    document.body.append(shown);
    const card = shown.querySelector("#card");
    const other = shown.querySelector("#other");
    carryOver(shown, readPicture(svg(piece("other", 7, piece("card", 2)) + piece("ship", 0)))!);
    expect(shown.querySelector("#other")).toBe(other);
    expect(shown.querySelector("#card")).toBe(card);
    expect(other!.getAttribute("transform")).toBe("translate(7 0)");
    expect(card!.parentElement).toBe(other);
  });
});

test("a picture that says what it is about is looked at there, if something can be clicked there", () => {
  const scene = { x: 800, y: 0, width: 300, height: 400 };
  const [here, far] = [
    { x: 820, y: 40, width: 100, height: 30 },
    { x: 10, y: 10, width: 50, height: 50 },
  ];
  expect(inScene([here, far], scene)).toEqual([scene]);
  expect(inScene([far], scene)).toEqual([far]);
  expect(inScene([here, far], null)).toEqual([here, far]);
});

describe("badges with chances", () => {
  const LETTERS = 16;
  const row = { x: 0, y: 100, width: 300, height: 30 };
  test("a badge is at the end of a row, unless it hides what is there", () => {
    const end = placed([{ box: row, text: "80 %" }], LETTERS, WHOLE, [])[0]!;
    expect(end.x + end.width / 2).toBe(300);
    const neighbour = { x: 305, y: 100, width: 30, height: 30 };
    const kept = placed([{ box: row, text: "80 %" }], LETTERS, WHOLE, [neighbour])[0]!;
    expect(kept.x + kept.width).toBeLessThanOrEqual(305);
  });
  test("a badge keeps off a name under an island, and off other badges", () => {
    const island = { x: 400, y: 200, width: 120, height: 80 };
    const name = { x: 380, y: 275, width: 160, height: 20 };
    const [first, second] = placed(
      [
        { box: island, text: "70 %" },
        { box: island, text: "30 %" },
      ],
      LETTERS,
      WHOLE,
      [name],
    );
    expect(first!.y + first!.height).toBeLessThan(275);
    expect([second!.x, second!.y]).not.toEqual([first!.x, first!.y]);
  });
});

test("seats beside the board have the colours that their players chose", () => {
  expect(chosenColours('<svg class="fb" data-colours="3 1">')).toBe(
    "--chosen-1:var(--seat-3);--chosen-1-mark:var(--seat-3-mark);--chosen-2:var(--seat-1);--chosen-2-mark:var(--seat-1-mark)",
  );
  expect(chosenColours('<svg class="fb">')).toBe("");
  expect(chosenColours(null)).toBe("");
});
