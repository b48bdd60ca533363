/** The check of a finished game's seal on this device: of the record, by itself and against the note. */

import type { GameRecord } from '../protocol';
import { known, type Note } from './notes';
import { commitment, seatHash, sealedDraw } from './seal';

/** A draw of a record: the move, the odds of all that could come, and the place of what came among them. */
export interface SealedDraw {
  move: string;
  odds: number[];
  at: number;
}

/** Derives the draws from a record alone; throws if the record cannot be right. */
export type Draws = (record: GameRecord) => SealedDraw[];

/** A sentence: a Fluent key with its arguments. */
export interface Finding {
  key: string;
  args: Record<string, number>;
}

export interface Report {
  /** Whether all that could be checked holds; null if there is no seal to check. */
  ok: boolean | null;
  findings: Finding[];
}

/** The seal of a record; null if it has none, or is still closed. */
interface OpenSeal {
  commitment: string;
  secret: string;
  entropy: string[];
}

const HEX = /^[0-9a-f]{64}$/;

export async function checkSeal(record: GameRecord, note: Note | null, draws: Draws | undefined): Promise<Report> {
  const seal = sealOf(record);
  if (!seal) return 'seal' in record ? broken([finding('web-seal-bad-form')]) : none();
  const found = derived(record, draws);
  if (found === null) return broken([finding('web-seal-bad-form')]);
  const problems = [
    ...(await problemsOfSeal(seal)),
    ...(note ? await problemsOfNote(seal, note) : []),
    ...(found ? [...(await problemsOfDraws(seal, found)), ...(note ? problemsOfShown(found, note) : [])] : []),
  ];
  return problems.length ? broken(problems) : { ok: true, findings: praise(seal, note, found?.length) };
}

function none(): Report {
  return { ok: null, findings: [finding('web-seal-none')] };
}

function broken(problems: Finding[]): Report {
  return { ok: false, findings: [...problems, finding('web-seal-meaning')] };
}

function finding(key: string, args: Finding['args'] = {}): Finding {
  return { key, args };
}

function sealOf(record: GameRecord): OpenSeal | null {
  const seal = record['seal'] as Partial<OpenSeal> | undefined;
  const { commitment: committed = '', secret = '', entropy = [] } = seal ?? {};
  return HEX.test(committed) && HEX.test(secret) && Array.isArray(entropy) ? { commitment: committed, secret, entropy } : null;
}

/** The draws of the record; undefined if this game's are not known here, null if the record is wrong. */
function derived(record: GameRecord, draws: Draws | undefined): SealedDraw[] | undefined | null {
  try {
    return draws?.(record);
  } catch {
    return null;
  }
}

async function problemsOfSeal(seal: OpenSeal): Promise<Finding[]> {
  return (await commitment(seal.secret)) === seal.commitment ? [] : [finding('web-seal-bad-secret')];
}

async function problemsOfNote(seal: OpenSeal, note: Note): Promise<Finding[]> {
  const problems = note.commitment === seal.commitment ? [] : [finding('web-seal-bad-commitment')];
  if (note.sent.some((seat) => seal.entropy[seat] !== note.numbers[seat])) problems.push(finding('web-seal-bad-number'));
  for (const [seat, hash] of note.hashes.entries()) {
    if (!(await fits(seal, note, seat, hash))) problems.push(finding('web-seal-bad-hash', { seat: seat + 1 }));
  }
  return problems;
}

/** Whether a seat's number is the one it had committed to; without a commitment only this device's seats have one. */
async function fits(seal: OpenSeal, note: Note, seat: number, hash: string): Promise<boolean> {
  const number = seal.entropy[seat] ?? '';
  if (!hash) return !number || note.sent.includes(seat);
  return (await seatHash(note.table, note.commitment, seat, number)) === hash;
}

/** The first draw that does not follow; the later ones depend on it. */
async function problemsOfDraws(seal: OpenSeal, draws: SealedDraw[]): Promise<Finding[]> {
  for (const [number, draw] of draws.entries()) {
    const at = await sealedDraw(seal.secret, seal.entropy, number, draw.odds);
    if (at !== draw.at) return [finding('web-seal-bad-draw', { number: number + 1 })];
  }
  return [];
}

function problemsOfShown(draws: SealedDraw[], note: Note): Finding[] {
  const at = note.draws.findIndex((shown, number) => known(shown) && shown !== draws[number]?.move);
  return at < 0 ? [] : [finding('web-seal-bad-shown', { number: at + 1 })];
}

/** What was checked, and nothing more. */
function praise(seal: OpenSeal, note: Note | null, draws: number | undefined): Finding[] {
  const mine = Boolean(note?.sent.length);
  const limits = note && mine ? limitsOf(seal, note) : [];
  if (mine && draws === 0) return [finding('web-seal-no-draws'), ...limits];
  if (mine && draws !== undefined) return [finding('web-seal-whole', { draws }), ...limits];
  const first = draws === undefined ? finding('web-seal-undrawn') : finding('web-seal-draws', { draws });
  return [first, finding(mine ? 'web-seal-mine' : unmixed(note)), ...limits];
}

/** What makes the promise weaker than it should be. */
function limitsOf(seal: OpenSeal, note: Note): Finding[] {
  const others = seal.entropy.some((number, seat) => number && !note.sent.includes(seat));
  const open = others && !note.hashes.length ? [finding('web-seal-uncommitted')] : [];
  return [...open, ...(note.brokenOff ? [finding('web-seal-again', { count: note.brokenOff })] : [])];
}

/** The sentence for a device that sent no number. */
function unmixed(note: Note | null): string {
  if (!note) return 'web-seal-no-note';
  if (Object.keys(note.numbers).length) return 'web-seal-elsewhere';
  return note.early ? 'web-seal-watched' : 'web-seal-watched-late';
}
