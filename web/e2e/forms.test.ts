// Choices made of parts: filled in row by row, on the board or with keys, changed until everybody has chosen.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { Player } from "./driver";
import { everyLook, games, goToTable, openTable, PHONE, shot, stop, violations, visitor } from "./harness";

afterAll(stop);
const known = (await games()).map((game) => game.name);

async function arming(page: Page, language = "en"): Promise<void> {
  const id = await openTable(page, { game: "cove", seats: ["me", "me", "bot:random"], name: "Anne" });
  await goToTable(page, id);
  if (await page.locator("[data-reveal]").count()) await page.click("[data-reveal]");
  await page.waitForSelector(`html[lang=${language}] [data-form=arm]`);
}

const row = (page: Page, n: number) => page.locator("[data-form] .row").nth(n);
const confirm = (page: Page) => page.locator("[data-confirm]");

test.runIf(known.includes("cove"))("arming the ship is four rows, a price and one button", async () => {
  const { page, errors } = await visitor();
  await arming(page);
  expect(await page.locator("[data-form] .row").count()).toBe(4);
  expect(await page.locator(".acts [data-action]").count()).toBe(0);
  for (let n = 0; n < 2; n++) await row(page, 0).locator("[data-more]").click();
  await row(page, 1).locator("[data-more]").click();
  await row(page, 2).getByRole("spinbutton").focus();
  await page.keyboard.press("ArrowUp");
  await row(page, 3).locator("[data-value='2']").click();
  expect(await confirm(page).getAttribute("data-action")).toBe("arm hull-4 crew-3 cannons-3 sails-4");
  expect(await confirm(page).textContent()).toContain("Arm for 8 gold");
  expect(await page.locator(".sum").textContent()).toBe("Pay 8, keep 1");
  for (const more of await page.locator("[data-more]").all())
    expect(await more.getAttribute("aria-disabled")).toBe("true");
  expect(await violations(page)).toEqual([]);
  await everyLook(page, "form-arm");
  await page.locator("body").press("Escape");
  expect(await confirm(page).getAttribute("data-action")).toBe("arm nothing");
  await page.locator(".host [data-target='my-hull-3'] .fb-hot").first().click();
  expect(await confirm(page).getAttribute("data-action")).toBe("arm hull-3");
  expect(await page.locator(".host .is-selected[data-target='my-hull-3']").count()).toBe(1);
  await page.locator("body").press("Enter");
  await page.waitForSelector("[data-reveal]");
  expect(errors).toEqual([]);
});

test.runIf(known.includes("cove"))("a secret choice folds, and can be changed until all have chosen", async () => {
  const { page, errors } = await visitor({ size: PHONE, touch: true, language: "fr" });
  const id = await openTable(page, { game: "cove", seats: ["me", "open", "bot:random"], name: "Anne" });
  const other = await visitor();
  await other.page.goto(`${new URL(page.url()).origin}/t/${id}`);
  await other.page.click("[data-sit]");
  await goToTable(page, id);
  await page.waitForSelector("[data-form=arm]");
  await row(page, 0).locator("[data-more]").click();
  await shot(page, "form-arm-390-fr");
  const before = await page.locator("main").getAttribute("data-number");
  await confirm(page).click();
  await page.waitForSelector("[data-change]");
  await shot(page, "form-folded-390-fr");
  expect(await page.locator("[data-form]").count()).toBe(0);
  await page.click("[data-change]");
  expect(await confirm(page).getAttribute("data-action")).toBe("arm sails-3");
  expect(before).not.toBeNull();
  expect(await violations(page)).toEqual([]);
  expect([...errors, ...other.errors]).toEqual([]);
});

test.runIf(known.includes("blackbeard"))(
  "a ship for each pirate, who is named",
  async () => {
    const { page, errors } = await visitor();
    const id = await openTable(page, { game: "blackbeard", seats: ["me", "bot:random", "bot:random"], name: "Anne" });
    await goToTable(page, id);
    const player = new Player(page, 4);
    await player.play(() => false, undefined, "fit");
    const rows = page.locator("[data-form=fit] .row");
    const names = await rows.locator(".name").allTextContents();
    await shot(page, "form-fit");
    for (let n = 0; n < names.length; n++) await rows.nth(n).locator("[data-value='1']").click();
    const label = (await confirm(page).textContent()) ?? "";
    for (const name of names) expect(label).toContain(name.trim());
    expect(await violations(page)).toEqual([]);
    await everyLook(page, "form-fit");
    expect(errors).toEqual([]);
  },
  120_000,
);
