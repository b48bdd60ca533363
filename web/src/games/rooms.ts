/** The rooms' clients, found by their folders; a game without one is played as text and lists. */

import type { Seat } from '../protocol';
import { has } from '../words/words.svelte';
import { usualColours, type Colour } from './marks';
import { menus } from './menus';
import { plain } from './plain';
import type { AnyRoom, AnyTable } from './room';

const FOUND = import.meta.glob<AnyRoom>('./*/index.ts', { import: 'room', eager: true });
const ROOMS = new Map(Object.entries(FOUND).map(([path, room]) => [path.split('/')[1]!, room]));

/** The games with their own client, by name. */
export const OWN_CLIENTS: readonly string[] = [...ROOMS.keys()];

/** The client of a game: its own, or the plain one. */
export function roomOf(game: string): AnyRoom {
  // A client is only ever given views of its own game.
  return ROOMS.get(game) ?? (plain as unknown as AnyRoom);
}

/** Loads the table components of a game, with the texts they need. */
export async function enter(game: string): Promise<AnyTable> {
  const [table] = await Promise.all([roomOf(game).table(), has(game) ? null : menus()]);
  return table;
}

export function coloursOf(game: string, players: number, seat: Seat): Colour[] {
  return (roomOf(game).colours ?? usualColours)(players, seat);
}
