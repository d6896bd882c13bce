// Signs that a picture explains in its legend: which of them is at a point, and what it means.
import type { Point } from "./viewport";

export type Sign = { name: string; meaning: string; picture: string };

/** Every sign of the legend. An entry is a group with `data-sign` (the names of its symbols) and a title "name: meaning". */
export function legendOf(board: SVGSVGElement | null): Sign[] {
  return [...(board?.querySelectorAll<SVGGElement>("[data-sign]") ?? [])].map((entry) => {
    const [name = "", ...rest] = (entry.dataset["title"] ?? "").split(/\s?: /);
    return { name, meaning: rest.join(": "), picture: iconOf(entry) };
  });
}

/** The icon of an entry as a picture of its own; its symbol is in the board. */
function iconOf(entry: SVGGElement): string {
  const icon = entry.querySelector("use, rect")!;
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(icon.getAttribute(name) ?? 0));
  return `<svg class="fb" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">${icon.outerHTML}</svg>`;
}

/** What the legend says of the sign of a piece that is under a point of the screen; nothing where there is none. */
export function signAt(place: Element, at: Point): string {
  const known = titles(place.closest("svg")!);
  if (!known.size) return "";
  const root = place.parentElement?.id ? place : place.parentElement!;
  for (const use of root.querySelectorAll<SVGUseElement>("use")) {
    const matrix = use.getScreenCTM();
    const found = matrix && signIn(use, new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse()), known);
    if (found) return found;
  }
  return "";
}

function titles(board: SVGSVGElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of board.querySelectorAll<SVGGElement>("[data-sign]"))
    for (const name of entry.dataset["sign"]!.split(" ")) found.set(name, entry.dataset["title"] ?? "");
  return found;
}

/** A symbol itself, or a group of symbols that is drawn as one. */
function signIn(use: SVGUseElement, { x, y }: Point, known: Map<string, string>): string {
  const name = use.getAttribute("href")?.slice(1) ?? "";
  const drawn = use.ownerSVGElement?.getElementById(name) ?? null;
  const size = (side: string) => Number(use.getAttribute(side) ?? drawn?.getAttribute(side) ?? 0);
  const here = { x: x - Number(use.getAttribute("x") ?? 0), y: y - Number(use.getAttribute("y") ?? 0) };
  if (known.has(name))
    return here.x >= 0 && here.y >= 0 && here.x <= size("width") && here.y <= size("height") ? known.get(name)! : "";
  if (drawn?.tagName !== "g") return "";
  for (const part of drawn.querySelectorAll<SVGUseElement>("use")) {
    const found = signIn(part, here, known);
    if (found) return found;
  }
  return "";
}
