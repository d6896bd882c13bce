// The crosstable of a tournament: for every two who have met, who was ahead.
import type { TournamentRound } from "../api/shapes";

export type Met = { table: string; text: string };

/** By "one other": every table at which one has met the other, and how he came off; "·" while it is played. */
export function crossTable(rounds: readonly TournamentRound[]): Map<string, Met[]> {
  const found = new Map<string, Met[]>();
  for (const round of [...rounds].reverse())
    for (const { table, people, places } of round.boards)
      people.forEach((one, at) =>
        people.forEach((other, there) => {
          if (one === other) return;
          const key = `${one} ${other}`;
          found.set(key, [...(found.get(key) ?? []), { table, text: came(places, at, there) }]);
        }),
      );
  return found;
}

function came(places: readonly number[] | null | undefined, one: number, other: number): string {
  if (!places) return "·";
  const [mine, theirs] = [places[one]!, places[other]!];
  return mine === theirs ? "½" : mine < theirs ? "1" : "0";
}
