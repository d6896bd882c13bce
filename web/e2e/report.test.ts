// Reporting a line of the chat, or a player, to whoever runs the server.
import { afterAll, expect, test } from "vitest";
import { BASE, openTable, PHONE, shot, stop, visitor } from "./harness";

afterAll(stop);

test.each(["en", "fr"])("what somebody says can be reported (%s)", async (language) => {
  const anne = await visitor({ name: "Anne" });
  const bram = await visitor({ name: "Bram", language });
  const id = await openTable(anne.page, { name: "Anne", game: "stortebeker", seats: ["me", "open"], public: true });
  await bram.page.goto(`${BASE}/t/${id}`);
  await bram.page.click("[data-sit]");
  await bram.page.waitForSelector("main[data-ready=yes] .host svg");
  await anne.page.request.post(`${BASE}/api/tables/${id}/chat`, { data: { text: "You scurvy dog", seat: 1 } });
  await bram.page.request.post(`${BASE}/api/tables/${id}/chat`, { data: { text: "Ahoy", seat: 2 } });
  await bram.page
    .locator("button[aria-pressed=false]", { hasText: /Chat|Discussion/ })
    .first()
    .click();
  await bram.page.waitForSelector(".chat li:nth-child(2)");
  expect(await bram.page.locator("[data-report]").count()).toBe(1);
  await bram.page.click("[data-report]");
  await bram.page.fill("[data-reporting] input", "An insult");
  await shot(bram.page, `report-${language}`);
  await bram.page.click("[data-reporting] button:not([type])");
  await bram.page.waitForSelector("[data-reporting] [role=status]");
  expect(await bram.page.locator("[data-reporting] input").count()).toBe(0);
  await shot(bram.page, `report-done-${language}`);
  await bram.page.click("[data-reporting] button[type=button]");
  await bram.page.setViewportSize(PHONE);
  await bram.page.locator("nav button", { hasText: /Chat|Discussion/ }).click();
  await bram.page.click('[data-report-seat="1"]');
  await shot(bram.page, `report-player-${language}-phone`);
  expect([...anne.errors, ...bram.errors]).toEqual([]);
});
