// The texts of the rules as pieces to be drawn: bold words, clauses to open, and what a search has found.
import { plain } from "../table/rulebook";

export type Bit = { text: string; bold?: boolean; clause?: boolean; hit?: boolean };

const MARKS = /\*\*(.+?)\*\*|\[(\d[^\]]*)\]/g;
const NUMBER = /(?<![\w.])\d+(?:\.\d+)+(?:bis-)?(?:#\d+)?[A-Z]?[a-z]?\d?(?![\w]|\.\d)/g;

/** A text of the one page: `**bold**` and `[2.1.3, 2.1.5]`. */
export function pageBits(text: string): Bit[] {
  const found: Bit[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    if (match[1]) found.push({ text: match[1], bold: true });
    else found.push(...listed(match[2]!));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

function listed(clauses: string): Bit[] {
  return clauses
    .split(",")
    .flatMap((clause, i) => [...(i ? [{ text: " " }] : []), { text: clause.trim(), clause: true }]);
}

/** A text of the register: the clauses that it names can be opened, words that are searched are marked. */
export function clauseBits(text: string, known: ReadonlySet<string>, words: readonly string[]): Bit[] {
  const found: Bit[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!known.has(match[0])) continue;
    found.push(...hits(text.slice(from, match.index), words), { text: match[0], clause: true });
    from = match.index + match[0].length;
  }
  return [...found, ...hits(text.slice(from), words)];
}

/** Where words occur in a text, whatever their case and accents. */
export function hits(text: string, words: readonly string[]): Bit[] {
  if (!words.length) return text ? [{ text }] : [];
  const letters = [...text];
  const flat = letters.map((letter) => plain(letter).slice(0, 1) || letter).join("");
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of words)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  const found: Bit[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last && !!last.hit === marked[i]) last.text += letter;
    else found.push(marked[i] ? { text: letter, hit: true } : { text: letter });
  });
  return found;
}
