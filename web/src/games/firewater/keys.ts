/** The keys of the board, as the list of keys shows them. */

import type { KeyLine } from '../room';
import { message } from './names';

function line(keys: string[], name: string): KeyLine {
  return { keys, what: message(`web-firewater-keys-${name}`) };
}

export const KEYS: readonly KeyLine[] = [
  line(['←', '↑', '→', '↓'], 'walk'),
  line(['Home', 'End'], 'edge'),
  line(['Space'], 'choose'),
  line(['1', '2', '3'], 'marker'),
  line(['R'], 'turn'),
  line(['+', '−'], 'zoom'),
  line(['0'], 'whole'),
];
