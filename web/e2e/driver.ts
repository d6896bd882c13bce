// A player who knows no game: he asks the page what is lit up and what can be pressed, and takes something of it.
import type { Locator, Page } from "playwright-core";

export type Seen = {
  status: string;
  asked: boolean;
  number: number;
  curtain: boolean;
  actions: string[];
  targets: number;
  plans: number;
  forms: number;
  waiting: boolean;
};

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const main = document.querySelector<HTMLElement>("main.page-table");
    return {
      status: main?.dataset["status"] ?? "",
      asked: main?.dataset["asked"] === "true",
      number: Number(main?.dataset["number"] ?? -1),
      curtain: Boolean(document.querySelector("[data-reveal]")),
      actions: [...document.querySelectorAll<HTMLButtonElement>("[data-action]:not([disabled])")].map(
        (button) => button.dataset["action"]!,
      ),
      targets: document.querySelectorAll(".host .is-legal").length,
      plans: document.querySelectorAll("[data-segment], [data-plan-with], [data-suggest]").length,
      forms: document.querySelectorAll("[data-form]").length,
      waiting: main?.dataset["answering"] === "true",
    };
  });
}

/** Open the group that a button of the list is in. */
export async function unfold(button: Locator): Promise<void> {
  const group = button.locator("xpath=ancestor::details[not(@open)]");
  if (await group.count()) await group.locator("summary").press("Enter");
}

/** Press a button of the list, in whatever group it is. */
export async function press(button: Locator): Promise<void> {
  await unfold(button);
  await button.click({ timeout: 20_000, noWaitAfter: true });
}

/** Wait until a page asks something. */
export async function question(page: Page, timeout = 30_000): Promise<void> {
  await page.waitForSelector("main[data-asked=true][data-answering=false] :is([data-action], [data-suggest])", {
    timeout,
    state: "attached",
  });
}

export class Player {
  decisions = 0;
  onBoard = 0;
  private seed: number;

  constructor(
    private readonly page: Page,
    seed = 1,
  ) {
    this.seed = seed;
  }

