// Which part of a picture is shown: a box in board units. Pan, zoom and focus are arithmetic on it.
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

const CLOSEST = 8;

/** The box that a `viewBox` attribute names. */
export function readBox(text: string | null): Box {
  const [x = 0, y = 0, width = 1, height = 1] = (text ?? "").split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

export function writeBox(box: Box): string {
  return [box.x, box.y, box.width, box.height].map((value) => Math.round(value * 100) / 100).join(" ");
}

/** The smallest box around all of these, or null if there is none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Bring a box back onto the board, keeping its size where it fits. */
export function within(box: Box, whole: Box): Box {
  const width = Math.min(box.width, whole.width);
  const height = Math.min(box.height, whole.height);
  const x = Math.min(Math.max(box.x, whole.x), whole.x + whole.width - width);
  const y = Math.min(Math.max(box.y, whole.y), whole.y + whole.height - height);
  return { x, y, width, height };
}

/** Zoom by a factor (above 1: closer), keeping one point of the board where it is. */
export function zoomed(box: Box, whole: Box, factor: number, at: Point): Box {
  const width = Math.min(whole.width, Math.max(whole.width / CLOSEST, box.width / factor));
  const scale = width / box.width;
  const height = box.height * scale;
  return within({ x: at.x - (at.x - box.x) * scale, y: at.y - (at.y - box.y) * scale, width, height }, whole);
}

export function moved(box: Box, whole: Box, dx: number, dy: number): Box {
  return within({ ...box, x: box.x + dx, y: box.y + dy }, whole);
}

/** What to look at: where a picture says what it is about, and something can be clicked there, that; else all that can. */
export function inScene(boxes: readonly Box[], scene: Box | null): readonly Box[] {
  const inside = (box: Box) =>
    scene !== null &&
    box.x + box.width > scene.x &&
    box.x < scene.x + scene.width &&
    box.y + box.height > scene.y &&
    box.y < scene.y + scene.height;
  return scene && boxes.some(inside) ? [scene] : boxes;
}

/** Those of many boxes that lie together within so much width: the most that do, those at the left of two equal crowds. */
export function together(boxes: readonly Box[], widest: number): Box[] {
  let best: Box[] = [];
  for (const first of boxes) {
    const found = boxes.filter((box) => box.x >= first.x && box.x + box.width <= first.x + widest);
    if (found.length > best.length || (found.length === best.length && first.x < (best[0]?.x ?? 0))) best = found;
  }
  return best;
}

/**
 * The focus view of a phone: the bounds of what can be clicked plus a margin, not narrower than `least`, not too flat.
 * Where that would be too wide to be read (`widest`), it shows where most of it is; the rest is a drag away.
 */
export function focused(
  targets: readonly Box[],
  whole: Box,
  widest = Infinity,
  margin = 12,
  least = 480,
  flattest = 1.6,
): Box {
  const all = around(targets);
  const bounds = all && all.width > widest ? around(together(targets, widest)) : all;
  if (!bounds) return whole;
  const width = Math.min(whole.width, Math.max(least, bounds.width + 2 * margin));
  const height = Math.min(whole.height, Math.max(width / flattest, bounds.height + 2 * margin));
  const x = bounds.x + bounds.width / 2 - width / 2;
  const y = bounds.y + bounds.height / 2 - height / 2;
  return within({ x, y, width, height }, whole);
}
