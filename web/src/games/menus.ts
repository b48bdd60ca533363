/** The menus of the server: fetched once, and cached for when it does not answer. */

import { api, Refusal } from '../api';
import type { Menu } from '../protocol';
import { has, speakAlso } from '../words/words.svelte';

/** The server's declaration of a game. */
export type GameMenu = Menu;

const KEPT = 'menus';
let asked: Promise<GameMenu[]> | null = null;

/** The menus of all games; throws a Refusal if the server has never answered. */
export function menus(): Promise<GameMenu[]> {
  asked ??= load().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** Forgets the answer: another host is asked from now on. */
export function forgetMenus(): void {
  asked = null;
}

/** The menu of a game; null if the server does not offer it. */
export async function menuOf(game: string): Promise<GameMenu | null> {
  return (await menus()).find((menu) => menu.game === game) ?? null;
}

/** Whether computers play a game, and so can judge its moves; true if the server does not say. */
export async function isJudged(game: string): Promise<boolean> {
  const menu = await menuOf(game).catch(() => null);
  return menu?.levels.length !== 0;
}

async function load(): Promise<GameMenu[]> {
  const found = await api.games().then(keep, kept);
  // The texts of a room that is not built into this client come from the server.
  if (found.some(({ game }) => !has(game))) await speakAlso(wordsOf);
  return found;
}

function wordsOf(language: string): Promise<string> {
  return api.words(language).then(
    ({ text }) => text,
    () => '',
  );
}

function keep(found: GameMenu[]): GameMenu[] {
  localStorage.setItem(KEPT, JSON.stringify(found));
  return found;
}

/** The cached menus, if the server does not answer. */
function kept(problem: unknown): GameMenu[] {
  const found = localStorage.getItem(KEPT);
  if (!found || !(problem instanceof Refusal)) throw problem;
  asked = null;
  return JSON.parse(found) as GameMenu[];
}
