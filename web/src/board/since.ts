// What has happened on the board since somebody last chose: where pieces came from and where they are now.
import { changes, spots, type Spots } from "./motion";
import type { Point } from "./viewport";

const MOST = 6;
/** Nearer than this a way cannot be drawn; the ring says enough. */
const SHORT = 26;
const GAP = 5;
const SVG = "http://www.w3.org/2000/svg";

type Place = Point & { width: number; height: number };
export type Snapshot = { spots: Spots; places: Map<string, Place> };

/** Where every piece of a board is now. */
export function snapshot(board: SVGSVGElement): Snapshot {
  const found = spots(board);
  const places = new Map<string, Place>();
  for (const id of found.keys()) {
    const place = placeOf(board, id);
    if (place) places.set(id, place);
  }
  return { spots: found, places };
}

function placeOf(board: SVGSVGElement, id: string): Place | null {
  const piece = board.querySelector<SVGGraphicsElement>(`#${CSS.escape(id)}`);
  const [own, base] = [piece?.getScreenCTM(), board.getScreenCTM()];
  if (!piece || !own || !base) return null;
  const box = piece.getBBox();
  if (!box.width || !box.height) return null;
  const matrix = DOMMatrix.fromMatrix(base).inverse().multiply(DOMMatrix.fromMatrix(own));
  const centre = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  const scale = Math.hypot(matrix.a, matrix.b);
  return { x: centre.x, y: centre.y, width: box.width * scale, height: box.height * scale };
}

export type Mark = { to: Place; from: Place | null };

/** What has moved or come since a snapshot; of many things, those that moved farthest. */
export function happened(before: Snapshot, now: Snapshot): Mark[] {
  const moved = changes(before.spots, now.spots).map((change) => change.id);
  const marks = moved.flatMap((id) => {
    const [from, to] = [before.places.get(id), now.places.get(id)];
    return from && to && Math.hypot(from.x - to.x, from.y - to.y) > 2 ? [{ from, to }] : [];
  });
  const fresh = [...now.spots].filter(
    ([id, spot]) => !before.spots.has(id) && before.spots.has(spot.holder) === isPiece(spot.holder),
  );
  const come = fresh.flatMap(([id]) => (now.places.has(id) ? [{ from: null, to: now.places.get(id)! }] : []));
  const far = (mark: Mark) => (mark.from ? Math.hypot(mark.from.x - mark.to.x, mark.from.y - mark.to.y) : 0);
  return [...marks.sort((a, b) => far(b) - far(a)), ...come].slice(0, MOST);
}

/** What lies on the board itself or on another piece; its holder is new only if it has come with it. */
const isPiece = (holder: string) => !["", "pieces", "fx"].includes(holder);

/** Draw these marks over a board: a hollow point where a piece was, a dotted way, a ring around it. */
export function draw(board: SVGSVGElement, marks: readonly Mark[]): void {
  board.querySelector("#since")?.remove();
  if (!marks.length) return;
  const layer = document.createElementNS(SVG, "g");
  layer.id = "since";
  layer.setAttribute("aria-hidden", "true");
  layer.innerHTML = marks.map(drawn).join("");
  board.append(layer);
}

function drawn({ from, to }: Mark): string {
  const ring = Math.max(to.width, to.height) / 2 + GAP;
  const around = `<rect class="since-ring" x="${to.x - to.width / 2 - GAP}" y="${to.y - to.height / 2 - GAP}" width="${to.width + 2 * GAP}" height="${to.height + 2 * GAP}" rx="8"/>`;
  if (!from) return around;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < ring + SHORT) return around;
  const [ux, uy] = [dx / far, dy / far];
  const end = { x: to.x - ux * ring, y: to.y - uy * ring };
  const wing = (turn: number) =>
    `${end.x - 11 * (ux * Math.cos(turn) - uy * Math.sin(turn))} ${end.y - 11 * (uy * Math.cos(turn) + ux * Math.sin(turn))}`;
  return (
    `<circle class="since-from" cx="${from.x}" cy="${from.y}" r="7"/>` +
    `<path class="since-way" d="M${from.x + 8 * ux} ${from.y + 8 * uy}L${end.x} ${end.y}"/>` +
    `<path class="since-head" d="M${wing(0.5)}L${end.x} ${end.y}L${wing(-0.5)}"/>${around}`
  );
}
