/** The part of a turn that a table is in, for which the sheet of a phone keeps its height. */

import type { AnyTable, Step } from '../games/room';
import type { Table } from '../protocol';

const USUAL: Step = { name: 'turn', opens: 'half' };

export function stepOf(room: AnyTable, table: Table): Step {
  if (table.phase === 'over') return { name: 'over', opens: 'half' };
  if (table.phase !== 'playing') return USUAL;
  if (!table.moves.length) return { name: 'wait', opens: 'peek' };
  return room.step?.(table.view) ?? USUAL;
}
