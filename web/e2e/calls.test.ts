// Being called back: by Web Push, by letters; vacations; and what a rated table, a name and the chat have to do with people.
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { BASE, openTable, MAIL, PHONE, shot, stop, violations, visitor, type Visitor } from "./harness";
import { PushService } from "./push";

afterAll(stop);
const SLOW = { kind: "async", days: 2, window: 0, absent: 0 };
const post = (page: Page, path: string, data: unknown = {}) => page.request.post(`${BASE}/api${path}`, { data });
const get = async <T>(page: Page, path: string) => (await (await page.request.get(`${BASE}/api${path}`)).json()) as T;

/** Anne and Bram at a table; the one who is asked first, and the other. */
async function pairAt(more: Record<string, unknown> = {}): Promise<{ id: string; asked: Visitor; other: Visitor }> {
  const anne = await visitor({ name: "Anne" });
  const bram = await visitor({ name: "Bram", language: "fr", size: PHONE });
  const body = { name: "Anne", game: "stortebeker", seats: ["me", "open"], pace: SLOW, ...more };
  const id = await openTable(anne.page, body);
  await bram.page.goto(BASE);
  await post(bram.page, `/tables/${id}/seats/2`, { name: "Bram" });
  const { asked } = await get<{ asked: number[] }>(anne.page, `/tables/${id}`);
  return asked[0] === 1 ? { id, asked: anne, other: bram } : { id, asked: bram, other: anne };
}

/** Whoever is asked answers, until it is somebody else's turn. */
async function passOn(page: Page, id: string): Promise<void> {
  for (let key = 0; ; key++) {
    type State = { seat: number; decision: { id: string; actions: { action: string }[] } | null };
    const { decision } = await get<State>(page, `/tables/${id}/state?picture=false`);
    if (!decision) return;
    const answer = { decision: decision.id, action: decision.actions.at(-1)!.action, key: `pass-${key}` };
    await post(page, `/tables/${id}/act`, answer);
  }
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let wait = 0; wait < 300; wait++) {
    if (await holds()) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(what);
}

test("a browser that is closed is called when it is its turn", { timeout: 120_000 }, async () => {
  const service = new PushService();
  const endpoint = await service.start();
  const { id, asked, other } = await pairAt();
  await other.context.grantPermissions(["notifications"], { origin: BASE });
  await service.giveTo(other.context, endpoint);
  await other.page.goto(`${BASE}/p/me`);
  await other.page.click("[data-switch=push]");
  await other.page.waitForSelector("[data-switch=push][aria-checked=true]");
  expect(await violations(other.page)).toEqual([]);
  await shot(other.page, "calls", true);
  await passOn(asked.page, id);
  await until("nobody was called", () => service.messages.length > 0);
  expect(service.messages.length).toBe(1);
  const told = JSON.parse(service.messages[0]!) as { title: string; address: string };
  expect(told.address).toBe(`/t/${id}`);

  const session = await other.context.newCDPSession(other.page);
  const registered = new Promise<string>((found) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations.filter(({ scopeURL }) => scopeURL === `${BASE}/`);
      if (first) found(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const deliver = () =>
    session.send("ServiceWorker.deliverPushMessage", { origin: BASE, registrationId, data: service.messages[0]! });
  const shown = () =>
    other.page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, tag, data }) => ({ title, tag, address: (data as { address: string }).address }));
    });
  await deliver();
  await until("nothing is shown", async () => (await shown()).length > 0);
  expect(await shown()).toEqual([{ title: told.title, tag: told.address, address: told.address }]);

  await other.page.click("[data-switch=push]");
  await other.page.waitForSelector("[data-switch=push][aria-checked=false]");
  expect(await get<{ push: boolean }>(other.page, "/me/calls")).toMatchObject({ push: false });
  expect([...asked.errors, ...other.errors]).toEqual([]);
  service.stop();
});

