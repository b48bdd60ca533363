/** What the reader has reached: with a server and on this device, each brought up to date by who has it all. */

import { api } from '../api';
import type { LevelName, OwnDay, OwnTry, Progress, GameResult, Start } from '../protocol';
import { isOffline } from '../offline/mode.svelte';
import { askHost } from '../transport/carrier';
import { absorb, since, together, type Kept } from './kept';
import { ladderOf, levelAfter } from './ladder';

/** Where each copy is in this browser; what was played on this device is kept apart, whoever the player is. */
const PLACES = { server: 'progress', here: 'progress-here' } as const;
type Source = keyof typeof PLACES;
type Ask = (since: number) => Promise<Progress>;

let kept = $state.raw<Record<Source, Kept | null>>({ server: read('server'), here: read('here') });
const whole = $derived(together(kept.server, kept.here));

export function results(): GameResult[] {
  return whole.results;
}

export function days(): OwnDay[] {
  return whole.days;
}

export function tries(): OwnTry[] {
  return whole.tries;
}

/** Whether anything is known of games that were played. */
export function hasPlayed(): boolean {
  return whole.results.length + whole.days.length + whole.tries.length > 0;
}

/** The level that fits against computers; the easiest for a newcomer. */
export function nextLevel(game: string): LevelName {
  return levelAfter(ladderOf(results(), game, 'competitive'));
}

/** Asks for everything that the start page shows. */
export async function loadStart(): Promise<Start> {
  const source = current();
  const [said] = await Promise.all([api.start(since(kept[source])), refreshHere()]);
  await take(source, said.progress, api.results);
  return said;
}

/** Asks for what is new. */
export async function refresh(): Promise<void> {
  const source = current();
  const [said] = await Promise.all([api.results(since(kept[source])), refreshHere()]);
  await take(source, said, api.results);
}

/** Forgets what was played on this device; the host may say anew what there is. */
export function forgetHere(): void {
  kept = { ...kept, here: null };
  localStorage.removeItem(PLACES.here);
}

function current(): Source {
  return isOffline() ? 'here' : 'server';
}

/** With a server: what was played on this device since its host was started. */
async function refreshHere(): Promise<void> {
  if (isOffline()) return;
  const said = await resultsHere(since(kept.here));
  if (said) await take('here', said, async (from) => (await resultsHere(from)) ?? said);
}

function resultsHere(from: number): Promise<Progress | null> {
  return askHost<Progress>(`/results?since=${from}`);
}

/** Takes an answer over, and asks on while results are missing: of the past, or because there are many. */
async function take(source: Source, said: Progress, ask: Ask): Promise<void> {
  let now = absorb(kept[source], said);
  let before = -1;
  while (now.results.length < said.total && now.results.length > before) {
    before = now.results.length;
    now = absorb(now, await ask(since(now)));
  }
  if (now.results.length !== said.total) now = await anew(now, ask);
  kept = { ...kept, [source]: now };
  write(source, now);
}

/** Everything again, where the copy does not fit: a result was entered late. */
async function anew(old: Kept, ask: Ask): Promise<Kept> {
  let now: Kept = { ...old, results: [] };
  let before = -1;
  while (now.results.length > before) {
    before = now.results.length;
    now = absorb(now, await ask(since(now)));
  }
  return now;
}

function read(source: Source): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PLACES[source]) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function write(source: Source, now: Kept): void {
  try {
    localStorage.setItem(PLACES[source], JSON.stringify(now));
  } catch {
    // There is no room: who was asked has it all.
    localStorage.removeItem(PLACES[source]);
  }
}
