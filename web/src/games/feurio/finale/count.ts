/** The score of Feurio! in parts, for the count at the end. */

import type { Message, Seat } from '../../../protocol';
import { who } from '../../../words/people';
import type { Check, CountStep } from '../../finale';
import { neighbours } from '../geometry';
import { colourName, message } from '../names';
import type { Goal, Region, View } from '../view';

/** A region, or with a common goal all regions of a colour. */
export interface Part {
  regions: Region[];
  /** The values of the places, in their order; empty with a common goal. */
  values: number[];
  /** The lowest value with a free edge; 0 if there is none, or if nothing is divided. */
  divisor: number;
  /** The place of the tile with that value. */
  at: string | null;
}

export function count(view: View): CountStep<Part>[] {
  const { regions, goals } = view.score ?? { regions: [], goals: [] };
  if (view.mode !== 'competitive') return goals.map(goalStep);
  return regions.flatMap((region) => (region.owner === null ? [] : [regionStep(view, region, region.owner)]));
}

/** With a common goal, its heading. */
export function heading(view: View): Message | null {
  if (view.mode === 'competitive') return null;
  return message(view.score?.won ? 'web-feurio-finale-saved' : 'web-feurio-finale-burnt');
}

function regionStep(view: View, region: Region, owner: Seat): CountStep<Part> {
  const { colour, divisor, value, cells } = region;
  const at = divisor ? divisorAt(view, region) : null;
  const places = towards(cells, at ?? cells[0]!);
  return {
    key: `${colour} ${cells[0]}`,
    seat: owner,
    colour,
    title: message('web-feurio-finale-region', { player: who(owner), colour }),
    places,
    divided: true,
    points: value,
    checks: [],
    part: { regions: [region], values: valuesOf(region, places), divisor, at },
  };
}

function goalStep(goal: Goal): CountStep<Part> {
  const { colour, regions } = goal;
  const places = regions.flatMap((region) => towards(region.cells, region.cells[0]!));
  return {
    key: colour,
    seat: null,
    colour,
    title: colourName(colour),
    places,
    divided: false,
    points: 0,
    checks: checksOf(goal),
    part: { regions, values: [], divisor: 0, at: null },
  };
}

/** The conditions of F-17 for one colour. */
export function checksOf({ left, together, watered, regions }: Goal): Check[] {
  return [
    { text: message('web-feurio-goal-left', { left }), done: left === 0 },
    { text: together ? message('web-feurio-goal-together') : message('web-feurio-goal-apart', { count: regions.length }), done: together },
    { text: message(watered ? 'web-feurio-goal-watered' : 'web-feurio-goal-dry'), done: watered },
  ];
}

function valuesOf({ cells, values }: Region, places: string[]): number[] {
  return places.map((place) => values[cells.indexOf(place)] ?? 0);
}

function divisorAt(view: View, { cells, values, divisor }: Region): string | null {
  const open = new Set(view.tiles.flatMap((tile) => (tile.edges ? [tile.at] : [])));
  return cells.find((cell, index) => values[index] === divisor && open.has(cell)) ?? null;
}

/** The cells from the farthest to this one, each beside one that comes later. */
export function towards(cells: string[], last: string): string[] {
  const left = new Set(cells);
  const found: string[] = [];
  for (let ring = [last]; ring.length; ring = [...new Set(ring.flatMap(neighbours))].filter((at) => left.has(at))) {
    found.push(...ring);
    for (const at of ring) left.delete(at);
  }
  return found.reverse();
}
