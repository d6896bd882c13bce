// In company: secret choices, the clock, onlookers, points, answers that stand.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { Situation } from "../src/api/shapes";
import { look, press, question } from "./driver";
import { BASE, games, goToTable, openTable, sample, shot, stop, visitor } from "./harness";

afterAll(stop);
const all = await games();
const cove = all.find((game) => game.name === "cove");

async function twoAtATable(body: Record<string, unknown>) {
  const anne = await visitor();
  const bram = await visitor();
  const id = await openTable(anne.page, { name: "Anne", public: true, ...body });
  await anne.page.goto(`${BASE}/t/${id}`);
  await anne.page.waitForSelector(".room");
  await bram.page.goto(`${BASE}/t/${id}`);
  await bram.page.click("[data-sit]");
  for (const { page } of [anne, bram]) await page.waitForSelector("main[data-ready=yes] .host svg");
  return { anne, bram, id };
}

/** Everything that a page shows, but for what moves by itself. */
const shown = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector(".stage")!.innerHTML +
      document.querySelector<HTMLElement>(".prompt")!.innerText +
      document.querySelector<HTMLElement>(".players")!.innerText,
  );

test.runIf(cove)(
  "a secret choice is seen as made, not what it is, and may be changed until the last is in",
  async () => {
    const { anne, bram } = await twoAtATable({ game: "cove", seats: ["me", "open", "bot:random"] });
    await question(anne.page);
    const choose = async (row: number) => {
      if (await anne.page.locator("[data-change]").count()) await anne.page.click("[data-change]");
      await anne.page.locator("[data-form] [data-more]").nth(row).click();
      const label = (await anne.page.locator("[data-form] .name").nth(row).innerText()).split("\n")[0]!;
      await press(anne.page.locator("[data-confirm]"));
      await anne.page.waitForSelector("[data-change]");
      return label.trim().toLowerCase();
    };
    await choose(0);
    await bram.page.locator('[data-seat="1"]', { hasText: "has chosen" }).waitFor();
    const before = await shown(bram.page);
    await shot(bram.page, "cove-sealed");
    const second = await choose(1);
    await anne.page.locator(".sealed", { hasText: second }).waitFor();
    await bram.page.waitForTimeout(400);
    expect(await shown(bram.page)).toBe(before);
    const number = (await look(bram.page)).number;
    await press(bram.page.locator("[data-action]").first());
    await bram.page.waitForFunction(
      (was) =>
        Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > was &&
        !document.querySelector(".sealed"),
      number,
    );
    expect([...anne.errors, ...bram.errors]).toEqual([]);
  },
);

test.runIf(cove)("the points of everybody stand beside the names", async () => {
  const { page } = await visitor();
  const id = await openTable(page, { game: "cove", seats: ["me", "bot:random", "bot:random"], name: "Anne" });
  await goToTable(page, id);
  await page.waitForSelector(".players .nb .vh");
  const points = await page.locator(".players .nb").allTextContents();
  expect(points).toHaveLength(3);
  for (const text of points) expect(text.trim()).toMatch(/^\d+ ?points?$/);
});

test(
  "when the clock runs out a bot stands in, and one comes back; onlookers are counted",
  { timeout: 150_000 },
  async () => {
    const { anne, bram, id } = await twoAtATable({
      game: (await sample()).name,
      seats: ["me", "open"],
      pace: { kind: "live", seconds: 20 },
    });
    const slow = (await look(anne.page)).asked ? anne.page : bram.page;
    await slow.waitForSelector("[role=timer]");
    expect(await slow.locator("[role=timer]").textContent()).toMatch(/^0:[012]\d$/);
    const { page } = await visitor();
    await page.goto(`${BASE}/t/${id}`);
    await slow.locator(".watchers", { hasText: "1" }).waitFor();
    await shot(slow, "clock");
    await slow.waitForSelector("[data-stood-in]", { timeout: 60_000 });
    await shot(slow, "stood-in");
    await slow.click("[data-stood-in] .btn");
    await slow.waitForSelector("[data-stood-in]", { state: "detached" });
    await page.close();
    await slow.waitForSelector(".watchers", { state: "detached" });
  },
);

