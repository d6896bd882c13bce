// Davy Jones' Curse from the builder of fleets to the first moves: by mouse, by keys, on a phone.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { press, question } from "./driver";
import { BASE, everyLook, games, goToTable, openTable, PHONE, shot, stop, violations, visitor } from "./harness";

afterAll(stop);
const there = (await games()).some((game) => game.name === "davyjones");
const FLEETS = { fleet_a: "the-duke", fleet_b: "the-executioners" };

const text = (page: Page) => page.inputValue("[data-free] input");
const legal = (page: Page) => page.waitForSelector("[data-free] .line .btn:not([disabled])");
const pose = (page: Page, ship: string) => page.getAttribute(`#ship-${ship}`, "transform");
const faults = (page: Page) => page.textContent("[data-faults]");

/** Answer no to whatever comes before the orders. */
async function orders(page: Page): Promise<void> {
  for (let n = 0; n < 6; n++) {
    await question(page, 60_000);
    if ((await page.getAttribute("main", "data-step")) === "orders") return;
    const number = await page.getAttribute("main", "data-number");
    await press(page.locator('[data-action="no"], [data-action="pass"]').first());
    await page.waitForFunction((was) => document.querySelector<HTMLElement>("main")!.dataset["number"] !== was, number);
  }
  throw new Error("nobody asks for orders");
}

/** A point of the board's own units on the screen. */
async function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  return await page.evaluate(
    ([u, v]) => {
      const point = new DOMPoint(u, v).matrixTransform(
        document.querySelector<SVGSVGElement>(".host svg")!.getScreenCTM()!,
      );
      return [point.x, point.y] as [number, number];
    },
    [x, y] as const,
  );
}

/** Where a ship lies with its bow at the island: straight astern is open water. In board units. */
async function astern(page: Page, ship: string, far: number): Promise<[number, number]> {
  return await page.evaluate(
    ([id, away]) => {
      const piece = document.querySelector(`#${id}`)!;
      const [x, y, heading] = piece.getAttribute("data-plan-at")!.split(" ").map(Number) as [number, number, number];
      const [a, , , d, e, f] = piece
        .closest("[data-plan-frame]")!
        .getAttribute("data-plan-frame")!
        .split(" ")
        .map(Number) as number[];
      const turn = (Math.PI * (heading + 180)) / 180;
      return [a! * (x + (away as number) * Math.cos(turn)) + e!, d! * (y + (away as number) * Math.sin(turn)) + f!] as [
        number,
        number,
      ];
    },
    [`ship-${ship}`, far] as const,
  );
}

test.runIf(there)("a fleet is built, and refused as long as the rules refuse it", { timeout: 120_000 }, async () => {
  const { page, errors } = await visitor();
  await page.goto(`${BASE}/new/davyjones`);
  while ((await page.locator(".seat").count()) > 2) await page.locator(".seat .btn", { hasText: "−" }).last().click();
  await page.click('[data-built="fleet_a"] [data-build]');
  await page.fill("[data-find]", "executioner");
  await page.click('[data-add="ship/executioner"]');
  await page.waitForSelector('[data-holder="ship-1"]');
  await page.fill("[data-find]", "");
  await page.click('[data-kind="crew"]');
  await page.selectOption("[data-family]", "cursed");
  for (let n = 0; n < 5; n++) await page.click('[data-add="crew/helmsman-cursed"]');
  await page.waitForSelector('[data-holder="ship-1"].wrong');
  expect(await faults(page)).toMatch(/1\.11\s+The crew of Executioner needs 5 spaces; there is room for 4\./);
  expect(await page.textContent("[data-total]")).toContain("27");
  expect(await violations(page)).toEqual([]);
  await shot(page, "builder-refused");
  await page.click("[data-done]");
  await page.click("[data-open]");
  await page.locator(".problem", { hasText: "1.11" }).waitFor();
  await page.click('[data-built="fleet_a"] [data-build]');
  await page.click('[data-remove="crew-5"]');
  await page.click('[data-remove="crew-4"]');
  await page.locator("[data-faults] .right").waitFor();
  await page.click('[data-kind="ship"]');
  await page.click('[data-add="ship/judas"]');
  await page.waitForSelector('[data-holder="ship-2"]');
  await shot(page, "builder");
  await page.setViewportSize(PHONE);
  await shot(page, "builder-390");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.click("[data-done]");
  await page.fill('[data-built="fleet_a"] [data-keep-name]', "Black sails");
  await page.click('[data-built="fleet_a"] [data-keep]');
  await page.selectOption('[data-built="fleet_b"] select', { label: "Black sails" });
  await page.waitForSelector('[data-built="fleet_b"] [data-forget]');
  expect(await page.evaluate(() => localStorage.getItem("flibuste-built"))).toContain("Black sails");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click('[data-built="fleet_a"] [data-share]');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.selectOption('[data-built="fleet_b"] select', "the-duke");
  await shot(page, "set-up-fleets", true);
  await page.click("[data-open]");
  await page.waitForSelector("main[data-ready=yes] #ship-A2");
  expect(await page.locator("#deck-A1").textContent()).toContain("Executioner");
  expect(await page.locator('[id^="deck-B"]').count()).toBe(4);
  expect(errors.filter((error) => !/status of 422/.test(error))).toEqual([]);

  // Somebody else follows the link: the fleet is his, at his first seat, and kept under its name.
  const friend = await visitor();
  await friend.page.goto(link);
  await friend.page.waitForSelector('[data-built="fleet_a"] [data-forget]');
  expect(await friend.page.textContent('[data-built="fleet_a"] option:checked')).toBe("Black sails");
  expect(await friend.page.textContent('[data-built="fleet_a"]')).toContain("Executioner");
  expect(await friend.page.evaluate(() => localStorage.getItem("flibuste-built"))).toContain("Black sails");
  expect(friend.errors).toEqual([]);
});

