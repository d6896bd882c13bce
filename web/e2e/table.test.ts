// The table: two browsers, a reload in mid-decision, a lost connection, several players at one screen, keys alone.
import { afterAll, expect, test } from "vitest";
import { look, Player, press, question, unfold } from "./driver";
import { BASE, finishedTable, games, goToTable, openTable, PHONE, sample, shot, stop, visitor } from "./harness";

afterAll(stop);
const game = await sample();

test("from the home page to the first decision it is one click", async () => {
  const { page, errors } = await visitor();
  await page.goto(BASE);
  await page.click("[data-play-now]:not([disabled])");
  await question(page, 15_000);
  expect(errors).toEqual([]);
});

test("two browsers at one table; one reloads in mid-decision and loses nothing", async () => {
  const anne = await visitor();
  const bram = await visitor({ size: PHONE, touch: true });
  const pace = { kind: "none", window: 0 }; // no window closes while somebody reloads
  const id = await openTable(anne.page, { game: game.name, seats: ["me", "open"], name: "Anne", public: true, pace });
  await goOpen(anne.page, id);
  await shot(anne.page, "waiting-room");
  await bram.page.goto(BASE);
  await bram.page.getByRole("link", { name: "Join" }).first().waitFor();
  await bram.page.goto(`${BASE}/t/${id}`);
  await bram.page.click("[data-sit]");
  for (const { page } of [anne, bram]) await page.waitForSelector("main[data-ready=yes] .host svg");
  const players = [new Player(anne.page, 11), new Player(bram.page, 12)];
  let reloaded = false;
  for (let turn = 0; turn < 14 || !reloaded; turn++) {
    const at = await whoseTurn([anne.page, bram.page]);
    const page = [anne.page, bram.page][at]!;
    if (turn >= 4 && !reloaded && (await page.locator(".host .is-legal").count())) {
      reloaded = true;
      const before = await look(page);
      await page.locator(".host .is-legal").first().focus();
      await page.keyboard.press("Enter");
      await page.reload();
      await question(page);
      const after = await look(page);
      expect(after.actions.sort()).toEqual(before.actions.sort());
    }
    await players[at]!.decide(await look(page));
  }
  await anne.page.getByRole("button", { name: "Chat" }).first().click();
  await anne.page.getByPlaceholder("Say something").fill("Ahoy!");
  await anne.page.keyboard.press("Enter");
  await bram.page.locator(".tabs button").nth(3).click();
  await bram.page.getByText("Ahoy!").waitFor();
  await shot(bram.page, "chat-390");
  expect([...anne.errors, ...bram.errors]).toEqual([]);
});

test("a click is kept while the connection is away, and arrives once", async () => {
  const { page, context } = await visitor();
  const id = await openTable(page, { game: game.name, seats: ["me", "bot:greedy"], name: "Anne" });
  await page.addInitScript(() => {
    const Real = WebSocket;
    const all: WebSocket[] = [];
    (window as never as { cut(): void }).cut = () => all.forEach((socket) => socket.close());
    window.WebSocket = class extends Real {
      constructor(address: string | URL) {
        super(address);
        all.push(this);
      }
    };
  });
  await goToTable(page, id);
  await question(page);
  const before = await look(page);
  await context.setOffline(true);
  await page.evaluate(() => (window as never as { cut(): void }).cut());
  await page.waitForTimeout(100);
  await press(page.locator("[data-action]:not([disabled])").first());
  await page.waitForSelector("[data-notice=unsent]");
  await shot(page, "offline");
  await context.setOffline(false);
  await page.waitForFunction(
    (n) => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > n,
    before.number,
    { timeout: 20_000 },
  );
  await page.waitForSelector("[data-notice=unsent]", { state: "detached" });
});

test("several players at one screen have a curtain between them", async () => {
  const { page, errors } = await visitor();
  const id = await openTable(page, { game: game.name, seats: ["me:Anne", "me:Bram"], name: "Anne" });
  await goToTable(page, id);
  await page.waitForSelector("[data-reveal]");
  await shot(page, "curtain");
  const seats = new Set<string>();
  const player = new Player(page, 5);
  await player.play(
    (n) => n >= 14,
    async () => {
      const turn = await page
        .locator(".players .turn")
        .getAttribute("data-seat")
        .catch(() => null);
      if (turn) seats.add(turn);
    },
  );
  expect(seats.size).toBe(2);
  expect(errors).toEqual([]);
});