/** Play a game to its end behind the page, always the first that is offered. */
const playOut = (page: Page, id: string) =>
  page.evaluate(async (table) => {
    for (let key = 0; ; key++) {
      const state = (await (await fetch(`/api/tables/${table}/state?picture=false`)).json()) as Situation;
      if (state.status === "over") return;
      if (state.decision && state.prompt?.asked.includes(state.seat)) {
        const answer = { decision: state.decision.id, action: state.decision.actions[0]!.action, key: `out-${key}` };
        const headers = { "Content-Type": "application/json" };
        await fetch(`/api/tables/${table}/act`, { method: "POST", headers, body: JSON.stringify(answer) });
      } else await new Promise((resume) => setTimeout(resume, 10));
    }
  }, id);

test("a guest is asked for a name, and the same people meet again at one table", { timeout: 300_000 }, async () => {
  const game = await sample();
  const anne = await visitor();
  const bram = await visitor({ name: "" });
  const id = await openTable(anne.page, {
    game: game.name,
    seats: ["me", "open"],
    name: "Anne",
    pace: { kind: "none", window: 0 },
  });
  await bram.page.goto(`${BASE}/t/${id}`);
  await bram.page.click("[data-sit]");
  await bram.page.fill("[data-name]", "Anne");
  await shot(bram.page, "sit-name");
  await bram.page.keyboard.press("Enter");
  await bram.page.waitForSelector("main[data-ready=yes] .host svg");
  expect(await bram.page.locator(".players .nm").allTextContents()).toEqual([
    expect.stringMatching(/^Anne\s*$/),
    expect.stringMatching(/^Anne 2/),
  ]);
  await goToTable(anne.page, id);
  await Promise.all([anne.page, bram.page].map((page) => playOut(page, id)));
  await bram.page.click("[data-over] .btn.main");
  await bram.page.waitForURL((url) => !url.pathname.endsWith(id));
  const here = new URL(bram.page.url()).pathname;
  await anne.page.click("[data-over] .btn.main");
  await anne.page.waitForURL((url) => url.pathname === here);
  for (const { page } of [anne, bram]) await page.waitForSelector("main[data-ready=yes] .host svg");
  expect([...anne.errors, ...bram.errors]).toEqual([]);
});

test("a recovery link says whose it is, asks, and leaves a way back", { timeout: 120_000 }, async () => {
  const anne = await visitor();
  const bram = await visitor();
  await openTable(anne.page, { name: "Anne", game: "stortebeker", seats: ["me", "open"] });
  await openTable(bram.page, { name: "Bram", game: "stortebeker", seats: ["me", "open"] });
  const { token } = await anne.page.evaluate(async () => (await fetch("/api/me/link", { method: "POST" })).json());
  const me = () => bram.page.evaluate(async () => (await (await fetch("/api/me")).json()).name as string);
  await bram.page.evaluate(() => localStorage.setItem("flibuste", JSON.stringify({ played: true })));
  const open = async () => {
    await bram.page.goto("about:blank");
    await bram.page.goto(`${BASE}/#recover=${token}`);
    await bram.page.waitForSelector("dialog[open] [data-accept]");
  };
  await open();
  expect(await bram.page.locator("dialog[open]").innerText()).toContain("Anne");
  await shot(bram.page, "recovery");
  await bram.page.click("[data-stay]");
  expect(await me()).toBe("Bram");
  await open();
  await bram.page.click("[data-accept]");
  await bram.page.waitForSelector("dialog[open]", { state: "hidden" });
  await expect.poll(me).toBe("Anne");
  await bram.page.locator("[aria-controls=menu]").click();
  await bram.page.click("[data-back]");
  await expect.poll(me).toBe("Bram");
});