  private random(n: number): number {
    this.seed = (this.seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((this.seed / 2147483648) * n);
  }

  /** Answer what is asked: now by planning or clicking on the board, now by the list. */
  async decide(seen: Seen): Promise<void> {
    this.decisions += 1;
    if (seen.plans && (!seen.actions.length || this.random(3)) && (await this.plan())) this.onBoard += 1;
    else if (seen.targets && this.random(2) && (await this.clickBoard(seen))) this.onBoard += 1;
    else if (seen.forms && (!seen.actions.length || this.random(2))) await this.fillIn();
    else await this.clickList();
    await this.answered(seen.number);
  }

  private async answered(number: number): Promise<void> {
    await this.page.waitForFunction(
      (before) => {
        const main = document.querySelector<HTMLElement>("main.page-table");
        return (
          Number(main?.dataset["number"]) !== before ||
          document.querySelector("[data-reveal]") ||
          document.querySelector("[data-over]")
        );
      },
      number,
      { timeout: 20_000, polling: 20 },
    );
  }

  /** Lay a course with one of the pieces, a leg at a time, turned by keys. False if the rules refuse it. */
  private async plan(): Promise<boolean> {
    const { page } = this;
    const pieces = page.locator("[data-plan-with]");
    const many = await pieces.count();
    if (many) await pieces.nth(this.random(many)).click();
    const segments = page.locator("[data-segment]");
    for (let leg = 0; leg < 2 && (await segments.count()); leg++) {
      await segments.first().click();
      await page.locator(`[data-handle="${leg}"]`).focus();
      const key = this.random(2) ? "ArrowRight" : "ArrowLeft";
      for (let n = this.random(leg ? 9 : 30); n > 0; n--) await page.keyboard.press(key);
    }
    const place = page.locator("[data-suggest]");
    if (await place.count()) await place.click();
    await page.waitForTimeout(400);
    const send = page.locator("[data-free] .line .btn:not([disabled])");
    if (await send.count()) {
      await send.click();
      return true;
    }
    await page.fill("[data-free] input", "");
    return false;
  }

  /** Fill in one of the forms, a value for every row. */
  private async fillIn(): Promise<void> {
    await this.page.keyboard.press("Escape"); // what is still selected on the board stands in the way of a form
    const forms = this.page.locator("[data-form]");
    const form = forms.nth(this.random(await forms.count()));
    const group = form.locator("xpath=ancestor::details[not(@open)]");
    if (await group.count()) await group.locator("summary").click();
    for (let round = 0; round < 6; round++) {
      await this.fillRows(form.locator(".row"));
      if (await form.locator("[data-confirm]:not([disabled])").count()) break;
    }
    const confirm = form.locator("[data-confirm]:not([disabled])");
    if (await confirm.count()) return confirm.click({ timeout: 20_000, noWaitAfter: true });
    await press(this.page.locator("[data-action]:not([disabled])").first());
  }

  private async fillRows(rows: Locator): Promise<void> {
    for (let n = 0; n < (await rows.count()); n++) {
      const near = rows.nth(n).locator(".chip:not(.far), [data-more][aria-disabled=false], select");
      const count = await near.count();
      if (!count) continue;
      const wanted = near.nth(this.random(count));
      const list = await wanted.evaluate((element) => element.matches("select"));
      if (list) {
        const fitting = wanted.locator("option:not([disabled]):not([data-far])");
        const value = await fitting.nth(this.random(await fitting.count())).getAttribute("value");
        if (value !== null) await wanted.selectOption(value);
      } else await wanted.click();
    }
  }

  private async clickList(): Promise<void> {
    await this.page.keyboard.press("Escape");
    const count = await this.page.locator("[data-action]:not([disabled])").count();
    if (!count) return this.fillIn();
    await press(this.page.locator("[data-action]:not([disabled])").nth(this.random(count)));
  }

  /** Click what glows until an action is settled. False if only the list can end it. */
  private async clickBoard(seen: Seen): Promise<boolean> {
    for (let click = 0; click < 8; click++) {
      const now = await look(this.page);
      if (now.number !== seen.number || now.waiting) return true;
      const ready = await this.page.evaluate(
        () =>
          Boolean(document.querySelector(".acts .btn.main")) && Boolean(document.querySelector(".host .is-selected")),
      );
      if (ready) {
        await this.page.locator("body").press("Enter");
        return true;
      }
      if (!now.targets) break;
      const wanted = this.random(now.targets);
      const point = await this.page.evaluate((index) => {
        const place = document.querySelectorAll<SVGGElement>(".host .is-legal")[index];
        const shape = place?.querySelector(".fb-hot") ?? place;
        const box = shape?.getBoundingClientRect();
        if (!box) return null;
        for (const [fx, fy] of [
          [0.5, 0.5],
          [0.2, 0.2],
          [0.8, 0.8],
          [0.5, 0.9],
          [0.5, 0.1],
          [0.1, 0.5],
          [0.9, 0.5],
        ] as const) {
          const [x, y] = [box.x + fx * box.width, box.y + fy * box.height];
          if (document.elementFromPoint(x, y)?.closest("[data-target]") === place) return { x, y };
        }
        return null;
      }, wanted);
      if (!point) return false;
      await this.page.mouse.click(point.x, point.y);
    }
    const now = await look(this.page);
    return now.waiting || now.number !== seen.number;
  }

  /** Play to the end, until it is enough or until this form is asked for. */
  async play(
    enough: (decisions: number) => boolean = () => false,
    after?: (decisions: number) => Promise<void>,
    form?: string,
  ): Promise<Seen> {
    for (;;) {
      await this.page.waitForFunction(
        () =>
          document.querySelector("[data-over]") ||
          document.querySelector("[data-reveal]") ||
          document.querySelector("main[data-asked=true][data-answering=false] [data-action]"),
        undefined,
        { timeout: 60_000, polling: 20 },
      );
      const seen = await look(this.page);
      if (seen.curtain) {
        await this.page.click("[data-reveal]");
        await this.page.waitForSelector("[data-reveal]", { state: "detached" });
        continue;
      }
      if (seen.status === "over" || enough(this.decisions)) return seen;
      if (!seen.asked || !(seen.actions.length || seen.forms)) continue;
      if (form && (await this.page.locator(`[data-form="${form}"]`).count())) return seen;
      await this.decide(seen);
      await after?.(this.decisions);
    }
  }
}

/** Answer anything until a question comes with what is wanted in sight: a deal may begin without it. */
export async function playUntil(page: Page, wanted: string): Promise<void> {
  const player = new Player(page);
  for (let n = 0; n < 100; n++) {
    await question(page);
    if (await page.locator(wanted).count()) return;
    await player.decide(await look(page));
  }
}
