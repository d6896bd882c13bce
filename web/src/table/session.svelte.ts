// One table as this browser sees it: what the server says, paced for the eye, and what we say to the server.
import { api, Refused } from "../api/client";
import { Live, type Connection } from "../api/live";
import { newKey, Outbox, type Kept } from "../api/outbox";
import type { Action, Chat, FromServer, Hint, LogEvent, Problem, Situation, Table, Until } from "../api/shapes";
import { settings } from "../settings.svelte";
import { merged, upTo } from "./log";

export type Notice = { text: string; clause: string | null; kind: "refused" | "stale" | "info"; hint?: string | null };

const MOST_WAITING = 24;
const LONGEST_SHOW = 3500;

export class Session {
  table: Table | null = $state.raw(null);
  situation: Situation | null = $state.raw(null);
  log: LogEvent[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  connection: Connection = $state("connecting");
  closed = $state(0);
  pending: readonly Kept[] = $state.raw([]);
  notice: Notice | null = $state.raw(null);
  hints: Hint[] = $state.raw([]);
  unread = $state(0);
  /** The number of the first log line that is new since this seat last decided. */
  seen = $state(0);

  /** What the actions of reactions are called, for standing answers that are shown when they are not asked. */
  readonly called = new Map<string, string>();

  private acknowledged = $state("");
  private live: Live;
  private seat: number | null = null;
  private waiting: Situation[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private offset = 0;

  constructor(
    readonly id: string,
    seat: number | null = null,
  ) {
    this.seat = seat;
    const outbox = new Outbox(`flibuste-answers-${id}`);
    this.live = new Live(
      {
        address: () => this.address(),
        received: (message) => this.received(message),
        changed: (connection, code) => this.changed(connection, code),
      },
      outbox,
    );
    this.pending = outbox.pending;
    this.live.connect();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.live.stop();
  }

  /** The server's time, for clocks. */
  now(): number {
    return Date.now() / 1000 + this.offset;
  }

  private address(): string {
    const search = new URLSearchParams({ since: String(this.known()), lang: settings.language });
    if (this.seat !== null) search.set("seat", String(this.seat));
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/live?${search}`;
  }

  private known(): number {
    const last = this.waiting.at(-1);
    return last ? last.log.to : upTo(this.log);
  }

  private changed(connection: Connection, code: number): void {
    this.connection = connection;
    if (connection === "closed") this.closed = code;
  }

  private received(message: FromServer): void {
    if (message.type === "state") this.arrived(message);
    else if (message.type === "table") this.table = message.table;
    else if (message.type === "chat") this.said(message);
    else if (message.type === "done") this.done(message.key);
    else if (message.type === "refused") this.refused(message.key, message);
  }

  // ---- what is shown, one state after the other ------------------------------------------------------------------

  private arrived(next: Situation): void {
    this.offset = next.clock.now - Date.now() / 1000;
    const own = this.situation?.decision != null && this.waiting.length === 0;
    const other = this.situation !== null && this.situation.seat !== next.seat;
    this.waiting.push(next);
    const hurry =
      !this.situation || other || own || !settings.pace || document.hidden || this.waiting.length > MOST_WAITING;
    if (hurry) this.catchUp();
    else if (this.timer === undefined) this.later();
  }

  /** Show the newest state now, without the steps in between. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const next of this.waiting.splice(0)) this.show(next);
    if (this.situation) this.timer = setTimeout(() => this.next(), settings.pace);
  }

  get behind(): boolean {
    return this.waiting.length > 0;
  }

  private later(): void {
    const wait = Math.min(settings.pace, LONGEST_SHOW / Math.max(1, this.waiting.length));
    this.timer = setTimeout(() => this.next(), wait);
  }

  private next(): void {
    this.timer = undefined;
    const next = this.waiting.shift();
    if (!next) return;
    this.show(next);
    this.later();
  }

  private show(next: Situation): void {
    if (this.situation?.decision?.id !== next.decision?.id) this.hints = [];
    this.log = merged(next.log.from === 0 ? [] : this.log, next.log);
    for (const action of next.decision?.standing.length ? next.decision.actions : [])
      this.called.set(action.action, action.label);
    this.situation = next;
  }

  // ---- what we say -----------------------------------------------------------------------------------------------

  act(action: Action | { action: string }): void {
    const { situation } = this;
    if (!situation?.decision || this.answering) return;
    this.seen = upTo(this.log);
    this.notice = null;
    this.say({
      type: "act",
      seat: situation.seat,
      decision: situation.decision.id,
      action: action.action,
      key: newKey(),
    });
  }

  undo(): void {
    if (this.situation?.undo) this.say({ type: "undo", seat: this.situation.seat, key: newKey() });
  }

  talk(text: string): void {
    this.say({ type: "chat", text, seat: this.situation?.seat ?? 0, key: newKey() });
  }

  stand(step: string, action: string | null, until: Until, occasion = ""): void {
    this.say({ type: "standing", seat: this.situation?.seat ?? 0, step, action, until, occasion, key: newKey() });
  }

  /** An answer to the question on the screen is under way, or acknowledged but what came of it is not here yet. */
  get answering(): boolean {
    const decision = this.situation?.decision?.id;
    if (decision !== undefined && decision === this.acknowledged) return true;
    const step = this.situation?.decision && this.situation.prompt?.step;
    return this.pending.some(
      (kept) =>
        (kept.type === "act" && kept.decision === decision) ||
        (kept.type === "standing" && kept.action !== null && kept.step === step),
    );
  }

  private say(message: Kept): void {
    this.live.answer(message);
    this.pending = this.live.outbox.pending;
  }

  private settle(key: string): Kept | undefined {
    const found = this.live.outbox.settle(key);
    this.pending = this.live.outbox.pending;
    return found;
  }

  /** The server has it; the question stays closed until the next state comes (a sealed one may be answered anew). */
  private done(key: string): void {
    const found = this.settle(key);
    if (found?.type === "undo") this.acknowledged = "";
    if (found?.type === "act" && !this.situation?.decision?.sealed) this.acknowledged = found.decision;
  }

  private refused(key: string, problem: Problem): void {
    const found = this.settle(key);
    if (!found) return;
    const kind = problem.error === "stale" ? "stale" : "refused";
    this.notice = { text: problem.message, clause: problem.clause, hint: problem.hint, kind };
  }

  private said(message: Chat): void {
    if (this.chat.some((known) => known.id === message.id)) return;
    this.chat = [...this.chat, message].sort((a, b) => a.id - b.id);
    this.unread += 1;
    const own = this.live.outbox.pending.find((kept) => kept.type === "chat" && kept.text === message.text);
    if (own) this.settle(own.key);
  }

  /** Look through another of my seats, or in another language. */
  see(seat: number): void {
    this.acknowledged = "";
    this.seat = seat;
    this.waiting = [];
    this.log = [];
    this.live.send({ type: "see", seat, since: 0, picture: true, lang: settings.language });
  }

  async hint(): Promise<void> {
    if (!this.situation?.decision) return;
    try {
      this.hints = await api.hint(this.id, this.situation.seat);
    } catch (problem) {
      this.tell(problem);
    }
  }

  /** Why this cannot be done: the first of these attempts that the rules refuse with a reason. */
  async why(attempts: string[]): Promise<Notice | null> {
    for (const action of attempts) {
      try {
        const answer = await api.preview(this.id, this.situation?.seat ?? 0, action);
        if (!answer.legal && answer.message) return { text: answer.message, clause: answer.clause, kind: "refused" };
      } catch (problem) {
        if (problem instanceof Refused && problem.problem.error === "illegal")
          return { text: problem.problem.message, clause: problem.problem.clause, kind: "refused" };
      }
    }
    return null;
  }

  tell(problem: unknown): void {
    const known = problem instanceof Refused ? problem.problem : null;
    this.notice = { text: known?.message || String(problem), clause: known?.clause ?? null, kind: "refused" };
  }
}
