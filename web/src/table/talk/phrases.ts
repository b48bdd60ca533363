/** What can be said at a table: pictures, and phrases that everybody reads in their own language. */

import type { Phrase } from '../../protocol';

export const REACTIONS = ['smile', 'laugh', 'gasp', 'phew', 'bravo', 'fire'] as const satisfies Phrase[];
export type Reaction = (typeof REACTIONS)[number];

export const PHRASES = [
  'hello', 'good-luck', 'well-played', 'nice-spot', 'thanks', 'oops', 'moment', 'must-go',
] as const satisfies Exclude<Phrase, Reaction>[];

export function isReaction(phrase: Phrase): phrase is Reaction {
  return (REACTIONS as readonly Phrase[]).includes(phrase);
}
