// From a game to a table at which somebody is asked something: one click.
import { api } from "../api/client";
import type { Bot, Game, Opened, Table } from "../api/shapes";
import { progress } from "../learn/progress.svelte";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words/words";
import { takePart } from "./shares";

/** The level that a newcomer meets: the middle of what there is, unless he has chosen one. */
export function usualLevel(bots: readonly Bot[]): string {
  if (bots.some((bot) => bot.level === settings.level)) return settings.level;
  return bots[Math.floor(bots.length / 2)]?.level ?? "";
}

export const myName = () => settings.name || t("guest");

/** Add one's part to the dice, and go to the table. What fails here is tried again there. */
export async function goTo(opened: Opened): Promise<void> {
  await takePart(opened.table).catch(() => undefined);
  router.go(`/t/${opened.table.id}`);
}

export async function playNow(game: Game, bots: readonly Bot[]): Promise<void> {
  const others = Array.from({ length: game.seats.usual - 1 }, () => `bot:${usualLevel(bots)}`);
  await goTo(await api.open({ game: game.name, seats: ["me", ...others], name: myName() }));
}

/** Alone against the game, where it can be played so. */
export async function playAlone(game: Game): Promise<void> {
  await goTo(await api.open({ game: game.name, seats: ["me"], name: myName() }));
}

/** A first game: easy opponents, as few as there can be, and a guide who explains each kind of question once. */
export async function playFirst(name: string): Promise<void> {
  const [bots, game] = await Promise.all([api.bots(), api.game(name)]);
  const others = Math.max(2, game.seats.min) - 1;
  const seats = ["me", ...Array.from({ length: others }, () => `bot:${bots[0]?.level ?? "random"}`)];
  const opened = await api.open({ game: name, seats, name: myName() });
  progress.explainAgain(name);
  progress.guide(opened.table.id);
  await goTo(opened);
}

/** The same table anew: the same game, options and company. Who sat there comes to the same table; who looked on opens one. */
export async function playAgain(table: Table): Promise<void> {
  const mine = table.seats.find((seat) => seat.mine);
  const opened = mine
    ? await api.rematch(table.id, mine.name)
    : await api.open({ game: table.game, seats: anew(table), name: myName() });
  await goTo(opened);
}

const anew = (table: Table) => [
  "me",
  ...table.seats.slice(1).map((seat) => (seat.level ? `bot:${seat.level}` : "open")),
];
