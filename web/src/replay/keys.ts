/** The keys of a replay: what they do, and the list that is shown to the reader. */

import type { KeyLine } from '../games/room';

/** What a key does. */
export type ReplayAct = 'back' | 'on' | 'first' | 'last' | 'play' | 'next-mistake' | 'prior-mistake' | 'line' | 'again';

function line(keys: string[], name: string): KeyLine {
  return { keys, what: { key: `web-keys-${name}`, args: {} } };
}

/** The keys as the list shows them; N and B step through mistakes, too. */
export const REPLAY_KEYS: readonly KeyLine[] = [
  line(['←'], 'prior'),
  line(['→'], 'next'),
  line(['Home'], 'first'),
  line(['End'], 'last'),
  line(['P'], 'play'),
  line(['Shift', '→'], 'next-mistake'),
  line(['Shift', '←'], 'prior-mistake'),
  line(['L'], 'line'),
  line(['T'], 'retry'),
];

const PLAIN: Record<string, ReplayAct> = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' };
const SHIFTED: Record<string, ReplayAct> = { ArrowLeft: 'prior-mistake', ArrowRight: 'next-mistake' };
const LETTERS: Record<string, ReplayAct> = { p: 'play', n: 'next-mistake', b: 'prior-mistake', l: 'line', t: 'again' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a pressed key does; null if it is none of ours. */
export function actOf(event: Pressed): ReplayAct | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.shiftKey) return SHIFTED[event.key] ?? null;
  return PLAIN[event.key] ?? LETTERS[event.key] ?? null;
}
