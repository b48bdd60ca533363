/** The parts of a turn: a short sentence for each, and how the sheet of a phone opens. */

import type { Message } from '../../protocol';
import type { Step } from '../room';
import { message } from './names';
import type { View } from './view';

export function stepOf({ phase }: View): Step {
  if (phase === 'arranging') return { name: 'feurio-arrange', opens: 'half' };
  if (phase === 'deploying' || phase === 'closing') return { name: 'feurio-send', opens: 'half' };
  return { name: 'feurio-lay', opens: 'peek' };
}

export function ask({ phase, hand }: View): Message | null {
  if (phase === 'arranging') return message('web-feurio-ask-arrange');
  if (phase === 'spreading') return hand ? message('web-feurio-ask-lay', { tile: hand }) : message('web-feurio-ask-lay-hidden');
  if (phase === 'deploying') return message('web-feurio-ask-send');
  return phase === 'closing' ? message('web-feurio-ask-close') : null;
}
