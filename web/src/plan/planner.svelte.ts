// What is being planned: one text in the game's notation, the plan it means, and what the server says about it.
// The text is the truth: dragging on the board writes it, typing it moves what is on the board.
import type { Preview } from "../api/shapes";
import { readPicture } from "../board/picture";
import type { Point } from "../board/viewport";
import { clockwise } from "./frame";
import * as plans from "./plan";

const PAUSE = 90;

export class Planner {
  specs: plans.Spec[] = $state.raw([]);
  text = $state("");
  /** What the server says about the text, and for which text it said so. */
  answer: Preview | null = $state.raw(null);
  /** What somebody points at in the list, without having chosen it. */
  peeked = $state("");
  open = $state(false);
  private answered = $state("");
  private chosen = $state("");
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly attempt: (text: string) => Promise<Preview>) {}

  /** A new question: what its picture offers to plan with, and nothing planned. */
  begin(open: boolean, picture: string | null): void {
    clearTimeout(this.timer);
    this.open = open;
    this.specs = open && picture?.includes("data-plan") ? plans.readSpecs(readPicture(picture)) : [];
    this.chosen = this.specs.length === 1 ? this.specs[0]!.id : "";
    this.text = this.peeked = this.answered = "";
    this.answer = null;
  }

  spec = $derived.by(() => this.specs.find((spec) => spec.id === this.chosen) ?? null);
  plan = $derived.by(
    () => this.spec && (this.text.trim() ? plans.read(this.spec, this.text) : plans.nothing(this.spec)),
  );
  /** The course of what is pointed at in the list. */
  peek = $derived.by(() => this.understood(this.peeked));
  ready = $derived.by(() => Boolean(this.answer?.legal) && this.answered === this.text.trim());
  picture = $derived.by(() => (this.text.trim() ? (this.answer?.picture ?? null) : null));
  /** What the game says about a plan that holds: the picture of its preview has the words. */
  says = $derived.by(() => {
    const found = this.picture?.match(/data-plan-says="([^"]*)"/)?.[1] ?? "";
    return new DOMParser().parseFromString(found, "text/html").documentElement.textContent ?? "";
  });

  private understood(text: string): { spec: plans.Spec; plan: plans.Plan } | null {
    for (const spec of text ? this.specs : []) {
      const plan = plans.read(spec, text);
      if (plan) return { spec, plan };
    }
    return null;
  }

  /** Whether a text puts a piece to a place: of such choices there are too many for a list. */
  places(text: string): boolean {
    return this.understood(text)?.spec.kind === "place";
  }

  // ---- changing it -----------------------------------------------------------------------------------------------

  choose(id: string): void {
    if (id === this.chosen) return;
    this.chosen = id;
    this.write("");
  }

  /** Typed or taken from the list. */
  write(text: string): void {
    this.text = text;
    const meant = this.understood(text);
    if (meant && meant.spec.id !== this.chosen) this.chosen = meant.spec.id;
    this.ask();
  }

  private change(work: (spec: plans.Spec, plan: plans.Plan) => plans.Plan): void {
    if (!this.spec) return;
    this.text = plans.write(this.spec, work(this.spec, this.plan ?? plans.nothing(this.spec)));
    this.ask();
  }

  /** A click on the board: the next leg goes there, or the piece does. */
  click(at: Point, fine = false): void {
    if (this.spec?.kind === "place") this.change((spec, plan) => plans.put(spec, plan, at, fine));
    else if (this.spec?.kind === "turn") this.change((spec, plan) => plans.faced(spec, plan, at, fine));
    else this.change((spec, plan) => this.laid(spec, plan, at, fine));
  }

  private laid(spec: plans.Spec, plan: plans.Plan, at: Point, fine: boolean): plans.Plan {
    const more = plans.extended(spec, plan);
    return more.legs.length ? plans.aimed(spec, more, more.legs.length - 1, at, fine) : more;
  }

  /** Begin to drag the piece: a course gets its first leg. Returns the leg that is dragged. */
  grab(): number {
    if (this.spec?.kind !== "course") return 0;
    if (!this.plan?.legs.length) this.extend();
    return 0;
  }

  aim(leg: number, at: Point, fine: boolean): void {
    this.change((spec, plan) => (plan.legs[leg] ? plans.aimed(spec, plan, leg, at, fine) : plan));
  }

  put(at: Point, fine: boolean): void {
    this.change((spec, plan) => plans.put(spec, plan, at, fine));
  }

  face(at: Point, fine: boolean): void {
    this.change((spec, plan) => plans.faced(spec, plan, at, fine));
  }

  extend(segment?: number): void {
    this.change((spec, plan) => plans.extended(spec, plan, segment));
  }

  shorten(): void {
    if (this.spec?.kind === "course") this.change((_, plan) => plans.shortened(plan));
    else this.write("");
  }

  pivot(turn: number): void {
    this.change((_, plan) => ({ ...plan, pivot: turn }));
  }

  /** An arrow key: turn (to the right on the screen is positive) and lengthen, or move the piece. */
  nudge(leg: number, right: number, up: number): void {
    this.change((spec, plan) => {
      const turn = right * spec.snap * (clockwise(spec.frame) ? 1 : -1);
      if (spec.kind === "turn") return plans.shifted(spec, plan, 0, 0, turn);
      if (spec.kind === "place") return plans.shifted(spec, plan, right, up * (spec.frame.matrix[3] < 0 ? 1 : -1), 0);
      const longest = spec.segments[plan.legs[leg]?.segment ?? 0]?.most ?? 0;
      return plans.nudged(spec, plan, leg, turn, (up * longest) / 100);
    });
  }

  turn(right: number): void {
    this.change((spec, plan) => plans.shifted(spec, plan, 0, 0, right * spec.snap * (clockwise(spec.frame) ? 1 : -1)));
  }

  // ---- asking the server -----------------------------------------------------------------------------------------

  private ask(): void {
    clearTimeout(this.timer);
    if (!this.text.trim()) {
      this.answer = null;
      this.answered = "";
      return;
    }
    if (!this.busy) this.timer = setTimeout(() => void this.tryOut(), PAUSE);
  }

  /** One question at a time; what was changed meanwhile is asked next. */
  private async tryOut(): Promise<void> {
    const wanted = this.text.trim();
    this.busy = true;
    const found = await this.attempt(wanted);
    this.busy = false;
    if (wanted === this.text.trim()) {
      this.answer = found;
      this.answered = wanted;
    } else this.ask();
  }
}
