/** The wait for compiled code: asked after a moment, until all is there. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Readiness } from './readiness.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is asked while answers come soon', async () => {
  const ask = vi.fn(async () => 0.5);
  const end = new Readiness(ask).watch();
  await vi.advanceTimersByTimeAsync(500);
  end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).not.toHaveBeenCalled();
});

test('a wait is shown until all is compiled, and then never again', async () => {
  const shares = [0.2, 0.6, 1];
  const ask = vi.fn(async () => shares.shift() ?? 1);
  const readiness = new Readiness(ask);
  readiness.watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect([readiness.late, readiness.share, readiness.seconds]).toEqual([true, 0.2, 20]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([readiness.share, readiness.seconds]).toEqual([0.6, 5]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(readiness.late).toBe(false);
  readiness.watch();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a server that is away is asked again', async () => {
  const ask = vi.fn(async () => 0.5).mockRejectedValueOnce(new Error('away'));
  const readiness = new Readiness(ask);
  const end = readiness.watch();
  await vi.advanceTimersByTimeAsync(2100);
  expect(readiness.late).toBe(true);
  end();
  expect(readiness.late).toBe(false);
});
