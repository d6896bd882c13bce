// The rules to read: one page with pictures, chapters with titles, a search that marks, examples step by step.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { BASE, DESKTOP, goToTable, openTable, PHONE, shot, stop, violations, visitor } from "./harness";

afterAll(stop);

test("a game on one page, with pictures that are really drawn", { timeout: 90_000 }, async () => {
  for (const [label, size, dark] of [
    ["1280", DESKTOP, false],
    ["390-dark", PHONE, true],
  ] as const) {
    const { page, context, errors } = await visitor({ size, dark });
    await page.goto(`${BASE}/rules/cove`);
    await page.waitForSelector("main[data-ready=yes]");
    await page.locator(".wheel img").waitFor();
    for (const image of await page.locator(".glance img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.complete && drawn.naturalWidth > 0), {
          timeout: 15_000,
        })
        .toBe(true);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await shot(page, `one-page-${label}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width + 1);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }
});

test("a search counts per chapter and marks what it finds", { timeout: 60_000 }, async () => {
  const { page, context } = await visitor({ size: DESKTOP });
  await page.goto(`${BASE}/rules/cove?lang=fr`);
  await page.waitForSelector("main[data-ready=yes]");
  const whole = Number(await page.locator('[data-chapter="4"] small').textContent());
  await page.fill("[data-search]", "equipage");
  await page.waitForSelector("mark");
  expect((await page.locator("mark").first().textContent())!.toLowerCase()).toBe("équipage");
  expect(Number(await page.locator('[data-chapter="4"] small').textContent())).toBeLessThan(whole);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test("show me plays an example in place, and a citation opens its clause", { timeout: 60_000 }, async () => {
  const { page, context, errors } = await visitor({ size: DESKTOP });
  await page.goto(`${BASE}/rules/stortebeker#2.2.91`);
  await page.locator('[data-show-me="2.2.91"]').click();
  const show = page.locator("[data-show]");
  await show.locator("img").waitFor();
  const before = await show.locator("img").getAttribute("src");
  await show.locator("[data-next]").click();
  await expect.poll(() => show.locator("img").getAttribute("src")).not.toBe(before);
  await show.locator(".said .cite").first().click();
  await page.waitForSelector("dialog[open] #clause-title");
  await shot(page, "show-me");
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test("the box: kinds, filters with counts, a search, a piece at large", { timeout: 90_000 }, async () => {
  for (const [label, size, dark] of [
    ["1280", DESKTOP, false],
    ["390-dark", PHONE, true],
  ] as const) {
    const { page, context, errors } = await visitor({ size, dark });
    await page.goto(`${BASE}/box/davyjones`);
    await page.waitForSelector("[data-box][data-ready=yes]");
    expect(await page.locator("[data-piece]").count()).toBe(182);
    await page.click("[data-kind=ship]");
    await page.click("[data-tag=nation-cursed]");
    const cursed = await page.locator("[data-piece]").count();
    expect(Number(await page.locator("[data-tag=nation-cursed] small").textContent())).toBe(cursed);
    await page.fill("[data-search]", "dutchman");
    await expect.poll(() => page.locator("[data-piece]").count()).toBe(1);
    await page.click("[data-piece]");
    await page.waitForSelector('[data-detail="ship.flying-dutchman"] li');
    await shot(page, `box-${label}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width + 1);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }
});

test("cards of the box make a fleet, which the set-up page offers", { timeout: 60_000 }, async () => {
  const { page, context, errors } = await visitor({ size: DESKTOP });
  await page.goto(`${BASE}/box/davyjones#ship.black-cat`);
  await page.locator('[data-add="ship/black-cat"]').click();
  await expect.poll(() => page.locator("[data-draft]").textContent()).toContain("Black Cat");
  await page.fill("[data-search]", "captain");
  await page.click('[data-piece="crew.captain-pirate"]');
  await page.locator('[data-add="crew/captain-pirate"]').click();
  await expect.poll(() => page.locator("[data-draft]").textContent()).toContain("Black Cat + ");
  await page.goto(`${BASE}/new/davyjones`);
  await page.waitForSelector("[data-built=fleet_a] select");
  await expect.poll(() => page.locator("[data-built=fleet_a] select").textContent()).toContain("From the box");
  expect(errors).toEqual([]);
  await context.close();
});

test(
  "at a table the box opens with a key, and a piece under the pointer is told from it",
  { timeout: 90_000 },
  async () => {
    const { page, context, errors } = await visitor({ size: DESKTOP });
    const id = await openTable(page, { game: "cove", seats: ["me", "bot:greedy", "bot:greedy"], name: "Anne" });
    await goToTable(page, id);
    await expect.poll(() => isExplained(page, "[id^=hand-0]"), { timeout: 60_000 }).toBe(true);
    await shot(page, "box-hover");
    await page.keyboard.press("b");
    await page.waitForSelector("[data-box-drawer] [data-box][data-ready=yes]");
    await page.waitForSelector("[data-box-drawer] [data-detail]");
    await shot(page, "box-drawer");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("[data-box-drawer]").count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  },
);

/** Whether a piece is told of under the pointer; a move of somebody else's may draw it anew and take that away again. */
async function isExplained(page: Page, piece: string): Promise<boolean> {
  await page.mouse.move(0, 0);
  await page.locator(piece).first().hover();
  await page.waitForTimeout(1000);
  return (await page.locator(".explain .entry svg").count()) > 0;
}
