/** The timing of the count: which part of the score is counted when. */

import type { CountMoment, CountStep } from '../../games/finale';
import type { Seat } from '../../protocol';

/** Milliseconds before the whole is fitted between SHORTEST and LONGEST. */
const DIM = 600;
const PLACE = 60;
const HOP = 180;
const DIVIDE = 120;
const CHECK = 200;
const FORM = 160;
const FLY = 420;
const RISE = 240;
const REST = 300;

/** Parts worth less take half the time. */
const WORTH = 5;

const SHORTEST = 4000;
const LONGEST = 6000;
/** No setting makes the count longer. */
const MOST = 7000;

/** When the acts of one step begin. */
interface Times {
  from: number;
  /** One for each place. */
  lights: number[];
  /** One for each condition of a goal. */
  checks: number[];
  divide: number;
  form: number;
  fly: number;
  /** The sum reaches the score. */
  land: number;
}

export interface Plan {
  steps: CountStep[];
  times: Times[];
  /** The factor by which all durations fit. */
  scale: number;
  length: number;
  /** The points of each seat before each step, and after the last. */
  scores: number[][];
  /** The steps with which a score passes all others. */
  overtakes: ReadonlySet<number>;
  glory: CountStep[];
}

/** A moment with what the page itself shows. */
export interface PageMoment extends CountMoment {
  /** The number of the step; the number of steps at the end. */
  index: number;
  /** The number of steps whose sums have reached their score. */
  landed: number;
  /** How far the sum is on its way to the score, 0 to 1; null if it is not on its way. */
  flight: number | null;
  checked: number;
  scores: number[];
}

/** What can be heard. */
export interface Cue {
  sound: 'count' | 'sum' | 'overtake';
  at: number;
  /** How much higher than recorded; ticks rise with each tile of a part. */
  semitones: number;
}

/** Ascending by points, ties by seat; the winner's largest part comes last. Goals stay in the order of the room. */
export function inOrder(steps: CountStep[], winners: Seat[]): CountStep[] {
  if (steps.some((step) => step.seat === null)) return steps;
  const rising = steps.toSorted((one, other) => one.points - other.points || one.seat! - other.seat!);
  const last = rising.findLast((step) => winners.includes(step.seat!));
  return last ? [...rising.filter((step) => step !== last), last] : rising;
}

/** Plans the count; `tempo` is the factor of the device's setting. */
export function planOf(steps: CountStep[], players: number, winners: Seat[], tempo: number): Plan {
  const ordered = inOrder(steps, winners);
  const { times, length } = timesOf(ordered);
  const wished = Math.min(Math.max(length, SHORTEST), LONGEST) * tempo;
  const scale = Math.min(wished, MOST) / length;
  const scores = scoresOf(ordered, players);
  return {
    steps: ordered,
    times: times.map((one) => scaled(one, scale)),
    scale,
    length: length * scale,
    scores,
    overtakes: new Set(ordered.flatMap((step, at) => (overtakes(step, scores[at]!, scores[at + 1]!) ? [at] : []))),
    glory: ordered.filter((step) => (step.seat === null ? step.checks.every((check) => check.done) : winners.includes(step.seat))),
  };
}

function timesOf(steps: CountStep[]): { times: Times[]; length: number } {
  let now = DIM;
  const times = steps.map((step): Times => {
    const factor = step.seat !== null && Math.abs(step.points) < WORTH ? 0.5 : 1;
    const from = now;
    const after = (milliseconds: number) => (now += milliseconds * factor);
    const lights = step.places.map((_, at) => (at ? after(PLACE) : now));
    const divide = after(HOP);
    const checks = step.checks.map(() => after(CHECK) - CHECK * factor);
    const form = step.divided ? after(DIVIDE) : divide;
    const fly = after(step.seat === null ? 0 : FORM);
    // Nothing flies to a goal, nor if there is nothing to add.
    const land = after(step.points ? FLY : FORM);
    return { from, lights, checks, divide, form, fly, land };
  });
  return { times, length: now + RISE + REST };
}

function scaled(times: Times, scale: number): Times {
  const all = (list: number[]) => list.map((time) => time * scale);
  const { from, lights, checks, divide, form, fly, land } = times;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = all([from, divide, form, fly, land]);
  return { from: a, lights: all(lights), checks: all(checks), divide: b, form: c, fly: d, land: e };
}

function scoresOf(steps: CountStep[], players: number): number[][] {
  const scores = [Array<number>(players).fill(0)];
  for (const { seat, points } of steps) {
    scores.push(scores.at(-1)!.map((score, at) => (at === seat ? score + points : score)));
  }
  return scores;
}

function overtakes({ seat }: CountStep, before: number[], after: number[]): boolean {
  if (seat === null) return false;
  const best = Math.max(...after.filter((_, at) => at !== seat));
  return best > 0 && before[seat]! <= best && after[seat]! > best;
}

/** What is to be seen after that many milliseconds. */
export function momentAt(plan: Plan, elapsed: number): PageMoment {
  const { steps, times, scores } = plan;
  const over = elapsed >= plan.length;
  const landed = times.filter((time) => time.land <= elapsed).length;
  const index = times.findLastIndex((time) => time.from <= elapsed);
  const step = over ? null : (steps[index] ?? null);
  const time = step ? times[index]! : null;
  const passed = (list: number[]) => list.filter((at) => at <= elapsed).length;
  return {
    step,
    index: over ? steps.length : index,
    lit: time ? passed(time.lights) : 0,
    divided: !!time && !!step?.divided && time.divide <= elapsed,
    checked: time ? passed(time.checks) : 0,
    summed: !!time && time.form <= elapsed,
    flight: time && step?.points && elapsed < time.land ? flown(time, elapsed) : null,
    landed,
    scores: scores[landed]!.map((points, seat) => rising(plan, seat, points, landed, elapsed)),
    over,
    glory: over ? plan.glory : [],
  };
}

/** The end, without a count. */
export function endOf(plan: Plan): PageMoment {
  return momentAt(plan, plan.length);
}

/** How far a sum has flown; 0 while it forms, null before. */
function flown({ form, fly, land }: Times, elapsed: number): number | null {
  if (elapsed < form) return null;
  return Math.max(0, Math.min(1, (elapsed - fly) / (land - fly)));
}

/** A score that counts up after its sum has landed. */
function rising(plan: Plan, seat: Seat, points: number, landed: number, elapsed: number): number {
  const before = plan.scores[landed - 1]?.[seat] ?? points;
  const share = landed ? Math.min(1, (elapsed - plan.times[landed - 1]!.land) / (RISE * plan.scale)) : 1;
  return Math.round(before + (points - before) * share);
}

/** The sounds from one moment to another. */
export function cuesBetween(plan: Plan, from: number, to: number): Cue[] {
  return cues(plan).filter(({ at }) => at > from && at <= to);
}

function cues({ times, steps, overtakes: passing }: Plan): Cue[] {
  return times.flatMap(({ lights, land }, at): Cue[] => [
    ...lights.map((light, tile): Cue => ({ sound: 'count', at: light, semitones: tile })),
    ...(steps[at]!.points ? [{ sound: 'sum', at: land, semitones: 0 } as const] : []),
    ...(passing.has(at) ? [{ sound: 'overtake', at: land, semitones: 0 } as const] : []),
  ]);
}
