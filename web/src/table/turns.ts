// Turns in a replay: a turn begins where another seat begins to act.
import type { Replay } from "../api/shapes";

const begins = (replay: Replay, move: number) => move <= 1 || replay.steps[move]?.seat !== replay.steps[move - 1]?.seat;

export function turnAfter(replay: Replay, move: number): number {
  for (let next = move + 1; next <= replay.moves; next++) if (begins(replay, next)) return next;
  return replay.moves;
}

export function turnBefore(replay: Replay, move: number): number {
  for (let next = move - 1; next > 0; next--) if (begins(replay, next)) return next;
  return 0;
}
