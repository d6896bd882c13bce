// Coming back: what waits for me, the next table, notifications, the app on the home screen, and what it shows offline.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { BASE, games, goToTable, openTable, PHONE, shot, stop, violations, visitor } from "./harness";
import { serveFolder, stopTestGames } from "./testgames";

afterAll(stop);
const cove = (await games()).find((game) => game.name === "cove");
/** At the beginning of this game everybody is asked, whatever is dealt. */
const asking = { game: "cove", seats: ["me", "bot:random", "bot:random"], name: "Anne" };
const remember = (page: Page, more: object = {}) =>
  page.evaluate(
    (given) => localStorage.setItem("flibuste", JSON.stringify({ pace: 0, name: "Anne", played: true, ...given })),
    more,
  );

test.runIf(cove)("from table to table, wherever it is my turn", async () => {
  const { page, context, errors } = await visitor();
  const first = await openTable(page, asking);
  const second = await openTable(page, asking);
  await remember(page);
  await page.goto(BASE);
  await page.waitForFunction(() => document.title.startsWith("(2) "));
  await goToTable(page, first);
  await page.waitForSelector("[data-next-turn]");
  expect(await violations(page)).toEqual([]);
  await shot(page, "next-turn-1280");
  await page.click("[data-next-turn]");
  await page.waitForURL(`**/t/${second}`);
  await page.waitForSelector("main[data-ready=yes]");
  await page.setViewportSize(PHONE);
  await remember(page, { language: "fr" });
  await page.reload();
  await page.waitForSelector("[data-next-turn]");
  await shot(page, "next-turn-390-fr");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width + 1);
  await page.click("[data-next-turn]");
  await page.waitForURL(`**/t/${first}`);
  expect(errors).toEqual([]);
  await context.close();
});

test.runIf(cove)("whoever wants it is notified of a table that waits, and nobody else", async () => {
  const { page, context, errors } = await visitor();
  await context.addInitScript(() => {
    const shown: string[] = [];
    class Told {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(_: string, options: { tag: string }) {
        shown.push(options.tag);
      }
    }
    Object.assign(window, { Notification: Told, shown });
    ServiceWorkerRegistration.prototype.showNotification = async function (_: string, options?: { tag?: string }) {
      shown.push(options?.tag ?? "");
    };
  });
  const wait = async (id: string) => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.waitForFunction((table) => localStorage.getItem("flibuste-tables")?.includes(table), id);
    return page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  };
  const other = await context.newPage();
  const first = await openTable(other, asking);
  await remember(other);
  await page.goto(BASE);
  await page.waitForSelector("[data-turns]");
  const silent = await openTable(other, asking);
  expect(await wait(silent)).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.check("[data-notify]");
  await shot(page, "menu-notify");
  expect(await violations(page)).toEqual([]);
  const told = await openTable(other, asking);
  await wait(told);
  await page.waitForFunction(() => (window as unknown as { shown: string[] }).shown.length > 0);
  expect(await wait(told)).toEqual([`/t/${told}`]);
  expect(first).not.toBe(told);
  expect(errors).toEqual([]);
  await context.close();
});

test("the app can be installed", async () => {
  const { page, context, errors } = await visitor();
  await page.goto(BASE);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]")!;
    return (await (await fetch(link.href)).json()) as { display: string; icons: { src: string; sizes: string }[] };
  });
  expect(manifest.display).toBe("standalone");
  for (const { src, sizes } of [...manifest.icons, { src: "/icons/apple-touch-icon.png", sizes: "180x180" }]) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size, src).toBe(sizes);
  }
  await page.goto(`${BASE}/icons/maskable-512.png`);
  await shot(page, "icon-maskable");
  expect(errors).toEqual([]);
  await context.close();
});

test.runIf(cove)("offline the app shows my tables as last seen; a new build is shown at once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "flibuste-web-"));
  const web = join(folder, "web");
  cpSync(new URL("../../src/flibuste/web/", import.meta.url).pathname, web, { recursive: true });
  process.env["FLIBUSTE_WEB"] = web;
  try {
    const address = await serveFolder(join(folder, "data"));
    const { page, context } = await visitor();
    await openTable(page, asking, address);
    await remember(page);
    await page.goto(address);
    await page.waitForSelector("[data-turns] li");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
    await page.reload();
    await page.waitForSelector("[data-turns] li");

    const index = join(web, "index.html");
    writeFileSync(index, readFileSync(index, "utf8").replace("<head>", '<head><meta name="build" content="next">'));
    await page.reload();
    expect(await page.locator('meta[name="build"]').count(), "the new build").toBe(1);
    await page.waitForSelector("[data-turns] li");

    await stopTestGames();
    await page.goto(`${address}/`);
    await page.waitForSelector("[data-as-of]");
    expect(await page.locator("[data-mine] li").first().innerText()).toContain("Cove");
    await shot(page, "offline-1280", true);
    await page.setViewportSize(PHONE);
    await remember(page, { language: "fr" });
    await page.reload();
    await page.waitForSelector("[data-as-of]");
    await shot(page, "offline-390-fr", true);
    expect(await violations(page)).toEqual([]);
    await context.close();
  } finally {
    delete process.env["FLIBUSTE_WEB"];
    await stopTestGames();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a service worker names its build, and is asked for anew each time", async () => {
  const answer = await fetch(`${BASE}/sw.js`);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const text = await answer.text();
  expect(text).toMatch(/"flibuste-[0-9a-f]{16}"/);
  expect(text).not.toContain("__FILES__");
});
