/** Results, opponents and days in words. */

import type { GameResult, Summary } from '../protocol';
import { called } from '../words/people';
import { gameName } from '../words/named';
import { locale, t, timeOf } from '../words/words.svelte';

type Seats = Summary['seats'];

/** "Feurio! against Ember and Mara"; the name of the game alone for a person who plays alone. */
export function gameAgainst(game: string, seats: Seats): string {
  const who = opponents(seats);
  return who ? t('web-game-against', { game: gameName(game), who }) : gameName(game);
}

/** The others at a table. */
export function opponents(seats: Seats): string {
  const others = seats.flatMap((place, seat) => (place.mine || (place.kind !== 'person' && place.kind !== 'computer') ? [] : [called(seats, seat)]));
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(others);
}

/** "Won 91 to 84". */
export function resultText({ outcome, early, points, seat }: GameResult): string {
  if (early && outcome === 'lost') return t('web-result-early');
  if (seat === null || points.length < 2 || outcome === 'ended') return t(`web-result-${outcome}`);
  const theirs = Math.max(...points.filter((_, other) => other !== seat));
  return t(`web-result-${outcome}-score`, { mine: points[seat]!, theirs });
}

const DAY = 86_400;
const WEEK = 7;

/** "yesterday", "Saturday", or the date. */
export function dayText(at: number, now = Date.now() / 1000): string {
  const noon = (seconds: number) => new Date(seconds * 1000).setHours(12, 0, 0, 0) / 1000;
  const days = Math.round((noon(now) - noon(at)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-days, 'day');
  if (days >= WEEK) return t('web-date', { day: timeOf(at) });
  return new Intl.DateTimeFormat(locale(), { weekday: 'long' }).format(new Date(at * 1000));
}

/** The short name of a day: "Tue". */
export function weekday(day: string): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

/** The part of a whole that the sentences show in percent. */
export function share(part: number, whole: number): number {
  return whole ? part / whole : 0;
}
