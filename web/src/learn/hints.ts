// First-visit hints: one for each thing that one can do at a table and would not guess. Each is told once.
import type { Situation } from "../api/shapes";
import { progress } from "./progress.svelte";

export const HINTS = ["planner", "standing", "undo", "why"] as const;
export type Hint = (typeof HINTS)[number];

/** Whether a hint has its place now. */
function fits(hint: Hint, situation: Situation): boolean {
  const { decision } = situation;
  if (hint === "planner") return Boolean(decision?.free);
  if (hint === "standing") return Boolean(decision?.standing.length);
  if (hint === "undo") return situation.undo;
  return Boolean(decision) && situation.log.to > 0;
}

/** The hint to show now: never two at a time, and none twice after it was dismissed. */
export function hintFor(situation: Situation): Hint | "" {
  if (situation.seat < 1 || situation.status !== "playing") return "";
  return HINTS.find((hint) => !progress.isDismissed(hint) && fits(hint, situation)) ?? "";
}
