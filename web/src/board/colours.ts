// The colours in which seats are drawn beside the board: their own, or those that their players have chosen.

/** What makes a seat's colour its chosen one, as a style for all that lies within; nothing where none was chosen. */
export function chosenColours(picture: string | null | undefined): string {
  const found = /^<svg[^>]* data-colours="([\d ]+)"/.exec(picture ?? "")?.[1];
  if (!found) return "";
  const chosen = found.split(" ").map((colour, i) => [i + 1, colour]);
  return chosen
    .map(([seat, colour]) => `--chosen-${seat}:var(--seat-${colour});--chosen-${seat}-mark:var(--seat-${colour}-mark)`)
    .join(";");
}

/** The colour of a seat. */
export const colourOf = (seat: number) => `var(--chosen-${seat}, var(--seat-${seat}))`;

/** The colour of what is drawn on the colour of a seat. */
export const markOf = (seat: number) => `var(--chosen-${seat}-mark, var(--seat-${seat}-mark))`;
