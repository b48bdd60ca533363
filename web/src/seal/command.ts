/** The command line that checks a game's seal offline. */

import type { Note } from './notes';

export function commandFor(id: string, note: Note | null): string {
  const parts = ['embertide verify --seal', `embertide-${id}.json`];
  if (note) parts.push(`--commitment ${note.commitment}`);
  for (const seat of note?.sent ?? []) parts.push(`--number ${note!.numbers[seat]}`);
  return [...new Set(parts)].join(' ');
}
