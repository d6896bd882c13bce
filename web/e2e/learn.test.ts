// Lessons, by following only what the screen says: read, press Next, do what the task says.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { BASE, DESKTOP, PHONE, shot, start, stop, violations, visitor, type Visitor } from "./harness";

beforeAll(start);
afterAll(stop);

const FIRST: Record<string, string> = {
  stortebeker: "first-turn",
  cove: "first-month",
  blackbeard: "first-turn",
  davyjones: "first-voyage",
};
const step = (page: Page) => page.getAttribute("[data-lesson-step]", "data-lesson-step");
const tasks = (page: Page) => page.locator("[data-task] li").allInnerTexts();

/** Wait until the lesson has gone on: another step, or less to do. */
async function moved(page: Page, from: string | null, before: string[]): Promise<void> {
  await page.waitForFunction(
    ([was, left]) => {
      const bubble = document.querySelector<HTMLElement>("[data-lesson-step]");
      const now = [...document.querySelectorAll("[data-task] li")].map((item) => (item as HTMLElement).innerText);
      return bubble?.dataset["lessonStep"] !== was || JSON.stringify(now) !== left;
    },
    [from, JSON.stringify(before)] as const,
  );
}

/** Do what the step says: read on, press the lit button, or, where that is shown in no list, be shown. */
async function follow(page: Page): Promise<void> {
  const [from, before] = [await step(page), await tasks(page)];
  const next = page.locator("[data-next]");
  const lit = page.locator(".prompt .btn.lit");
  await page.waitForFunction(
    () => !document.querySelector("[data-next][disabled]") || document.querySelector("[data-show-me]:not([disabled])"),
  );
  if (await next.isEnabled()) await next.click();
  else if (await lit.count()) await lit.first().click();
  else {
    await page.click("[data-show-me]");
    await page.waitForSelector("[data-show-me]", { state: "detached" });
    await next.click();
  }
  await moved(page, from, before);
}

async function learn(person: Visitor, game: string, name: string): Promise<void> {
  const { page } = person;
  await page.goto(`${BASE}/learn/${game}`);
  await page.click(`[data-lesson="${FIRST[game]}"] a`);
  await page.waitForSelector("[data-lesson-step]");
  for (let steps = 0; (await step(page)) !== "end"; steps++) {
    expect(steps).toBeLessThan(60);
    if (steps === 4) await shot(page, name);
    await follow(page);
  }
  await shot(page, `${name}-end`);
}

