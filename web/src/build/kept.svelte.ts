// What somebody has built and wants to use again, by name: kept in this browser.
export type Kept = { name: string; value: string };

const KEY = "flibuste-built";
const MOST = 40;

function stored(): Record<string, Kept[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept[]>;
  } catch {
    return {};
  }
}

class Shelves {
  all: Record<string, Kept[]> = $state.raw(stored());
}
const shelves = new Shelves();

/** What one builds for one seat may be used at another: options that differ in their last word share what is kept. */
export const shelf = (game: string, option: string) => `${game} ${option.replace(/_[^_]*$/, "")}`;

export const keptAt = (where: string): Kept[] => shelves.all[where] ?? [];

/** Keep something under a name; what had that name, and what is the same, is replaced. */
export function keep(where: string, name: string, value: string): void {
  const others = keptAt(where).filter((kept) => kept.name !== name && kept.value !== value);
  store(where, [{ name, value }, ...others].slice(0, MOST));
}

/** What was built as a link: whoever follows it finds it at his first seat, and kept. It stays in the browsers. */
export function linkTo(game: string, option: string, name: string, value: string): string {
  const words = new URLSearchParams({ built: option, name, value });
  return `${location.origin}/new/${encodeURIComponent(game)}#${words}`;
}

export type Shared = { option: string; name: string; value: string };

/** What an address shares, if it does. */
export function sharedIn(hash: string): Shared | null {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const [option, value] = [words.get("built"), words.get("value")];
  return option && value ? { option, value, name: (words.get("name") ?? "").slice(0, 40) } : null;
}

export function forget(where: string, value: string): void {
  store(
    where,
    keptAt(where).filter((kept) => kept.value !== value),
  );
}

function store(where: string, list: Kept[]): void {
  shelves.all = { ...shelves.all, [where]: list };
  try {
    localStorage.setItem(KEY, JSON.stringify(shelves.all));
  } catch {
    // A private window may refuse: it is then not there the next time.
  }
}
