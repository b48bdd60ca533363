/** Why a kind of move is not offered now, as far as the position shows it; used by the tabs. */

import type { Message } from '../../protocol';
import { message } from './names';
import type { Kind } from './notation';
import type { View } from './view';

export interface Reason {
  rule: string;
  why: Message;
}

/** The kinds of a turn, in the order of the rules. */
export const TABS: readonly Kind[] = ['marker', 'leader', 'token', 'claim'];

/** Call only for kinds that are not among the legal moves. */
export function reason(view: View, seat: number, kind: Kind): Reason {
  if (view.phase === 'last-round' && kind !== 'token') return because('W-13', 'last-round');
  if (kind === 'marker') return view.hands[seat]?.open.length ? because('W-4', 'no-gap') : because('W-4', 'no-marker');
  if (kind === 'leader') return leaderless(view, seat);
  if (kind === 'claim') return unclaimed(view, seat);
  return because('W-7', 'no-token');
}

function leaderless(view: View, seat: number): Reason {
  const fate = view.hands[seat]?.leader;
  if (fate === 'placed') return because('W-6', 'leader-stands');
  return fate === 'conquered' ? because('W-8', 'leader-lost') : because('W-6', 'no-place');
}

function unclaimed(view: View, seat: number): Reason {
  const fate = view.hands[seat]?.leader;
  if (fate === 'waiting') return because('W-9', 'claim-leader');
  return fate === 'conquered' ? because('W-9', 'claim-lost') : because('W-9', 'no-claim');
}

function because(rule: string, why: string): Reason {
  return { rule, why: message(`web-firewater-why-${why}`) };
}
