// What this browser remembers of its user: language, theme, pace, name. Nothing of it is needed to play.
export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";

const KEY = "flibuste";
export const LANGUAGES: Language[] = ["en", "fr"];

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

function firstLanguage(): Language {
  const wanted = new URLSearchParams(location.search).get("lang") ?? stored()["language"] ?? navigator.language;
  return String(wanted).startsWith("fr") ? "fr" : "en";
}

class Settings {
  language: Language = $state(firstLanguage());
  theme: Theme = $state((stored()["theme"] as Theme) ?? "auto");
  /** Milliseconds that a move of somebody else stays on the board before the next one is shown. */
  pace: number = $state((stored()["pace"] as number) ?? 1000);
  /** Quiet sounds for what happens. */
  sound: boolean = $state((stored()["sound"] as boolean) ?? false);
  /** Act on the first click on the board, without asking back. */
  quick: boolean = $state((stored()["quick"] as boolean) ?? false);
  /** Ask back before a choice that ends the turn although its name does not say so. */
  careful: boolean = $state((stored()["careful"] as boolean) ?? true);
  /** Notifications of the browser when it is my turn. */
  notify: boolean = $state((stored()["notify"] as boolean) ?? false);
  name: string = $state((stored()["name"] as string) ?? "");
  level: string = $state((stored()["level"] as string) ?? "");
  /** Whether this browser has ever sat at a table, and so has a player of its own. */
  played: boolean = $state((stored()["played"] as boolean) ?? false);

  save(): void {
    const { language, theme, pace, quick, careful, sound, notify, name, level, played } = this;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ language, theme, pace, quick, careful, sound, notify, name, level, played }),
      );
    } catch {
      // Private windows may refuse: the settings then last as long as the page.
    }
    document.documentElement.lang = language;
    if (theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const settings = new Settings();