test("keys alone suffice", async () => {
  const { page, errors } = await visitor({ still: true });
  const id = await openTable(page, { game: game.name, seats: ["me", "bot:greedy"], name: "Anne" });
  await goToTable(page, id);
  for (let n = 0; n < 8; n++) {
    await question(page);
    const before = await look(page);
    if (n === 1) {
      await page.keyboard.press("h");
      await page.waitForSelector(".acts .hinted");
      await shot(page, "hint");
    }
    const first = page.locator(".acts [data-action] kbd", { hasText: /^1$/ }); // a long list has groups, no numbers
    if (n % 2 && (await first.count())) await page.keyboard.press("1");
    else {
      await unfold(page.locator("[data-action]").first());
      await page.locator("[data-action]").first().focus();
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction(
      (number) =>
        Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > number ||
        document.querySelector("[data-over]"),
      before.number,
    );
  }
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open]");
  await shot(page, "clause");
  await page.keyboard.press("Escape");
  expect(errors).toEqual([]);
});

test("what is illegal is refused with its clause", async () => {
  const { page } = await visitor();
  let found = 0;
  for (const { name, seats } of await games()) {
    const company = Array.from({ length: Math.max(seats.min, 2) - 1 }, () => "bot:random");
    await goToTable(page, await openTable(page, { game: name, seats: ["me", ...company], name: "Anne" }));
    await question(page);
    const dead = page.locator(".host [data-target]:not(.is-legal):not(.is-selected) .fb-hot");
    if (!(await dead.count())) continue;
    found += 1;
    await dead.first().click({ force: true });
    await page.waitForSelector("[data-why] .cite, [data-notice] .cite");
    await shot(page, `refused-${name}`);
  }
  expect(found).toBeGreaterThan(0);
});

test("the language can be changed in mid-game", async () => {
  const { page, errors } = await visitor();
  const id = await openTable(page, { game: game.name, seats: ["me", "bot:greedy"], name: "Anne" });
  await goToTable(page, id);
  await question(page);
  const english = await page.locator("[data-prompt]").textContent();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.click("[data-language=fr]");
  await page.waitForFunction((before) => document.querySelector("[data-prompt]")?.textContent !== before, english);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
  await page.getByRole("button", { name: "Menu" }).click();
  await shot(page, "table-french");
  expect(errors).toEqual([]);
});

test("a finished game is told again, from each seat's eyes, and goes on from there", { timeout: 170_000 }, async () => {
  const { page, errors } = await visitor();
  const id = await finishedTable(page, game);
  await page.goto(`${BASE}/t/${id}/replay`);
  await page.waitForSelector("main[data-ready=yes] .host svg");
  for (let n = 0; n < 5; n++) await page.click('[data-step="1"]');
  expect(await page.getAttribute("main", "data-move")).toBe("5");
  await page.locator(".scrub").fill("20");
  await page.waitForFunction(() => document.querySelector("main")?.getAttribute("data-move") === "20");
  await page.selectOption("[data-eyes]", "2");
  await page.waitForTimeout(300);
  await page.selectOption("[data-eyes]", "open");
  await page.waitForSelector("[data-hand] [data-cards]");
  await page.waitForTimeout(300);
  expect(await page.locator("[data-hand]").count()).toBe((await page.locator(".players li").count()) - 1);
  await shot(page, "replay-open");
  expect(new URL(page.url()).hash).toBe("#20");
  expect(await page.getAttribute("[data-match]", "href")).toContain(`/api/tables/${id}/match`);
  await page.reload();
  await page.waitForSelector('main[data-ready=yes][data-move="20"] .host svg');
  await page.goto(`${BASE}/t/${id}/fairness`);
  await page.click("[data-verify]");
  await page.waitForSelector("[data-verdict=true]");
  await shot(page, "fairness-verified", true);
  await page.goto(`${BASE}/t/${id}/replay`);
  await page.waitForSelector("main[data-ready=yes] .host svg");
  await page.locator(".scrub").fill("10");
  await page.click("[data-fork]");
  await page.waitForSelector("main.page-table[data-ready=yes]");
  const fork = page.url().split("/").at(-1)!;
  const link = page.locator(".log [data-forked]");
  expect(await link.getAttribute("href")).toBe(`/t/${id}/replay#10`);
  expect(await page.locator(".where").innerText()).toContain("fork");
  expect(await page.locator(".log li:has([data-forked]) ~ li").count()).toBeGreaterThan(2);
  await shot(page, "fork");
  await page.click("[aria-controls=menu]");
  expect(await page.locator("#menu [data-forked]").innerText()).toMatch(/after move 10$/);
  await page.keyboard.press("Escape");
  await link.click();
  await page.waitForSelector('main[data-ready=yes][data-move="10"] .host svg');
  await page.evaluate(() => localStorage.setItem("flibuste", JSON.stringify({ played: true, language: "fr" })));
  await page.goto(BASE);
  await page.locator(`li:has([href="/t/${fork}"])`, { hasText: "variante après le coup 10" }).waitFor();
  await shot(page, "fork-listed-fr");
  expect(errors).toEqual([]);
});