/** Play until the turn has gone to the other, and nothing can be taken back: who chose last, who is asked now. */
async function turnOver(pages: Page[]): Promise<{ mover: Page; other: Page }> {
  for (;;) {
    for (const [at, page] of pages.entries()) {
      const [seen, other] = [await look(page), pages[1 - at]!];
      if (!seen.asked || seen.waiting || !seen.actions.length) continue;
      await press(page.locator("[data-action]").first());
      await page.waitForFunction(
        (was) => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > was,
        seen.number,
      );
      await page.waitForSelector("main[data-answering=false]");
      if (await page.locator('[data-tool="ask-undo"]').count()) return { mover: page, other };
    }
    await pages[0]!.waitForTimeout(50);
  }
}

test("the others are asked whether a choice may be taken back, and agree or refuse", { timeout: 150_000 }, async () => {
  const game = await sample();
  const { anne, bram } = await twoAtATable({
    game: game.name,
    seats: ["me", "open"],
    pace: { kind: "none", window: 0 },
  });
  const { mover, other } = await turnOver([anne.page, bram.page]);
  const hand = await mover.locator(".host").innerHTML();
  await mover.click('[data-tool="ask-undo"]');
  await mover.waitForSelector("[data-undo-asked]");
  await other.waitForSelector("[data-undo-asked] [data-agree]");
  await shot(other, "undo-asked");
  await shot(mover, "undo-waits");
  await other.click("[data-refuse]");
  await mover.waitForSelector("[data-undo-asked]", { state: "detached" });
  expect(await mover.locator(".host").innerHTML()).toBe(hand);
  await mover.click('[data-tool="ask-undo"]');
  await other.click("[data-agree]");
  await question(mover);
  await other.waitForSelector('main[data-asked="false"]');
  await shot(mover, "undo-agreed");
  expect(await mover.locator(".log .gone").count()).toBeGreaterThan(0);
  expect([...anne.errors, ...bram.errors]).toEqual([]);
});

/** Whoever wishes so is asked in every window, even where he can only pass: no deal decides whether there is a question. */
async function askMeAlways(page: Page): Promise<void> {
  await page.click("[aria-controls=menu]");
  await page.click("[data-ask-always][aria-pressed=false]");
  await page.waitForSelector("[data-ask-always][aria-pressed=true]");
  await page.keyboard.press("Escape");
}

/** Choose the first that is offered, whoever is asked, until somebody may react in a window: his page. */
async function playToWindow(pages: Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) {
      if (await page.locator(".prompt.reaction:has([data-window]) [data-action]:not([disabled])").count()) return page;
      const seen = await look(page);
      if (!seen.asked || seen.waiting || !seen.actions.length) continue;
      await press(page.locator("[data-action]:not([disabled])").first());
    }
    await pages[0]!.waitForTimeout(20);
  }
}

test("a reaction where two people sit is asked of both, counted down, and told together", async () => {
  const { anne, bram } = await twoAtATable({
    game: "stortebeker",
    seats: ["me", "open"],
    pace: { kind: "none", window: 30 },
  });
  const pages = [anne.page, bram.page];
  for (const page of pages) await askMeAlways(page);
  const asked = await playToWindow(pages);
  for (const page of pages) await page.waitForSelector("[data-window]");
  await press(asked.locator(".prompt.reaction [data-action]").first());
  await asked.locator(".sealed, [data-change]").first().waitFor();
  for (const [at, page] of pages.entries()) await shot(page, `window-${at + 1}`);
  await shot(asked, "window-answered");
  expect(await asked.locator("[data-prompt]").innerText()).not.toMatch(/^nothing/);
  expect(await asked.locator("[data-action]:not([disabled])").count()).toBeGreaterThan(0);
  expect([...anne.errors, ...bram.errors]).toEqual([]);
});
