// The addresses of the client. A page is a component and the pieces of its address.
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "fairness"; id: string }
  | { page: "analysis"; id: string }
  | { page: "rules"; game: string }
  | { page: "box"; game: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "lobby" }
  | { page: "tournaments" }
  | { page: "new-tournament" }
  | { page: "tournament"; id: string }
  | { page: "profile"; who: string }
  | { page: "lost" };

export function read(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (!first) return { page: "home" };
  if (first === "lobby" && !second) return { page: "lobby" };
  if (first === "tournaments" && !second) return { page: "tournaments" };
  if (first === "tournaments" && second === "new" && !third) return { page: "new-tournament" };
  if (first === "tournament" && second && !third) return { page: "tournament", id: second };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (first === "box" && second && !third) return { page: "box", game: second };
  if (first === "t" && second && !third) return { page: "table", id: second };
  if (first === "t" && second && third === "replay") return { page: "replay", id: second };
  if (first === "t" && second && third === "fairness") return { page: "fairness", id: second };
  if (first === "t" && second && third === "analysis") return { page: "analysis", id: second };
  if (first === "learn" && second && !third) return { page: "learn", game: second };
  if (first === "learn" && second && third) return { page: "lesson", game: second, lesson: third };
  if (first === "p" && second && !third) return { page: "profile", who: second };
  return { page: "lost" };
}

class Router {
  path: string = $state(location.pathname);
  hash: string = $state(location.hash);
  route: Route = $derived(read(this.path));

  go(address: string): void {
    history.pushState(null, "", address);
    this.update();
    window.scrollTo(0, 0);
  }

  update(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Links inside the client do not load the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  const href = link?.getAttribute("href");
  if (!href?.startsWith("/") || href.startsWith("/api/") || link?.target || link?.hasAttribute("download")) return;
  event.preventDefault();
  router.go(href);
}
