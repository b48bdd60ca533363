/** Playing a decision again: the same position and draw, the same opponents. */

import { usualLevel } from '../order/order';
import type { Judgement, Menu, Replay, SeatOrder, TableOrder } from '../protocol';
import { seatsOf } from './frames';

/** The order of a table that begins with the decision; the reader takes the seat that made it. */
export function retryOrder(replay: Replay, menu: Menu, judgement: Judgement, from: NonNullable<TableOrder['from']>): TableOrder {
  const { mode, players, variants, board } = replay.options;
  const seats = seatsOf(replay).map((place, seat): SeatOrder => {
    if (seat === judgement.seat) return { kind: 'me' };
    const level = place.level ?? usualLevel(menu.levels);
    return level ? { kind: 'computer', level } : { kind: 'here' };
  });
  return { game: replay.game, mode, players, variants, ...(board.length ? { board } : {}), seats, aids: [...menu.aids], from };
}
