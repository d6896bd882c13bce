// Every registered game, played by clicking, against bots: with FLIBUSTE_LONG to the end, else its first decisions.
import { afterAll, describe, expect, test } from "vitest";
import { Player } from "./driver";
import { everyLook, games, goToTable, LONG, openTable, shot, stop, visitor } from "./harness";

afterAll(stop);
const all = await games();
const LIMIT = LONG ? 3_600_000 : 100_000;
/** Without FLIBUSTE_LONG a game is left after so many decisions, or so many milliseconds. */
const ENOUGH = 12;
const QUICK = 15_000;

describe.each(all)("$title", ({ name, seats }) => {
  test(LONG ? "is played to its end by clicks" : "is played by clicks", { timeout: LIMIT }, async () => {
    const { page, errors } = await visitor();
    const company = Array.from({ length: Math.max(seats.min, 2) - 1 }, () => "bot:greedy");
    const id = await openTable(page, { game: name, seats: ["me", ...company], name: "Anne" });
    await goToTable(page, id);
    const player = new Player(page, 7);
    const begun = Date.now();
    const known = new Set<string>();
    const over = (n: number) => !LONG && n > 5 && (n >= ENOUGH || Date.now() - begun > QUICK);
    const seen = await player.play(over, async (n) => {
      if ([1, 5, 40, 100].includes(n)) await shot(page, `${name}-after-${n}`);
      const step = await page.getAttribute("main", "data-step");
      if (!LONG || !step || known.has(step)) return;
      known.add(step);
      await everyLook(page, `${name}-${step}`);
    });
    if (LONG || seen.status === "over") {
      expect(await page.locator("[data-over] h2").textContent()).toBeTruthy();
      await everyLook(page, `${name}-over`);
    }
    expect(player.decisions).toBeGreaterThan(5);
    expect(player.onBoard).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    console.log(`${name}: ${player.decisions} decisions, ${player.onBoard} of them on the board, ${seen.status}`);
  });
});
