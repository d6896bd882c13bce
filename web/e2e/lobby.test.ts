// The lobby: all public tables, page by page, and the choice among them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable, PHONE, shot, stop, violations, visitor } from "./harness";
import { serveFolder, stopTestGames } from "./testgames";

const folder = mkdtempSync(join(tmpdir(), "flibuste-lobby-"));
let address = "";
beforeAll(async () => void (address = await serveFolder(folder)));
afterAll(async () => {
  await stop();
  await stopTestGames();
  rmSync(folder, { recursive: true, force: true });
});

test("tables are chosen by game, seats and company, and come page by page", async () => {
  const { page, context, errors } = await visitor();
  const table = (seats: string[], game = "stortebeker") =>
    openTable(page, { game, seats, name: "Anne", public: true }, address);
  for (let n = 0; n < 11; n++) await table(["me", "open"]);
  await table(["me", "open", "bot:random"]);
  await table(["me", "open", "open"], "cove");
  const found = (count: number) => page.waitForSelector(`[data-found="${count}"]`);

  await page.goto(address);
  await page.click("[data-lobby]");
  await found(13);
  expect(await page.locator(".box li").count()).toBe(10);
  await page.click("[data-after]");
  await page.waitForFunction(() => document.querySelectorAll(".box li").length === 3);
  expect(await violations(page)).toEqual([]);
  await page.selectOption("[data-company]", "true");
  await found(1);
  await page.selectOption("[data-company]", "false");
  await found(12);
  await page.selectOption("[data-free]", "2");
  await found(1);
  expect(await page.locator(".box li").innerText()).toContain("Cove");
  await page.selectOption("[data-game]", "stortebeker");
  await found(0);
  await page.selectOption("[data-free]", "0");
  await found(11);
  await shot(page, "lobby-1280");
  await page.click("[data-status=over]");
  await found(0);
  await page.click("[data-status=open]");
  await found(11);
  await page.setViewportSize(PHONE);
  await page.evaluate(() => localStorage.setItem("flibuste", JSON.stringify({ language: "fr", name: "Anne" })));
  await page.reload();
  await found(13);
  await shot(page, "lobby-390-fr");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width + 1);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test("a row names those who sit there, and leads to pages that are public", async () => {
  const [anne, bram] = [await visitor(), await visitor()];
  const body = { game: "cove", seats: ["me", "open", "bot:random"], name: "Anne", public: true };
  const id = await openTable(anne.page, body, address);
  const handle = await anne.page.evaluate(async () => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/me/profile", { method: "PUT", headers, body: JSON.stringify({ public: true }) });
    return ((await answer.json()) as { handle: string }).handle;
  });
  await bram.page.goto(`${address}/lobby`);
  const row = bram.page.locator(".box li", { has: bram.page.locator(`a[href="/t/${id}"]`) });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Anne, /);
  await shot(bram.page, "lobby-names-1280");
  expect(await violations(bram.page)).toEqual([]);
  await row.locator("[data-profile]").click();
  await bram.page.waitForURL(`${address}/p/${handle}`);
  await bram.page.locator("h1", { hasText: "Anne" }).waitFor();
  expect([...anne.errors, ...bram.errors]).toEqual([]);
  await Promise.all([anne.context.close(), bram.context.close()]);
});
