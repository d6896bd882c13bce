// Every page: readable by everyone (axe-core), in both themes and at three widths, without an error; and fast enough.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Player } from "./driver";
import { BASE, DESKTOP, games, goToTable, LAPTOP, openTable, PHONE, shot, stop, violations, visitor } from "./harness";

afterAll(stop);
const [game] = await games();
let finished = "";
let cookies: Awaited<ReturnType<Awaited<ReturnType<typeof visitor>>["context"]["cookies"]>> = [];

beforeAll(async () => {
  const { page, context } = await visitor();
  finished = await openTable(page, { game: game!.name, seats: ["me", "bot:greedy"], name: "Anne", public: true });
  await goToTable(page, finished);
  await new Player(page, 3).play();
  cookies = await context.cookies();
  await context.close();
}, 170_000);

const PAGES = [
  ["home", () => "/", ".game"],
  ["set-up", () => `/new/${game!.name}`, "[data-open]"],
  ["rules", () => `/rules/${game!.name}#2.3.1`, "article"],
  ["over", () => `/t/${finished}`, "[data-over]"],
  ["replay", () => `/t/${finished}/replay`, "main[data-ready=yes]"],
  ["fairness", () => `/t/${finished}/fairness`, "[data-commitment]"],
  ["lost", () => "/no/such/page", "main h1"],
] as const;
const LOOKS = [
  ["1440", DESKTOP, false],
  ["1440-dark", DESKTOP, true],
  ["1024", LAPTOP, false],
  ["390", PHONE, false],
  ["390-dark", PHONE, true],
] as const;

describe.each(LOOKS)("at %s", (label, size, dark) => {
  test("every page is in order", { timeout: 120_000 }, async () => {
    const { page, context, errors } = await visitor({ size, dark, touch: size === PHONE });
    await context.addCookies(cookies);
    for (const [name, address, ready] of PAGES) {
      await page.goto(BASE + address());
      await page.waitForSelector(ready);
      await page.waitForTimeout(150);
      await shot(page, `${name}-${label}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${name} is wider than the screen`).toBeLessThanOrEqual(1);
      expect(await violations(page), name).toEqual([]);
    }
    const id = await openTable(page, { game: game!.name, seats: ["me", "bot:greedy", "bot:greedy"], name: "Anne" });
    await goToTable(page, id);
    await page.waitForTimeout(200);
    await shot(page, `table-${label}`);
    expect(await violations(page), "table").toEqual([]);
    await page.locator(".host .is-legal").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForTimeout(400);
    await shot(page, `table-${label}-selected`);
    if (size === PHONE) {
      for (const tab of [1, 2, 3]) {
        await page.locator(".tabs button").nth(tab).click();
        await page.waitForTimeout(150);
        await shot(page, `table-${label}-tab-${tab}`);
      }
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await shot(page, `menu-${label}`);
    expect(await violations(page), "menu").toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test("the first view of a table comes within a second, with little JavaScript", async () => {
  const { page, errors } = await visitor();
  const id = await openTable(page, { game: game!.name, seats: ["me", "bot:greedy"], name: "Anne" });
  let script = 0;
  page.on("response", async (answer) => {
    if (answer.url().endsWith(".js")) script += await answer.body().then((body) => import("node:zlib").then((zlib) => zlib.gzipSync(body).length));
  });
  await page.goto(`${BASE}/t/${id}`);
  await page.waitForSelector("main[data-ready=yes] .host svg .is-legal");
  const time = await page.evaluate(() => performance.now());
  console.log(`first view after ${Math.round(time)} ms; ${Math.round(script / 102.4) / 10} kB of JavaScript, compressed`);
  expect(time).toBeLessThan(1000);
  expect(script).toBeLessThan(150 * 1024);
  expect(errors).toEqual([]);
});
