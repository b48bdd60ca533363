/**
 * Fire and water live quietly while the page is used. Their layers (class `living`) change in steps, so that a
 * frame is drawn only now and then, and half a minute after the last input they stand still and cost nothing.
 */

const PATIENCE = 30_000;
const INPUT = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const;

let last = 0;

/** Begins to watch for input. */
export function beginLife(): void {
  for (const kind of INPUT) window.addEventListener(kind, wake, { capture: true, passive: true });
  wake();
}

/** Lets the layers live for a while, after input or when something has happened. */
export function wake(): void {
  const root = document.documentElement;
  if (!last || 'asleep' in root.dataset) {
    delete root.dataset['asleep'];
    setTimeout(rest, PATIENCE);
  }
  last = performance.now();
}

function rest(): void {
  const left = last + PATIENCE - performance.now();
  if (left > 0) setTimeout(rest, left);
  else document.documentElement.dataset['asleep'] = '';
}

/** Lets an animated layer change together with all others, so that they share their frames. */
export function inStep(layer: Element): void {
  for (const animation of layer.getAnimations()) animation.startTime = 0;
}
