// A lesson: a session at a table that the server lays anew for every answer. What we know of it are the learner's moves.
import { api } from "../api/client";
import type { Action, Moment, Preview, Why } from "../api/shapes";
import { Building, type Edit } from "../build/building.svelte";
import { settings } from "../settings.svelte";
import { Session } from "../table/session.svelte";
import { t } from "../words/words";
import { progress } from "./progress.svelte";

/** So long is shown what an answer would do. */
const SHOWN = 1400;

/** The table whose costly moment a puzzle is; nothing for any other lesson. */
export const tableOf = (lesson: string): string => /^moment-\d+-(.+)$/.exec(lesson)?.[1] ?? "";

export class LessonSession extends Session {
  moment: Moment | null = $state.raw(null);
  busy = $state(false);
  problem = $state("");
  /** The step whose answer was shown: whoever has seen it may have it done. */
  private seenStep = $state(0);
  showing = $state(false);

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super("lesson", null, false);
    this.connection = "open";
    void this.load(progress.place(game, lesson)?.moves ?? []);
  }

  get isTask(): boolean {
    const step = this.moment?.step;
    return Boolean(step && !this.moment!.over && (step.todo.length || step.build));
  }

  get wasShown(): boolean {
    return this.seenStep === this.moment?.step.number;
  }

  override get answering(): boolean {
    return this.busy || this.showing;
  }

  // ---- asking the server -----------------------------------------------------------------------------------------

  private ask(moves: string[], attempt?: string): Promise<Moment> {
    return api.lesson(this.game, this.lesson, { moves, name: settings.name, ...(attempt ? { attempt } : {}) });
  }

  private async load(moves: string[], attempt?: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const before = this.moment;
      const found = await this.ask(moves, attempt);
      this.arrive(found);
      return !before || found.notice === null;
    } catch (error) {
      this.tell(error);
      if (!this.moment) this.problem = this.notice?.text ?? String(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private arrive(found: Moment): void {
    const on = found.moves.length !== this.moment?.moves.length;
    this.notice = found.notice && { ...found.notice, kind: "info" };
    if (on) this.turn += 1;
    if (on || this.language !== settings.language) {
      this.language = settings.language;
      [this.moment, this.table, this.situation] = [found, found.table ?? null, found.situation ?? null];
      this.log = found.situation?.log.events ?? [];
    }
    this.lit = found.over || found.puzzle ? [] : found.step.todo.map((action) => action.action);
    const place = { moves: found.over ? [] : found.moves, step: found.step.number, steps: found.steps };
    progress.reach(this.game, this.lesson, { ...place, done: found.over });
  }
  private language = "";

  // ---- what the learner does -------------------------------------------------------------------------------------

  override act(action: Action | { action: string }): void {
    if (this.moment && !this.answering) void this.load(this.moment.moves, action.action);
  }

  /** Read on; at a task whose answer was shown, have it done. */
  async goOn(): Promise<void> {
    if (this.moment && (!this.isTask || this.wasShown)) await this.load(this.moment.moves, this.moment.step.show);
  }

  async back(): Promise<void> {
    if (this.moment?.back) await this.load(this.moment.back);
  }

  async restart(): Promise<void> {
    await this.load([]);
  }

  override undo(): void {
    void this.back();
  }

  /** Show what the answer would do, and take it back. */
  async showMe(): Promise<void> {
    const { moment } = this;
    if (!moment || !this.isTask || this.answering) return;
    this.showing = true;
    try {
      const after = await this.ask(moment.moves, moment.step.show);
      this.again = after.situation?.picture ?? null;
      this.hinted = moment.step.build ? moment.step.show : (moment.step.todo[0]?.action ?? "");
      await new Promise((resolve) => setTimeout(resolve, SHOWN));
    } catch (error) {
      this.tell(error);
    } finally {
      [this.again, this.showing, this.seenStep] = [null, false, moment.step.number];
    }
  }
  /** What was shown last. */
  hinted = $state("");

  override async hint(): Promise<void> {
    await this.showMe();
  }

  override async preview(action: string): Promise<Preview> {
    return api.lessonPreview(this.game, this.lesson, { moves: this.moment?.moves ?? [], action });
  }

  protected override explain(targets: readonly string[]): Promise<Why> {
    return api.lessonWhy(this.game, this.lesson, { moves: this.moment?.moves ?? [], targets });
  }

  override see(): void {
    if (this.moment) void this.load(this.moment.moves);
  }

  override get early(): string {
    return this.isTask ? "" : t("lesson-read-on");
  }
}

/** Building in a lesson: an edit is an answer. */
export class LessonBuilding extends Building {
  constructor(private readonly lesson: LessonSession) {
    super(
      lesson.game,
      lesson.moment?.option ?? "",
      () => lesson.moment?.options ?? {},
      () => undefined,
    );
  }

  override async edit(edit: Edit): Promise<void> {
    const words = [edit.do, edit.piece, edit.part, edit.to, edit.setting, edit.value];
    this.lesson.act({ action: words.filter(Boolean).join(" ") });
  }
}
