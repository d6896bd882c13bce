// Answers that the server has not acknowledged yet. They outlive a lost connection and a reload, and are sent again
// with the same key, so that each is carried out once.
import type { ToServer } from "./shapes";

export type Kept = Extract<ToServer, { key: string }>;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Outbox {
  private kept: Kept[] = [];

  constructor(
    private readonly name: string,
    private readonly store: Store | null = safeStorage(),
  ) {
    this.kept = this.read();
  }

  get pending(): readonly Kept[] {
    return this.kept;
  }

  add(message: Kept): void {
    this.kept = [...this.kept, message];
    this.write();
  }

  /** Acknowledged or refused: it need not be sent again. Returns what it was. */
  settle(key: string): Kept | undefined {
    const found = this.kept.find((message) => message.key === key);
    this.kept = this.kept.filter((message) => message.key !== key);
    this.write();
    return found;
  }

  private read(): Kept[] {
    try {
      return JSON.parse(this.store?.getItem(this.name) ?? "[]") as Kept[];
    } catch {
      return [];
    }
  }

  private write(): void {
    try {
      if (this.kept.length) this.store?.setItem(this.name, JSON.stringify(this.kept));
      else this.store?.removeItem(this.name);
    } catch {
      // No room or no permission: the answers then live as long as the page.
    }
  }
}

function safeStorage(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
