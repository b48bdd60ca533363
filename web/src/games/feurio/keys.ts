/** The keys of the board, as the list of keys shows them. */

import type { KeyLine } from '../room';
import { message } from './names';

function line(keys: string[], name: string): KeyLine {
  return { keys, what: message(`web-feurio-keys-${name}`) };
}

export const KEYS: readonly KeyLine[] = [
  line(['←', '↑', '→', '↓'], 'walk'),
  line(['PgUp', 'PgDn'], 'legal'),
  line(['Space'], 'choose'),
  line(['1', '2', '3'], 'count'),
  line(['+', '−'], 'more'),
  line(['C'], 'colour'),
  line(['0'], 'fit'),
];
