/** The coach's lines for a first game: where the fire goes, what a region is worth, what is full, how it ends. */

import type { CoachLine, CoachLines, Stage } from '../room';
import { neighbours } from './geometry';
import { message, valueAt } from './names';
import type { Region, View } from './view';

/** Tiles left when the coach speaks of the end. */
const FEW = 4;

export const coach: CoachLines<View> = { count: 5, at: lines };

function lines(stage: Stage<View>): CoachLine[] {
  const { view } = stage;
  if (!stage.moves.length || stage.eyes === null) return [];
  if (view.phase === 'spreading') return lay(stage);
  const sends = stage.moves.some((move) => move.startsWith('d'));
  if (!sends || !['deploying', 'closing'].includes(view.phase)) return [];
  return [...end(view), ...full(view), ...divisor(view, stage.eyes), send(stage)];
}

/** Only where there is a choice: a forced tile is laid by itself. */
function lay({ view, moves }: Stage<View>): CoachLine[] {
  const spots = (view.hottest ?? []).filter(({ at }) => moves.includes(`s${at}`));
  const first = spots[0];
  if (!first || spots.length < 2 || !view.hand) return [];
  const values = neighbours(first.at).map((at) => valueAt(view, at)).filter(Boolean);
  const text = message('web-feurio-coach-lay', { heat: first.heat, sum: sumOf(values), tile: view.hand });
  const feeding = neighbours(first.at).filter((at) => valueAt(view, at));
  return [line('lay', text, [...spots.map(({ at }) => at), ...feeding])];
}

function send({ view, moves }: Stage<View>): CoachLine {
  const newest = [...view.tiles].reverse().find(({ at }) => moves.some((move) => move.startsWith(`d${at}:`)));
  return line('send', message('web-feurio-coach-send'), newest ? [newest.at] : []);
}

/** The first region of the player in which a division shows. */
function divisor(view: View, seat: number): CoachLine[] {
  const region = view.score?.regions.find((each) => each.owner === seat && each.cells.length > 1 && each.divisor > 1);
  return region ? [line('divisor', divided(region), ordered(view, region))] : [];
}

function divided({ values, divisor, value }: Region) {
  const total = values.reduce((sum, each) => sum + each, 0);
  return message('web-feurio-coach-divisor', { sum: sumOf(values), total, divisor, value });
}

/** A sum that stays on one line. */
function sumOf(values: number[]): string {
  return values.join('\u00a0+\u00a0');
}

/** The cells of a region, one of its lowest first. */
function ordered(view: View, { cells, divisor }: Region): string[] {
  return [...cells].sort((a, b) => Number(valueAt(view, b) === divisor) - Number(valueAt(view, a) === divisor));
}

function full(view: View): CoachLine[] {
  const tile = view.tiles.find(({ room, edges, posted }) => room === 0 && edges > 0 && posted.some(Boolean));
  return tile ? [line('full', message('web-feurio-coach-full', { tile: tile.value }), [tile.at])] : [];
}

function end({ pile }: View): CoachLine[] {
  return pile <= FEW ? [line('end', message('web-feurio-coach-end'), [])] : [];
}

function line(name: string, text: CoachLine['text'], cells: string[]): CoachLine {
  const about = cells.map((at) => `[data-cell="${at}"]`);
  return { name, title: message(`web-feurio-coach-${name}-title`), text, about };
}
