/** The options of a new table while they are edited. */

import { t } from '../words/words.svelte';
import type { Aid, Clock, LevelName, Menu, SeatOrder, TableOrder } from '../protocol';

export interface Draft {
  mode: string;
  players: number;
  variants: string[];
  layout: string | null;
  board: string[] | null;
  seats: SeatOrder[];
  /** The aids that the room has. */
  offered: Aid[];
  /** The chosen aids; null for the usual ones, which depend on the seats. */
  aids: Aid[] | null;
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
/** The opponent of a first game, which a newcomer can win. */
const FIRST: LevelName = 'spark';
const PAIR = 2;
/** The seats of other people. */
const OTHERS: SeatOrder['kind'][] = ['here', 'friend', 'anyone'];

export function firstDraft(menu: Menu): Draft {
  const mode = Object.keys(menu.modes)[0]!;
  const draft = { mode, players: 0, variants: [], layout: null, board: null, seats: [], offered: menu.aids, aids: null, clock: 'none' };
  return withMode(draft, menu, mode);
}

/** Another mode: as many players as before if it allows them, and only its own variants. */
export function withMode(draft: Draft, menu: Menu, mode: string): Draft {
  const allowed = menu.modes[mode] ?? [];
  const variants = draft.variants.filter((variant) => menu.variants[mode]?.includes(variant));
  const players = allowed.includes(draft.players) ? draft.players : allowed[0]!;
  return withPlayers({ ...draft, mode, variants }, menu, players);
}

/** Sets the number of players: existing seats stay, new ones get a computer. */
export function withPlayers(draft: Draft, menu: Menu, players: number): Draft {
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? usualSeat(seat, menu.levels));
  const layouts = Object.keys(menu.boards[String(players)] ?? {});
  const layout = draft.layout && layouts.includes(draft.layout) ? draft.layout : (layouts[0] ?? null);
  return { ...draft, players, seats, layout, board: null };
}

/** The aids of a table: the chosen ones, or all, but between people no computer gives hints. */
export function aidsOf({ seats, offered, aids }: Pick<Draft, 'seats' | 'offered' | 'aids'>): Aid[] {
  const others = seats.some((seat) => OTHERS.includes(seat.kind));
  return aids ?? offered.filter((aid) => aid !== 'hints' || !others);
}

export function toOrder(game: string, draft: Draft): TableOrder {
  const { mode, players, variants, seats } = draft;
  const aids = aidsOf(draft);
  const ground = draft.board ? { board: draft.board } : draft.layout ? { layout: draft.layout } : {};
  return { game: game as TableOrder['game'], mode, players, variants, seats: seats.map(lean), aids, clock: CLOCKS[draft.clock] ?? null, ...ground };
}

/** "Play now": the user against one computer, with all aids; by default of the level for a first game. */
export function quickOrder(game: string, menu: Menu, wished: LevelName = FIRST): TableOrder {
  const modes = Object.keys(menu.modes);
  const mode = modes.find((name) => menu.modes[name]?.includes(PAIR)) ?? modes[0]!;
  const draft = withMode({ ...firstDraft(menu), players: PAIR }, menu, mode);
  const level = usualLevel(menu.levels, wished);
  const seats = draft.seats.map((seat) => (seat.kind === 'computer' && level ? { ...seat, level } : seat));
  return toOrder(game, { ...draft, seats });
}

/** The rows of a board's text, the top one first. */
export function rowsOf(text: string): string[] {
  return text.split(/\r?\n/).map((row) => row.replaceAll(' ', '')).filter(Boolean);
}

/** The user first, then computers; people at this device if no computer can play. */
function usualSeat(seat: number, levels: LevelName[]): SeatOrder {
  if (seat === 0) return { kind: 'me' };
  const level = usualLevel(levels);
  return level ? { kind: 'computer', level } : { kind: 'here' };
}

/** The usual level, or the best that a game has; none if no computer can play it. */
export function usualLevel(levels: LevelName[], wished = USUAL): LevelName | undefined {
  return levels.includes(wished) ? wished : levels.at(-1);
}

function lean({ kind, level, name }: SeatOrder, seat: number): SeatOrder {
  if (kind === 'computer') return { kind, level: level ?? USUAL };
  return kind === 'here' ? { kind, name: name?.trim() || t('player', { number: seat + 1 }) } : { kind };
}
