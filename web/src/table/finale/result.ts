/** How a game ended, in words: the heading of the end card, the line below it, and the spoken sentence. */

import type { AnyFinale } from '../../games/finale';
import type { Message, Table } from '../../protocol';
import { who } from '../../words/people';

export type Mood = 'win' | 'lose' | 'draw';

type Ended = Pick<Table, 'result' | 'ended' | 'seats' | 'verdict' | 'view'>;

/** What the card says. */
export interface Words {
  heading: Message;
  /** Points of two players, the reader's or the winner's first; null for more players, and without points. */
  score: readonly [number, number] | null;
  /** What decided the game; null if the heading says it. */
  line: Message | null;
}

/** How the reader takes it, which is also the sound for it; a spectator is glad with the winner. */
export function moodOf({ result, seats, ended }: Pick<Ended, 'result' | 'seats' | 'ended'>): Mood {
  if (!result) return 'draw';
  if (result.won !== null) return result.won ? 'win' : 'lose';
  const mine = seats.flatMap((place, seat) => (place.mine ? [seat] : []));
  if (!result.winners.length) return ended ? 'draw' : 'lose';
  if (result.winners.length === seats.length) return 'draw';
  return !mine.length || result.winners.some((seat) => mine.includes(seat)) ? 'win' : 'lose';
}

export function wordsOf(table: Ended, client: AnyFinale | null): Words {
  const { result, ended, verdict } = table;
  const sentence = verdict ?? message('web-game-over');
  if (!result || ended) return { heading: sentence, score: null, line: null };
  if (result.won !== null) {
    const own = client?.heading?.(table.view) ?? message(result.won ? 'web-finale-done' : 'web-finale-missed');
    return { heading: own, score: null, line: sentence };
  }
  return { heading: competitive(table, client), score: scoreOf(table), line: lineOf(table, client) };
}

function competitive({ result, seats, view }: Ended, client: AnyFinale | null): Message {
  const { winners, points } = result!;
  if (winners.length > 1) {
    const everyone = winners.length === seats.length && points.length > 0;
    return everyone ? message('web-finale-draw', { points: points[0]! }) : message('web-finale-shared', { tied: winners.map(who) });
  }
  const winner = who(winners[0]!);
  const margin = marginOf(points, winners[0]!);
  if (margin <= 0 || client?.reason?.(view)) return message('web-finale-wins', { winner });
  return message('web-finale-wins-by', { winner, margin });
}

/** What the heading leaves open: by how much the reader has won, or what decided. */
function lineOf({ result, seats, verdict, view }: Ended, client: AnyFinale | null): Message | null {
  const { winners, points } = result!;
  const reason = client?.reason?.(view);
  if (reason) return reason;
  const margin = winners.length === 1 ? marginOf(points, winners[0]!) : 0;
  if (margin <= 0) return verdict;
  return seats[winners[0]!]?.mine ? message('web-finale-by', { margin }) : null;
}

/** The points that the winner has more than the next. */
function marginOf(points: number[], winner: number): number {
  const others = points.filter((_, seat) => seat !== winner);
  return others.length ? points[winner]! - Math.max(...others) : 0;
}

function scoreOf({ result, seats }: Ended): readonly [number, number] | null {
  const [first = 0, second = 0] = result!.points;
  if (result!.points.length !== 2) return null;
  const mine = seats.findIndex((place) => place.mine);
  const leads = mine >= 0 ? mine : result!.winners[0];
  return leads === 1 ? [second, first] : [first, second];
}

/** The heading with the points of everybody, for a screen reader. */
export function spokenOf(table: Ended, client: AnyFinale | null): Message {
  const { heading } = wordsOf(table, client);
  const points = table.result?.points ?? [];
  if (!points.length) return heading;
  const scores = points.map((own, seat) => message('web-finale-score', { player: who(seat), points: own }));
  return message('web-finale-spoken', { heading, scores });
}

function message(key: string, args: Message['args'] = {}): Message {
  return { key, args };
}
