/** The difference of two views: the effect of a move. */

import type { Seat } from '../../protocol';
import type { Colour, Region, View } from './view';

/** A region whose value changes, after the move; `from` is the value of the regions it replaces. */
export interface Change {
  colour: Colour;
  owner: Seat | null;
  cells: string[];
  from: number;
  to: number;
}

/** Regions that are new, grow, merge, or change their value. */
export function regionChanges(before: View, after: View): Change[] {
  if (!before.score || !after.score) return [];
  const old = before.score.regions;
  return after.score.regions.flatMap((region) => {
    const from = old.filter((other) => grewInto(other, region)).reduce((sum, other) => sum + other.value, 0);
    return from === region.value ? [] : [changeTo(region, from)];
  });
}

function changeTo({ colour, owner, cells, value }: Region, from: number): Change {
  return { colour, owner, cells, from, to: value };
}

function grewInto(old: Region, region: Region): boolean {
  return old.colour === region.colour && old.cells.some((cell) => region.cells.includes(cell));
}

/** How many points each seat gains or loses. */
export function pointChanges(before: View, after: View): number[] {
  const [old, now] = [before.score?.points ?? [], after.score?.points ?? []];
  return old.map((points, seat) => (now[seat] ?? points) - points);
}

/** The hottest spots after the move, if they differ. */
export function newSpots(before: View, after: View): { at: string; heat: number }[] {
  const old = new Map(before.hottest?.map((spot) => [spot.at, spot.heat]));
  return (after.hottest ?? []).filter((spot) => old.get(spot.at) !== spot.heat);
}