describe("lessons", () => {
  for (const game of Object.keys(FIRST)) {
    test(`${game}: the first lesson, at a desk`, async () => {
      const person = await visitor({ size: DESKTOP });
      await learn(person, game, `lesson-${game}-desk`);
      await person.page.goto(`${BASE}/learn/${game}`);
      await person.page.waitForSelector(`[data-lesson="${FIRST[game]}"].done`);
      expect(await violations(person.page)).toEqual([]);
      expect(person.errors).toEqual([]);
    });
    test(`${game}: the first lesson, on a phone, in French`, async () => {
      const person = await visitor({ size: PHONE, touch: true, language: "fr" });
      await learn(person, game, `lesson-${game}-phone`);
      expect(person.errors).toEqual([]);
    });
  }

  test("a wrong answer is told why, Back goes back, and the place is kept", async () => {
    const person = await visitor();
    const { page } = person;
    await page.goto(`${BASE}/learn/stortebeker/first-turn`);
    await page.waitForSelector("[data-lesson-step]");
    for (let i = 0; i < 3; i++) await follow(page);
    expect(await tasks(page)).toEqual(["Lay beans at B4", "Lay rum at B4"]);
    await page.click('.prompt [data-action="discard water"]');
    await page.waitForSelector("[data-lesson-notice]");
    expect(await page.innerText("[data-lesson-notice]")).toContain("stay with me");
    expect(await violations(page)).toEqual([]);
    await follow(page);
    expect(await tasks(page)).toEqual(["Lay rum at B4"]);
    await page.reload();
    await page.waitForSelector("[data-task]");
    expect(await tasks(page)).toEqual(["Lay rum at B4"]);
    await page.click("[data-back]");
    await moved(page, "4", ["Lay rum at B4"]);
    expect((await tasks(page)).length).toBe(2);
    await page.goto(`${BASE}/learn/stortebeker`);
    await page.waitForSelector("text=Step 4 of 13");
    expect(person.errors).toEqual([]);
  });

  test("by the keyboard alone", async () => {
    const person = await visitor();
    const { page } = person;
    await page.goto(`${BASE}/learn/stortebeker/first-turn`);
    await page.waitForSelector("[data-lesson-step]");
    for (const number of ["1", "2", "3"]) {
      await page.waitForSelector(`[data-lesson-step="${number}"]`);
      await page.waitForFunction(() => document.activeElement?.matches("[data-next]:not([disabled])"));
      await page.keyboard.press("Enter");
    }
    await page.waitForSelector('[data-lesson-step="4"]');
    await page.waitForFunction(() => document.activeElement?.matches("[data-prompt]"));
    await page.keyboard.press("1");
    await page.waitForFunction(() => document.querySelectorAll("[data-task] li").length === 1);
    expect(await tasks(page)).toEqual(["Lay rum at B4"]);
    expect(person.errors).toEqual([]);
  });

  test("on the board itself: a card and the ship it goes to", async () => {
    const person = await visitor();
    const { page } = person;
    await page.goto(`${BASE}/learn/stortebeker/first-turn`);
    await page.waitForSelector("[data-lesson-step]");
    for (let i = 0; i < 3; i++) await follow(page);
    for (const card of ["beans", "rum"]) {
      const [from, before] = [await step(page), await tasks(page)];
      await page.locator(`.host [data-target="${card}"]`).first().click();
      await page.locator('.host [data-target="B4"]').first().click();
      await moved(page, from, before);
    }
    expect(await step(page)).toBe("5");
    expect(person.errors).toEqual([]);
  });

  test("a course of one's own: what misses is told why, what touches the island will do", async () => {
    const person = await visitor();
    const { page } = person;
    await page.goto(`${BASE}/learn/davyjones/first-voyage`);
    await page.waitForSelector("[data-lesson-step]");
    await follow(page);
    const sail = async (course: string) => {
      await page.fill("[data-free] .line input", course);
      await page.click("[data-free] .line button.main:not([disabled])");
    };
    await sail("sail A1 L@0");
    await page.waitForSelector("[data-lesson-notice]");
    expect(await page.innerText("[data-lesson-notice]")).toContain("touch the island");
    await sail("sail A1 S@316 L@345");
    await page.waitForSelector('[data-lesson-step="3"]');
    expect(person.errors).toEqual([]);
  });

  test("a puzzle takes any course to the same island, and no course to another", async () => {
    const person = await visitor();
    const { page } = person;
    await page.goto(`${BASE}/learn/davyjones/puzzle-03`);
    await page.waitForSelector('[data-lesson-step="1"]');
    const sail = async (course: string) => {
      await page.fill("[data-free] .line input", course);
      await page.click("[data-free] .line button.main:not([disabled])");
    };
    await sail("sail B1 S@54.28");
    await page.waitForSelector("[data-lesson-notice]");
    expect(await page.innerText("[data-lesson-notice]")).toContain("There is something better");
    await sail("sail B1 S@129.28 S@99.28 S@99.28");
    await page.waitForSelector('[data-lesson-step="2"]');
    expect(await page.innerText("[data-lesson-step]")).toContain("Dock Dark Fox at the west isle");
    await shot(page, "puzzle-course");
    expect(person.errors).toEqual([]);
  });

  test("building a fleet", async () => {
    const person = await visitor();
    const { page } = person;
    await page.goto(`${BASE}/learn/davyjones/fleet`);
    await page.waitForSelector('[data-lesson-step="1"]');
    await page.click("[data-clear]");
    await page.waitForSelector('[data-lesson-step="2"]');
    await page.click('[data-add="ship/black-cat"]');
    await page.waitForSelector('[data-lesson-step="3"]');
    await page.click('[data-add="ship/black-cat"]');
    await page.waitForSelector("[data-lesson-notice]");
    await page.click('[data-add="ship/harbinger"]');
    await page.waitForSelector('[data-lesson-step="4"]');
    await page.waitForSelector('[data-holder="ship-2"]');
    await shot(page, "lesson-fleet");
    expect(person.errors).toEqual([]);
  });

  test("a first game: each kind of question is explained once", async () => {
    const person = await visitor({ hints: true });
    const { page } = person;
    await page.goto(`${BASE}/learn/stortebeker`);
    await page.click("[data-first-game]");
    await page.waitForSelector("[data-guide]");
    expect(await page.innerText("[data-guide] p")).toContain("Three cards a turn");
    await shot(page, "first-game");
    const number = await page.getAttribute("[data-number]", "data-number");
    await page.locator(".prompt .acts button[data-action]").first().click();
    await page.waitForFunction(
      (was) => document.querySelector<HTMLElement>("[data-number]")!.dataset["number"] !== was,
      number,
    );
    await page.waitForSelector("[data-guide]", { state: "detached" });
    await page.waitForSelector('[data-feature-hint="undo"]');
    await page.click("[data-dismiss]");
    await page.waitForSelector('[data-feature-hint="why"]');
    expect(await violations(page)).toEqual([]);
    await page.click("[data-dismiss]");
    await page.reload();
    await page.waitForSelector('[data-asked="true"]');
    expect(await page.locator("[data-guide], [data-feature-hint]").count()).toBe(0);
    expect(person.errors).toEqual([]);
  });

  test("a newcomer is shown how to learn before he is offered a table to set up", async () => {
    const person = await visitor();
    const { page } = person;
    await page.goto(BASE);
    await page.waitForSelector("[data-learn-row]");
    const order = () =>
      page.evaluate(() => {
        const [learn, set] = [document.querySelector("[data-learn-row]"), document.querySelector('[href^="/new/"]')];
        return Boolean(learn!.compareDocumentPosition(set!) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
    expect(await order()).toBe(true);
    await shot(page, "home-newcomer");
    await page.click('[data-learn-first="stortebeker"]');
    await page.waitForSelector('[data-learn="stortebeker"] [data-lesson="first-turn"]');
    await shot(page, "learn-stortebeker");
    expect(person.errors).toEqual([]);
  });
});
