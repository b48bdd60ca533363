/** Another game like this one, against the next stronger or weaker computer player. */

import type { LevelName, SeatOrder, Table, TableOrder } from '../../protocol';
import type { Mood } from './result';

/** The new table, and the level of its strongest computer player. */
export interface Another {
  level: LevelName;
  order: TableOrder;
}

type Played = Pick<Table, 'game' | 'options' | 'seats' | 'aids' | 'clock' | 'patience' | 'daily'>;

/** Null if other people play, if there is no such level, and after a draw. */
export function another(table: Played, levels: LevelName[], mood: Mood): Another | null {
  const others = table.seats.filter((place) => !place.mine);
  const alone = others.length > 0 && others.every((place) => place.kind === 'computer' && place.level);
  if (!alone || mood === 'draw' || table.daily || others.length === table.seats.length) return null;
  const next = (level: LevelName): LevelName | undefined => levels[levels.indexOf(level) + (mood === 'win' ? 1 : -1)];
  // All players of the table become stronger, or weaker, as long as any can.
  const strongest = others.map((place) => place.level!).reduce((one, other) => (levels.indexOf(other) > levels.indexOf(one) ? other : one));
  const level = next(strongest);
  if (!level) return null;
  return { level, order: orderOf(table, (old) => next(old) ?? old) };
}

function orderOf({ game, options, seats, aids, clock, patience }: Played, change: (level: LevelName) => LevelName): TableOrder {
  const { mode, players, variants, board } = options;
  const first = seats.findIndex((place) => place.mine);
  const chairs = seats.map((place, seat): SeatOrder => {
    if (!place.mine) return { kind: 'computer', level: change(place.level!) };
    return seat === first ? { kind: 'me' } : { kind: 'here', name: place.name };
  });
  return { game, mode, players, variants, seats: chairs, aids, clock, patience, ...(board.length ? { board } : {}) };
}
