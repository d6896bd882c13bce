// The rules to read: one page with pictures, chapters with titles, a search that marks, examples step by step.
import { afterAll, expect, test } from "vitest";
import { BASE, DESKTOP, PHONE, shot, stop, violations, visitor } from "./harness";

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
