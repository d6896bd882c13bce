// Where the points of an analysis stand in its chart, and how its numbers are written.
type Charted = { left: number; right: number; places: number[] };

/** Where a point stands, as a share of the chart's width. */
export function placeOf(analysis: Charted, point: number): number {
  const last = Math.max(1, analysis.places.length - 1);
  return analysis.left + ((analysis.right - analysis.left) * point) / last;
}

/** The point nearest to a share of the chart's width. */
export function nearest(analysis: Charted, share: number): number {
  const last = Math.max(1, analysis.places.length - 1);
  const at = (share - analysis.left) / (analysis.right - analysis.left);
  return Math.max(0, Math.min(analysis.places.length - 1, Math.round(at * last)));
}

/** Points of winning chance with their sign: +21, −39. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
