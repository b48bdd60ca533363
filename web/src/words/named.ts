/** Names with fallbacks: a room that is not built in may have no texts for them. */

import { has, t } from './words.svelte';

/** The name of a game. */
export function gameName(game: string): string {
  return named(game, game);
}

/** The text of a key, or else a bare name: `web-mode-relay`, `relay` gives "Relay". */
export function named(key: string, name: string): string {
  return has(key) ? t(key) : name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ');
}

/** The text of a key, or an empty string. */
export function perhaps(key: string): string {
  return has(key) ? t(key) : '';
}
