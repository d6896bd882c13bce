// A whole small tournament of three people, each with a browser of his own; whoever has no table watches the standings.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { look, press } from "./driver";
import { DESKTOP, everyLook, PHONE, shot, stop, violations, visitor, type Visitor } from "./harness";
import { serveFolder, stopTestGames } from "./testgames";

const folder = mkdtempSync(join(tmpdir(), "flibuste-tournament-"));
let address = "";
beforeAll(async () => {
  process.env["FLIBUSTE_LOBBY_CHAT"] = "on";
  address = await serveFolder(folder);
});
afterAll(async () => {
  await stop();
  await stopTestGames();
  rmSync(folder, { recursive: true, force: true });
});

async function people(...names: string[]): Promise<Visitor[]> {
  return Promise.all(names.map((name) => visitor({ name })));
}

/** Answer on the pages of a table, whoever is asked, until it is over. */
async function playOn(pages: Page[]): Promise<void> {
  for (;;) {
    let over = 0;
    for (const page of pages) {
      if (await page.locator("[data-over]").count()) {
        over += 1;
        continue;
      }
      const seen = await look(page);
      if (seen.asked && !seen.waiting && seen.actions.length) {
        await press(page.locator("[data-action]:not([disabled])").first());
        await page.waitForFunction(
          (was) => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > was,
          seen.number,
        );
      }
    }
    if (over === pages.length) return;
    await pages[0]!.waitForTimeout(20);
  }
}

const total = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-points]")].reduce((sum, cell) => sum + Number(cell.textContent), 0),
  );
const narrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test(
  "three people play all against all; standings come by themselves, and tables lead there and back",
  { timeout: 240_000 },
  async () => {
    const everybody = await people("Anne", "Bram", "Clara");
    const [anne, bram, clara] = everybody.map((one) => one.page) as [Page, Page, Page];
    await anne.goto(address);
    await anne.click("[data-tournaments]");
    await anne.click("[data-new-cup]");
    await anne.selectOption("[data-game]", "auction");
    await anne.fill("[data-title]", "Cup of Tortuga");
    expect(await violations(anne)).toEqual([]);
    await shot(anne, "tournament-new-1280", true);
    await anne.setViewportSize(PHONE);
    await shot(anne, "tournament-new-390", true);
    expect(await narrow(anne)).toBeLessThanOrEqual(PHONE.width + 1);
    await anne.setViewportSize(DESKTOP);
    await anne.click("[data-open]");
    const link = await anne.locator("[data-link]").inputValue();
    for (const page of [bram, clara]) {
      await page.goto(link);
      await page.click("[data-join]");
      await page.waitForSelector("[data-leave]");
    }
    await anne.waitForSelector('[data-entrant="3"]');
    await shot(anne, "tournament-open-1280");
    await clara.click("[data-leave]");
    await anne.waitForSelector('[data-entrant="3"]', { state: "detached" });
    await clara.click("[data-join]");
    await anne.waitForSelector('[data-entrant="3"]');
    await anne.click("[data-start]");

    const watched: number[] = [];
    for (let round = 1; round <= 3; round++) {
      for (const { page } of everybody) await page.waitForSelector(`[data-cup=playing][data-round-now="${round}"]`);
      const playing = [];
      let watcher: Page | null = null;
      for (const { page } of everybody)
        if (await page.locator("[data-my-table]").count()) playing.push(page);
        else watcher = page;
      expect(playing).toHaveLength(2);
      await watcher!.waitForSelector("[data-wait]");
      watched.push(await total(watcher!));
      if (round === 2) await shot(playing[0]!, "tournament-ready-1280");
      for (const page of playing) {
        await page.click("[data-my-table]");
        await page.waitForSelector("main.page-table[data-ready=yes]");
      }
      await playOn(playing);
      if (round === 1) await shot(playing[0]!, "tournament-table-over");
      const next = round < 3 ? `[data-cup=playing][data-round-now="${round + 1}"]` : "[data-cup=over]";
      await watcher!.waitForSelector(next, { timeout: 30_000 });
      for (const page of playing) await page.click("[data-to-tournament]");
    }
    // Each round gives a point at its table, and half a one to whoever had none, which is there when it is paired.
    expect(watched).toEqual([0.5, 2, 3.5]);
    for (const { page } of everybody) {
      await page.waitForSelector("[data-winners]");
      expect(await total(page)).toBe(4.5);
    }
    expect(await anne.locator("[data-cross] td a").count()).toBe(6);
    expect(await anne.locator("[data-round] [data-status=over]").count()).toBe(3);
    expect(await violations(anne)).toEqual([]);
    await everyLook(anne, "tournament-over");
    await bram.setViewportSize(PHONE);
    await bram.evaluate(() =>
      localStorage.setItem("flibuste", JSON.stringify({ language: "fr", name: "Bram", played: true })),
    );
    await bram.reload();
    await bram.waitForSelector("[data-winners]");
    await shot(bram, "tournament-over-390-fr", true);
    expect(await narrow(bram)).toBeLessThanOrEqual(PHONE.width + 1);
    await bram.goto(`${address}/tournaments`);
    await bram.waitForSelector("[data-cups=over]");
    await shot(bram, "tournaments-390-fr");
    await clara.goto(`${address}/tournaments`);
    await clara.waitForSelector("[data-cups=over]");
    await shot(clara, "tournaments-1280");
    expect(await violations(clara)).toEqual([]);
    for (const { errors } of everybody) expect(errors).toEqual([]);
    await Promise.all(everybody.map(({ context }) => context.close()));
  },
);

