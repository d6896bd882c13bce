// An option that is built from pieces: its value as the server writes it, taken apart, and edited one step at a time.
import { api, Refused } from "../api/client";
import type { Built, Edit as WholeEdit, Holder, Part, Pieces } from "../api/shapes";

/** One step: what to do, and what it needs to know. */
export type Edit = Pick<WholeEdit, "do"> & Partial<WholeEdit>;
export type Values = Record<string, boolean | string>;

export class Building {
  built: Built | null = $state.raw(null);
  pieces: Pieces | null = $state.raw(null);
  problem = $state("");
  /** Where a piece goes that several could take. */
  chosen = $state("");
  private asked = 0;
  private waiting: Promise<void> = Promise.resolve();
  private listed = "";

  constructor(
    private readonly game: string,
    private readonly option: string,
    private readonly options: () => Values,
    private readonly changed: (value: string) => void,
  ) {}

  /** What the value is made of now, under the options as they are. */
  async look(): Promise<void> {
    await this.ask(null);
  }

  /** Edits wait for one another: each works on what the last one made. */
  edit(edit: Edit): Promise<void> {
    this.waiting = this.waiting.then(() => this.ask(edit));
    return this.waiting;
  }

  private async ask(edit: Edit | null): Promise<void> {
    const number = ++this.asked;
    try {
      const found = await api.build(this.game, this.option, { options: this.options(), ...(edit ? { edit } : {}) });
      if (number !== this.asked) return;
      this.built = found;
      this.problem = "";
      this.follow(edit);
      if (edit) this.changed(found.value);
    } catch (error) {
      if (number === this.asked) this.problem = error instanceof Refused ? error.message : String(error);
    }
  }

  /** A holder that was just added takes what comes next; one that is gone takes nothing. */
  private follow(edit: Edit | null): void {
    const able = this.built!.holders.filter((holder) => holder.removable);
    if (edit?.do === "add" && able.length && !this.takers(this.kind(edit.piece)).length) this.chosen = able.at(-1)!.id;
    if (!this.built!.holders.some((holder) => holder.id === this.chosen))
      this.chosen = (able[0] ?? this.built!.holders[0])?.id ?? "";
  }

  /** The pieces there are; they depend on the options and the language only. */
  async list(language: string): Promise<void> {
    const { [this.option]: _, ...others } = this.options();
    const wanted = JSON.stringify([language, others]);
    if (wanted === this.listed) return;
    this.listed = wanted;
    this.pieces = await api.pieces(this.game, this.option, { options: others });
  }

  private kind(piece: string | undefined): string {
    return this.pieces?.pieces.find((one) => one.id === piece)?.kind ?? "";
  }

  takers(kind: string): Holder[] {
    return this.built?.holders.filter((holder) => holder.takes.includes(kind)) ?? [];
  }

  /** Where a piece of this kind would go: to the chosen one, to the only one, or nowhere in particular. */
  taker(kind: string): Holder | null {
    const able = this.takers(kind);
    return able.find((holder) => holder.id === this.chosen) ?? able[0] ?? null;
  }

  add(piece: string, kind: string): void {
    void this.edit({ do: "add", piece, to: this.taker(kind)?.id ?? "" });
  }

  move(part: Part, to: string): void {
    void this.edit({ do: "move", part: part.id, to });
  }
}
