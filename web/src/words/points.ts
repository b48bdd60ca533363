/** Points as they are shown: with a minus sign, which is as wide as a digit, in place of a hyphen. */
export function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
