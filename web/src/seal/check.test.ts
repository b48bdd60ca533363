import { describe, expect, it } from 'vitest';
import { draws as feurio } from '../games/feurio/draws';
import { draws as firewater } from '../games/firewater/draws';
import type { GameRecord } from '../protocol';
import { checkSeal, type Draws, type SealedDraw } from './check';
import fixture from './games.fixture.json';
import type { Note } from './notes';
import { commitment } from './seal';

interface Game {
  table: string;
  record: GameRecord & { game: string; seal: { commitment: string; secret: string; entropy: string[] } };
  hashes: string[];
  draws: SealedDraw[];
}

const GAMES = fixture as unknown as Game[];
const DRAWS: Record<string, Draws> = { feurio, firewater };
const ZEROS = '0'.repeat(64);

function drawsOf(game: Game): Draws {
  return DRAWS[game.record.game]!;
}

/** The note of a device that played seat 0 from the start. */
function noteOf({ table, record, hashes, draws }: Game): Note {
  const { commitment, entropy } = record.seal;
  const shown = draws.map(({ move }, at) => (at % 5 === 4 ? '+?' : move));
  return { table, commitment, early: true, numbers: { 0: entropy[0]! }, sent: [0], hashes, brokenOff: 0, draws: shown };
}

function withSeal(game: Game, change: object): GameRecord {
  return { ...game.record, seal: { ...game.record.seal, ...change } };
}

async function keysOf(record: GameRecord, note: Note | null, draws?: Draws): Promise<string[]> {
  return (await checkSeal(record, note, draws)).findings.map(({ key }) => key);
}

describe('draws are derived from the record as the rules have them', () => {
  it.each(GAMES)('$record.game $record.players $record.mode $record.variants', (game) => {
    expect(drawsOf(game)(game.record)).toEqual(game.draws);
  });
});

describe('a game that was dealt as promised', () => {
  it.each(GAMES)('$record.game $record.players $record.mode: every draw follows, and the number is in it', async (game) => {
    const report = await checkSeal(game.record, noteOf(game), drawsOf(game));
    expect(report).toEqual({ ok: true, findings: [{ key: 'web-seal-whole', args: { draws: game.draws.length } }] });
  });
});

describe('a game that ended early', () => {
  const game = GAMES.find(({ record }) => record['deck'])!;
  const deck = (game.record['deck'] as string).slice(0, 9);
  const { result, ...unfinished } = game.record;
  const note = { ...noteOf(game), draws: noteOf(game).draws.slice(0, 9) };

  it('has draws that follow as far as they go', async () => {
    const report = await checkSeal({ ...unfinished, deck }, note, feurio);
    expect(report).toEqual({ ok: true, findings: [{ key: 'web-seal-whole', args: { draws: 9 } }] });
  });

  it('may have no draws at all', async () => {
    expect(await keysOf({ ...unfinished, deck: '' }, { ...note, draws: [] }, feurio)).toEqual(['web-seal-no-draws']);
  });

  it('cannot hide a draw that was shown', async () => {
    expect(await keysOf({ ...unfinished, deck }, noteOf(game), feurio)).toContain('web-seal-bad-shown');
  });

  it('has no result', async () => {
    expect(result).toBeTruthy();
    expect(await keysOf({ ...game.record, deck }, note, feurio)).toContain('web-seal-bad-form');
  });
});

