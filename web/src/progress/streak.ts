/** The days in a row on which the deal of the day was won. */

import type { OwnDay } from '../protocol';

/** The number of days of which one may be missed. */
const FORGIVEN = 7;
const SHOWN = 7;
const DAY = 86_400_000;

export type DayState = 'won' | 'lost' | 'missed' | 'today';

/** The day a number of days before another, as text like both. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY).toISOString().slice(0, 10);
}

/** The results that count by day: games that were begun on their day. */
function counted(days: OwnDay[]): Map<string, boolean> {
  return new Map(days.filter((one) => !one.late).map((one) => [one.day, one.won]));
}

/**
 * The number of deals won running, up to today or yesterday: a lost deal ends the streak, and so do two missed days
 * within seven.
 */
export function streakOf(days: OwnDay[], today: string): number {
  const won = counted(days);
  const first = [...won.keys()].sort()[0];
  let streak = 0;
  let missed = -FORGIVEN;
  for (let back = won.has(today) ? 0 : 1; first !== undefined && daysBefore(today, back) >= first; back += 1) {
    const result = won.get(daysBefore(today, back));
    if (result === false) break;
    if (result) streak += 1;
    else if (back - missed < FORGIVEN) break;
    else missed = back;
  }
  return streak;
}

/** The longest streak of all time. */
export function longestStreak(days: OwnDay[]): number {
  return Math.max(0, ...days.map((one) => streakOf(days, one.day)));
}

/** The last seven days, the earliest first; today is open until it has a result. */
export function lastDays(days: OwnDay[], today: string): { day: string; state: DayState }[] {
  const won = counted(days);
  return Array.from({ length: SHOWN }, (_, at) => {
    const day = daysBefore(today, SHOWN - 1 - at);
    const result = won.get(day);
    return { day, state: result === undefined ? (day === today ? 'today' : 'missed') : result ? 'won' : 'lost' };
  });
}
