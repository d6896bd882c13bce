// What is in the box of a game, fetched once for a language; what a search and the filters leave of it.
import { api } from "../api/client";
import type { BoxPiece, GameBox } from "../api/shapes";
import { settings } from "../settings.svelte";
import { plain, wordsOf } from "../table/rulebook";

class Boxes {
  private known = new Map<string, Promise<GameBox>>();

  of(game: string): Promise<GameBox> {
    const key = `${game} ${settings.language}`;
    let found = this.known.get(key);
    if (!found) {
      found = api.box(game);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
    }
    return found;
  }

  /** The piece that a title on the board speaks of: the one it begins with, or the longest name in it. */
  async named(game: string, title: string): Promise<{ box: GameBox; piece: BoxPiece } | null> {
    const box = await this.of(game).catch(() => null);
    const piece = box ? namedIn(box.pieces, title) : null;
    return box && piece ? { box, piece } : null;
  }
}

export const boxes = new Boxes();

const LETTER = /[\p{L}\p{N}]/u;

export function namedIn(pieces: readonly BoxPiece[], title: string): BoxPiece | null {
  const text = plain(title);
  let best: BoxPiece | null = null;
  let most = -1;
  for (const piece of pieces) {
    const name = plain(piece.label);
    const at = text.indexOf(name);
    const weight = name.length + (at === 0 ? text.length : 0); // what a title begins with is what it is about
    if (at < 0 || weight <= most) continue;
    if (LETTER.test(text[at - 1] ?? " ") || LETTER.test(text[at + name.length] ?? " ")) continue;
    [best, most] = [piece, weight];
  }
  return best;
}

/** What is wanted: a kind, one choice of each filter, words. */
export type Wish = { kind: string; search: string; tags: Record<string, string> };

export function fitting(pieces: readonly BoxPiece[], wish: Wish): BoxPiece[] {
  const words = wordsOf(wish.search);
  const tags = Object.values(wish.tags).filter(Boolean);
  return pieces.filter(
    (piece) =>
      (!wish.kind || piece.kind === wish.kind) &&
      tags.every((tag) => piece.tags.includes(tag)) &&
      words.every((word) => written(piece).includes(word)),
  );
}

const texts = new WeakMap<BoxPiece, string>();

function written(piece: BoxPiece): string {
  let text = texts.get(piece);
  if (text === undefined) {
    const facts = piece.facts.map((fact) => `${fact.label} ${fact.value}`).join(" ");
    text = plain(`${piece.label} ${piece.text} ${facts}`);
    texts.set(piece, text);
  }
  return text;
}

/** How many pieces a choice would leave, the other filters as they are. */
export function left(pieces: readonly BoxPiece[], wish: Wish, filter: string, tag: string): number {
  return fitting(pieces, { ...wish, tags: { ...wish.tags, [filter]: tag } }).length;
}

export const many = (pieces: readonly BoxPiece[]) => pieces.reduce((sum, piece) => sum + piece.count, 0);
