// A picture of every kind of question of every game: both languages, desk, tablet and phone, by day and by night.
// Only with FLIBUSTE_LONG; FLIBUSTE_GALLERY=cove,blackbeard names some of the games, blackbeard:give+loot some questions.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { DESKTOP, goToTable, LONG, PHONE, shot, stop, TABLET, violations, visitor } from "./harness";
import { serveFolder, stopTestGames } from "./testgames";

type Gallery = { token: string; tables: { game: string; step: string; id: string }[] };
const folder = process.env["FLIBUSTE_GALLERY_AT"] ?? mkdtempSync(join(tmpdir(), "flibuste-gallery-"));
const LOOKS = [
  { name: "desk", size: DESKTOP, dark: false },
  { name: "tablet", size: TABLET, dark: false },
  { name: "phone", size: PHONE, dark: false },
  { name: "desk-dark", size: DESKTOP, dark: true },
  { name: "phone-dark", size: PHONE, dark: true },
];

function fill(): Gallery {
  if (!LONG) return { token: "", tables: [] };
  const python = process.env["FLIBUSTE_PYTHON"] ?? new URL("../../.venv/bin/python", import.meta.url).pathname;
  const script = new URL("./gallery.py", import.meta.url).pathname;
  const games = (process.env["FLIBUSTE_GALLERY"] ?? "").split(",").filter(Boolean);
  return JSON.parse(execFileSync(python, [script, folder, ...games], { maxBuffer: 1e8 }).toString()) as Gallery;
}

const { token, tables } = fill();
const address = LONG ? await serveFolder(folder) : "";
afterAll(async () => {
  await stop();
  if (LONG) await stopTestGames();
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(LONG)("every kind of question", () => {
  for (const language of ["en", "fr"])
    test(`in ${language}`, { timeout: 3_600_000, retry: 0 }, async () => {
      const { page, errors } = await visitor({ language });
      await page.goto(`${address}/#recover=${token}`);
      await page.click("dialog[open] [data-accept]");
      await page.waitForSelector("dialog[open]", { state: "hidden" });
      const found: string[] = [];
      for (const { game, step, id } of tables) {
        await page.setViewportSize(DESKTOP);
        await goToTable(page, id, address);
        await page.waitForSelector("main[data-asked=true]"); // one who only looks on is asked nothing
        for (const look of LOOKS) {
          await page.setViewportSize(look.size);
          await page.emulateMedia({ colorScheme: look.dark ? "dark" : "light" });
          await page.waitForTimeout(150);
          await shot(page, `questions/${game}-${step}-${language}-${look.name}`);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${game} ${step} ${look.name}: ${wide} pixels too wide`);
          if (["desk", "phone-dark"].includes(look.name))
            found.push(...(await violations(page)).map((text) => `${game} ${step} ${look.name}: ${text}`));
        }
      }
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
    });
});