test("a game that still runs is tried out at a copy, which keeps the log and says where it comes from", async () => {
  const { page, errors } = await visitor({ language: "fr" });
  const id = await openTable(page, { game: game.name, seats: ["me", "bot:random"], name: "Anne" });
  await goToTable(page, id);
  await new Player(page, 9).play((n) => n >= 4);
  await question(page);
  const told = await page.locator(".log [data-log] li").count();
  await page.click("[aria-controls=menu]");
  await page.locator("#menu .btn", { hasText: "sur une copie" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await page.waitForSelector("main.page-table[data-ready=yes] .log [data-forked]");
  const link = page.locator(".log [data-forked]");
  expect(await link.getAttribute("href")).toMatch(new RegExp(`^/t/${id}/replay#\\d+$`));
  expect(await link.innerText()).toMatch(/^La suite d’une autre partie \(Anne, .*\), après le coup \d+$/);
  expect(await page.locator(".log li:has([data-forked]) ~ li").count()).toBe(told);
  await shot(page, "fork-running-fr");
  expect(errors).toEqual([]);
});

async function goOpen(page: import("playwright-core").Page, id: string): Promise<void> {
  await page.goto(`${BASE}/t/${id}`);
  await page.waitForSelector(".room");
}

async function whoseTurn(pages: import("playwright-core").Page[]): Promise<number> {
  for (let wait = 0; wait < 1000; wait++) {
    for (const [at, page] of pages.entries()) {
      const seen = await look(page);
      if (seen.asked && !seen.waiting && seen.actions.length) return at;
    }
    await pages[0]!.waitForTimeout(50);
  }
  throw new Error("nobody is asked");
}

test("a hint is shown with its worth, and played by one click", async () => {
  const { page, errors } = await visitor();
  const id = await openTable(page, { game: game.name, seats: ["me", "bot:greedy"], name: "Anne" });
  await goToTable(page, id);
  await question(page);
  const number = (await look(page)).number;
  await page.keyboard.press("h");
  const hinted = await page.locator("[data-hint]").getAttribute("data-hint");
  expect(hinted).toBeTruthy();
  const listed = page.locator(`[data-action="${hinted}"]`);
  if (await listed.count()) expect(await listed.first().isVisible()).toBe(true); // others are made of parts
  await shot(page, "hint");
  await page.click("[data-play-hint]");
  await page.waitForFunction(
    (was) => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > was,
    number,
  );
  expect(errors).toEqual([]);
});

test("what happened since my turn is marked, told by the log and shown again; a key ends it", async () => {
  const { page, errors } = await visitor();
  const id = await openTable(page, { game: "cove", seats: ["me", "bot:greedy", "bot:greedy"], name: "Anne" });
  await goToTable(page, id);
  const player = new Player(page, 3);
  const marked = async () =>
    (await page.locator("[data-since]").count()) > 0 && (await page.locator(".host #since > *").count()) > 0;
  for (let n = 3; n === 3 || !(await marked()); n++) await player.play((decisions) => decisions >= n);
  await question(page);
  await page.waitForSelector("[data-since]");
  expect(await page.locator("[data-announce] p").count()).toBeGreaterThan(0);
  expect(await page.locator(".host #since > *").count()).toBeGreaterThan(0);
  await shot(page, "since");
  await page.keyboard.press("r");
  await page.waitForSelector("main[data-answering=true] [data-hurry]");
  await page.keyboard.press("Space");
  await page.waitForSelector("[data-hurry]", { state: "detached" });
  await question(page);
  expect(errors).toEqual([]);
});

test("by keys alone the focus goes on from the question, and the skip link lands there", async () => {
  const { page } = await visitor();
  const id = await openTable(page, { game: game.name, seats: ["me", "bot:greedy"], name: "Anne" });
  await goToTable(page, id);
  await question(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const onQuestion = () => document.activeElement?.hasAttribute("data-prompt");
  expect(await page.evaluate(onQuestion)).toBe(true);
  const number = (await look(page)).number;
  await page.locator("[data-action]").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (was) => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > was,
    number,
  );
  await question(page);
  expect(await page.evaluate(() => document.activeElement?.closest(".prompt") !== null)).toBe(true);
});

test("the card that ends the turn is confirmed first; Escape keeps it", async () => {
  const { page, errors } = await visitor({ careful: true });
  const id = await openTable(page, { game: "stortebeker", seats: ["me", "bot:random"], name: "Anne" });
  await goToTable(page, id);
  for (let card = 0; card < 2; card++) {
    await question(page);
    const { number } = await look(page);
    await press(page.locator('[data-action^="discard"]').first());
    await page.waitForFunction(
      (was) => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > was,
      number,
    );
  }
  await question(page);
  const { number } = await look(page);
  await press(page.locator('[data-action^="discard"]').first());
  await page.waitForSelector("[data-ends-turn]");
  await shot(page, "ends-turn");
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-ends-turn]", { state: "detached" });
  expect((await look(page)).number).toBe(number);
  await press(page.locator('[data-action^="discard"]').first());
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (was) => Number(document.querySelector<HTMLElement>("main")!.dataset["number"]) > was,
    number,
  );
  expect(errors).toEqual([]);
});
