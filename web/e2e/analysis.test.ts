// After the game: the analysis, its chart, its moments, and playing on from one of them.
import { afterAll, expect, test } from "vitest";
import { BASE, finishedTable, PHONE, sample, shot, stop, visitor } from "./harness";

afterAll(stop);
const game = await sample();

test("a finished game is analysed, in both languages, and goes on from a moment", { timeout: 170_000 }, async () => {
  const { page, errors } = await visitor();
  const id = await finishedTable(page, game);
  await page.goto(`${BASE}/t/${id}`);
  await page.click("[data-analysis]");
  await page.waitForSelector("main[data-ready=yes] [data-chart] svg", { timeout: 120_000 });
  expect(await page.locator("[data-headline]").innerText()).not.toBe("");
  expect(await page.locator("[data-player]").count()).toBe(2);
  const before = await page.locator(".seen h3").innerText();
  await page.click("[data-on]");
  await page.waitForFunction((was) => document.querySelector(".seen h3")?.textContent !== was, before);
  await page.locator("[data-chart]").click({ position: { x: 300, y: 100 } });
  await page.waitForTimeout(400);
  await shot(page, "analysis", true);
  await page.selectOption("[data-swings]", "2");
  await page.waitForTimeout(400);
  for (const moment of await page.locator("[data-moment]").all()) {
    await moment.locator("[data-there]").click();
    const move = Number(await moment.getAttribute("data-moment"));
    const shown = await page.locator(".seen h3").innerText();
    expect(Number(shown.match(/\d+/)![0])).toBeLessThan(move);
  }
  await shot(page, "analysis-second", true);
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(300);
  await shot(page, "analysis-phone", true);
  await page.setViewportSize({ width: 1280, height: 800 });
  if (await page.locator("[data-moment]").count()) {
    await page.locator("[data-moment] [data-fork]").first().click();
    await page.waitForSelector("main.page-table[data-ready=yes]");
  }
  const french = await visitor({ language: "fr" });
  await french.page.goto(`${BASE}/t/${id}/analysis`);
  await french.page.waitForSelector("main[data-ready=yes] [data-chart] svg");
  await shot(french.page, "analysis-french", true);
  expect([...errors, ...french.errors]).toEqual([]);
});