test("a browser without a push service, or without leave, says so in words", { timeout: 120_000 }, async () => {
  const { page, context, errors } = await visitor({ name: "Anne", language: "fr" });
  await openTable(page, { name: "Anne", game: "stortebeker", seats: ["me", "open"] });
  await page.goto(`${BASE}/p/me`);
  await page.click("[data-switch=push]");
  await page.waitForSelector("[data-calls] [role=alert]");
  expect(await page.locator("[data-switch=push]").getAttribute("aria-checked")).toBe("false");
  await shot(page, "calls-refused-fr");
  await context.addInitScript(() => delete (window as { PushManager?: unknown }).PushManager);
  await page.reload();
  await page.waitForSelector("[data-no-push]");
  expect(await page.locator("[data-switch=push]").count()).toBe(0);
  expect(errors).toEqual([]);
});

/** The letters to an address, with their lines joined again. */
function letters(address: string): string[] {
  return readdirSync(MAIL)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(`${MAIL}/${name}`, "utf8"))
    .filter((letter) => letter.includes(`To: ${address}`))
    .map((letter) => letter.replace(/=\r?\n/g, "").replace(/=3D/g, "="));
}

test("a letter tells of slow tables, and stops with one click", { timeout: 120_000 }, async () => {
  const { id, asked } = await pairAt();
  const address = `slow-${Date.now()}@example.org`;
  const { page } = asked;
  await page.goto(`${BASE}/p/me`);
  await post(page, "/me/email", { email: address });
  await page.goto(letters(address)[0]!.match(/https?:\S+#mail=[\w-]+/)![0]);
  await page.click("[data-accept]");
  await page.waitForSelector("[data-switch=digest]");
  await page.click("[data-switch=digest]");
  await page.waitForSelector("[data-switch=digest][aria-checked=true]");
  const about = () => letters(address).filter((letter) => letter.includes(`/t/${id}`));
  await until("no letter came", () => about().length > 0);
  const [letter] = about();
  expect(letter).toContain("List-Unsubscribe: <http");
  const nobody = await visitor({ language: "fr", size: PHONE });
  await nobody.page.goto(letter!.match(/https?:\S+#quiet=[\w.-]+/)![0]);
  await nobody.page.waitForSelector("[data-quiet=done][open]");
  expect(await violations(nobody.page)).toEqual([]);
  await shot(nobody.page, "quiet-fr-390");
  await page.reload();
  await page.waitForSelector("[data-switch=digest][aria-checked=false]");
  await nobody.page.goto(`${BASE}/#quiet=nobody.x`);
  await nobody.page.reload();
  await nobody.page.waitForSelector("[data-quiet=void][open]");
  expect(asked.errors).toEqual([]);
});

test("on vacation the clock stands still, the others see it, and one is back with one click", async () => {
  const { id, asked, other } = await pairAt();
  const deadline = async () => (await get<{ deadline: number }>(other.page, `/tables/${id}`)).deadline;
  const before = await deadline();
  await other.page.goto(`${BASE}/t/${id}`);
  await other.page.waitForSelector("[data-vote]");
  await asked.page.goto(`${BASE}/p/me`);
  const later = new Date(Date.now() + 10 * 86_400_000);
  const day = [later.getFullYear(), later.getMonth() + 1, later.getDate()].map((part) => String(part).padStart(2, "0"));
  await asked.page.fill("[data-back-on]", day.join("-"));
  await asked.page.click("[data-leave]");
  await asked.page.waitForSelector("[data-vacation=away]");
  expect(await violations(asked.page)).toEqual([]);
  await shot(asked.page, "vacation", true);
  await other.page.waitForSelector("[data-vote]", { state: "detached" });
  await other.page.locator(".players", { hasText: /vacation|vacances/ }).waitFor({ state: "attached" });
  expect(await other.page.locator(".who").innerText()).toMatch(/vacation|vacances/);
  await shot(other.page, "vacation-seen");
  expect((await deadline()) - before).toBeGreaterThan(8 * 86_400);
  await asked.page.click("[data-back]");
  await asked.page.waitForSelector("[data-vacation=here]");
  await other.page.waitForSelector("[data-vote]");
  expect(Math.abs((await deadline()) - before)).toBeLessThan(120);
  await shot(asked.page, "vacation-here", true);
  expect([...asked.errors, ...other.errors]).toEqual([]);
});

test("at a rated table the hint says why it is not given; a name leads to its page", async () => {
  const { id, asked, other } = await pairAt({ rated: true });
  for (const { page } of [asked, other]) {
    await page.goto(`${BASE}/t/${id}`);
    await page.waitForSelector("main[data-ready=yes] .host svg");
  }
  expect(await asked.page.locator("[data-tool=hint]").isDisabled()).toBe(true);
  expect(await asked.page.locator("#hint-rated").innerText()).not.toBe("");
  await shot(asked.page, "hint-rated");
  expect(await violations(asked.page)).toEqual([]);
  expect(await asked.page.locator("[data-person]").count()).toBe(0);
  await other.page.request.put(`${BASE}/api/me/profile`, { data: { public: true } });
  await asked.page.setViewportSize({ width: 1280, height: 800 });
  await asked.page.reload();
  await asked.page.click("[data-person]");
  await asked.page.waitForURL("**/p/*");
  await asked.page.waitForSelector("main h1");
  expect([...asked.errors, ...other.errors]).toEqual([]);
});

test("whoever writes too much is muted, and then blocked, by the flag beside his line", async () => {
  const { id, asked, other } = await pairAt({ public: true });
  const [loud, quiet] = [asked.page, other.page];
  await quiet.setViewportSize({ width: 1280, height: 800 });
  await quiet.goto(`${BASE}/t/${id}`);
  await quiet.waitForSelector("main[data-ready=yes] .host svg");
  await post(loud, `/tables/${id}/chat`, { text: "You scurvy dog" });
  await quiet
    .locator("button[aria-pressed=false]", { hasText: /Chat|Discussion/ })
    .first()
    .click();
  await quiet.click("[data-report]");
  await quiet.click("[data-mute]");
  await quiet.waitForSelector("[data-reporting] [role=status]");
  const relations = async () =>
    (await get<{ people: { kind: string }[] }>(quiet, "/me/company")).people.map(({ kind }) => kind);
  expect(await relations()).toEqual(["mute"]);
  await shot(quiet, "muted");
  await quiet.click("[data-reporting] button[type=button]:last-child");
  await quiet.locator("[data-report-seat]").click();
  await quiet.click("[data-block]");
  await quiet.waitForSelector("[data-reporting] [role=status]");
  expect((await relations()).sort()).toEqual(["block", "mute"]);
  await post(loud, `/tables/${id}/chat`, { text: "Do you hear me?" });
  await quiet.reload();
  await quiet.waitForSelector("main[data-ready=yes] .host svg");
  await quiet
    .locator("button[aria-pressed=false]", { hasText: /Chat|Discussion/ })
    .first()
    .click();
  await quiet.waitForSelector(".chat");
  expect(await quiet.locator(".chat").innerText()).not.toContain("hear me");
  await quiet.goto(`${BASE}/p/me`);
  await quiet.waitForSelector("[data-relation=block]");
  expect([...asked.errors, ...other.errors]).toEqual([]);
});

test("a page's history shows how well a game was played, once it is analysed", { timeout: 300_000 }, async () => {
  const { page, errors } = await visitor({ name: "Anne" });
  const id = await openTable(page, { name: "Anne", game: "stortebeker", seats: ["me", "me"], pace: SLOW });
  type State = { status: string; seat: number; decision: { id: string; actions: { action: string }[] } | null };
  for (let key = 0; ; key++) {
    const { status, seat, decision } = await get<State>(page, `/tables/${id}/state?picture=false`);
    if (status === "over") break;
    if (!decision) continue;
    const answer = { decision: decision.id, action: decision.actions[0]!.action, key: `out-${key}`, seat };
    await post(page, `/tables/${id}/act`, answer);
  }
  await page.goto(`${BASE}/p/me`);
  await page.waitForSelector("[data-matches] li");
  expect(await page.locator("[data-accuracy]").count()).toBe(0);
  const status = async () => (await get<{ status: string }>(page, `/tables/${id}/analysis?seat=1`)).status;
  for (let wait = 0; (await status()) !== "ready" && wait < 400; wait++) await page.waitForTimeout(500);
  await page.reload();
  await page.waitForSelector("[data-accuracy]");
  const [match] = (await get<{ matches: { accuracy: number }[] }>(page, "/people/me")).matches;
  expect(await page.locator("[data-accuracy]").innerText()).toContain(String(match!.accuracy));
  await shot(page, "accuracy");
  expect(errors).toEqual([]);
});
