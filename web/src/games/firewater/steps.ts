/** The parts of a turn: a short sentence for each, and how the sheet of a phone opens. */

import type { Message } from '../../protocol';
import type { Step } from '../room';
import { message } from './names';
import type { View } from './view';

export function stepOf({ phase }: View): Step {
  return phase === 'summoning' ? { name: 'firewater-summon', opens: 'peek' } : { name: 'firewater-act', opens: 'half' };
}

export function ask({ phase, elementals }: View): Message | null {
  if (phase === 'summoning') return message('web-firewater-ask-elemental', { number: elementals.length + 1 });
  if (phase === 'acting') return message('web-firewater-ask-act');
  return phase === 'last-round' ? message('web-firewater-ask-last') : null;
}
