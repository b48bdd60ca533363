/** What is said about the deal of a day. */

import type { Daily } from '../api';

/** "Sunday, 15 November", in the reader's language. */
export function dayName(day: string, language: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  // Of the Englishes, the one that writes the day first, as our words do.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noon);
}

/** The share of people who won, in percent. */
export function share(daily: Daily): number {
  return daily.played ? Math.round((100 * daily.won) / daily.played) : 0;
}
