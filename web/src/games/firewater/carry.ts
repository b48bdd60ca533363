/** Carries something from the hand until the finger or button is let go; the board takes it. */

import { choice } from './choice.svelte';
import type { Kind } from './notation';

/** Nearer than this, a press is a click. */
export const STEADY = 8;

export function carry(event: PointerEvent, kind: Kind, marker: string | null): void {
  const from = { x: event.clientX, y: event.clientY };
  const away = (now: PointerEvent) => Math.hypot(now.clientX - from.x, now.clientY - from.y) > STEADY;
  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId || (!choice.held && !away(now))) return;
    choice.held = { kind, marker, x: now.clientX, y: now.clientY, over: choice.held?.over ?? false };
  };
  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', drop);
  };
  const drop = () => {
    stop();
    choice.held = null;
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', drop);
}
