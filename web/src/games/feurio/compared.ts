/** Two moves of a decision as ghosts: where they lie, what they change, and what to call them. */

import type { Message } from '../../protocol';
import { arrowBetween, type Arrow } from '../arrow';
import type { Comparison } from '../room';
import type { Tag } from '../tag';
import { pointChanges, regionChanges } from './changes';
import { centre } from './geometry';
import { cellOf, read, type Move } from './moves';
import { colourName, message, valueAt } from './names';
import { placeName } from './places';
import type { Region, View } from './view';

/** A move on the board, with what it changes as far as that is known. */
export interface GhostMove {
  move: Move;
  at: string | null;
  /** The regions that it makes or changes for its player. */
  regions: Region[];
  tag: Tag;
}

/** What both ends of an arrow keep free, and the size of its head. */
const ROOM = 62;
const HEAD = 30;

export function ghostOf(view: View, compared: Comparison<View>, which: 'played' | 'better'): GhostMove | null {
  const text = compared[which];
  const move = text === null ? null : read(text);
  if (text === null || !move) return null;
  const other = compared[which === 'played' ? 'better' : 'played'];
  const after = which === 'played' ? compared.playedView : compared.betterView;
  return {
    move,
    at: cellOf(move),
    regions: after ? madeBy(view, after, move, compared.seat) : [],
    tag: tagOf(view, after, move, compared.seat, brief(view, text, other)),
  };
}

/** The arrow from the move played to the better one; null if one of them has no place, or both have the same. */
export function arrowOf(played: GhostMove | null, better: GhostMove | null): Arrow | null {
  if (!played?.at || !better?.at || played.at === better.at) return null;
  const [from, to] = [played.at, better.at].map((at) => ({ x: centre(at)[0], y: centre(at)[1] + 30 }));
  return arrowBetween(from!, to!, ROOM, HEAD);
}

function madeBy(view: View, after: View, move: Move, seat: number): Region[] {
  if (move.kind === 'deploy') return regionAt(after, move.at, move.colour);
  const changed = regionChanges(view, after).filter((change) => change.owner === seat);
  const all = after.score?.regions ?? [];
  return all.filter((region) => changed.some((change) => change.colour === region.colour && change.cells[0] === region.cells[0]));
}

function regionAt(view: View, at: string, colour: string): Region[] {
  const regions = view.score?.regions ?? view.score?.goals.flatMap((goal) => goal.regions) ?? [];
  return regions.filter((region) => region.colour === colour && region.cells.includes(at));
}

/** The value of the region that firefighters make, or the points of a seat after a tile. */
function tagOf(view: View, after: View | null, move: Move, seat: number, text: Message): Tag {
  if (!after) return { text, change: null };
  if (move.kind === 'deploy') return sentTag(view, after, move, text);
  const by = pointChanges(view, after)[seat] ?? 0;
  const now = view.score?.points[seat] ?? 0;
  return { text, change: by ? { from: now, to: now + by, unit: null } : null };
}

function sentTag(view: View, after: View, { at, colour }: Extract<Move, { kind: 'deploy' }>, text: Message): Tag {
  const [made] = regionAt(after, at, colour);
  if (!made || view.mode !== 'competitive') return { text, change: null };
  const parts = (view.score?.regions ?? []).filter((old) => old.colour === colour && old.cells.some((cell) => made.cells.includes(cell)));
  return { text, change: { from: parts.reduce((sum, part) => sum + part.value, 0), to: made.value, unit: null } };
}

/** A move in a few words with its place; if the other move has the same name, also on which side of it it lies. */
export function brief(view: View, text: string, other: string | null): Message {
  const said = plain(view, text);
  if (other === null || other === text || !alike(said, plain(view, other))) return said;
  const side = sideOf(cellOf(read(text)), cellOf(read(other)));
  return side ? message('web-feurio-brief-side', { what: said, side: message(`web-feurio-side-${side}`) }) : said;
}

function plain(view: View, text: string): Message {
  const move = read(text);
  switch (move?.kind) {
    case 'spread':
      return message('web-feurio-brief-lay', { tile: view.hand ?? 0, place: placeName(view, move.at) });
    case 'firebreak':
      return message('web-feurio-brief-cover', { place: placeName(view, move.at) });
    case 'deploy':
      return message('web-feurio-brief-send', {
        count: move.count,
        colour: colourName(move.colour),
        place: valueAt(view, move.at) ? placeName(view, move.at) : message('web-feurio-place-firebreak'),
      });
    case 'arrange':
      return message('web-feurio-arrange', { tiles: move.values.join(' · ') });
    default:
      return message('web-feurio-pass');
  }
}

function alike(one: Message, other: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sideOf(at: string | null, other: string | null): 'left' | 'right' | 'top' | 'bottom' | null {
  if (!at || !other || at === other) return null;
  const [[x, y], [ox, oy]] = [centre(at), centre(other)];
  if (Math.abs(x - ox) >= Math.abs(y - oy)) return x < ox ? 'left' : 'right';
  return y < oy ? 'top' : 'bottom';
}

/** The points of each seat; null with a common goal. */
export function points(view: View): number[] | null {
  return view.score?.points.length ? view.score.points : null;
}