test("bots fill a Swiss tournament up, and the organiser ends it", { timeout: 120_000 }, async () => {
  const { page, context, errors } = await visitor({ name: "Anne", language: "fr" });
  await page.goto(`${address}/tournaments/new`);
  await page.selectOption("[data-game]", "stortebeker");
  await page.check('input[value="swiss"]');
  await page.selectOption("[data-bots]", { index: 1 });
  await page.fill("[data-least]", "4");
  await shot(page, "tournament-new-bots", true);
  await page.click("[data-open]");
  await page.click("[data-start]");
  await page.waitForSelector("[data-cup=playing] [data-my-table]");
  expect(await page.locator("[data-rank]").count()).toBe(4);
  await shot(page, "tournament-bots-1280");
  await page.click("[data-end]");
  await page.click("[data-end-sure]");
  await page.waitForSelector("[data-cup=over]");
  expect(await page.locator("[data-my-table]").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("the lobby's chat: said, heard at once, and not by whoever has muted", { timeout: 120_000 }, async () => {
  const [anne, bram] = (await people("Anne", "Bram")) as [Visitor, Visitor];
  for (const { page } of [anne, bram]) {
    await page.goto(`${address}/lobby`);
    await page.waitForSelector("[data-lobby-chat]");
  }
  const say = async (page: Page, text: string) => {
    await page.fill("[data-lobby-chat] form .field", text);
    await page.keyboard.press("Enter");
    await page.locator("[data-line]", { hasText: text }).waitFor();
  };
  await say(anne.page, "Who plays Cove tonight?");
  const heard = bram.page.locator("[data-line]", { hasText: "Cove tonight" });
  await heard.waitFor();
  await say(bram.page, "Me, and bring rum");
  await anne.page.locator("[data-line]", { hasText: "bring rum" }).waitFor();
  await shot(anne.page, "lobby-chat-1280", true);
  expect(await violations(anne.page)).toEqual([]);
  await anne.page.setViewportSize(PHONE);
  await shot(anne.page, "lobby-chat-390", true);
  await anne.page.setViewportSize(DESKTOP);
  await bram.page.reload();
  await heard.locator("[data-report]").click();
  await bram.page.click("[data-reporting] [data-mute]");
  await bram.page.waitForSelector("[data-reporting] [role=status]");
  await bram.page.click("[data-reporting] button:last-child");
  await heard.waitFor({ state: "detached" });
  await say(anne.page, "Hello?");
  await say(bram.page, "Silence at last");
  expect(await bram.page.locator("[data-line]", { hasText: "Hello?" }).count()).toBe(0);
  await anne.page.locator("[data-line]", { hasText: "Silence at last" }).waitFor();
  expect([...anne.errors, ...bram.errors]).toEqual([]);
  await Promise.all([anne.context.close(), bram.context.close()]);
});
