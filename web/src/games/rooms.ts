/** The rooms, each loaded when its first table is opened. */

import type { GameName } from '../protocol';
import type { Lesson } from './lesson';
import type { RoomClient } from './room';

export type AnyRoom = RoomClient<unknown>;

const ROOMS = import.meta.glob<AnyRoom>('./*/index.ts', { import: 'room' });
const LESSONS = import.meta.glob<Lesson>('./*/tutorial.ts', { import: 'lesson' });
const PLATES = import.meta.glob<Record<string, unknown>>('./*/plates.ts', { import: 'plates' });

export function enter(game: GameName): Promise<AnyRoom> {
  const open = ROOMS[`./${game}/index.ts`];
  if (!open) throw new Error(`no room ${game}`);
  return open();
}

export function lessonOf(game: GameName): Promise<Lesson> {
  const open = LESSONS[`./${game}/tutorial.ts`];
  if (!open) throw new Error(`no lesson of ${game}`);
  return open();
}

/** Positions that illustrate rules, by rule number. */
export async function platesOf(game: GameName): Promise<Record<string, unknown>> {
  return (await PLATES[`./${game}/plates.ts`]?.()) ?? {};
}
