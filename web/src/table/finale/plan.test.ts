/** The timing of the count, and what is to be seen at each moment. */

import { describe, expect, test } from 'vitest';
import type { CountStep } from '../../games/finale';
import { cuesBetween, endOf, inOrder, momentAt, planOf } from './plan';

function step(seat: number | null, points: number, places = 3): CountStep {
  const key = `${seat} ${points} ${places}`;
  const checks = seat === null ? [{ text: { key: 'done', args: {} }, done: points > 0 }] : [];
  const where = Array.from({ length: places }, (_, at) => `${key} ${at}`);
  return { key, seat, colour: 'red', title: { key: 'part', args: {} }, places: where, divided: true, points: seat === null ? 0 : points, checks, part: null };
}

const GAME = [step(0, 36, 10), step(1, 9, 4), step(0, 1, 1), step(1, 53, 12), step(1, 21, 7), step(0, 54, 12), step(1, 1, 1)];

describe('the order', () => {
  test('rises, and the winner’s largest part comes last', () => {
    expect(inOrder(GAME, [0]).map((one) => one.points)).toEqual([1, 1, 9, 21, 36, 53, 54]);
    expect(inOrder(GAME, [1]).map((one) => one.points)).toEqual([1, 1, 9, 21, 36, 54, 53]);
    expect(inOrder(GAME, [0]).slice(0, 2).map((one) => one.seat)).toEqual([0, 1]);
  });

  test('of a common goal is that of the room', () => {
    const goals = [step(null, 1, 5), step(null, 0, 2)];
    expect(inOrder(goals, [])).toEqual(goals);
  });
});

describe('the length', () => {
  const few = [step(0, 2, 1), step(1, 3, 1)];
  const many = Array.from({ length: 24 }, (_, at) => step(at % 4, 6 + at, 5));

  test.each([['few', few], ['usual', GAME], ['many', many]] as const)('of a count of %s parts is 4 to 6 seconds', (_, steps) => {
    const { length } = planOf([...steps], 4, [0], 1);
    expect(length).toBeGreaterThanOrEqual(4000);
    expect(length).toBeLessThanOrEqual(6000);
  });

  test('follows the setting of the speed, up to seven seconds', () => {
    expect(planOf(GAME, 2, [0], 1.4).length).toBeLessThanOrEqual(7000);
    expect(planOf(GAME, 2, [0], 0.5).length).toBeCloseTo(planOf(GAME, 2, [0], 1).length / 2);
  });
});

describe('a count', () => {
  const plan = planOf(GAME, 2, [0], 1);

  test('ends with the scores of the game, and with the winner’s parts lit', () => {
    const end = endOf(plan);
    expect(end.scores).toEqual([91, 84]);
    expect(end.over).toBe(true);
    expect(end.glory.map((one) => one.seat)).toEqual([0, 0, 0]);
  });

  test('begins with nothing lit', () => {
    expect(momentAt(plan, 0)).toMatchObject({ step: null, lit: 0, landed: 0, flight: null, scores: [0, 0], over: false });
  });

  test('goes on: places, divisor, sum, flight, score', () => {
    const seen: string[] = [];
    for (let at = 0; at < plan.length; at += 4) {
      const { index, lit, divided, summed, flight, landed } = momentAt(plan, at);
      if (index !== GAME.length - 1) continue;
      const now = `${lit}${divided ? ' divided' : ''}${summed ? ' summed' : ''}${flight ? ' flying' : ''}${landed > index ? ' landed' : ''}`;
      if (seen.at(-1) !== now) seen.push(now);
    }
    expect(seen.slice(-5)).toEqual(['12', '12 divided', '12 divided summed', '12 divided summed flying', '12 divided summed landed']);
  });

  test('never runs back', () => {
    let before = momentAt(plan, 0);
    for (let at = 10; at <= plan.length; at += 10) {
      const now = momentAt(plan, at);
      expect(now.landed).toBeGreaterThanOrEqual(before.landed);
      now.scores.forEach((score, seat) => expect(score).toBeGreaterThanOrEqual(before.scores[seat]!));
      before = now;
    }
  });

  test('is heard: a tick for each place, a drop for each sum, a drum when a score passes the other', () => {
    const cues = cuesBetween(plan, 0, plan.length);
    const count = (sound: string) => cues.filter((cue) => cue.sound === sound).length;
    expect(count('count')).toBe(47);
    expect(count('sum')).toBe(7);
    expect(count('overtake')).toBe(plan.overtakes.size);
    expect(plan.overtakes.has(GAME.length - 1)).toBe(true);
    expect(cuesBetween(plan, 100, 100)).toEqual([]);
  });

  test('takes points off, too', () => {
    const plan = planOf([step(0, -2, 0), step(0, 5, 5), step(1, 4, 4)], 2, [1], 1);
    expect(endOf(plan).scores).toEqual([3, 4]);
    expect(plan.steps[0]!.points).toBe(-2);
  });

  test('of a common goal lights what was reached', () => {
    const plan = planOf([step(null, 1, 5), step(null, 0, 2)], 1, [], 1);
    expect(endOf(plan).glory).toHaveLength(1);
    expect(plan.length).toBeGreaterThanOrEqual(4000);
  });
});
