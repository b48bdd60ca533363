/** Finding a move in a long list by typing a part of it. */

/** The moves that contain the typed text; those that begin with it come first. */
export function matching(moves: string[], typed: string): string[] {
  const part = typed.trim().toLowerCase();
  const found = moves.filter((move) => move.toLowerCase().includes(part));
  const begins = (move: string): boolean => move.toLowerCase().startsWith(part);
  return [...found.filter(begins), ...found.filter((move) => !begins(move))];
}

/** The move that the text means: an exact match or the only match; else the text, for the server to refuse. */
export function meant(moves: string[], typed: string): string {
  const text = typed.trim();
  if (moves.includes(text)) return text;
  const found = matching(moves, text);
  return found.length === 1 ? found[0]! : text;
}
