// Days, as the reader's language writes them.
import { settings } from "../settings.svelte";

/** The day of a time of the server, without its year. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "long" }).format(at * 1000);
