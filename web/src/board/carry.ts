// Carrying: a piece is taken up by dragging it and put where it is let go. Knows no game.
import { targetOf } from "./board";
import type { Point } from "./viewport";

const DRAG = 6;

export class Carry {
  private piece: SVGGElement | null = null;
  private from: Point = { x: 0, y: 0 };
  /** Whether it has left its place: until then it may be a click. */
  private up = false;

  /** The pointer goes down on a piece that can be carried. */
  take(piece: SVGGElement, at: Point): void {
    [this.piece, this.from, this.up] = [piece, at, false];
  }

  /** Whether something is held, and follows the pointer. */
  follow(at: Point): boolean {
    if (!this.piece) return false;
    const [dx, dy] = [at.x - this.from.x, at.y - this.from.y];
    this.up ||= Math.hypot(dx, dy) >= DRAG;
    if (this.up) this.shift(dx, dy);
    return true;
  }

  private shift(dx: number, dy: number): void {
    const matrix = (this.piece!.parentElement as Element as SVGGraphicsElement).getScreenCTM();
    if (!matrix) return;
    const back = DOMMatrix.fromMatrix(matrix).inverse();
    const [x, y] = [dx * back.a + dy * back.c, dx * back.b + dy * back.d];
    this.piece!.classList.add("is-carried");
    this.piece!.style.translate = `${x}px ${y}px`;
  }

  /** The pointer is let go: what was carried and where to; null if nothing was. */
  drop(at: Point): { from: SVGGElement; to: SVGGElement | null } | null {
    const { piece, up } = this;
    this.piece = null;
    if (!piece) return null;
    piece.style.translate = "";
    piece.classList.remove("is-carried");
    return up ? { from: piece, to: placeUnder(at, piece) } : null;
  }
}

/** The place at a point that is not the piece itself. */
function placeUnder(at: Point, piece: SVGGElement): SVGGElement | null {
  for (const element of document.elementsFromPoint(at.x, at.y)) {
    const place = element.closest<SVGGElement>(".host [data-target]");
    if (place && !piece.contains(place) && targetOf(place) !== targetOf(piece)) return place;
  }
  return null;
}
