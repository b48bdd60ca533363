/** Drags a piece from the hand until the pointer is released; the board handles the drop. */

import { choice } from './choice.svelte';
import type { Kind } from './notation';

/** Pixels; a shorter movement is a click. */
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
