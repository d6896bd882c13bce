// One table as this browser sees it: what the server says, paced for the eye, and what we say to the server.
import { api, Refused } from "../api/client";
import { changed } from "../api/changes";
import { Live, type Connection } from "../api/live";
import { newKey, Outbox, type Kept } from "../api/outbox";
import type {
  Action,
  Chat,
  FromServer,
  Hint,
  LogEvent,
  Preview,
  Problem,
  Situation,
  Table,
  Until,
  Why,
  WhyNot,
} from "../api/shapes";
import { progress } from "../learn/progress.svelte";
import { settings } from "../settings.svelte";
import { merged, upTo } from "./log";
import { t } from "../words/words";
import { Distrust, takePart } from "./shares";
import { play, soundOf } from "./sound";

export type Notice = { text: string; clause: string | null; kind: "refused" | "stale" | "info"; hint?: string | null };

/** What was pointed at in vain, in words, and why; nothing was pointed at where the question itself is explained. */
export type Explained = { targets: readonly string[]; picks: readonly string[]; answers: readonly WhyNot[] };

/** The standing answer of whoever wishes to be asked even where there is only one answer. */
export const ASK = "ask";
const MOST_WAITING = 24;
/** So many moves of others get their full time; of more, each gets less. */
const UNHURRIED = 8;
/** So many pictures are kept to be played again. */
const MOST_AGAIN = 40;
/** The pace of what is played again where moves are else shown at once. */
const STEP = 900;

