/** How a person can end a table, or their part in it: leave, close, resign. */

import type { Table } from '../protocol';

/** The question that comes first, by keys of its words, and the request that a yes sends. */
export interface Ending {
  type: 'leave' | 'close' | 'resign';
  name: string;
  ask: string;
  about: string;
  stay: string;
}

const CLOSE: Ending = {
  type: 'close',
  name: 'web-table-close',
  ask: 'web-table-close-ask',
  about: 'web-table-close-about',
  stay: 'web-table-keep',
};

const LEAVE: Ending = {
  type: 'leave',
  name: 'web-leave',
  ask: 'web-table-leave-ask',
  about: 'web-table-leave-about',
  stay: 'web-table-sit-on',
};

type Ends = Pick<Table, 'phase' | 'owner' | 'seats' | 'resigned' | 'options' | 'daily'>;

/** What this reader can do; null for a spectator, and when the game is over. */
export function endingOf(table: Ends): Ending | null {
  const seated = table.seats.some((place) => place.mine);
  if (table.phase === 'gathering') return table.owner ? CLOSE : seated ? LEAVE : null;
  if (table.phase !== 'playing' || !seated) return null;
  const others = table.seats.filter((place, seat) => place.kind === 'person' && !place.mine && !table.resigned.includes(seat));
  return others.length ? resigning(table, others.length) : endAlone(table);
}

/** The computer plays on while the others have a game; the server decides by the same rule. */
function resigning(table: Ends, others: number): Ending {
  const goal = table.options.mode !== 'competitive';
  const about = goal ? 'web-table-resign-helps' : others > 1 ? 'web-table-resign-plays' : 'web-table-resign-ends';
  return { type: 'resign', name: 'web-table-resign', ask: 'web-table-resign-ask', about, stay: 'web-table-stay' };
}

function endAlone(table: Ends): Ending {
  const about = table.daily ? 'web-table-end-daily' : 'web-table-end-about';
  return { type: 'resign', name: 'web-table-end', ask: 'web-table-end-ask', about, stay: 'web-table-stay' };
}
