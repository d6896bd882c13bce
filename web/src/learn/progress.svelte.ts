// What this browser remembers of its learner: the place in each lesson, the questions explained, the hints dismissed.
const KEY = "flibuste-learn";

export type Place = { moves: string[]; step: number; steps: number; done: boolean };
type Kept = { lessons: Record<string, Place>; explained: string[]; guided: string[]; hints: string[] };

function stored(): Kept {
  const nothing: Kept = { lessons: {}, explained: [], guided: [], hints: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

class Progress {
  private kept: Kept = $state.raw(stored());

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Private windows may refuse: progress then lasts as long as the page.
    }
  }

  /** Whether this browser has ever learned anything here. */
  get begun(): boolean {
    return Object.keys(this.kept.lessons).length > 0;
  }

  place(game: string, lesson: string): Place | null {
    return this.kept.lessons[`${game}/${lesson}`] ?? null;
  }

  /** A lesson that was once done stays done, even while it is taken again. */
  reach(game: string, lesson: string, place: Place): void {
    const done = place.done || Boolean(this.place(game, lesson)?.done);
    this.keep({ lessons: { ...this.kept.lessons, [`${game}/${lesson}`]: { ...place, done } } });
  }

  // ---- a first game, in which each kind of question is explained once ----

  isGuided(table: string): boolean {
    return this.kept.guided.includes(table);
  }

  guide(table: string, on = true): void {
    const others = this.kept.guided.filter((other) => other !== table);
    this.keep({ guided: on ? [...others, table].slice(-20) : others });
  }

  isExplained(game: string, step: string): boolean {
    return this.kept.explained.includes(`${game}/${step}`);
  }

  explained(game: string, step: string): void {
    if (!this.isExplained(game, step)) this.keep({ explained: [...this.kept.explained, `${game}/${step}`] });
  }

  explainAgain(game: string): void {
    this.keep({ explained: this.kept.explained.filter((one) => !one.startsWith(`${game}/`)) });
  }

  // ---- hints about what one can do here, each once ----

  isDismissed(hint: string): boolean {
    return this.kept.hints.includes(hint);
  }

  dismiss(hint: string): void {
    if (!this.isDismissed(hint)) this.keep({ hints: [...this.kept.hints, hint] });
  }
}

export const progress = new Progress();
