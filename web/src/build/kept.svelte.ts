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
