// The board on the page: shows pictures, lights up what can be clicked, pans and zooms. Knows no game.
import { drawChances, type Chance } from "./chances";
import { Motion, spots } from "./motion";
import { draw, happened, snapshot, type Snapshot } from "./since";
import { carryOver, readPicture } from "./picture";
import { focused, inScene, moved, readBox, writeBox, zoomed, type Box, type Point } from "./viewport";

export type Marks = {
  legal: Set<string>;
  selected: readonly string[];
  spoken: readonly string[];
  hinted: readonly string[];
  refused?: readonly string[];
  /** What can be dragged to a place. */
  movable?: Set<string>;
  says(target: string): string;
  /** How likely it is that what a target means succeeds, in short; nothing where no dice decide. */
  chance?(target: string): string;
};

/** A sign is at most so small a part of the board's width. */
const SIGNS = 5;
const MANY = 12;
/** A board with fewer pixels for a unit is never shown whole on a phone, but with so many that its letters can be read. */
const LEGIBLE = 0.3;
const READABLE = 0.45;
const DRAG = 6;
const FOCUSABLE = "[data-target]";

export class BoardView {
  svg: SVGSVGElement | null = null;
  whole: Box = { x: 0, y: 0, width: 1, height: 1 };
  box: Box = this.whole;
  private motion = new Motion();
  /** The board as it was when somebody last chose, and which choice that was. */
  private since: { turn: number; board: Snapshot } | null = null;
  private pointers = new Map<number, Point>();
  private dragged = false;
  private marks: Marks | null = null;
  /** Whether the user has chosen what to look at; a focus view does not take it from him. */
  private own = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly seen: (box: Box, whole: Box) => void,
  ) {}

  /** Show a picture; pieces move from where they were, and stay marked until the next `turn`. Returns how long that takes. */
  show(picture: string, animate: boolean, turn: number | null = null): number {
    const next = readPicture(picture);
    if (!next) return 0;
    const before = this.svg && animate ? spots(this.svg) : null;
    this.motion.finish();
    const whole = readBox(next.getAttribute("viewBox"));
    const other = writeBox(whole) !== writeBox(this.whole);
    if (this.svg) carryOver(this.svg, next);
    else {
      this.host.replaceChildren(next);
      this.svg = next;
    }
    this.whole = whole;
    if (other) this.look(whole);
    if (this.marks) this.mark(this.marks);
    this.remember(turn);
    return before ? this.motion.play(this.svg!, before) : 0;
  }

  /** What is only planned (no `turn`) has not happened. */
  private remember(turn: number | null): void {
    if (turn === null) return draw(this.svg!, []);
    const now = snapshot(this.svg!);
    if (this.since?.turn !== turn) this.since = { turn, board: now };
    draw(this.svg!, happened(this.since.board, now));
  }

  finish(): void {
    this.motion.finish();
  }

  // ---- what can be done where ------------------------------------------------------------------------------------

  targets(): SVGGElement[] {
    return this.svg ? [...this.svg.querySelectorAll<SVGGElement>(FOCUSABLE)] : [];
  }

  mark(marks: Marks): void {
    this.marks = marks;
    const places = this.targets();
    this.svg?.classList.toggle("many", places.filter((place) => marks.legal.has(targetOf(place))).length > MANY);
    const left = [...marks.selected];
    for (const place of places) {
      const target = targetOf(place);
      const chosen = left.indexOf(target);
      const again = marks.legal.has(target);
      const selected = chosen >= 0 && (!place.dataset["clicked"] ? !this.clickedElsewhere(target, place) : true);
      if (selected) left.splice(chosen, 1);
      this.dress(place, again, selected, marks);
    }
    this.showChances(marks);
  }

  private showChances(marks: Marks): void {
    const found = new Map<string, Chance>();
    for (const place of this.svg?.querySelectorAll<SVGGElement>(".is-legal") ?? []) {
      const text = marks.chance?.(targetOf(place));
      if (text && !found.has(targetOf(place)))
        found.set(targetOf(place), {
          box: this.boxOf(place.querySelector<SVGGraphicsElement>(".fb-hot") ?? place),
          text,
        });
    }
    if (this.svg) drawChances(this.svg, [...found.values()], this.whole, () => this.drawn());
  }

  /** Where words and signs are on the board; what is as large as a landscape hides nothing. */
  private drawn(): Box[] {
    const signs = this.svg!.querySelectorAll<SVGGraphicsElement>("text, use:not(.fb-hot), .fb-tok");
    return [...signs].map((sign) => this.boxOf(sign)).filter((box) => box.width < this.whole.width / SIGNS);
  }

  /** Of several places with one name (two equal cards), the one that was clicked is the selected one. */
  private clickedElsewhere(target: string, place: SVGGElement): boolean {
    return this.targets().some((other) => other !== place && targetOf(other) === target && other.dataset["clicked"]);
  }

  private dress(place: SVGGElement, legal: boolean, selected: boolean, marks: Marks): void {
    const target = targetOf(place);
    const live = legal || selected;
    place.classList.toggle("is-legal", legal && !selected);
    place.classList.toggle("is-selected", selected);
    place.classList.toggle("is-spoken", marks.spoken.includes(target) || marks.spoken.includes(place.id));
    place.classList.toggle("is-refused", Boolean(marks.refused?.includes(target)));
    place.classList.toggle("is-hinted", marks.hinted.includes(target) && legal);
    const title = place.dataset["title"] ?? target;
    place.setAttribute("aria-label", legal ? `${title}: ${marks.says(target)}` : title);
    place.setAttribute("role", live ? "button" : place.querySelector(FOCUSABLE) ? "group" : "img");
    if (live) place.setAttribute("tabindex", "0");
    else place.removeAttribute("tabindex");
    if (selected) place.setAttribute("aria-pressed", "true");
    else {
      place.removeAttribute("aria-pressed");
      delete place.dataset["clicked"];
    }
  }

  /** The neighbour in a direction among what can be clicked, for the arrow keys. */
  neighbour(from: Element, key: string): SVGGElement | null {
    const here = middle(from);
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    let best: SVGGElement | null = null;
    let least = Infinity;
    for (const place of this.targets()) {
      if (place === from || !place.hasAttribute("tabindex")) continue;
      const there = middle(place);
      const along = (there.x - here.x) * dx! + (there.y - here.y) * dy!;
      const across = Math.abs((there.x - here.x) * dy!) + Math.abs((there.y - here.y) * dx!);
      if (along > 4 && along + 2 * across < least) [least, best] = [along + 2 * across, place];
    }
    return best;
  }

  // ---- what is seen of it ----------------------------------------------------------------------------------------

  look(box: Box): void {
    this.box = box;
    this.svg?.setAttribute("viewBox", writeBox(box));
    this.seen(box, this.whole);
  }

  reset(): void {
    this.own = false;
    this.look(this.whole);
  }

  zoom(factor: number, at?: Point): void {
    this.own = true;
    this.look(
      zoomed(
        this.box,
        this.whole,
        factor,
        at ?? { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 },
      ),
    );
  }

  /** Look at what can be clicked or planned now; everything if there is nothing, or if the user looks where he wants. */
  focus(on: boolean, planned: readonly Box[] = []): void {
    if (!this.svg || this.own) return;
    if (!on) return this.look(this.whole);
    const places = this.targets().filter((place) => place.hasAttribute("tabindex"));
    const boxes = planned.length ? planned : places.map((place) => this.boxOf(place));
    const scene = this.svg.querySelector<SVGGraphicsElement>("[data-focus]");
    const wanted = inScene(boxes, scene && this.boxOf(scene));
    const legible = this.host.clientWidth >= LEGIBLE * this.whole.width;
    this.look(focused(wanted, this.whole, legible ? Infinity : this.host.clientWidth / READABLE));
  }

  private boxOf(place: SVGGraphicsElement): Box {
    const matrix = this.svg!.getScreenCTM()!.inverse().multiply(place.getScreenCTM()!);
    const box = place.getBBox();
    const corner = new DOMPoint(box.x, box.y).matrixTransform(matrix);
    const other = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(matrix);
    return { x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y };
  }

  toBoard(point: Point): Point {
    const matrix = this.svg?.getScreenCTM();
    return matrix ? new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse()) : point;
  }

  wheel(event: WheelEvent): void {
    if (!this.svg || !(event.ctrlKey || event.metaKey || this.own || Math.abs(event.deltaY) >= 1)) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), this.toBoard({ x: event.clientX, y: event.clientY }));
    if (this.box.width >= this.whole.width) this.own = false;
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.dragged = false;
  }

  move(event: PointerEvent): void {
    const was = this.pointers.get(event.pointerId);
    if (!was || !this.svg) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1 && !this.dragged && Math.hypot(now.x - was.x, now.y - was.y) < DRAG) return;
    if (!this.dragged) this.host.setPointerCapture?.(event.pointerId);
    this.dragged = true;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const a = this.toBoard(was);
    const b = this.toBoard(now);
    if (other) {
      const ratio =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
      this.zoom(ratio, this.toBoard({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    }
    if (this.box.width < this.whole.width || this.box.height < this.whole.height) {
      this.own = true;
      this.look(moved(this.box, this.whole, a.x - b.x, a.y - b.y));
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** Whether the click that follows was in truth the end of a drag. */
  wasDrag(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }
}

export const targetOf = (place: Element) => place.getAttribute("data-target") ?? "";

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
