/** Which question a person gets before leaving, closing or resigning. */

import { expect, test } from 'vitest';
import type { Place, Table } from '../protocol';
import { endingOf } from './endings';

const place = (kind: Place['kind'], mine = false): Place => ({
  kind,
  name: null,
  level: null,
  away: false,
  present: true,
  mine,
  key: null,
  left: null,
  rating: null,
  registered: false,
});
const ME = place('person', true);
const OTHER = place('person');
const COMPUTER = place('computer');

function about(seats: Place[], more: Partial<Table> = {}): string | undefined {
  const table = { phase: 'playing', owner: false, resigned: [], daily: null, options: { mode: 'competitive' }, seats };
  return endingOf({ ...table, ...more } as unknown as Table)?.about;
}

test('before the game the owner closes the table, and others leave', () => {
  expect(about([ME, OTHER], { phase: 'gathering', owner: true })).toBe('web-table-close-about');
  expect(about([ME, OTHER], { phase: 'gathering' })).toBe('web-table-leave-about');
  expect(about([OTHER, OTHER], { phase: 'gathering' })).toBeUndefined();
  expect(about([OTHER, OTHER], { phase: 'gathering', owner: true })).toBe('web-table-close-about');
});

test('among people one resigns, and the question says what follows', () => {
  expect(about([ME, OTHER])).toBe('web-table-resign-ends');
  expect(about([ME, OTHER, COMPUTER])).toBe('web-table-resign-ends');
  expect(about([ME, OTHER, OTHER])).toBe('web-table-resign-plays');
  expect(about([ME, OTHER, OTHER], { resigned: [2] })).toBe('web-table-resign-ends');
  const together = { mode: 'cooperative' } as Table['options'];
  expect(about([ME, OTHER], { options: together })).toBe('web-table-resign-helps');
});

test('alone, or at one device, one ends the game', () => {
  expect(about([ME, COMPUTER])).toBe('web-table-end-about');
  expect(about([ME, ME])).toBe('web-table-end-about');
  expect(about([ME], { daily: '2026-11-16' })).toBe('web-table-end-daily');
  expect(about([ME, OTHER], { resigned: [1] })).toBe('web-table-end-about');
});

test('a spectator ends nothing, nor does anyone when it is over', () => {
  expect(about([OTHER, OTHER])).toBeUndefined();
  expect(about([ME, OTHER], { phase: 'over' })).toBeUndefined();
});
