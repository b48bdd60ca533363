/** The keys of the pages, as the list shows them; those of a board are declared by its room. */

import type { KeyLine } from '../games/room';

function line(keys: string[], name: string): KeyLine {
  return { keys, what: { key: `web-keys-${name}`, args: {} } };
}

export const TABLE_KEYS: readonly KeyLine[] = [
  line(['Enter'], 'confirm'),
  line(['Esc'], 'clear'),
  line(['Ctrl', 'Z'], 'undo'),
  line(['H'], 'hint'),
  line(['A'], 'again'),
  line(['Y', 'N'], 'answer'),
  line(['Tab'], 'tab'),
  line(['?'], 'this'),
];

/** Whether the list is open. */
export const keyList = $state({ open: false });
