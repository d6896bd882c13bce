// A whole game of every registered game, played by clicking, against bots, to the end.
import { afterAll, describe, expect, test } from "vitest";
import { Player } from "./driver";
import { games, goToTable, LONG, openTable, shot, stop, visitor } from "./harness";

afterAll(stop);
const all = await games();
const LIMIT = LONG ? 3_600_000 : 110_000;
/** Without FLIBUSTE_LONG a long game is left after so many decisions: the soak plays it to its end. */
const QUICK = 150;

describe.each(all)("$title", ({ name, seats }) => {
  test("is played to its end by clicks", { timeout: LIMIT }, async () => {
    const { page, errors } = await visitor();
    const company = Array.from({ length: Math.max(seats.min, 2) - 1 }, () => "bot:greedy");
    const id = await openTable(page, { game: name, seats: ["me", ...company], name: "Anne" });
    await goToTable(page, id);
    const player = new Player(page, 7);
    const seen = await player.play(LONG ? Infinity : QUICK, async (n) => {
      if ([1, 5, 15, 40].includes(n)) await shot(page, `${name}-after-${n}`);
    });
    if (LONG || seen.status === "over") {
      expect(await page.locator("[data-over] h2").textContent()).toBeTruthy();
      await shot(page, `${name}-over`);
    }
    expect(player.decisions).toBeGreaterThan(5);
    expect(player.onBoard).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    console.log(`${name}: ${player.decisions} decisions, ${player.onBoard} of them on the board, ${seen.status}`);
  });
});
