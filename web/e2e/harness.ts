// A real Chromium at a real server. Whatever goes wrong in a page's console fails the test.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

/** Files that run at once have a server each: `VITEST_POOL_ID` counts them from 1. */
function own(variable: string): string | undefined {
  return process.env[variable]?.split(" ")[Number(process.env["VITEST_POOL_ID"] ?? 1) - 1];
}

export const BASE = own("FLIBUSTE_ADDRESSES") ?? "http://127.0.0.1:8000";
/** Where that server lays the letters that it sends. */
export const MAIL = own("FLIBUSTE_MAIL_FOLDERS") ?? "";
export const LONG = Boolean(process.env["FLIBUSTE_LONG"]);
const SHOTS = new URL("../../artefacts/web/", import.meta.url).pathname;
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

export const DESKTOP = { width: 1280, height: 800 };
export const LAPTOP = { width: 1024, height: 768 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };

let browser: Browser | null = null;

export async function start(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  browser ??= await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  return browser;
}

export async function stop(): Promise<void> {
  await browser?.close();
  browser = null;
}

export type Visitor = { page: Page; context: BrowserContext; errors: string[] };
type Wish = {
  size?: { width: number; height: number };
  dark?: boolean;
  touch?: boolean;
  still?: boolean;
  language?: string;
  pace?: number;
  name?: string;
  /** Whether the page asks back before a choice that ends the turn. */
  careful?: boolean;
  /** Whether the hints of a first visit come. */
  hints?: boolean;
};

/** Somebody with a browser of his own: his own cookie, settings and storage. */
export async function visitor(wish: Wish = {}): Promise<Visitor> {
  const context = await (
    await start()
  ).newContext({
    viewport: wish.size ?? DESKTOP,
    colorScheme: wish.dark ? "dark" : "light",
    hasTouch: wish.touch ?? false,
    isMobile: wish.touch ?? false,
    reducedMotion: (wish.still ?? true) ? "reduce" : "no-preference",
    locale: wish.language ?? "en",
  });
  const settings = { pace: wish.pace ?? 0, name: wish.name ?? "Guest", careful: wish.careful ?? false };
  const learned = wish.hints ? {} : { hints: ["planner", "standing", "undo", "why"] };
  await context.addInitScript(
    ([given, known]) => {
      if (!localStorage.getItem("flibuste")) localStorage.setItem("flibuste", JSON.stringify(given));
      if (!localStorage.getItem("flibuste-learn")) localStorage.setItem("flibuste-learn", JSON.stringify(known));
    },
    [settings, learned] as const,
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 401/.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return { page, context, errors };
}

export async function shot(page: Page, name: string, whole = false): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name}.png`, fullPage: whole });
}

/** The same moment at a desk and on a phone, by day and by night. */
export async function everyLook(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [label, size] of [
    ["1280", DESKTOP],
    ["390", PHONE],
  ] as const)
    for (const dark of [false, true]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      await page.waitForTimeout(80);
      await shot(page, `${name}-${label}${dark ? "-dark" : ""}`);
    }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}

/** What axe-core finds serious or worse. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate("Boolean(window.axe)"))) {
    const source = (await import("node:fs")).readFileSync(AXE, "utf8");
    await page.evaluate(source);
  }
  const named = "label-content-name-mismatch";
  const found = await serious(page, `document, { rules: { "${named}": { enabled: false } } }`);
  // What is drawn on a piece (numbers, abbreviations) is not its label: a picture is named in words.
  return [...found, ...(await serious(page, `{ exclude: [[".host"]] }, { runOnly: ["${named}"] }`))];
}

async function serious(page: Page, wish: string): Promise<string[]> {
  const found = (await page.evaluate(`axe.run(${wish}).then((answer) =>
    answer.violations.filter((one) => ["serious", "critical"].includes(one.impact))
      .map((one) => one.id + ": " + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + " | " + node.failureSummary).join(" || ")))`)) as string[];
  return found;
}

export type GameInfo = { name: string; title: string; seats: { min: number; max: number } };
export async function games(): Promise<GameInfo[]> {
  return (await (await fetch(`${BASE}/api/games`)).json()) as GameInfo[];
}

/** A table of a game with me and bots, as the set-up page would open it. */
export async function openTable(page: Page, body: Record<string, unknown>, base = BASE): Promise<string> {
  await page.goto(base);
  const id = await page.evaluate(async (wanted) => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wanted),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { table: { id: string } }).table.id;
  }, body);
  return id;
}

export async function goToTable(page: Page, id: string, base = BASE): Promise<void> {
  await page.goto(`${base}/t/${id}`);
  await page.waitForSelector("main[data-ready=yes]");
}

/** The game that tests of the client itself use: a short one. */
export async function sample(): Promise<GameInfo> {
  const wanted = process.env["FLIBUSTE_TEST_GAME"] ?? "stortebeker";
  const all = await games();
  return all.find((game) => game.name === wanted) ?? all[0]!;
}

/** A game that bots have played among themselves, to its end. */
export async function finishedTable(page: Page, game: GameInfo): Promise<string> {
  const seats = Array.from({ length: Math.max(2, game.seats.min) }, () => "bot:greedy");
  const id = await openTable(page, { game: game.name, seats, name: "Anne", public: true });
  for (let wait = 0; wait < 600; wait++) {
    const table = (await (await fetch(`${BASE}/api/tables/${id}`)).json()) as { status: string };
    if (table.status === "over") return id;
    await page.waitForTimeout(200);
  }
  throw new Error("the bots do not come to an end");
}
