// Odds as a bar with true widths: the best outcome first and in full colour, the worst not coloured at all.
import type { Action, Form, Odds } from "../api/shapes";
import { wayOf, type Values } from "./form";

export type Piece = { width: number; tone: number };

/** The pieces of the bar: outcomes that cannot be have none. */
export function pieces(odds: Odds): Piece[] {
  const last = Math.max(1, odds.shares.length - 1);
  return odds.shares
    .map((share, n) => ({ width: share.chance, tone: odds.shares.length > 1 ? 1 - n / last : Number(share.good) }))
    .filter((piece) => piece.width > 0);
}

/** All outcomes in words, for whoever points at the bar. */
export const legend = (odds: Odds): string => odds.shares.map((share) => share.label).join("\n");

/** The odds of a form with one more value taken, where that fills it in. */
export function oddsWith(form: Form, actions: readonly Action[], values: Values, row: number, value: number) {
  const way = wayOf(
    form,
    values.map((other, at) => (at === row ? value : other)),
  );
  return way ? (actions.find((action) => action.action === way.action)?.odds ?? null) : null;
}
