/** The score of one seat as a path of steps: it stays until it changes. Moves without a score are passed over. */
export function stairs(
  scores: readonly (readonly number[] | null)[],
  seat: number,
  x: (move: number) => number,
  y: (score: number) => number,
): string {
  let path = "";
  let last: number | null = null;
  scores.forEach((row, move) => {
    const score = row?.[seat];
    if (score === undefined || (score === last && move < scores.length - 1)) return;
    const at = Math.round(x(move) * 10) / 10;
    path += path ? `H${at}V${Math.round(y(score) * 10) / 10}` : `M${at} ${Math.round(y(score) * 10) / 10}`;
    last = score;
  });
  return path;
}
