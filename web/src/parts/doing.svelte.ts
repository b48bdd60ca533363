/** A running action of the user: whether it is pending, and why it was refused. */

import { Refusal } from '../api';
import type { Message } from '../protocol';

export interface Doing {
  readonly busy: boolean;
  readonly problem: Message | null;
  readonly rule: string;
  run: (act: () => Promise<void>) => Promise<void>;
  forget: () => void;
}

export function doing(): Doing {
  let busy = $state(false);
  let refusal = $state.raw<Refusal | null>(null);
  return {
    get busy() {
      return busy;
    },
    get problem() {
      return refusal?.why ?? null;
    },
    get rule() {
      return refusal?.refused.rule ?? '';
    },
    forget: () => (refusal = null),
    async run(act) {
      busy = true;
      refusal = null;
      try {
        await act();
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        refusal = problem;
      } finally {
        busy = false;
      }
    },
  };
}
