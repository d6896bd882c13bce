// The live connection to a table: connects again by itself, keeps answers until they are acknowledged.
import { Outbox, type Kept } from "./outbox";
import type { FromServer, ToServer } from "./shapes";

export type Connection = "connecting" | "open" | "waiting" | "closed";

const PING = 30_000;
const SLOWEST = 8_000;
/** Closing codes after which trying again is of no use. */
const FINAL = new Set([4401, 4403, 4404]);

export type Listener = {
  address(): string;
  received(message: FromServer): void;
  changed(connection: Connection, code: number): void;
};

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private stopped = false;

  constructor(
    private readonly listener: Listener,
    readonly outbox: Outbox,
  ) {
    window.addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  connect(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.listener.changed(this.tries ? "waiting" : "connecting", 0);
    const socket = new WebSocket(this.listener.address());
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.heard(socket, JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Send something that must arrive: it is kept until the server says that it has it. */
  answer(message: Kept): void {
    this.outbox.add(message);
    this.send(message);
  }

  send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    window.removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  private readonly now = () => {
    this.look();
    if (this.socket?.readyState === WebSocket.CLOSED && !document.hidden) this.connect();
  };

  /** Whoever has the page before his eyes is not called to it. */
  private look(): void {
    this.send({ type: "look", on: !document.hidden });
  }

  private opened(socket: WebSocket): void {
    this.tries = 0;
    this.listener.changed("open", 0);
    clearInterval(this.ping);
    this.ping = setInterval(() => this.send({ type: "ping" }), PING);
    if (document.hidden) this.look();
    for (const message of this.outbox.pending) socket.send(JSON.stringify(message));
  }

  private heard(socket: WebSocket, message: FromServer): void {
    if (socket !== this.socket) return;
    this.listener.received(message);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.stopped) return;
    clearInterval(this.ping);
    if (FINAL.has(code)) {
      this.listener.changed("closed", code);
      return;
    }
    this.tries += 1;
    this.listener.changed("waiting", code);
    const wait = Math.min(SLOWEST, 250 * 2 ** Math.min(this.tries, 6)) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
