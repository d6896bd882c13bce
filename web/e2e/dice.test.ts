// Dice that all have made together: two browsers, from sitting down to the check at the end.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { Table } from "../src/api/shapes";
import { BASE, goToTable, openTable, shot, stop, visitor } from "./harness";

afterAll(stop);

const table = (page: Page, id: string) =>
  page.evaluate(async (path) => (await (await fetch(path)).json()) as Table, `/api/tables/${id}`);

/** Both leave: bots play on for them, to the end. */
async function playToTheEnd(id: string, ...pages: Page[]): Promise<void> {
  for (const [i, page] of pages.entries())
    await page.evaluate((path) => fetch(path, { method: "DELETE" }), `/api/tables/${id}/seats/${i + 1}`);
  await expect.poll(async () => (await table(pages[0]!, id)).status, { timeout: 240_000, interval: 500 }).toBe("over");
}

test(
  "two browsers make the dice, play, and find their own numbers in them; a third looks on",
  { timeout: 400_000 },
  async () => {
    const [anne, bram, mary] = [await visitor(), await visitor(), await visitor()];
    const body = { game: "stortebeker", seats: ["me", "open"], name: "Anne", public: true, share: "commit" };
    const id = await openTable(anne.page, { ...body, pace: { kind: "none", window: 0 } });
    await anne.page.goto(`${BASE}/t/${id}`);
    await anne.page.waitForSelector(".room");
    await expect.poll(async () => (await table(anne.page, id)).fairness.shares[0]!.kind).toBe("committed");
    await mary.page.goto(`${BASE}/t/${id}/fairness`);
    await mary.page.waitForSelector('[data-share="committed"]');
    await shot(mary.page, "fairness-open", true);
    await bram.page.goto(`${BASE}/t/${id}`);
    await bram.page.click("[data-sit]");
    if (await bram.page.locator("[data-name]").count()) {
      await bram.page.fill("[data-name]", "Bram");
      await bram.page.click("[data-sit]");
    }
    for (const { page } of [anne, bram]) await page.waitForSelector("main[data-ready=yes] .host svg");
    const begun = await table(anne.page, id);
    expect(begun.fairness.shares.map((share) => share.kind)).toEqual(["revealed", "revealed"]);
    await playToTheEnd(id, anne.page, bram.page);
    for (const { page } of [anne, bram, mary]) {
      await page.goto(`${BASE}/t/${id}/fairness`);
      await page.click("[data-verify]");
      await page.waitForSelector("[data-verdict=true]");
    }
    expect(await anne.page.locator(".checks .good").allInnerTexts()).toHaveLength(4);
    expect(await anne.page.locator(".checks", { hasText: "for seat 1 is in the dice" }).count()).toBe(1);
    expect(await bram.page.locator(".checks", { hasText: "for seat 2 is in the dice" }).count()).toBe(1);
    expect(await mary.page.locator(".checks", { hasText: "has kept nothing of this table" }).count()).toBe(1);
    await shot(anne.page, "fairness-together", true);
    const [saved] = await Promise.all([anne.page.waitForEvent("download"), anne.page.click("[data-proof]")]);
    const proof = JSON.parse(await read(saved)) as { receipt: object; shares: { seat: number }[] };
    expect(proof.shares.map((share) => share.seat)).toEqual([1]);
    await anne.page.setViewportSize({ width: 390, height: 844 });
    await shot(anne.page, "fairness-together-phone", true);
    expect([...anne.errors, ...bram.errors, ...mary.errors]).toEqual([]);
  },
);

async function read(saved: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<string> {
  const parts: string[] = [];
  for await (const part of await saved.createReadStream()) parts.push(String(part));
  return parts.join("");
}

test("play at once is one click, and has a share in the dice", { timeout: 120_000 }, async () => {
  const { page, errors } = await visitor();
  await page.goto(BASE);
  await page.locator("[data-play-now]").first().click();
  await page.waitForSelector("main.page-table[data-ready=yes]");
  const id = new URL(page.url()).pathname.split("/")[2]!;
  const { fairness } = await table(page, id);
  expect(fairness.shares.filter((share) => share.kind === "revealed")).toHaveLength(1);
  await goToTable(page, id);
  expect(errors).toEqual([]);
});
