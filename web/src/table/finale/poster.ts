/** What the shared picture says, and the picture itself. */

import { mount, unmount } from 'svelte';
import type { AnyFinale } from '../../games/finale';
import type { Seat, Table } from '../../protocol';
import { gameName } from '../../words/named';
import { computerName } from '../../words/people';
import { say, t } from '../../words/words.svelte';
import { painted } from './painter';
import type { PageMoment } from './plan';
import PosterView from './Poster.svelte';
import { moodOf, wordsOf } from './result';
import { drawSparks, sparksFrom } from './sparks';

const WIDTH = 1200;
const HEIGHT = 630;
/** The sparks are those of one moment, and the same in each picture. */
const SPARKLING = 2400;
const SEED = 11;

export interface Poster {
  /** The name of the room, for the colours of its seats. */
  room: string;
  /** The game and the opponent. */
  game: string;
  heading: string;
  won: boolean;
  seats: number;
  players: { seat: Seat; name: string; points: number | null }[];
  turning: string;
}

/** Names of other people are left out: they have not agreed to be shown. */
export function posterOf(table: Table, client: AnyFinale | null, turning: string): Poster {
  const { seats, result } = table;
  const mine = seats.findIndex((place) => place.mine);
  const order = seats.map((_, seat) => seat).sort((one, other) => Number(other === mine) - Number(one === mine));
  const players = result?.points.length
    ? order.map((seat) => ({ seat, name: shownName(table, seat), points: result.points[seat] ?? null }))
    : [];
  const others = seats.flatMap((place, seat) => (place.mine ? [] : [shownName(table, seat)]));
  const game = gameName(table.game);
  return {
    room: table.game,
    game: others.length && mine >= 0 ? t('web-finale-poster-against', { game, others: [...new Set(others)].join(', ') }) : game,
    heading: headingOf(table, client),
    won: moodOf(table) === 'win' && mine >= 0,
    seats: seats.length,
    players,
    turning,
  };
}

/** The same as the picture, in a sentence. */
export function altOf({ game, heading, players, turning }: Poster): string {
  const scores = players.map(({ name, points }) => `${name} ${points}`).join(', ');
  return [game, heading, scores, turning].filter(Boolean).join('. ');
}

function headingOf(table: Table, client: AnyFinale | null): string {
  const { result, seats } = table;
  const winner = result?.winners[0];
  const drawn = !result || result.won !== null || winner === undefined || result.winners.length === seats.length;
  if (drawn) return say(wordsOf(table, client).heading);
  if (result.winners.length > 1) return t('web-finale-poster-shared');
  const rest = result.points.filter((_, seat) => seat !== winner);
  const margin = rest.length ? result.points[winner]! - Math.max(...rest) : 0;
  if (seats[winner]?.mine) return margin > 0 && !client?.reason?.(table.view) ? t('web-finale-poster-won-by', { margin }) : t('web-finale-poster-won');
  return t('web-finale-poster-wins', { name: shownName(table, winner) });
}

/** "Me", a computer's level, or a word for another person. */
function shownName({ seats }: Table, seat: Seat): string {
  const place = seats[seat]!;
  if (place.mine) return seats.filter((one) => one.mine).length === 1 ? t('web-finale-poster-me') : t('player', { number: seat + 1 });
  return place.kind === 'computer' && place.level ? computerName(seats, seat) : t('web-finale-poster-friend');
}

/** Paints the picture. */
export async function paint(poster: Poster, client: AnyFinale, view: unknown, moment: PageMoment): Promise<HTMLCanvasElement> {
  const laid = mount(PosterView, { target: document.body, props: { poster, client, view, moment } });
  try {
    // The board measures itself before it is drawn.
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    const canvas = await painted(laid.element(), WIDTH, HEIGHT, night);
    if (poster.won) drawSparks(canvas.getContext('2d')!, sparksFrom(laid.spots(), false, dice(SEED)), SPARKLING);
    return canvas;
  } finally {
    void unmount(laid);
  }
}

function night(on: CanvasRenderingContext2D): void {
  const glow = on.createRadialGradient(0.68 * WIDTH, 0.52 * HEIGHT, 0, 0.68 * WIDTH, 0.52 * HEIGHT, 0.55 * WIDTH);
  for (const [at, colour] of [[0, '#3a1c10'], [0.62, '#14191a'], [1, '#0d171b']] as const) glow.addColorStop(at, colour);
  on.fillStyle = glow;
  on.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The same numbers each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
