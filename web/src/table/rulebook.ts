// Searching and ordering the clauses of a game.
import type { Clause } from "../api/shapes";
import type { Language } from "../settings.svelte";

/** Without case and accents, as people type. */
export const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What somebody searches for. */
export const wordsOf = (search: string) => plain(search).split(/\s+/).filter(Boolean);

/** The clauses that hold every word, or whose number begins with it. */
export function found(clauses: readonly Clause[], search: string, language: Language): Clause[] {
  const words = wordsOf(search);
  if (!words.length) return [...clauses];
  return clauses.filter((clause) => {
    const text = plain([clause.title[language], clause.text[language], clause.ruling?.[language] ?? ""].join(" "));
    return words.every((word) => clause.id.toLowerCase().startsWith(word) || text.includes(word));
  });
}

export type Chapter = { id: string; first: string; clauses: Clause[] };

export function chapters(clauses: readonly Clause[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    const id = clause.id.split(".")[0] ?? "";
    const chapter = found.get(id) ?? { id, first: clause.id, clauses: [] };
    chapter.clauses.push(clause);
    found.set(id, chapter);
  }
  return [...found.values()];
}
