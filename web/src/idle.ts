/** Work that waits until the page is on screen. */

/** Milliseconds after which a busy page is not waited for any longer. */
const PATIENCE = 3000;

/** Calls a function once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work, PATIENCE / 10);
}