export class Session {
  table: Table | null = $state.raw(null);
  situation: Situation | null = $state.raw(null);
  log: LogEvent[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  connection: Connection = $state("connecting");
  closed = $state(0);
  /** Why the server has closed the page, in words. */
  turnedAway = $state("");
  pending: readonly Kept[] = $state.raw([]);
  notice: Notice | null = $state.raw(null);
  hints: Hint[] = $state.raw([]);
  explained: Explained | null = $state.raw(null);
  unread = $state(0);
  /** The number of the first log line that is new since this seat last decided. */
  seen = $state(0);
  /** The answers that a guide asks for: their buttons are lit. */
  lit: readonly string[] = $state.raw([]);
  /** How often this seat has chosen, and what the board has looked like since. */
  turn = $state(0);
  private past: string[] = $state.raw([]);
  /** The picture that is shown while those are played again. */
  again: string | null = $state.raw(null);
  /** How many states wait to be shown. */
  private ahead = $state(0);

  /** What the actions of reactions are called, for standing answers that are shown when they are not asked. */
  readonly called = new Map<string, string>();

  /** This seat has chosen, and what came of it is not here yet. */
  private acted = false;
  private acknowledged = $state("");
  private takingPart = false;
  private live: Live;
  private seat: number | null = null;
  /** The state that the server has sent last, which is perhaps not shown yet. */
  private newest: Situation | null = null;
  private waiting: Situation[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private offset = 0;

  constructor(
    readonly id: string,
    seat: number | null = null,
    online = true,
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
    if (online) this.live.connect();
    else this.live.stop();
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
    const search = new URLSearchParams({ since: String(this.known()), lang: settings.language, changes: "true" });
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
    if (message.type === "state") this.told(message);
    else if (message.type === "changes") this.told(changed(this.newest, message));
    else if (message.type === "table") this.seated(message.table);
    else if (message.type === "chat") this.said(message);
    else if (message.type === "done") this.done(message.key, message.held);
    else if (message.type === "refused") this.refused(message.key, message);
  }

  /** A state has come, whole or as what has changed since the one before. */
  private told(next: Situation | null): void {
    this.newest = next;
    if (next) this.arrived(next);
  }

  private seated(table: Table): void {
    this.table = table;
    if (table.status === "open") void this.takePart(table);
  }

  /** Add my part to the dice while the game starts, for one news of the table after the other. */
  private async takePart(table: Table): Promise<void> {
    if (this.takingPart) return;
    this.takingPart = true;
    try {
      await takePart(table);
    } catch (problem) {
      if (problem instanceof Distrust) this.notice = { text: t("dice-distrust"), clause: null, kind: "refused" };
      else this.tell(problem);
    } finally {
      this.takingPart = false;
    }
    if (this.table && this.table !== table && this.table.status === "open") void this.takePart(this.table);
  }

  // ---- what is shown, one state after the other ------------------------------------------------------------------

  private arrived(next: Situation): void {
    this.offset = next.clock.now - Date.now() / 1000;
    const own = this.situation?.decision != null && this.waiting.length === 0;
    const other = this.situation !== null && this.situation.seat !== next.seat;
    this.waiting.push(next);
    const hurry =
      !this.situation || other || own || !settings.pace || document.hidden || this.waiting.length > MOST_WAITING;
    this.ahead = this.waiting.length;
    if (hurry) this.catchUp();
    else if (this.timer === undefined) this.later();
  }

  /** Show the newest state now, without the steps in between. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stopAgain();
    for (const next of this.waiting.splice(0)) this.show(next);
    this.ahead = 0;
    if (this.situation) this.timer = setTimeout(() => this.next(), settings.pace);
  }

  get behind(): boolean {
    return this.ahead > 0 || this.again !== null;
  }

  private later(): void {
    const told = Boolean(this.waiting[0]?.log.events.length) || !this.waiting.length;
    const wait = settings.pace * Math.min(1, UNHURRIED / Math.max(1, this.waiting.length));
    this.timer = setTimeout(() => this.next(), told ? wait : 0);
  }

  private next(): void {
    this.timer = undefined;
    const next = this.waiting.shift();
    this.ahead = this.waiting.length;
    if (!next) return;
    this.show(next);
    this.later();
  }

  private show(next: Situation): void {
    if (this.situation?.decision?.id !== next.decision?.id) [this.hints, this.explained] = [[], null];
    this.log = merged(next.log.from === 0 ? [] : this.log, next.log);
    for (const action of next.decision?.standing.length ? next.decision.actions : [])
      this.called.set(action.action, action.label);
    if (this.acted || !this.situation || this.situation.seat !== next.seat) {
      this.turn += 1;
      this.past = [];
    }
    this.acted = false;
    if (next.picture && next.picture !== this.past.at(-1)) this.past = [...this.past, next.picture].slice(-MOST_AGAIN);
    play(soundOf(this.situation, next));
    this.situation = next;
  }

  // ---- what has happened, once more --------------------------------------------------------------------------------

  get canPlayAgain(): boolean {
    return this.past.length > 1;
  }

  /** Show again what has happened on the board since this seat last chose. The question stays, its buttons wait. */
  playAgain(): void {
    if (!this.canPlayAgain || this.behind) return;
    const left = [...this.past];
    const step = () => {
      const picture = left.shift();
      this.again = picture ?? null;
      if (picture) this.timer = setTimeout(step, settings.pace || STEP);
      else {
        this.timer = undefined;
        if (this.waiting.length) this.later();
      }
    };
    clearTimeout(this.timer);
    step();
  }

  stopAgain(): void {
    if (this.again === null) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.again = null;
  }

  // ---- what we say -----------------------------------------------------------------------------------------------

  act(action: Action | { action: string }): void {
    const { situation } = this;
    if (!situation?.decision || this.answering) return;
    this.seen = upTo(this.log);
    this.acted = true;
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
    progress.dismiss("undo");
    if (this.situation?.undo) this.say({ type: "undo", seat: this.situation.seat, key: newKey() });
  }

  /** Ask the others whether what this seat chose last may be taken back. */
  askUndo(): void {
    if (this.situation?.may_ask_undo) this.say({ type: "ask-undo", seat: this.situation.seat, key: newKey() });
  }

  answerUndo(seat: number, agree: boolean): void {
    this.say({ type: "answer-undo", seat, agree, key: newKey() });
  }

  talk(text: string): void {
    this.say({ type: "chat", text, seat: this.situation?.seat ?? 0, key: newKey() });
  }

  stand(step: string, action: string | null, until: Until, occasion = ""): void {
    progress.dismiss("standing");
    this.say({ type: "standing", seat: this.situation?.seat ?? 0, step, action, until, occasion, key: newKey() });
  }

  /** An answer to the question on the screen is under way, or acknowledged but what came of it is not here yet. */
  get answering(): boolean {
    if (this.again !== null) return true;
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
  private done(key: string, held: boolean): void {
    const found = this.settle(key);
    if (found?.type === "undo") this.acknowledged = "";
    if (found?.type === "act" && !held && !this.situation?.decision?.sealed) this.acknowledged = found.decision;
  }

  private refused(key: string, problem: Problem): void {
    if (!key) this.turnedAway = problem.message;
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

  /** What an action would do. */
  preview(action: string): Promise<Preview> {
    return api.preview(this.id, this.situation?.seat ?? 0, action);
  }

  /** What to say to whoever clicks before he is asked. */
  get early(): string {
    return t("not-asked");
  }

  protected explain(targets: readonly string[]): Promise<Why> {
    return api.why(this.id, this.situation!.seat, targets);
  }

  /** Why nothing that points at all these can be done; null if that cannot be told now, or is no longer asked. */
  async why(targets: readonly string[]): Promise<Why | null> {
    const asked = this.situation?.decision?.id;
    if (!asked) return null;
    try {
      const found = await this.explain(targets);
      return this.situation?.decision?.id === asked ? found : null;
    } catch (problem) {
      this.tell(problem);
      return null;
    }
  }

  tell(problem: unknown): void {
    const known = problem instanceof Refused ? problem.problem : null;
    this.notice = { text: known?.message || String(problem), clause: known?.clause ?? null, kind: "refused" };
  }
}
