/** Dragging a piece from beside the board to a cell. */

export interface Carrying {
  over: (at: string | null) => void;
  drop: (at: string | null) => void;
}

const SLOP = 6;

/** Starts after the pointer has moved some pixels, so that a click stays a click. */
export function carry(event: PointerEvent, picture: Element, carrying: Carrying): void {
  if (event.button !== 0) return;
  const stop = new AbortController();
  let shadow: HTMLElement | null = null;
  const move = (now: PointerEvent) => {
    if (!shadow && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < SLOP) return;
    shadow ??= lift(picture);
    shadow.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -60%)`;
    carrying.over(cellAt(now));
  };
  const end = (now: PointerEvent, dropped: boolean) => {
    stop.abort();
    carrying.over(null);
    if (!shadow) return;
    shadow.remove();
    if (dropped) carrying.drop(cellAt(now));
  };
  addEventListener('selectstart', (now) => now.preventDefault(), stop);
  addEventListener('pointermove', move, stop);
  addEventListener('pointerup', (now) => end(now, true), stop);
  addEventListener('pointercancel', (now) => end(now, false), stop);
}

/** A copy of the picture above everything else. */
function lift(picture: Element): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'feurio-carried';
  holder.popover = 'manual';
  holder.append(picture.cloneNode(true));
  document.body.append(holder);
  holder.showPopover();
  return holder;
}

function cellAt(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-cell]');
  return found?.dataset['cell'] ?? null;
}
