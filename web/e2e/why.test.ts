// Why can't I? A piece with a place that is not lit, clicked or dragged: the rule and what is missing, and nothing is lost.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { question } from "./driver";
import { DESKTOP, games, goToTable, openTable, PHONE, shot, stop, violations, visitor } from "./harness";

afterAll(stop);
const names = (await games()).map((game) => game.name);
const there = names.includes("stortebeker");
const withCove = names.includes("cove");

type Pair = { card: string; unfit: string; fit: string };

/** A card of the hand with a ship that it does not fit, and one that it fits; null where every card fits every ship. */
async function pairs(page: Page): Promise<Pair | null> {
  return await page.evaluate(() => {
    const acts = [...document.querySelectorAll("[data-action]")].map((each) => each.getAttribute("data-action")!);
    const places = acts.filter((act) => act.startsWith("place ")).map((act) => act.split(" "));
    const ships = [...new Set(places.map((words) => words[2]!))];
    for (const card of new Set(places.map((words) => words[1]!))) {
      const fits = places.filter((words) => words[1] === card).map((words) => words[2]!);
      const unfit = ships.find((ship) => !fits.includes(ship));
      if (unfit) return { card, unfit, fit: fits[0]! };
    }
    return null;
  });
}

const kinds = (page: Page) => page.locator("[data-action^='discard ']").count();

/** A table in whose first turn some card fits one ship and not another, and the hand is not of one kind. */
async function begin(page: Page): Promise<Pair> {
  for (;;) {
    const id = await openTable(page, { game: "stortebeker", seats: ["me", "bot:random"], name: "Anne" });
    await goToTable(page, id);
    await question(page);
    const found = await pairs(page);
    if (found && (await kinds(page)) > 1) return found;
  }
}

const at = (page: Page, target: string) => page.locator(`.host [data-target="${target}"]`).first();
const selected = (page: Page) =>
  page.locator(".host .is-selected").evaluateAll((all) => all.map((each) => each.getAttribute("data-target")));

for (const language of ["en", "fr"])
  for (const [size, touch] of [
    [DESKTOP, false],
    [PHONE, true],
  ] as const)
    test.runIf(there)(`a card and a ship that it does not fit: ${language}, ${size.width}`, async () => {
      const { page, errors } = await visitor({ language, size, touch });
      const { card, unfit } = await begin(page);
      await at(page, card).dispatchEvent("click");
      await page.waitForSelector(".host .is-selected");
      await at(page, unfit).dispatchEvent("click");
      const box = page.locator("[data-why]");
      await box.waitFor();
      expect(await box.getAttribute("data-why")).toBe(`${card} ${unfit}`);
      expect(await selected(page)).toEqual([card]);
      const missing = await box.locator("li[data-met=false]").allTextContents();
      expect(missing).toHaveLength(1);
      expect(missing[0]).toMatch(language === "fr" ? /demande|pirate/ : /ask for|asks for|pirate/);
      expect(await box.locator("li[data-met=true]").count()).toBeGreaterThan(2);
      await box.scrollIntoViewIfNeeded();
      await shot(page, `why-${language}-${size.width}`);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await box.waitFor({ state: "detached" });
      expect(errors).toEqual([]);
    });

test.runIf(there)("a dragged card is laid where it fits, and explained where it does not", async () => {
  const { page, errors } = await visitor();
  const { card, unfit, fit } = await begin(page);
  await drag(page, card, unfit);
  await page.waitForSelector("[data-why]");
  expect(await selected(page)).toEqual([card]);
  await drag(page, card, fit);
  await page.waitForFunction(
    ([laid]) => document.querySelector("[data-announce]")?.textContent?.includes(laid!),
    [fit],
  );
  await page.waitForSelector("[data-why]", { state: "detached" });
  expect(errors).toEqual([]);
});

async function drag(page: Page, piece: string, place: string): Promise<void> {
  const [from, to] = [await at(page, piece).boundingBox(), await at(page, place).boundingBox()];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(from!.x + from!.width / 2 + 12, from!.y, { steps: 2 });
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
  await page.mouse.up();
}

test.runIf(there)("another card is chosen instead, without a word", async () => {
  const { page, errors } = await visitor();
  const { card } = await begin(page);
  const other = await page.evaluate(
    (mine) =>
      [...document.querySelectorAll("[data-action^='discard ']")]
        .map((each) => each.getAttribute("data-action")!.split(" ")[1]!)
        .find((name) => name !== mine),
    card,
  );
  await at(page, card).dispatchEvent("click");
  await page.waitForSelector(".host .is-selected");
  await at(page, other!).dispatchEvent("click");
  await page.waitForFunction(
    (wanted) => document.querySelector(".host .is-selected")?.getAttribute("data-target") === wanted,
    other,
  );
  expect(await page.locator("[data-why]").count()).toBe(0);
  expect(errors).toEqual([]);
});

test.runIf(withCove)("a level that is too dear, and a question with one answer, say what is missing", async () => {
  const { page, errors } = await visitor();
  const seats = ["me", "bot:random", "bot:random"];
  const id = await openTable(page, { game: "cove", seats, name: "Anne" });
  await page.evaluate(async (table) => {
    const body = JSON.stringify({ seat: 1, step: "window", action: "ask", until: "match" });
    const headers = { "Content-Type": "application/json" };
    await fetch(`/api/tables/${table}/standing`, { method: "PUT", headers, body });
  }, id);
  await goToTable(page, id);
  await question(page);
  await at(page, "my-sails-8").dispatchEvent("click");
  const box = page.locator("[data-why]");
  await box.waitFor();
  expect(await box.textContent()).toContain("You lack 6 gold");
  await shot(page, "why-cove");
  await page.locator("[data-action='arm nothing'], [data-confirm]").first().click();
  await page.waitForSelector("[data-action=pass]", { state: "attached" });
  if ((await page.locator("[data-action]").count()) === 1) {
    await page.click("[data-tool=why]");
    await box.waitFor();
    expect(await box.locator("[data-met=false]").count()).toBeGreaterThan(0);
    await shot(page, "why-forced");
  }
  expect(errors).toEqual([]);
});
