// People: their pages, accounts, and what they may ask of each other.
import { readdirSync, readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { Situation } from "../src/api/shapes";
import { BASE, everyLook, openTable, MAIL, PHONE, shot, stop, violations, visitor, type Visitor } from "./harness";

afterAll(stop);

const post = (page: Page, path: string, data: unknown = {}) => page.request.post(`${BASE}/api${path}`, { data });

/** Two people play a short game to its end behind their pages, always the first that is offered. */
async function playOut(people: Visitor[], id: string): Promise<void> {
  for (let key = 0; ; key++)
    for (const { page } of people) {
      const state = (await (
        await page.request.get(`${BASE}/api/tables/${id}/state?picture=false`)
      ).json()) as Situation;
      if (state.status === "over") return;
      if (!state.decision || !state.prompt?.asked.includes(state.seat)) continue;
      const answer = { decision: state.decision.id, action: state.decision.actions[0]!.action, key: `out-${key}` };
      await post(page, `/tables/${id}/act`, answer);
    }
}

async function finishedGame(anne: Visitor, bram: Visitor, more: Record<string, unknown> = {}): Promise<string> {
  const pace = { kind: "none", window: 0 };
  const body = { name: "Anne", game: "stortebeker", seats: ["me", "open"], public: true, pace, ...more };
  const id = await openTable(anne.page, body);
  await bram.page.goto(BASE);
  await post(bram.page, `/tables/${id}/seats/2`, { name: "Bram" });
  await playOut([anne, bram], id);
  for (const { page } of [anne, bram])
    await page.evaluate(() => {
      const known = JSON.parse(localStorage.getItem("flibuste") ?? "{}") as Record<string, unknown>;
      localStorage.setItem("flibuste", JSON.stringify({ ...known, played: true }));
    });
  return id;
}

test("a person's page shows what he has played, and others only if he says so", { timeout: 300_000 }, async () => {
  const anne = await visitor({ name: "Anne" });
  const bram = await visitor({ name: "Bram", language: "fr" });
  const id = await finishedGame(anne, bram, { rated: true });
  await anne.page.goto(BASE);
  await anne.page.locator(".menu > button").click();
  await anne.page.click("[data-my-page]");
  await anne.page.waitForSelector(`[data-matches] a[href="/t/${id}/replay"]`);
  expect(await anne.page.locator("main h1").innerText()).toBe("Anne");
  expect(await anne.page.locator("[data-matches] li").innerText()).toContain("Bram");
  expect(await anne.page.locator("[data-game=stortebeker]").innerText()).toContain("1 game");
  const player = ((await (await anne.page.request.get(`${BASE}/api/me`)).json()) as { player: string }).player;
  await bram.page.goto(`${BASE}/p/${player}`);
  await bram.page.waitForSelector("[role=alert]");
  await anne.page.click("[data-switch=public]");
  const address = await anne.page.locator("[data-address]").inputValue();
  await bram.page.goto(address);
  await bram.page.waitForSelector(`[data-matches] a[href="/t/${id}/replay"]`);
  expect(await bram.page.locator("[data-switch]").count()).toBe(0);
  expect(await bram.page.locator("main").innerText()).toContain("classée");
  for (const { page } of [anne, bram]) expect(await violations(page)).toEqual([]);
  await everyLook(anne.page, "profile");
  await bram.page.setViewportSize(PHONE);
  await shot(bram.page, "profile-fr-390", true);
  await anne.page.click("[data-switch=public]");
  await anne.page.waitForSelector("[data-address]", { state: "detached" });
  await bram.page.reload();
  await bram.page.waitForSelector("[role=alert]");
  expect(anne.errors).toEqual([]);
});

/** Passkeys belong to a name: not to the number by which the other tests reach the server. */
const NAMED = BASE.replace("127.0.0.1", "localhost");

type Key = { session: CDPSession; authenticatorId: string };
async function authenticator(page: Page): Promise<Key> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** The link in the last letter to an address. */
function linkTo(address: string): string {
  const letters = readdirSync(MAIL)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(`${MAIL}/${name}`, "utf8"))
    .filter((letter) => letter.includes(`To: ${address}`));
  const text = letters
    .at(-1)!
    .replace(/=\r?\n/g, "")
    .replace(/=3D/g, "=");
  return text.match(/https?:\S+#mail=[\w-]+/)![0];
}

const mine = async (page: Page) => (await (await page.request.get(`${NAMED}/api/me`)).json()) as { name: string };

test(
  "one comes back by passkey and by letter, signs devices out, and leaves for good",
  { timeout: 300_000 },
  async () => {
    const [desk, phone, other] = [
      await visitor({ name: "Anne" }),
      await visitor({ size: PHONE, name: "", language: "fr" }),
      await visitor({ name: "" }),
    ];
    const table = { name: "Anne", game: "stortebeker", seats: ["me", "open"] };
    const id = await openTable(desk.page, table, NAMED);
    const key = await authenticator(desk.page);
    await desk.page.goto(`${NAMED}/p/me`);
    await desk.page.click("[data-add-passkey]");
    await desk.page.waitForSelector("[data-passkey]");
    const { credentials } = await key.session.send("WebAuthn.getCredentials", { authenticatorId: key.authenticatorId });
    const second = await authenticator(phone.page);
    const [credential] = credentials;
    await second.session.send("WebAuthn.addCredential", {
      authenticatorId: second.authenticatorId,
      credential: { ...credential!, signCount: 10 },
    });
    await phone.page.goto(`${NAMED}/p/me`);
    await phone.page.waitForSelector("[data-sign-in] input");
    await shot(phone.page, "sign-in-fr-390");
    await phone.page.click("[data-login-passkey]");
    await phone.page.waitForSelector("[data-devices] li:nth-child(2)");
    expect((await mine(phone.page)).name).toBe("Anne");

    const address = `anne-${Date.now()}@example.org`;
    await desk.page.fill("[data-account] form input", address);
    await desk.page.click("[data-add-email]");
    await desk.page.waitForSelector("[data-account] [role=status]");
    await desk.page.goto(linkTo(address));
    await desk.page.waitForSelector("[data-mail][open] [data-accept]");
    await shot(desk.page, "mail-confirm");
    await desk.page.click("[data-accept]");
    await desk.page.waitForSelector("[data-email]");
    await other.page.goto(`${NAMED}/p/me`);
    await other.page.fill("[data-sign-in] input", address);
    await other.page.click("[data-login-mail]");
    await other.page.waitForSelector("[data-sign-in] [role=status]");
    const link = linkTo(address);
    await other.page.goto(link);
    await other.page.click("[data-accept]");
    await other.page.waitForSelector("[data-devices] li:nth-child(3)");
    await phone.page.goto(link);
    await phone.page.waitForSelector("[data-mail][open]");
    expect(await phone.page.locator("[data-accept]").count()).toBe(0);
    await phone.page.keyboard.press("Escape");

    await desk.page.reload();
    await desk.page.waitForSelector("[data-devices] li:nth-child(3)");
    await everyLook(desk.page, "account");
    expect(await violations(desk.page)).toEqual([]);
    await phone.page.goto(`${NAMED}/p/me`);
    await phone.page.waitForSelector("[data-devices]");
    expect(await violations(phone.page)).toEqual([]);
    await shot(phone.page, "account-fr-390", true);
    await phone.page.goto(`${NAMED}/t/${id}`);
    await desk.page.click("[data-sign-out-others]");
    await desk.page.waitForSelector("[data-devices] li:nth-child(2)", { state: "detached" });
    await other.page.reload();
    await other.page.waitForSelector("[data-sign-in]");

    const [download] = await Promise.all([desk.page.waitForEvent("download"), desk.page.click("[data-export]")]);
    expect(readFileSync(await download.path(), "utf8")).toContain(address);
    await desk.page.click("[data-erase]");
    expect(await desk.page.locator("[data-erase-now]").isDisabled()).toBe(true);
    await desk.page.fill("[data-erase-name]", "Anne");
    await shot(desk.page, "leave");
    await desk.page.click("[data-erase-now]");
    await desk.page.waitForURL(`${NAMED}/`);
    expect((await desk.page.request.get(`${NAMED}/api/me`)).status()).toBe(401);
    const left = await (await desk.page.request.get(`${NAMED}/api/tables/${id}`)).text();
    expect(left).not.toContain("Anne");
    expect(desk.errors).toEqual([]);
  },
);

test("friends sit down at a table for invited people; who is blocked does not", { timeout: 300_000 }, async () => {
  const anne = await visitor({ name: "Anne" });
  const bram = await visitor({ name: "Bram", language: "fr" });
  const cleo = await visitor({ name: "Cleo" });
  const body = { name: "Anne", game: "stortebeker", seats: ["me", "open", "open", "open"], invited: true };
  const id = await openTable(anne.page, body);
  await anne.page.goto(`${BASE}/p/me`);
  await anne.page.click("[data-friend-link]");
  const link = await anne.page.locator("[data-friend-address]").inputValue();
  await bram.page.goto(link);
  await bram.page.waitForSelector("[data-friend][open] [data-accept]");
  await shot(bram.page, "friend-fr");
  await bram.page.click("[data-accept]");
  await bram.page.waitForSelector("[data-relation=friend]");

  await cleo.page.goto(`${BASE}/t/${id}`);
  await cleo.page.click("[data-sit]");
  await cleo.page.waitForSelector("[data-notice]");
  await shot(cleo.page, "not-invited");
  await bram.page.goto(`${BASE}/t/${id}`);
  await bram.page.click('[data-sit="2"]');
  await bram.page.waitForSelector('[data-sit="2"]', { state: "detached" });
  await anne.page.goto(`${BASE}/t/${id}`);
  const invitation = await anne.page.locator(".invite input").inputValue();
  expect(invitation).toContain("#invite=");
  await cleo.page.goto(BASE);
  await cleo.page.goto(invitation);
  await cleo.page.click('[data-sit="3"]');
  await cleo.page.waitForSelector('[data-sit="3"]', { state: "detached" });

  await post(cleo.page, `/tables/${id}/chat`, { text: "You scurvy dog" });
  const blocked = await post(anne.page, `/tables/${id}/avoid`, { kind: "block", seat: 3 });
  expect(blocked.ok()).toBe(true);
  await anne.page.goto(`${BASE}/p/me`);
  await anne.page.waitForSelector("[data-relation=block]");
  expect(await violations(anne.page)).toEqual([]);
  await shot(anne.page, "friends", true);
  const chat = async (page: Page) => (await page.request.get(`${BASE}/api/tables/${id}/chat`)).text();
  expect(await chat(anne.page)).not.toContain("scurvy");
  expect(await chat(bram.page)).toContain("scurvy");
  const second = await openTable(anne.page, { name: "Anne", game: "stortebeker", seats: ["me", "open"], public: true });
  await cleo.page.goto(`${BASE}/t/${second}`);
  await cleo.page.click("[data-sit]");
  await cleo.page.waitForSelector("[data-notice]");
  expect([...anne.errors, ...bram.errors]).toEqual([]);
});

test("the others vote for a bot, and whoever comes back has his seat again", { timeout: 300_000 }, async () => {
  const people = [
    await visitor({ name: "Anne" }),
    await visitor({ name: "Bram", language: "fr" }),
    await visitor({ name: "Cleo", size: PHONE }),
  ];
  const [anne] = people as [Visitor, Visitor, Visitor];
  const pace = { kind: "none", absent: 0, window: 0 };
  const body = { name: "Anne", game: "stortebeker", seats: ["me", "open", "open"], pace };
  const id = await openTable(anne.page, body);
  for (const [place, { page }] of people.slice(1).entries()) {
    await page.goto(BASE);
    await post(page, `/tables/${id}/seats/${place + 2}`, { name: place ? "Cleo" : "Bram" });
  }
  const table = (await (await anne.page.request.get(`${BASE}/api/tables/${id}`)).json()) as {
    absent: { seat: number };
  };
  const late = people[table.absent.seat - 1]!;
  const others = people.filter((person) => person !== late);
  for (const { page } of people) {
    await page.goto(`${BASE}/t/${id}`);
    await page.waitForSelector("main[data-ready=yes] .host svg");
  }
  expect(await late.page.locator("[data-absent]").count()).toBe(0);
  await others[0]!.page.click("[data-vote]");
  await others[0]!.page.waitForSelector("[data-vote]", { state: "detached" });
  await shot(others[0]!.page, "absent-voted");
  await others[1]!.page.locator("[data-absent]", { hasText: "1" }).waitFor();
  expect(await violations(others[1]!.page)).toEqual([]);
  await shot(others[1]!.page, "absent");
  await others[1]!.page.click("[data-vote]");
  await late.page.waitForSelector("[data-stood-in]");
  await late.page.click("[data-stood-in] .btn");
  await late.page.waitForSelector("[data-stood-in]", { state: "detached" });
  for (const { errors } of people) expect(errors).toEqual([]);
});
