// A state made of the one before and of what the server says has changed.
import type { Situation } from "./shapes";

export type Parts = readonly (string | readonly [number, number])[];
type Changes = { set: object; view: object | null; picture: Parts | null };
const SEAM = "<";

/** The state after these changes; null where there is none that they could belong to. */
export function changed(before: Situation | null, changes: Changes): Situation | null {
  if (!before) return null;
  const next = { ...before, ...changes.set } as Situation;
  if (changes.view) next.view = { ...before.view, ...changes.view } as Situation["view"];
  if (changes.picture) next.picture = assembled(before.picture ?? "", changes.picture);
  return next;
}

/** A picture made of the one before, cut before every tag: numbers are pieces of it, texts are new. */
export function assembled(before: string, parts: Parts): string {
  const pieces = before.split(SEAM);
  return parts.map((part) => (typeof part === "string" ? part : pieces.slice(...part).join(SEAM))).join(SEAM);
}
