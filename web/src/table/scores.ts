// Points beside the names, where the server or the game's view gives them.
import type { Situation } from "../api/shapes";

export function scoresOf(situation: Situation | null): (number | null)[] {
  if (!situation) return [];
  if (situation.outcome) return situation.outcome.scores;
  const told = (situation as { scores?: (number | null)[] | null }).scores;
  if (Array.isArray(told)) return told;
  const players = (situation.view as { players?: { score?: number }[] } | null)?.players;
  return Array.isArray(players) ? players.map((player) => player.score ?? null) : [];
}