describe('only what was checked is claimed', () => {
  const game = GAMES.find(({ record }) => record['players'] === 2)!;
  const note = noteOf(game);

  it('without a note', async () => {
    expect(await keysOf(game.record, null, drawsOf(game))).toEqual(['web-seal-draws', 'web-seal-no-note']);
  });

  it('without a number of this device', async () => {
    const watching = { ...note, numbers: {}, sent: [] };
    expect(await keysOf(game.record, watching, drawsOf(game))).toEqual(['web-seal-draws', 'web-seal-watched']);
    const late = { ...watching, early: false };
    expect(await keysOf(game.record, late, drawsOf(game))).toEqual(['web-seal-draws', 'web-seal-watched-late']);
    const elsewhere = { ...note, numbers: { 0: ZEROS }, sent: [] };
    expect(await keysOf(game.record, elsewhere, drawsOf(game))).toEqual(['web-seal-draws', 'web-seal-elsewhere']);
  });

  it('for a game whose draws are not known here', async () => {
    expect(await keysOf(game.record, note)).toEqual(['web-seal-undrawn', 'web-seal-mine']);
  });

  it('without a seal', async () => {
    const { seal: _, ...bare } = game.record;
    expect(await checkSeal(bare, note, drawsOf(game))).toEqual({ ok: null, findings: [{ key: 'web-seal-none', args: {} }] });
  });

  it('when the others had not committed to their numbers', async () => {
    expect(await keysOf(game.record, { ...note, hashes: [] }, drawsOf(game))).toEqual(['web-seal-whole', 'web-seal-uncommitted']);
  });

  it('after a table was broken off', async () => {
    expect(await keysOf(game.record, { ...note, brokenOff: 2 }, drawsOf(game))).toEqual(['web-seal-whole', 'web-seal-again']);
  });
});

describe.each(GAMES.filter(({ record }) => record['players'] === 2))('a dishonest server is caught in $record.game', (game) => {
  const note = noteOf(game);
  const draws = drawsOf(game);
  const { entropy } = game.record.seal;

  it('with another secret', async () => {
    expect(await keysOf(withSeal(game, { secret: ZEROS }), note, draws)).toContain('web-seal-bad-secret');
  });

  it('with another secret and its commitment', async () => {
    const other = { secret: ZEROS, commitment: await commitment(ZEROS) };
    expect(await keysOf(withSeal(game, other), note, draws)).toContain('web-seal-bad-commitment');
  });

  it("with another number in the player's place", async () => {
    expect(await keysOf(withSeal(game, { entropy: [ZEROS, entropy[1]] }), note, draws)).toContain('web-seal-bad-number');
  });

  it("with another number in another player's place", async () => {
    expect(await keysOf(withSeal(game, { entropy: [entropy[0], ZEROS] }), note, draws)).toContain('web-seal-bad-hash');
  });

  it('with a number for a seat that had none', async () => {
    const alone = { ...note, hashes: ['', ''] };
    expect(await keysOf(game.record, alone, draws)).toContain('web-seal-bad-hash');
  });

  it('with the numbers in another order', async () => {
    const swapped = await keysOf(withSeal(game, { entropy: [...entropy].reverse() }), note, draws);
    expect(swapped).toEqual(expect.arrayContaining(['web-seal-bad-number', 'web-seal-bad-hash', 'web-seal-bad-draw']));
  });

  it('with a record of other draws than those shown', async () => {
    const shown = { ...note, draws: [game.draws[0]!.move.replace(/\d$/, (digit) => String((Number(digit) % 4) + 1))] };
    expect(await keysOf(game.record, shown, draws)).toContain('web-seal-bad-shown');
  });

  it('with draws exchanged in the record', async () => {
    const { deck, stacks } = game.record as { deck?: string; stacks?: string[][] };
    const changed = deck ? { deck: [...deck].reverse().join('') } : { stacks: stacks!.map((stack) => [...stack].reverse()) };
    expect(await keysOf({ ...game.record, ...changed }, null, draws)).toContain('web-seal-bad-draw');
  });

  it('with a record that cannot be', async () => {
    const changed = game.record['deck'] ? { deck: '1'.repeat(36) } : { stacks: [[], []] };
    expect(await keysOf({ ...game.record, ...changed }, note, draws)).toContain('web-seal-bad-form');
    expect(await keysOf(withSeal(game, { secret: undefined }), note, draws)).toContain('web-seal-bad-form');
  });
});
