/** The difference of two views: the effect of a move, as far as the aids show it. */

import type { Seat } from '../../protocol';
import type { View } from './view';

export interface Change {
  at: string;
  seat: Seat;
  /** The change; negative for a loss. */
  by: number;
  /** The amount after the change. */
  now: number;
}

type Sums = Record<string, number[]>;

/** Influence that a seat gains or loses on squares where a token can still go. */
export function influenceChanges(before: View, after: View): Change[] {
  const open = (at: string) => after.pieces[at]?.kind !== 'token' && after.pieces[at]?.kind !== 'elemental';
  return changes(before.influence, after.influence).filter((change) => open(change.at));
}

/** Presence that a seat gains or loses beside elementals. */
export function presenceChanges(before: View, after: View): Change[] {
  return changes(before.presence, after.presence).filter((change) => before.presence?.[change.at]);
}

function changes(before: Sums | undefined, after: Sums | undefined): Change[] {
  if (!before || !after) return [];
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...places].flatMap((at) => changesAt(at, before[at] ?? [], after[at] ?? []));
}

function changesAt(at: string, before: number[], after: number[]): Change[] {
  const seats = Math.max(before.length, after.length);
  return [...Array(seats).keys()].flatMap((seat) => {
    const now = after[seat] ?? 0;
    const by = now - (before[seat] ?? 0);
    return by ? [{ at, seat, by, now }] : [];
  });
}

/** Points each seat gains or loses. */
export function pointChanges(before: View, after: View): number[] {
  return before.hands.map((_, seat) => (after.score?.points[seat] ?? 0) - (before.score?.points[seat] ?? 0));
}

/** The seat with the most influence on a square; null if there is none or a tie. */
export function leading(sums: number[]): { seat: Seat; value: number } | null {
  const value = Math.max(0, ...sums);
  const seat = sums.indexOf(value);
  return value > 0 && sums.lastIndexOf(value) === seat ? { seat, value } : null;
}
