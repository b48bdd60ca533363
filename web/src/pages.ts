/** The pages by address, each loaded on demand. */

import type { Component } from 'svelte';
import { OWN_CLIENTS } from './games/rooms';
import { speakFully } from './words/words.svelte';

interface Page {
  // Each page has props of its own; `page` below ties them together.
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, unknown>;
  /** Whether the texts of first sight are enough to show it. */
  early?: boolean;
}

/** The pages of a game, by the first part of their address. */
const GAME_PAGES: Record<string, Page['load']> = {
  new: () => import('./pages/NewTable.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  companion: () => import('./pages/Companion.svelte'),
  learn: () => import('./pages/Learn.svelte'),
};

/** The page of a path. */
export function pageOf(path: string[]): Page {
  const [first, second, third] = path;
  if (first === undefined) return { load: () => import('./pages/Start.svelte'), props: {}, early: true };
  if (path.length === 1) return single(first);
  if (first === 't' && second && path.length === 2) return { load: () => import('./pages/Table.svelte'), props: { id: second }, early: true };
  if (first === 't' && second && third === 'replay' && path.length === 3) return { load: () => import('./pages/Replay.svelte'), props: { id: second } };
  if (first === 'daily' && second && path.length === 2) return { load: () => import('./pages/Daily.svelte'), props: { day: second } };
  if (first === 'puzzle' && second && path.length <= 3) return { load: () => import('./pages/Puzzle.svelte'), props: { game: second, id: third ?? '' } };
  if (path.length === 2 && second) return gamePage(first, second);
  return missing();
}

/** Loads a page with the texts it needs. */
export async function loaded(page: Page): Promise<{ default: Component<any> }> {
  const [found] = await Promise.all([page.load(), page.early ? null : speakFully()]);
  return found;
}

function single(name: string): Page {
  if (name === 'daily') return { load: () => import('./pages/Daily.svelte'), props: {} };
  if (name === 'games') return { load: () => import('./pages/Games.svelte'), props: {} };
  if (name === 'you') return { load: () => import('./pages/You.svelte'), props: {} };
  if (name === 'device') return { load: () => import('./pages/Device.svelte'), props: {} };
  if (name === 'account') return { load: () => import('./pages/Account.svelte'), props: {} };
  if (name === 'reset') return { load: () => import('./pages/Reset.svelte'), props: {} };
  if (name === 'mail') return { load: () => import('./pages/Mail.svelte'), props: {} };
  if (name === 'replay') return { load: () => import('./pages/Upload.svelte'), props: {} };
  return missing();
}

/** A game that this client does not know may be one that the server offers. */
function gamePage(name: string, game: string): Page {
  const load = Object.hasOwn(GAME_PAGES, name) ? GAME_PAGES[name] : undefined;
  if (!load) return missing();
  if (OWN_CLIENTS.includes(game)) return { load, props: { game } };
  return { load: () => import('./pages/GamePage.svelte'), props: { game, load } };
}

function missing(): Page {
  return { load: () => import('./pages/Missing.svelte'), props: {} };
}
