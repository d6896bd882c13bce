// The clauses of the games, fetched once, and the one that is open on the page.
import { api } from "../api/client";
import type { Clause, Rules } from "../api/shapes";

class Clauses {
  opened: { game: string; id: string; clause: Clause | null; title: string; known: ReadonlySet<string> } | null =
    $state.raw(null);
  private known = new Map<string, Promise<Rules>>();

  rules(game: string): Promise<Rules> {
    let found = this.known.get(game);
    if (!found) {
      found = api.rules(game);
      found.catch(() => this.known.delete(game));
      this.known.set(game, found);
    }
    return found;
  }

  async find(game: string, id: string): Promise<Clause | null> {
    const rules = await this.rules(game).catch(() => null);
    return rules?.clauses.find((clause) => clause.id === id) ?? null;
  }

  async open(game: string, id: string): Promise<void> {
    const rules = await this.rules(game).catch(() => null);
    const clause = rules?.clauses.find((known) => known.id === id) ?? null;
    const known = new Set(rules?.clauses.map((other) => other.id));
    this.opened = { game, id, clause, title: rules?.title ?? game, known };
  }

  close(): void {
    this.opened = null;
  }
}

export const clauses = new Clauses();
