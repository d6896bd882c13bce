// Why can't I? What to explain when somebody points where nothing can be done with what he has selected.
import type { Explained, Session } from "./session.svelte";

/**
 * Why a target cannot be taken together with what is chosen, or else by itself; null where no action means it.
 * "instead": it can be chosen `alone`, and no action asks for both, or it was pointed at once more.
 */
export async function explained(
  session: Pick<Session, "why" | "explained">,
  chosen: readonly string[],
  target: string,
  alone: boolean,
): Promise<Explained | "instead" | null> {
  if (alone && (!chosen.length || session.explained?.targets.at(-1) === target)) return "instead";
  for (const targets of chosen.length ? [[...chosen, target], [target]] : [[target]]) {
    const nearest = (await session.why(targets))?.answers[0];
    if (alone && (!nearest || nearest.elsewhere)) return "instead";
    if (nearest) return { targets, picks: targets.map(titleOf), answers: [nearest] };
  }
  return null;
}

/** What a place of the picture is called, in short. */
function titleOf(target: string): string {
  const place = document.querySelector(`.host [data-target="${CSS.escape(target)}"][data-title]`);
  return place?.getAttribute("data-title")?.split(",")[0] ?? target;
}
