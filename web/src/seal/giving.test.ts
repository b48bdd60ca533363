import { beforeEach, describe, expect, it } from 'vitest';
import type { Line, Place, Table } from '../protocol';
import { commandFor } from './command';
import { Changed, nextStep } from './giving';
import { noteBy, noteOf, observe } from './notes';
import { seatHash } from './seal';

const COMMITMENT = 'c'.repeat(64);
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

function table(kinds: string[], change: Partial<Table> = {}): Table {
  const seats = kinds.map((kind) => ({ kind: kind === 'mine' ? 'person' : kind, mine: kind === 'mine' }) as Place);
  const empty = kinds.map(() => '');
  const seal = { commitment: COMMITMENT, entropy: empty, secret: null };
  return { id: 't', phase: 'gathering', seats, seal, hashes: empty, awaited: [], entropy_due: true, ...change } as Table;
}

function draw(move: string): Line {
  return { seat: null, move } as Line;
}

/** The next step at a table that was just shown. */
function step(shown: Table, first = false): ReturnType<typeof nextStep> {
  observe(shown, []);
  return nextStep(shown, first);
}

async function committed(shown: Table): Promise<string> {
  const wish = await step(shown);
  expect(wish?.type).toBe('commit');
  return (wish as { value: string }).value;
}

describe('a person with others', () => {
  it('commits, and sends the number when all have committed', async () => {
    const hash = await committed(table(['mine', 'person']));
    const number = noteOf('t')!.numbers[0]!;
    expect(hash).toBe(await seatHash('t', COMMITMENT, 0, number));
    expect(await step(table(['mine', 'person'], { hashes: [hash, ''], awaited: [1] }))).toBeNull();
    const full = table(['mine', 'person'], { hashes: [hash, 'other'], awaited: [0, 1] });
    expect(await step(full)).toEqual({ type: 'entropy', value: number });
    expect(noteOf('t')).toMatchObject({ commitment: COMMITMENT, sent: [0], hashes: [hash, 'other'] });
  });

  it('sends no number before it has seen all commitments, even if the server asks for it', async () => {
    const hash = await committed(table(['mine', 'person']));
    expect(await step(table(['mine', 'person'], { hashes: [hash, ''], awaited: [0] }))).toBeNull();
  });

  it('has the same number after a reload, whatever was refused', async () => {
    const hash = await committed(table(['mine', 'person']));
    expect(await committed(table(['mine', 'person']))).toBe(hash);
    const full = table(['mine', 'person'], { hashes: [hash, 'other'], awaited: [0, 1] });
    expect(await step(full)).toEqual(await step(full));
  });

  it('has a new number after the table was broken off, and keeps that it was', async () => {
    const hash = await committed(table(['mine', 'person']));
    await step(table(['mine', 'person'], { hashes: [hash, 'other'], awaited: [0, 1] }));
    expect(await committed(table(['mine', 'open']))).not.toBe(hash);
    expect(noteOf('t')).toMatchObject({ brokenOff: 1, sent: [] });
  });

  it('replaces the commitment of another device at first sight only', async () => {
    const elsewhere = table(['mine', 'open'], { hashes: ['elsewhere', ''] });
    expect(await step(elsewhere)).toBeNull();
    expect((await step(elsewhere, true))?.type).toBe('commit');
    const full = table(['mine', 'person'], { hashes: ['elsewhere', 'other'], awaited: [0, 1] });
    expect(await step(full, true)).toBeNull();
  });

  it('sends nothing when the server changes its commitment', async () => {
    await committed(table(['mine', 'person']));
    const changed = table(['mine', 'person'], { seal: { commitment: 'd'.repeat(64), entropy: ['', ''], secret: null } });
    await expect(step(changed)).rejects.toThrow(Changed);
  });

  it('commits each seat to a number of its own', async () => {
    const hash = await committed(table(['mine', 'mine', 'person']));
    const wish = await step(table(['mine', 'mine', 'person'], { hashes: [hash, '', ''] }));
    expect(wish).toMatchObject({ type: 'commit', seat: 1 });
    expect(new Set(Object.values(noteOf('t')!.numbers)).size).toBe(2);
  });
});

it('a person alone sends one number for all seats at once', async () => {
  const shown = table(['mine', 'computer', 'mine']);
  const wish = await step(shown);
  const { numbers } = noteOf('t')!;
  expect(wish).toEqual({ type: 'entropy', value: numbers[0] });
  expect(numbers[2]).toBe(numbers[0]);
  expect(await step(shown)).toEqual(wish);
  expect(commandFor('t', noteOf('t'))).toBe(
    `embertide verify --seal embertide-t.json --commitment ${COMMITMENT} --number ${numbers[0]}`,
  );
});

it('tables of version 0.1 take the number at once', async () => {
  expect((await step(table(['mine', 'person'], { hashes: [] })))?.type).toBe('entropy');
});

describe('notes', () => {
  it('keep the draws as they were first shown, and hidden ones once they are known', () => {
    const playing = table(['mine', 'person'], { phase: 'playing' });
    observe(playing, [draw('+1'), draw('+?')]);
    observe(playing, [draw('+2'), draw('+3'), draw('+4')]);
    observe(playing, []);
    expect(noteOf('t')!.draws).toEqual(['+1', '+3', '+4']);
    expect(noteOf('t')!.early).toBe(false);
  });

  it('are not made of a game that is over', () => {
    observe(table(['person', 'person'], { phase: 'over' }), []);
    expect(noteOf('t')).toBeNull();
  });

  it('are bounded: the oldest are dropped', () => {
    for (let at = 0; at < 250; at++) observe(table(['person'], { id: `t${at}` }), []);
    expect(noteOf('t49')).toBeNull();
    expect(noteOf('t50')).not.toBeNull();
    expect(stored.size).toBe(201);
    expect(noteBy(COMMITMENT)?.table).toBe('t50');
  });

  it('last as long as the page where storage is forbidden', async () => {
    Object.assign(globalThis, {
      localStorage: {
        getItem: () => null,
        setItem: () => {
          throw new Error('forbidden');
        },
      },
    });
    const shown = table(['mine', 'computer'], { id: 'private' });
    expect(await step(shown)).toEqual(await step(shown));
  });
});
