/** Which page an address means; all but the start page are loaded when asked for. */

import type { Component } from 'svelte';
import { isGame } from './games/games';
import type { GameName } from './protocol';

interface Page {
  // Each page has props of its own; `page` below ties them together.
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
}

/** The page of a path; null is the start page. */
export function pageOf(path: string[]): Page | null {
  const [first, second, third] = path;
  if (first === undefined) return null;
  if (path.length === 1) return single(first);
  if (path.length === 2 && isGame(second)) return gamePage(first, second);
  if (first === 't' && second && path.length === 2) return { load: () => import('./pages/Table.svelte'), props: { id: second } };
  if (first === 't' && second && third === 'replay' && path.length === 3) return { load: () => import('./pages/Replay.svelte'), props: { id: second } };
  return missing();
}

function single(name: string): Page {
  if (name === 'daily') return { load: () => import('./pages/Daily.svelte'), props: {} };
  if (name === 'account') return { load: () => import('./pages/Account.svelte'), props: {} };
  if (name === 'replay') return { load: () => import('./pages/Upload.svelte'), props: {} };
  return missing();
}

function gamePage(name: string, game: GameName): Page {
  const props = { game };
  if (name === 'new') return { load: () => import('./pages/NewTable.svelte'), props };
  if (name === 'rules') return { load: () => import('./pages/Rules.svelte'), props };
  if (name === 'companion') return { load: () => import('./pages/Companion.svelte'), props };
  if (name === 'learn') return { load: () => import('./pages/Learn.svelte'), props };
  return missing();
}

function missing(): Page {
  return { load: () => import('./pages/Missing.svelte'), props: {} };
}
