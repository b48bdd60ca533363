/** A new table as it is put together on its page. */

import { t } from '../words/words.svelte';
import type { Aid, Clock, GameName, LevelName, Menu, SeatOrder, TableOrder } from '../protocol';

export interface Draft {
  mode: string;
  players: number;
  variants: string[];
  layout: string | null;
  board: string[] | null;
  seats: SeatOrder[];
  aids: Aid[];
  clock: string;
}

/** The clocks on offer, by name. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  'turn-30': { kind: 'turn', seconds: 30 },
  'turn-120': { kind: 'turn', seconds: 120 },
  'bank-300': { kind: 'bank', seconds: 300, added: 10 },
  'bank-900': { kind: 'bank', seconds: 900, added: 20 },
  'turn-86400': { kind: 'turn', seconds: 86_400 },
};

const USUAL: LevelName = 'flame';

export function firstDraft(menu: Menu): Draft {
  const mode = Object.keys(menu.modes)[0]!;
  const draft = { mode, players: 0, variants: [], layout: null, board: null, seats: [], aids: [...menu.aids], clock: 'none' };
  return withMode(draft, menu, mode);
}

/** Another mode: as many players as before if it allows them, and only its own variants. */
export function withMode(draft: Draft, menu: Menu, mode: string): Draft {
  const allowed = menu.modes[mode] ?? [];
  const variants = draft.variants.filter((variant) => menu.variants[mode]?.includes(variant));
  const players = allowed.includes(draft.players) ? draft.players : allowed[0]!;
  return withPlayers({ ...draft, mode, variants }, menu, players);
}

/** So many players: the seats that exist stay, new ones go to the computer. */
export function withPlayers(draft: Draft, menu: Menu, players: number): Draft {
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? usualSeat(seat));
  const layouts = Object.keys(menu.boards[String(players)] ?? {});
  const layout = draft.layout && layouts.includes(draft.layout) ? draft.layout : (layouts[0] ?? null);
  return { ...draft, players, seats, layout, board: null };
}

export function toOrder(game: GameName, draft: Draft): TableOrder {
  const { mode, players, variants, seats, aids } = draft;
  const ground = draft.board ? { board: draft.board } : draft.layout ? { layout: draft.layout } : {};
  return { game, mode, players, variants, seats: seats.map(lean), aids, clock: CLOCKS[draft.clock] ?? null, ...ground };
}

/** The rows of a board's text, the top one first. */
export function rowsOf(text: string): string[] {
  return text.split(/\r?\n/).map((row) => row.replaceAll(' ', '')).filter(Boolean);
}

function usualSeat(seat: number): SeatOrder {
  return seat === 0 ? { kind: 'me' } : { kind: 'computer', level: USUAL };
}

function lean({ kind, level, name }: SeatOrder, seat: number): SeatOrder {
  if (kind === 'computer') return { kind, level: level ?? USUAL };
  return kind === 'here' ? { kind, name: name?.trim() || t('player', { number: seat + 1 }) } : { kind };
}
