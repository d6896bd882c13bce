// What no list can hold is laid out on the board or typed; long lists and windows in a row stay calm.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goToTable, openTable, PHONE, shot, stop, violations, visitor } from "./harness";
import { serveTestGames, stopTestGames } from "./testgames";

let base = "";
beforeAll(async () => {
  base = await serveTestGames();
}, 170_000);
afterAll(async () => {
  await stop();
  await stopTestGames();
});

const at = (page: Page, path: string) => page.waitForSelector(path);
const text = (page: Page) => page.inputValue("[data-free] input");
const step = (page: Page, words: string) =>
  page.waitForFunction((wanted) => document.querySelector("[data-prompt]")?.textContent?.includes(wanted), words);

/** A point of the board's own units on the screen. */
async function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  return await page.evaluate(
    ([u, v]) => {
      const matrix = document.querySelector<SVGSVGElement>(".host svg")!.getScreenCTM()!;
      const point = new DOMPoint(u, v).matrixTransform(matrix);
      return [point.x, point.y] as [number, number];
    },
    [x, y] as const,
  );
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  for (let n = 1; n <= 6; n++)
    await page.mouse.move(from[0] + ((to[0] - from[0]) * n) / 6, from[1] + ((to[1] - from[1]) * n) / 6);
  await page.mouse.up();
}

const legal = (page: Page) => page.waitForSelector("[data-free] .line .btn:not([disabled])");
const boat = (page: Page) => page.evaluate(() => document.querySelector("#boat-1")!.getAttribute("transform"));

test("a piece is dragged to its place and a course is laid on the board", async () => {
  const { page, errors } = await visitor();
  const id = await openTable(page, { game: "harbour", seats: ["me"], name: "Anne" }, base);
  await goToTable(page, id, base);
  await at(page, "[data-handle]");
  await drag(page, await spot(page, 150, 850), await spot(page, 300, 500));
  expect(await text(page)).toMatch(/^berth (299|300|301) (499|500|501) 90$/);
  await legal(page);
  await drag(page, await spot(page, 300, 500), await spot(page, 500, 500));
  await page.waitForSelector("[data-said].wrong .cite");
  expect(await page.textContent("[data-said]")).toContain("not on the island");
  await shot(page, "planner-refused");
  await page.fill("[data-free] input", "berth 300 500 90");
  await legal(page);
  expect(await boat(page)).toContain("translate(300");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await step(page, "Lay a course");

  await page.mouse.click(...(await spot(page, 430, 370)));
  await page.waitForFunction(() =>
    /^sail L@4\d/.test(document.querySelector<HTMLInputElement>("[data-free] input")!.value),
  );
  await page.mouse.click(...(await spot(page, 440, 250)));
  await legal(page);
  expect(await text(page)).toMatch(/^sail L@4\d\S* S@\d+/);
  await page.waitForFunction(() => document.querySelector("[data-said]")?.textContent?.includes("Ends at"));
  await shot(page, "planner-course");
  await drag(page, await spot(page, ...(await end(page, 1))), await spot(page, 380, 300));
  await legal(page);
  expect(await text(page)).toMatch(/^sail L@4\d\S* S@1[0-3]\d\/\d+$/);
  await page.click("[data-shorten]");
  expect(await text(page)).toMatch(/^sail L@4\d\S*$/);
  await legal(page);
  const planned = await boat(page);
  await page.click("[data-free] .line .btn");
  await step(page, "Hoist");
  expect(await boat(page)).toBe(planned);
  expect(errors).toEqual([]);
});

async function end(page: Page, leg: number): Promise<[number, number]> {
  const found = await page.getAttribute(`[data-handle="${leg}"]`, "transform");
  return /\((\S+) (\S+)\)/.exec(found!)!.slice(1, 3).map(Number) as [number, number];
}

test("keys alone lay a course", async () => {
  const { page, errors } = await visitor();
  const id = await openTable(page, { game: "harbour", seats: ["me"], name: "Anne" }, base);
  await goToTable(page, id, base);
  await page.fill("[data-free] input", "berth 300 300 90");
  await legal(page);
  await page.keyboard.press("Enter");
  await step(page, "Lay a course");
  await page.focus("[data-pick]");
  await page.keyboard.press("Enter");
  await at(page, '[data-handle="0"]');
  await page.focus('[data-handle="0"]');
  for (const key of ["ArrowRight", "ArrowRight", "Shift+ArrowLeft", "ArrowDown", "+"]) await page.keyboard.press(key);
  expect(await text(page)).toBe("sail L@81/190 S@81");
  await page.keyboard.press("Backspace");
  expect(await text(page)).toBe("sail L@81/190");
  await legal(page);
  await page.keyboard.press("Enter");
  await step(page, "Hoist");
  expect(errors).toEqual([]);
});

