// Only what changed moves. Where every piece was before a new picture and where it is now, as an animation.
export const PIECE = 360;
export const APPEAR = 240;
export const DICE = 600;
const APART = 60;
const LONGEST = 1200;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const STILL = 1500;

type Spot = { matrix: DOMMatrix; local: DOMMatrix; holder: string };
export type Spots = Map<string, Spot>;

const pieces = (board: Element) => board.querySelectorAll<SVGGraphicsElement>("#pieces [id], #fx [id]");

function matrixOf(element: SVGGraphicsElement, board: SVGSVGElement): DOMMatrix {
  const own = element.getScreenCTM();
  const base = board.getScreenCTM();
  return own && base ? DOMMatrix.fromMatrix(base).inverse().multiply(DOMMatrix.fromMatrix(own)) : new DOMMatrix();
}

/** Where everything is, and what it lies in. */
export function spots(board: SVGSVGElement): Spots {
  const found: Spots = new Map();
  for (const piece of pieces(board)) {
    const matrix = matrixOf(piece, board);
    const holder = piece.parentElement?.closest("[id]")?.id ?? "";
    const outer = found.get(holder)?.matrix;
    found.set(piece.id, { matrix, local: outer ? outer.inverse().multiply(matrix) : matrix, holder });
  }
  return found;
}

const near = (a: DOMMatrix, b: DOMMatrix) =>
  Math.abs(a.e - b.e) + Math.abs(a.f - b.f) < 0.6 && Math.abs(a.a - b.a) + Math.abs(a.b - b.b) < 0.01;

export type Change = { id: string; from: DOMMatrix; to: DOMMatrix };

/** What has moved between two pictures; a piece carried by another does not move by itself. */
export function changes(before: Spots, after: Spots): Change[] {
  const found: Change[] = [];
  for (const [id, now] of after) {
    const was = before.get(id);
    if (!was) continue;
    const same = was.holder === now.holder;
    if (same ? near(was.local, now.local) : near(was.matrix, now.matrix)) continue;
    found.push(same ? { id, from: was.local, to: now.local } : { id, from: was.matrix, to: now.matrix });
  }
  return found;
}

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The dice of a picture by the face they show. Every shared die is `die-1` to `die-6`; a game's own has "die" in its id. */
function dice(board: Element): Map<SVGGraphicsElement, string> {
  const found = new Map<SVGGraphicsElement, string>();
  for (const use of board.querySelectorAll<SVGUseElement>('use[href^="#die-"], [id*="die-"] use')) {
    const piece = use.closest("[id]");
    found.set(use, `${piece?.id} ${use.getAttribute("href")} ${use.getAttribute("x")}`);
  }
  return found;
}

export class Motion {
  private running: Animation[] = [];
  private rolled = new Set<string>();

  /** Show at once what is still moving. */
  finish(): void {
    for (const animation of this.running.splice(0)) animation.finish();
  }

  /** Move the pieces of a board from where they were. Returns how long it takes. */
  play(board: SVGSVGElement, before: Spots): number {
    this.finish();
    const after = spots(board);
    const moving = changes(before, after);
    const fresh = [...after.keys()].filter(
      (id) => !before.has(id) && !(after.get(id)!.holder !== "pieces" && !before.has(after.get(id)!.holder)),
    );
    const faces = dice(board);
    const rolling = [...faces].filter(([, face]) => !this.rolled.has(face)).map(([die]) => die);
    this.rolled = new Set(faces.values());
    if (isStill()) {
      for (const id of [...moving.map((change) => change.id), ...fresh]) this.ring(board, id);
      return 0;
    }
    let longest = 0;
    moving.forEach((change, i) => {
      const delay = i * APART;
      if (delay + PIECE > LONGEST) return;
      longest = Math.max(longest, delay + PIECE);
      this.move(board, change, delay);
    });
    for (const id of fresh) this.appear(board.querySelector(`#${CSS.escape(id)}`));
    for (const die of rolling) this.roll(die);
    return Math.max(longest, fresh.length ? APPEAR : 0, rolling.length ? DICE : 0);
  }

  private run(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    if (element) this.running.push(element.animate(frames, options));
  }

  private move(board: SVGSVGElement, change: Change, delay: number): void {
    const element = board.querySelector<SVGGraphicsElement>(`#${CSS.escape(change.id)}`);
    const parent = element?.parentElement;
    if (!element || !(parent instanceof SVGGraphicsElement)) return;
    const own = element.transform.baseVal.consolidate()?.matrix;
    const rest = own ? DOMMatrix.fromMatrix(own) : new DOMMatrix();
    const start = rest.multiply(change.to.inverse()).multiply(change.from);
    const from = change.to.a === change.from.a ? start : DOMMatrix.fromMatrix(start);
    this.run(element, [{ transform: from.toString() }, { transform: rest.toString() }], {
      duration: PIECE,
      delay,
      easing: EASE,
      fill: "backwards",
    });
  }

  private appear(element: Element | null): void {
    this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR, easing: "ease-out" });
  }

  private roll(die: SVGGraphicsElement): void {
    const box = die.getBBox();
    const origin = `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
    const frames = [
      { transform: "rotate(-200deg) scale(.7)", opacity: 0.4, transformOrigin: origin },
      { transform: "rotate(25deg) scale(1.15)", opacity: 1, transformOrigin: origin, offset: 0.66 },
      { transform: "rotate(0) scale(1)", opacity: 1, transformOrigin: origin },
    ];
    this.run(die, frames, { duration: DICE, easing: EASE });
  }

  /** Without movement, a ring marks for a moment what is new. */
  private ring(board: SVGSVGElement, id: string): void {
    const element = board.querySelector<SVGGraphicsElement>(`#${CSS.escape(id)}`);
    if (!element) return;
    const box = element.getBBox();
    if (!box.width) return;
    const ring = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const at = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 6 };
    for (const [name, value] of Object.entries(at)) ring.setAttribute(name, String(value));
    ring.setAttribute("class", "fb-ring");
    element.append(ring);
    setTimeout(() => ring.remove(), STILL);
  }
}
