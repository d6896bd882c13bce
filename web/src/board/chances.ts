// How likely it is that something succeeds, as a small badge at the place where it can be pressed.
import type { Box } from "./viewport";

export type Chance = { box: Box; text: string };
const SVG = "http://www.w3.org/2000/svg";
/** A badge has letters of this share of the board's width, so that they can be read on a board of any size. */
const LETTER = 1 / 62;
const LEAST = 15;
const FLAT = 3;

/** Draw these chances over a board, and no others. `drawn` says where words and signs are. */
export function drawChances(
  board: SVGSVGElement,
  chances: readonly Chance[],
  whole: Box,
  drawn: () => readonly Box[],
): void {
  board.querySelector("#chances")?.remove();
  if (!chances.length) return;
  const layer = document.createElementNS(SVG, "g");
  layer.id = "chances";
  layer.setAttribute("aria-hidden", "true");
  const letter = Math.max(LEAST, whole.width * LETTER);
  const places = placed(chances, letter, whole, drawn());
  layer.innerHTML = chances.map(({ text }, i) => badge(places[i]!, text, letter)).join("");
  board.append(layer);
}

/** Where each badge hides least: of words, signs and other badges. */
export function placed(chances: readonly Chance[], letter: number, whole: Box, drawn: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const chance of chances) {
    const near = [...drawn.filter((box) => shared(box, grown(chance.box, 4 * letter))), ...found, ...found];
    const hidden = (spot: Box) => near.reduce((sum, box) => sum + shared(spot, box), 0);
    const spots = spotsFor(chance, letter).map((spot) => within(spot, whole));
    found.push(spots.reduce((best, spot) => (hidden(spot) < 0.8 * hidden(best) ? spot : best)));
  }
  return found;
}

/** On an edge of a place, the lower first; at an end of a flat one, or inside it. */
function spotsFor({ box, text }: Chance, letter: number): Box[] {
  const [width, height] = [letter * (0.62 * text.length + 0.7), letter * 1.35];
  const at = (x: number, y: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
  const [left, right, top, low] = [box.x, box.x + box.width, box.y, box.y + box.height];
  const [middle, centre] = [(left + right) / 2, (top + low) / 2];
  if (box.width <= FLAT * box.height)
    return [at(middle, low), at(middle, top), at(right, centre), at(left, centre), at(right, low), at(left, low)];
  const inside = [...Array(9).keys()].map((step) => at(right - width / 2 - (step * (box.width - width)) / 8, centre));
  return [at(right, centre), ...inside];
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const within = (box: Box, whole: Box): Box => ({ ...box, x: Math.min(box.x, whole.x + whole.width - box.width) });

/** How much of one box another covers. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

function badge({ x, y, width, height }: Box, text: string, letter: number): string {
  const middle = `x="${x + width / 2}" y="${y + height / 2 + letter * 0.36}"`;
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}"/>`;
  return `<g class="chance">${shape}<text ${middle} font-size="${letter}">${text}</text></g>`;
}