test("a choice among hundreds is found by group, by words or on the board, and windows in a row stay calm", async () => {
  const { page, errors } = await visitor({ size: PHONE, touch: true });
  const id = await openTable(page, { game: "harbour", seats: ["me", "bot:random"], name: "Anne" }, base);
  await goToTable(page, id, base);
  await page.fill("[data-free] input", "berth 300 300 90");
  await legal(page);
  await page.tap("[data-free] .line .btn");
  await step(page, "Lay a course");
  await page.tap('[data-segment="0"]');
  await legal(page);
  await shot(page, "planner-390");
  await page.tap("[data-free] .line .btn");
  await step(page, "Hoist");
  expect(await page.locator("details").count()).toBe(8);
  await shot(page, "many-390");
  await page.fill(".filter", "gold at b17");
  expect(await page.locator("[data-action]").count()).toBe(1);
  await page.fill(".filter", "");
  await page.locator("summary", { hasText: "danger" }).click();
  await page.locator('[data-action="hoist danger b4"]').click();
  await page.waitForSelector("main[data-asked=true] [data-standing]", { timeout: 60_000 });
  await shot(page, "windows-390");
  const height = () => page.evaluate(() => document.querySelector(".prompt")!.getBoundingClientRect().height);
  const before = await height();
  await page.locator('[data-action="pass"]').click();
  await page.waitForSelector("main[data-asked=true][data-answering=false] [data-standing]");
  expect(await height()).toBe(before);
  await stand(page, "action");
  await step(page, "Lay a course");
  expect(await page.locator("[data-stands], [data-notice]").count()).toBe(0);
  expect(errors).toEqual([]);
});

/** Set a standing answer in its folded box, all of which lies inside the window. */
async function stand(page: Page, until: string): Promise<void> {
  await page.click("[data-standing] summary");
  await page.check(`[data-until="${until}"]`);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll("[data-standing] *")].some(
      (part) => part.getBoundingClientRect().right > document.querySelector(".prompt")!.getBoundingClientRect().right,
    ),
  );
  expect(wide).toBe(false);
  await page.click("[data-stand]");
}

test("an answer that stands is given without asking, until it is taken back", async () => {
  const { page, errors } = await visitor();
  const id = await openTable(page, { game: "harbour", seats: ["me", "bot:random"], name: "Anne" }, base);
  await goToTable(page, id, base);
  const say = async (words: string) => {
    await page.fill("[data-free] input", words);
    await legal(page);
    await page.keyboard.press("Enter");
  };
  const hoist = async () => {
    await step(page, "Hoist");
    await page.fill(".filter", "gold at b17");
    await page.locator("[data-action]").first().click();
  };
  await say("berth 300 300 90");
  await step(page, "Lay a course");
  await say("sail S@90/10");
  await hoist();
  await page.waitForSelector("[data-standing]");
  const window = await page.evaluate(() => document.querySelector<HTMLElement>("main")!.dataset["number"]);
  await stand(page, "match");
  await step(page, "Lay a course");
  await page.waitForSelector("[data-stands]");
  expect(await page.locator("[data-stands]").textContent()).toContain("Pass");
  expect(await page.locator("[data-notice]").count()).toBe(0);
  await shot(page, "standing");
  await page.click("[data-stands] button");
  await page.waitForSelector("[data-stands]", { state: "detached" });
  await say("sail S@90/10");
  await hoist();
  await page.waitForFunction(
    (was) =>
      document.querySelector("[data-standing]") &&
      document.querySelector<HTMLElement>("main")!.dataset["number"] !== was,
    window,
  );
  expect(errors).toEqual([]);
});

test("a game without a picture is played in its own words", async () => {
  const { page } = await visitor();
  const id = await openTable(page, { game: "regatta", seats: ["me"], name: "Anne" }, base);
  await goToTable(page, id, base);
  await page.fill("[data-free] input", "sail heading=900 length=9999");
  await page.waitForSelector("[data-said].wrong .cite");
  await page.fill("[data-free] input", "sail heading=912 length=2600");
  await legal(page);
  const number = await page.evaluate(() => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]));
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (was) => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > was,
    number,
  );
});

test("a large board is moved and zoomed by fingers", async () => {
  const { page, context, errors } = await visitor({ size: PHONE, touch: true });
  const id = await openTable(page, { game: "harbour", seats: ["me"], name: "Anne" }, base);
  await goToTable(page, id, base);
  await page.locator(".tabs button").nth(1).tap();
  const box = () =>
    page.evaluate(() => document.querySelector(".host svg")!.getAttribute("viewBox")!.split(" ").map(Number));
  const hand = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  expect((await box())[2]).toBe(1000);
  await touch("touchStart", [180, 400], [220, 400]);
  for (let n = 1; n <= 5; n++) await touch("touchMove", [180 - 12 * n, 400], [220 + 12 * n, 400]);
  await touch("touchEnd");
  const near = await box();
  expect(near[2]).toBeLessThan(600);
  await touch("touchStart", [200, 400]);
  for (let n = 1; n <= 5; n++) await touch("touchMove", [200 - 15 * n, 400]);
  await touch("touchEnd");
  expect((await box())[0]).toBeGreaterThan(near[0]! + 30);
  await shot(page, "zoomed-390");
  await page.waitForTimeout(500); // a tap that follows a stroke at once only ends the stroke
  await page.getByRole("button", { name: "The whole board" }).tap();
  await page.waitForFunction(() => document.querySelector(".host svg")!.getAttribute("viewBox") === "0 0 1000 1000");
  expect(await text(page)).toBe("");
  expect(errors).toEqual([]);
});
