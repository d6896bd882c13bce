// Narrowing a list of actions by clicking what they point at, in any order, without knowing what they mean.
import type { Action } from "../api/shapes";

/** What is left of a list of targets after these were clicked, or null if they do not all belong to it. */
export function remaining(targets: readonly string[], clicked: readonly string[]): string[] | null {
  const left = [...targets];
  for (const target of clicked) {
    const at = left.indexOf(target);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The actions that are still meant after these clicks; of two that say the same, one. */
export function meant(actions: readonly Action[], clicked: readonly string[]): Action[] {
  const still = clicked.length ? actions.filter((action) => remaining(action.targets, clicked)) : actions;
  const names = new Set(still.map((action) => action.action));
  return still.filter((action) => !action.same || !names.has(action.same));
}

/** What can be clicked next. */
export function clickable(actions: readonly Action[], clicked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const action of actions) for (const target of remaining(action.targets, clicked) ?? []) found.add(target);
  return found;
}

/** What can be dragged: what an action names first, if it names something else, too. */
export function carried(actions: readonly Action[]): Set<string> {
  return new Set(actions.filter((action) => action.targets.length > 1).map((action) => action.targets[0]!));
}

/** The actions that need no further click. */
export function complete(actions: readonly Action[], clicked: readonly string[]): Action[] {
  return clicked.length ? actions.filter((action) => remaining(action.targets, clicked)?.length === 0) : [];
}

/** The action that the clicks have settled: nothing else could still be meant. */
export function settled(actions: readonly Action[], clicked: readonly string[]): Action | null {
  const still = meant(actions, clicked);
  return still.length === 1 && complete(still, clicked).length === 1 ? still[0]! : null;
}

/** After a click on a target: the clicks so far, where a second click on the same place takes it back. */
export function afterClick(actions: readonly Action[], clicked: readonly string[], target: string): string[] {
  const more = [...clicked, target];
  if (meant(actions, more).length) return more;
  if (clicked.includes(target)) return clicked.filter((other) => other !== target);
  return meant(actions, [target]).length ? [target] : [...clicked];
}

/** The list as it is shown: actions that point at something first, in their own order; then the others. */
export function listed(actions: readonly Action[]): Action[] {
  return [...actions.filter((action) => action.targets.length), ...actions.filter((action) => !action.targets.length)];
}

/** What leaves things as they are, by the names that all games have for it: an action that names nothing and costs nothing. */
const DECLINES = new Set([
  "pass",
  "done",
  "stop",
  "end",
  "end-turn",
  "cease",
  "keep",
  "decline",
  "refuse",
  "spare",
  "wait",
]);

/** The action that declines: always on the key 0, which never spends anything. */
export function declining(actions: readonly Action[]): Action | undefined {
  return actions.find((action) => DECLINES.has(action.action));
}

/** The actions that have a number as their key, in that order. */
export function numbered(shown: readonly Action[], declines: Action | undefined): Action[] {
  return shown.filter((action) => action !== declines).slice(0, 9);
}

/** From so many actions on, passing is not one among them. */
const LONG = 9;

/** The action that declines, where it would be lost in the list. */
export function passing(actions: readonly Action[], standing: readonly string[], busy = false): Action | undefined {
  if (busy || (actions.length <= LONG && (!standing.length || actions.length < 2))) return undefined;
  return declining(actions);
}

/** From so many actions on, the list is put in groups that open. */
export const MANY = 24;

/** Its name are the words that its actions begin with; there may be none. */
export type Group = { name: string; key: string; actions: Action[] };

/** A long list in groups: by verb, and where that leaves too many, by the first thing they name. A short one has none. */
export function groups(actions: readonly Action[], most = MANY): Group[] {
  if (actions.length <= most) return [];
  return gather(actions, (action) => action.verb).flatMap((group) => {
    const finer =
      group.actions.length > most
        ? gather(group.actions, (action) => action.action.split(" ").slice(0, 2).join(" "))
        : [];
    return finer.length > 1 && finer.length < group.actions.length ? finer : [group];
  });
}

function gather(actions: readonly Action[], key: (action: Action) => string): Group[] {
  const found = new Map<string, Action[]>();
  for (const action of actions) found.set(key(action), [...(found.get(key(action)) ?? []), action]);
  return [...found].map(([name, held]) => ({
    key: name,
    name: shared(held.map((action) => action.label)),
    actions: held,
  }));
}

/** The words that all of these begin with. */
function shared(labels: string[]): string {
  const words = labels.map((label) => label.split(" "));
  const first = words[0] ?? [];
  let same = 0;
  while (same < first.length && words.every((other) => other[same] === first[same])) same++;
  return first
    .slice(0, same)
    .join(" ")
    .replace(/[\s:,;]+$/, "");
}
