// How likely it is that something succeeds, as a small badge at the place where it can be pressed.
import type { Box } from "./viewport";

export type Chance = { box: Box; text: string };
const SVG = "http://www.w3.org/2000/svg";
/** A badge has letters of this share of the board's width, so that they can be read on a board of any size. */
const LETTER = 1 / 62;
const LEAST = 15;
const FLAT = 3;

/** Draw these chances over a board, and no others. */
export function drawChances(board: SVGSVGElement, chances: readonly Chance[], whole: Box): void {
  board.querySelector("#chances")?.remove();
  if (!chances.length) return;
  const layer = document.createElementNS(SVG, "g");
  layer.id = "chances";
  layer.setAttribute("aria-hidden", "true");
  const letter = Math.max(LEAST, whole.width * LETTER);
  layer.innerHTML = chances.map((chance) => badge(chance, letter, whole.x + whole.width)).join("");
  board.append(layer);
}

/** On the lower edge of a place, or at the end of a flat one, where it hides least. */
function badge({ box, text }: Chance, letter: number, end: number): string {
  const [wide, high] = [letter * (0.62 * text.length + 0.7), letter * 1.35];
  const flat = box.width > FLAT * box.height;
  const x = flat ? Math.min(box.x + box.width, end - wide / 2) : box.x + box.width / 2;
  const y = flat ? box.y + box.height / 2 : box.y + box.height;
  const at = `x="${x - wide / 2}" y="${y - high / 2}" width="${wide}" height="${high}" rx="${high / 2}"`;
  return `<g class="chance"><rect ${at}/><text x="${x}" y="${y + letter * 0.36}" font-size="${letter}">${text}</text></g>`;
}
