// Filling in a form without knowing the game: a value can be taken if some legal way has it beside what is taken.
import type { Action, Form, FormWay } from "../api/shapes";

/** The choice of every row; null where none is taken yet. */
export type Values = readonly (number | null)[];

export const start = (form: Form): Values => form.parts.map((part) => part.now);

function agrees(way: FormWay, values: Values): boolean {
  return values.every((value, row) => value === null || value === way.values[row]);
}

/** What was really taken: a row that is as it holds now may still change. */
const touched = (form: Form, values: Values): Values =>
  values.map((value, row) => (value === form.parts[row]?.now ? null : value));

/** The legal action that these values are, if they are one. */
export function wayOf(form: Form, values: Values): FormWay | null {
  return form.ways.find((way) => way.values.every((value, row) => value === values[row])) ?? null;
}

/** What a row can be set to, given the others; what holds now always. */
export function possible(form: Form, values: Values, row: number): Set<number> {
  const others = touched(form, values).map((value, other) => (other === row ? null : value));
  const found = new Set(form.ways.filter((way) => agrees(way, others)).map((way) => way.values[row]!));
  const now = form.parts[row]?.now;
  return typeof now === "number" ? found.add(now) : found;
}

/** The values after one was taken; where the others do not go with it, they are as at the start again. */
export function taken(form: Form, values: Values, row: number, value: number): Values {
  const found = values.map((other, at) => (at === row ? value : other));
  if (form.ways.some((way) => agrees(way, touched(form, found)))) return found;
  return start(form).map((other, at) => (at === row ? value : other));
}

/** The next possible value up or down, or null at the end. */
export function step(form: Form, values: Values, row: number, by: 1 | -1): number | null {
  const from = values[row] ?? (by > 0 ? -1 : null);
  if (from === null) return null;
  const can = possible(form, values, row);
  for (let value = from + by; value >= 0 && value < form.parts[row]!.choices.length; value += by)
    if (can.has(value)) return value;
  return null;
}

/** What the values cost together. */
export function cost(form: Form, values: Values): number {
  return values.reduce<number>((sum, value, row) => sum + (value === null ? 0 : price(form, row, value)), 0);
}

export function price(form: Form, row: number, value: number): number {
  return form.parts[row]?.choices[value]?.cost ?? 0;
}

/** The places of the board that are taken, without those that hold anyway. */
export function chosenTargets(form: Form, values: Values): string[] {
  return form.parts.flatMap((part, row) => {
    const value = values[row];
    return typeof value === "number" && value !== part.now ? (part.choices[value]?.targets ?? []) : [];
  });
}

/** The places of the board that can be taken now. */
export function openTargets(form: Form, values: Values): Set<string> {
  const found = new Set<string>();
  form.parts.forEach((part, row) => {
    for (const value of possible(form, values, row))
      for (const target of part.choices[value]?.targets ?? []) found.add(target);
  });
  return found;
}

/** A click on a place of the board takes its value, as the track does. Null if it means none. */
export function clickedOn(form: Form, values: Values, target: string): Values | null {
  for (const [row, part] of form.parts.entries()) {
    const value = part.choices.findIndex((choice) => choice.targets.includes(target));
    if (value < 0) continue;
    if (part.counted && !possible(form, values, row).has(value)) return null;
    return taken(form, values, row, value);
  }
  return null;
}

/** Changes of what holds now: such a form is filled in on the board, too. Others end with the last click, as any choice. */
export const isPlan = (form: Form): boolean => form.parts.some((part) => part.now !== null);

/** The actions that no form has, nor one that they are the same as. */
export function outside(actions: readonly Action[], forms: readonly Form[]): Action[] {
  const inside = new Set(forms.flatMap((form) => form.ways.map((way) => way.action)));
  return actions.filter((action) => !inside.has(action.same ?? action.action));
}
