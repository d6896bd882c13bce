// Between a game's own measure (what its notation writes) and the units of its picture. Knows no game.
import type { Point } from "../board/viewport";

/** Where a piece is and where it points, as the notation writes it. */
export type Pose = Point & { heading: number };

/** How a game measures: a matrix onto the picture, what a full circle counts, where zero points, how numbers are written. */
export type Frame = { matrix: Matrix; circle: number; compass: boolean; decimals: number };
export type Matrix = readonly [number, number, number, number, number, number];

const PLAIN: Matrix = [1, 0, 0, 1, 0, 0];

export const numbers = (text: string | null | undefined): number[] =>
  (text ?? "")
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

/** The frame that an element stands in: each attribute of itself or of the nearest element around it. */
export function readFrame(element: Element): Frame {
  const find = (name: string) => element.closest(`[data-plan-${name}]`)?.getAttribute(`data-plan-${name}`);
  const matrix = numbers(find("frame"));
  return {
    matrix: matrix.length === 6 ? (matrix as unknown as Matrix) : PLAIN,
    circle: Number(find("circle") ?? 360) || 360,
    compass: find("zero") === "up",
    decimals: Number(find("decimals") ?? 0) || 0,
  };
}

export function onBoard({ matrix: [a, b, c, d, e, f] }: Frame, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

export function offBoard({ matrix: [a, b, c, d, e, f] }: Frame, { x, y }: Point): Point {
  const size = a * d - b * c;
  return { x: (d * (x - e) - c * (y - f)) / size, y: (a * (y - f) - b * (x - e)) / size };
}

/** One step in the direction of a heading. */
export function direction({ circle, compass }: Frame, heading: number): Point {
  const angle = (2 * Math.PI * heading) / circle;
  return compass ? { x: Math.sin(angle), y: Math.cos(angle) } : { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The heading of a way from one point to another, at least 0 and below a circle. */
export function headingOf({ circle, compass }: Frame, { x, y }: Point): number {
  return normal((circle * (compass ? Math.atan2(x, y) : Math.atan2(y, x))) / (2 * Math.PI), circle);
}

export const normal = (heading: number, circle: number) => ((heading % circle) + circle) % circle;

/** How far one turns from a heading to another: at most half a circle, to either side. */
export function turned(from: number, to: number, circle: number): number {
  const way = normal(to - from, circle);
  return way > circle / 2 ? way - circle : way;
}

export function ahead(frame: Frame, from: Point, heading: number, length: number): Point {
  const step = direction(frame, heading);
  return { x: from.x + length * step.x, y: from.y + length * step.y };
}

/** Whether a growing heading turns clockwise on the screen. */
export function clockwise({ matrix: [a, b, c, d], compass }: Frame): boolean {
  return (a * d - b * c) * (compass ? -1 : 1) > 0;
}

/** The turn of a heading on the screen, in degrees, as a `rotate` would have it. */
export function onScreen(frame: Frame, heading: number): number {
  const from = onBoard(frame, { x: 0, y: 0 });
  const to = onBoard(frame, direction(frame, heading));
  return (180 / Math.PI) * Math.atan2(to.y - from.y, to.x - from.x);
}

/** A number as the notation writes it: no more decimals than it has, and no trailing zeros. */
export function written(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
