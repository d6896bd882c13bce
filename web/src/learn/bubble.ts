// Where a bubble goes that may cover nothing of what it speaks about.
export type Rect = { x: number; y: number; width: number; height: number };

const GRID = 9;

export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const middle = (r: Rect) => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });

/** The place inside `room` that covers least of `holes`, and of those the one nearest to the first hole. */
export function placed(size: { width: number; height: number }, room: Rect, holes: readonly Rect[]): Rect {
  const [wide, high] = [Math.max(0, room.width - size.width), Math.max(0, room.height - size.height)];
  const aim = holes[0] ? middle(holes[0]) : middle(room);
  let best: Rect = { x: room.x, y: room.y, ...size };
  let least = Infinity;
  for (let i = 0; i <= GRID; i++)
    for (let j = 0; j <= GRID; j++) {
      const spot = { x: room.x + (wide * i) / GRID, y: room.y + (high * j) / GRID, ...size };
      const covered = holes.reduce((sum, hole) => sum + overlap(spot, hole), 0);
      const here = middle(spot);
      const cost = covered * 1000 + Math.hypot(here.x - aim.x, here.y - aim.y);
      if (cost < least) [least, best] = [cost, spot];
    }
  return best;
}

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

/** A rectangle with round corners as a path, so that several can be cut out of one. */
export function outline(r: Rect, radius = 12): string {
  const q = Math.min(radius, r.width / 2, r.height / 2);
  const [w, h] = [r.width - 2 * q, r.height - 2 * q];
  const arc = (x: number, y: number) => `a${q} ${q} 0 0 1 ${x} ${y}`;
  return `M${r.x + q} ${r.y}h${w}${arc(q, q)}v${h}${arc(-q, q)}h${-w}${arc(-q, -q)}v${-h}${arc(q, -q)}z`;
}
