// From a game to a table at which somebody is asked something: one request.
import { api } from "../api/client";
import { newKey } from "../api/outbox";
import type { Bot, Game, Table } from "../api/shapes";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words/words";

/** The level that a newcomer meets: the middle of what there is, unless he has chosen one. */
export function usualLevel(bots: readonly Bot[]): string {
  if (bots.some((bot) => bot.level === settings.level)) return settings.level;
  return bots[Math.floor(bots.length / 2)]?.level ?? "";
}

export const myName = () => settings.name || t("guest");

export async function playNow(game: Game, bots: readonly Bot[]): Promise<void> {
  const others = Array.from({ length: game.seats.usual - 1 }, () => `bot:${usualLevel(bots)}`);
  const opened = await api.open({ game: game.name, seats: ["me", ...others], name: myName(), nonce: newKey() });
  router.go(`/t/${opened.table.id}`);
}

/** The same table anew: the same game, options and company. */
export async function playAgain(table: Table): Promise<void> {
  const mine = table.seats.filter((seat) => seat.mine).length;
  const seats = table.seats.map((seat) => {
    if (seat.mine) return mine > 1 ? `me:${seat.name}` : "me";
    return seat.kind === "bot" ? `bot:${seat.level}` : "open";
  });
  const { game, options, pace } = table;
  const opened = await api.open({ game, seats, options, pace, name: myName(), nonce: newKey() });
  router.go(`/t/${opened.table.id}`);
}
