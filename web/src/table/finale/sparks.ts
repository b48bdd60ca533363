/** Sparks that rise from what is lit, and the trail behind a sum in flight: drawn on one canvas. */

import type { Spot } from '../../games/finale';

const COLOURS = ['#FFE3B0', '#FFB347', '#FF7A1A'] as const;
/** Milliseconds for which new sparks rise. */
const LASTING = 3000;
const LIFE = 1700;
const MOST = 110;
/** On a narrow screen there are fewer, and they rise less. */
const NARROW = { most: 46, rise: 170 };
const RISE = 330;
const TRAIL = 26;

interface Spark {
  from: Spot;
  born: number;
  aside: number;
  rise: number;
  radius: number;
  colour: string;
}

/** Sparks over three seconds from these places; `chance` gives numbers from 0 to 1. */
export function sparksFrom(places: Spot[], narrow: boolean, chance: () => number): Spark[] {
  const { most, rise } = narrow ? NARROW : { most: MOST, rise: RISE };
  if (!places.length) return [];
  return Array.from({ length: most }, (_, index) => ({
    from: places[Math.floor(chance() * places.length)]!,
    born: chance() * LASTING,
    aside: (chance() - 0.5) * 90,
    rise: rise * (0.4 + 0.6 * chance()),
    radius: (0.8 + chance() * 1.9) * (narrow ? 0.8 : 1),
    colour: COLOURS[index % COLOURS.length]!,
  }));
}

/** Draws the sparks after that many milliseconds; returns whether any is left. */
export function drawSparks(on: CanvasRenderingContext2D, sparks: Spark[], elapsed: number): boolean {
  for (const { from, born, aside, rise, radius, colour } of sparks) {
    const age = (elapsed - born) / LIFE;
    if (age < 0 || age > 1) continue;
    on.globalAlpha = Math.min(1, 6 * age) * (1 - age);
    dot(on, { x: from.x + aside * age + rise * age * 0.12, y: from.y - rise * age ** 0.8 }, radius, colour);
  }
  return elapsed < LASTING + LIFE;
}

/** A point of the arc from one spot to another, 0 to 1. */
export function along(from: Spot, to: Spot, share: number): Spot {
  const flat = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const bend = { x: (from.x + to.x) / 2 + (flat ? 0 : 70), y: (from.y + to.y) / 2 - (flat ? 120 : 0) };
  const rest = 1 - share;
  return {
    x: rest * rest * from.x + 2 * rest * share * bend.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * bend.y + share * share * to.y,
  };
}

/** Arriving: fast at first. */
export function eased(share: number): number {
  return 1 - (1 - share) ** 2.4;
}

export function drawTrail(on: CanvasRenderingContext2D, from: Spot, to: Spot, share: number): void {
  for (let index = 0; index < TRAIL; index += 1) {
    const at = index / TRAIL;
    on.globalAlpha = 0.06 + at * 0.5;
    dot(on, along(from, to, share * at), 1.5 + at * 8, '#FFB347');
  }
}

function dot(on: CanvasRenderingContext2D, { x, y }: Spot, radius: number, colour: string): void {
  on.fillStyle = colour;
  on.beginPath();
  on.arc(x, y, radius, 0, 2 * Math.PI);
  on.fill();
}
