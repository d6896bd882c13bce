// Numbers at the choice: what a button rolls, needs and promises; and the dice of the log as pictures.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { everyLook, games, goToTable, openTable, PHONE, shot, stop, violations, visitor } from "./harness";

afterAll(stop);
const known = (await games()).map((game) => game.name);

/** A table where seat 1 is offered something with this verb that has odds. Where a game ends without it, another is begun. */
async function playTo(page: Page, body: Record<string, unknown>, verb: string): Promise<string> {
  for (;;) {
    const id = await openTable(page, { name: "Anne", ...body });
    if (await offered(page, id, verb)) return id;
  }
}

/** Play seat 1 by what a bot advises until it is offered that; false if it never was. */
function offered(page: Page, id: string, verb: string): Promise<boolean> {
  return page.evaluate(
    async ([table, wanted]) => {
      const ask = async (path: string, body?: unknown) => {
        const init = body
          ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
          : {};
        return (await fetch(`/api/tables/${table}/${path}`, init)).json();
      };
      for (let n = 0; ; n++) {
        const now = await ask("state?seat=1&picture=false&since=99999");
        if (now.status === "over") return false;
        if (!now.decision) {
          await new Promise((go) => setTimeout(go, 60));
          continue;
        }
        const actions = now.decision.actions as { verb: string; odds: unknown; action: string }[];
        if (actions.some((action) => action.verb === wanted && action.odds)) return true;
        const advice = actions.length > 1 ? await ask("hint?seat=1") : actions;
        const best = Array.isArray(advice) ? advice[0] : undefined; // what is asked may have changed meanwhile
        if (!best) continue;
        await ask("act", { decision: now.decision.id, action: best.action, key: `odds-${n}-${table}`, seat: 1 });
      }
    },
    [id, verb] as const,
  );
}

const odds = (page: Page, verb: string) =>
  page.locator(`.btn[data-action^="${verb} "] [data-odds], .btn[data-action="${verb}"] [data-odds]`);

test.runIf(known.includes("stortebeker"))(
  "a boarding says what it needs, and the log shows its dice",
  async () => {
    const { page, errors } = await visitor();
    const id = await playTo(page, { game: "stortebeker", seats: ["me", "bot:greedy"] }, "board");
    errors.length = 0; // advice that came too late
    await goToTable(page, id);
    const first = odds(page, "board").first();
    await first.waitFor();
    expect(await first.textContent()).toMatch(/2d6 at least \d+: (\d+\u202f%|certain|cannot succeed)/);
    const chance = Number(await first.getAttribute("data-odds"));
    const badges = await page.locator(".host #chances .chance").allTextContents();
    expect(badges).toHaveLength(await odds(page, "board").count());
    if (chance > 0 && chance < 1) expect(badges).toContain(`${Math.round(100 * chance)}\u202f%`);
    const share = await first.locator(".bar").evaluate((bar) => {
      const pieces = [...bar.children].map((piece) => piece.getBoundingClientRect().width);
      return pieces[0]! / pieces.reduce((sum, width) => sum + width, 0);
    });
    if (chance > 0) expect(share).toBeCloseTo(chance, 1);
    expect(await violations(page)).toEqual([]);
    await everyLook(page, "odds-board");
    await page.locator('.btn[data-action^="board "]').first().click();
    await page.waitForSelector("[data-dice] .die svg");
    expect(await page.locator("[data-dice]").first().textContent()).toMatch(/needed \d+/);
    expect(await page.locator("[data-dice] .verdict").count()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 1400 });
    await shot(page, "odds-log");
    expect(errors).toEqual([]);
  },
  240_000,
);

test.runIf(known.includes("cove"))(
  "a broadside says how many hits rout the ship, on a phone in French",
  async () => {
    const { page, errors } = await visitor({ size: PHONE, touch: true, language: "fr" });
    const id = await openTable(page, { game: "cove", seats: ["me", "me", "me"], name: "Anne" });
    await meet(page, id);
    await goToTable(page, id);
    if (await page.locator("[data-reveal]").count()) await page.click("[data-reveal]");
    await page.waitForSelector("[data-odds]", { state: "attached" });
    const told = await page.locator("[data-odds] small").allTextContents();
    expect(told.some((text) => /\d+d6 à partir de \d\u00a0: /.test(text) || /%/.test(text))).toBe(true);
    await shot(page, "odds-fire-390-fr", true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForTimeout(200);
    await shot(page, "odds-fire-fr");
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
  240_000,
);

/** All captains sail to one island and fight: of five, the first has sixteen targets. */
async function meet(page: Page, id: string): Promise<void> {
  await page.evaluate(async (table) => {
    const ask = async (path: string, body?: unknown) => {
      const init = body
        ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
        : {};
      return (await fetch(`/api/tables/${table}/${path}`, init)).json();
    };
    for (let n = 0; n < 400; n++) {
      const any = await ask("state?seat=1&picture=false&since=99999");
      const asked = (any.mine as { seat: number; asked: boolean }[]).find((mine) => mine.asked);
      if (!asked) continue;
      const now = await ask(`state?seat=${asked.seat}&picture=false&since=99999`);
      const actions = (now.decision?.actions ?? []) as { action: string; verb: string }[];
      if (actions.some((action) => action.verb === "fire")) return;
      const choice = actions.find((action) => ["sail 2", "pass", "arm nothing"].includes(action.action)) ?? actions[0];
      await ask("act", {
        decision: now.decision.id,
        action: choice!.action,
        key: `meet-${n}-${table}`,
        seat: asked.seat,
      });
    }
  }, id);
}

test.runIf(known.includes("cove"))(
  "in a form, every section of the chosen ship has its odds",
  async () => {
    const { page, errors } = await visitor();
    const id = await openTable(page, { game: "cove", seats: ["me", "me", "me", "me", "me"], name: "Anne" });
    await meet(page, id);
    await goToTable(page, id);
    if (await page.locator("[data-reveal]").count()) await page.click("[data-reveal]");
    await page.waitForSelector("[data-form=fire]");
    const rows = page.locator("[data-form=fire] .row");
    expect(await rows.nth(1).locator("[data-odds]").count()).toBe(0);
    await rows.nth(0).locator(".chip").first().click();
    expect(await rows.nth(1).locator(".chip [data-odds]").count()).toBe(4);
    await rows.nth(1).locator(".chip").first().click();
    expect(await page.locator("[data-confirm] [data-odds]").textContent()).toMatch(/d6 from 5 on: /);
    expect(await violations(page)).toEqual([]);
    await everyLook(page, "odds-form");
    expect(errors).toEqual([]);
  },
  240_000,
);
