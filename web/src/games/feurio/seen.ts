/** The sentences of the server without coordinates, for people who see the board. */

import type { Message } from '../../protocol';

const SERVER = 'feurio-';

/** The sentences that name cells; each has a twin, `web-feurio-seen-…`, that points at the board instead. */
const NAMING_CELLS = new Set([
  'spreads', 'firebreaks', 'deploys',
  'occupied', 'apart', 'cooler', 'no-tile', 'on-firebreak', 'enclosed', 'edges', 'spaces',
]);

/** A tile that was drawn is named again when it is laid. */
export function repeats(told: Message, next: Message): boolean {
  const drawn = told.key === 'feurio-draws' && next.key === 'feurio-spreads';
  const hidden = told.key === 'feurio-draws-hidden' && ['feurio-spreads', 'feurio-firebreaks'].includes(next.key);
  return drawn || hidden;
}

export function seen(sentence: Message): Message {
  const name = sentence.key.slice(SERVER.length);
  if (!sentence.key.startsWith(SERVER) || !NAMING_CELLS.has(name)) return sentence;
  return { ...sentence, key: `web-feurio-seen-${name}` };
}