test.runIf(there)(
  "islands are laid by suggestion, with the distance drawn, and no list of places",
  { timeout: 120_000 },
  async () => {
    const { page, errors } = await visitor();
    const seats = ["me", "bot:random"];
    const id = await openTable(page, {
      game: "davyjones",
      seats,
      options: { ...FLEETS, set_up: "by-players" },
      name: "Anne",
    });
    await goToTable(page, id);
    let laid = 0;
    for (; laid < 3; laid++) {
      await page.waitForSelector("main[data-asked=true][data-answering=false]");
      if ((await page.getAttribute("main", "data-step")) !== "place-island") break;
      expect(await page.locator("[data-action]").count()).toBeLessThan(13);
      await page.fill("[data-free] input", "island 0 0 0");
      await page.locator("[data-said]", { hasText: "mm are missing" }).waitFor();
      await page.click("[data-suggest]");
      await legal(page);
      if (laid) {
        await page.waitForSelector(".host #placing");
        expect(await page.textContent(".host #placing")).toMatch(/\d+ mm/);
        expect(await page.textContent("[data-said]")).toContain("far enough");
        if (laid === 1) await everyLook(page, "davyjones-laying");
      }
      const number = await page.getAttribute("main", "data-number");
      await page.click("[data-free] .line .btn");
      await page.waitForFunction(
        (was) => document.querySelector<HTMLElement>("main")!.dataset["number"] !== was,
        number,
      );
    }
    expect(laid).toBe(3);
    expect(await violations(page)).toEqual([]);
    expect(errors.filter((error) => !/status of 4/.test(error))).toEqual([]);
  },
);

test.runIf(there)("whoever may plan with several ships is told so", { timeout: 120_000 }, async () => {
  const { page, errors } = await visitor({ language: "fr" });
  const id = await openTable(page, { game: "davyjones", seats: ["me", "bot:random"], options: FLEETS, name: "Anne" });
  await goToTable(page, id);
  await orders(page);
  expect(await page.textContent("[data-plan-choose]")).toBe("Tire un navire, ou choisis-en un ici.");
  await page.locator("[data-plan-with]").first().click();
  expect(await page.locator("[data-plan-choose]").count()).toBe(0);
  expect(errors).toEqual([]);
});

test.runIf(there)(
  "a ship is moved by the mouse, another by keys, as the preview said",
  { timeout: 120_000 },
  async () => {
    const { page, errors } = await visitor();
    const id = await openTable(page, { game: "davyjones", seats: ["me", "bot:random"], options: FLEETS, name: "Anne" });
    await goToTable(page, id);
    await orders(page);
    await everyLook(page, "davyjones-orders");
    const from = await pose(page, "A4");
    const grip = (await page.locator('[data-pick="ship-A4"]').boundingBox())!;
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    const to = await spot(page, ...(await astern(page, "A4", 80)));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (to[1] - y), y - (to[0] - x));
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[data-free] input")?.value);
    const aside = await text(page);
    for (let n = 1; n <= 6; n++) await page.mouse.move(x + ((to[0] - x) * n) / 6, y + ((to[1] - y) * n) / 6);
    await page.mouse.up();
    await legal(page);
    expect(await text(page), "the first drag of a ship goes on").not.toBe(aside);
    expect(await text(page)).toMatch(/^sail A4 L@[\d.]+/);
    await page.waitForSelector("#planned");
    await page.waitForSelector("#range");
    expect(await page.textContent("[data-said]")).toMatch(/\w{4}/);
    const planned = await page.getAttribute("#planned", "transform");
    await shot(page, "davyjones-plan");
    await page.click("[data-free] .line .btn");
    await page.waitForSelector("#planned", { state: "detached" });
    await question(page);
    const there = await pose(page, "A4");
    expect(there).not.toBe(from);
    expect(planned).toContain(there!);

    await orders(page);
    await page.focus('[data-pick="ship-A3"]');
    await page.keyboard.press("Enter");
    await page.waitForSelector('[data-handle="0"]');
    await page.focus('[data-handle="0"]');
    for (let n = 0; n < 36; n++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await legal(page);
    expect(await text(page)).toMatch(/^sail A3 L@[\d.]+\/79\.6/);
    const before = await pose(page, "A3");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (was) =>
        document.querySelector("#ship-A3")?.getAttribute("transform") !== was && !document.querySelector("#planned"),
      before,
    );
    expect(errors).toEqual([]);
  },
);

test.runIf(there)(
  "on a phone a course is laid by buttons and the table is moved and zoomed",
  { timeout: 120_000 },
  async () => {
    const { page, errors } = await visitor({ size: PHONE, touch: true, language: "fr", dark: true });
    const id = await openTable(page, { game: "davyjones", seats: ["me", "bot:random"], options: FLEETS, name: "Anne" });
    await goToTable(page, id);
    await orders(page);
    await page.locator('[data-plan-with="ship-A4"]').tap();
    await page.locator("[data-segment]").first().tap();
    await page.waitForSelector("[data-said] span");
    await shot(page, "davyjones-plan-390");
    const box = () =>
      page.evaluate(() => document.querySelector(".host svg")!.getAttribute("viewBox")!.split(" ").map(Number));
    const near = await box();
    expect(near[2]).toBeLessThan(700);
    await page.locator(".tabs button").nth(1).tap();
    expect((await box())[2]).toBeGreaterThan(1200);
    await page.locator(".zoom .btn").first().tap();
    expect((await box())[2]).toBeLessThan(1200);
    expect(errors).toEqual([]);
  },
);
