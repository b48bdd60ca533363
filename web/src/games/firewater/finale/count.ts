/** The score of Fire & Water in parts, for the count at the end. */

import type { Message, Seat } from '../../../protocol';
import type { CountStep } from '../../finale';
import { colourOf } from '../colours';
import { centre, sizeOf } from '../geometry';
import { message, player } from '../names';
import { holdings, leaders, type Stake } from '../things';
import type { Hand, View } from '../view';

/** What tokens stand on, or the leader that costs points. */
export type Kind = 'squares' | 'leaders' | 'elementals' | 'leader';

export interface Part {
  kind: Kind;
  /** The tokens on each place, in their order. */
  tokens: number[];
  /** The symbol that stands for it. */
  symbol: string;
}

export function count(view: View): CountStep<Part>[] {
  return view.hands.flatMap((hand, seat) => [...held(view, seat), ...costs(view, hand, seat)]);
}

/** W-12 and W-14: what decides but for the points. */
export function reason(view: View): Message | null {
  const verdict = view.score?.verdict;
  return verdict && verdict !== 'points' ? message(`web-firewater-finale-${verdict}`) : null;
}

/** The tokens of one seat, by what they stand on. */
function held(view: View, seat: Seat): CountStep<Part>[] {
  const held = holdings(view, seat);
  return (['squares', 'leaders', 'elementals'] as const).flatMap((kind) => {
    const found = inReadingOrder(view, held[kind]);
    if (!found.length) return [];
    const rival = found[0]!.rival;
    const symbol = { squares: `token-${paint(view, seat)}`, leaders: `leader-${paint(view, rival ?? 0)}`, elementals: 'elemental' }[kind];
    return [step(view, seat, kind, found.map((stake) => stake.at), found.map((stake) => stake.count), symbol)];
  });
}

/** A leader never placed or conquered costs points. */
function costs(view: View, { leader }: Hand, seat: Seat): CountStep<Part>[] {
  const points = view.score?.leaders.find((one) => one.seat === seat)?.points ?? 0;
  if (!points) return [];
  const lost = leaders(view).filter((figure) => figure.seat === seat);
  const places = leader === 'conquered' ? lost.map((figure) => figure.at) : [];
  return [step(view, seat, 'leader', places, [points], `leader-${paint(view, seat)}`)];
}

function step(view: View, seat: Seat, kind: Kind, places: string[], tokens: number[], symbol: string): CountStep<Part> {
  return {
    key: `${seat} ${kind}`,
    seat,
    colour: paint(view, seat),
    title: message(`web-firewater-finale-${kind}`, { player: player(seat) }),
    places,
    divided: false,
    points: tokens.reduce((sum, one) => sum + one, 0),
    checks: [],
    part: { kind, tokens, symbol },
  };
}

/** From the top left to the bottom right, in rows that turn back: the light walks over the board. */
function inReadingOrder(view: View, found: Stake[]): Stake[] {
  const size = sizeOf(view);
  const place = ({ at }: Stake) => {
    const { x, y } = centre(size, at);
    return y * 100 + (Math.floor(y / 100) % 2 ? -x : x);
  };
  return [...found].sort((one, other) => place(one) - place(other));
}

function paint(view: View, seat: Seat) {
  return colourOf(view.hands.length, seat);
}
