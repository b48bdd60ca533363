/** The position as lists, for users without the picture. */

import type { Message } from '../../protocol';
import type { SpokenList } from '../room';
import { leading } from './difference';
import { fateName, caption, markerName, message, player, sumNames } from './names';
import { read, values, type Kind } from './notation';
import type { Hand, View } from './view';

const LISTS: readonly Kind[] = ['claim', 'token', 'elemental', 'leader', 'pass'];

export function spoken(view: View, moves: string[]): SpokenList[] {
  const byKind = LISTS.map((kind) => movesOf(view, moves, kind));
  const lists = [...byKind, ...markerLists(view, moves), hands(view), influence(view)];
  return lists.filter((list) => list.entries.length);
}

function movesOf(view: View, moves: string[], kind: Kind): SpokenList {
  const own = moves.filter((move) => read(move)?.kind === kind);
  return listOf(view, message(`web-firewater-list-${kind}`), own);
}

function markerLists(view: View, moves: string[]): SpokenList[] {
  const markers = [...new Set(moves.flatMap((move) => /^m(\d\d)/.exec(move)?.[1] ?? []))];
  return markers.map((marker) => {
    const own = moves.filter((move) => move.startsWith(`m${marker}:`));
    return listOf(view, message('web-firewater-list-marker', values(marker)), own);
  });
}

function listOf(view: View, heading: Message, moves: string[]): SpokenList {
  return { heading, entries: moves.map((move) => ({ text: caption(view, move), move })) };
}

/** Each player's supply. */
function hands(view: View): SpokenList {
  const entries = view.hands.map((hand, seat) => ({ text: handName(view, hand, seat), move: null }));
  return { heading: message('web-firewater-list-hands'), entries };
}

function handName(view: View, hand: Hand, seat: number): Message {
  const { stack, tokens } = hand;
  const leader = fateName(view, seat);
  return message('web-firewater-has', { player: player(seat), open: hand.open.map(markerName), stack, tokens, leader });
}

/** Squares with a leading seat where a token can still go, and elementals with the sums beside them. */
function influence(view: View): SpokenList {
  const takeable = (at: string) => view.pieces[at]?.kind !== 'token' && view.pieces[at]?.kind !== 'elemental';
  const led = Object.entries(view.influence ?? {}).filter(([at, sums]) => takeable(at) && leading(sums));
  const all = [...Object.entries(view.presence ?? {}).filter(([, sums]) => sums.some(Boolean)), ...led];
  const entries = all.map(([square, sums]) => ({
    text: message('web-firewater-cell', { square, parts: sumNames(sums) }),
    move: null,
  }));
  return { heading: message('web-firewater-list-influence'), entries };
}
