/** The server's sentences as a page with a board shows them. */

import type { AnyTable } from '../games/room';
import type { Message } from '../protocol';
import { settings } from '../settings.svelte';

/** The sentence with coordinates only if the board shows them, too. */
export function seenBy(room: AnyTable, sentence: Message): Message {
  return settings.on('coordinates') ? sentence : (room.seen?.(sentence) ?? sentence);
}
