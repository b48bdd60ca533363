/** Shows a change of the board's size as a movement, as when the sheet of a phone opens. */

import { pace } from '../../motion';

const REFIT = 280;

/** A Svelte attachment for a part that is centred in its parent. */
export function refitting(node: HTMLElement): () => void {
  const parent = node.parentElement!;
  let [width, middle] = [0, 0];
  const observer = new ResizeObserver(() => {
    const [wider, lower] = [node.offsetWidth, parent.clientHeight / 2];
    if (width && (wider !== width || lower !== middle)) glide(node, width / wider, middle - lower);
    [width, middle] = [wider, lower];
  });
  observer.observe(node);
  observer.observe(parent);
  return () => observer.disconnect();
}

function glide(node: HTMLElement, scale: number, from: number): void {
  const still = { scale: '1', translate: '0 0' };
  node.animate([{ scale: String(scale), translate: `0 ${from}px` }, still], {
    duration: REFIT * pace(),
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
}
