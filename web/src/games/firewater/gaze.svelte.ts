/** Zooming and panning of the board: wheel, pinch, drag. */

import { kept, panned, WHOLE, zoomed, type Camera } from './camera';
import { STEADY } from './carry';
import type { Point } from './geometry';

/** Pixels between a part scrolled into view and the border. */
const MARGIN = 24;

export class Gaze {
  camera = $state.raw<Camera>(WHOLE);
  /** Whether a gesture is in progress. */
  gliding = $state(false);
  /** Whether the last press became a drag, so its click is ignored. */
  roamed = false;
  /** Where the last press began. */
  from: Point = { x: 0, y: 0 };

  #frame: HTMLElement | null = null;
  #sheet: HTMLElement | null = null;
  #pressed = new Map<number, Point>();

  frame = (node: HTMLElement): void => {
    this.#frame = node;
  };

  sheet = (node: HTMLElement): void => {
    this.#sheet = node;
  };

  /** The position of a pointer on the sheet, from 0 to 1 on both axes. */
  share(at: { clientX: number; clientY: number }): Point {
    const box = this.#sheet!.getBoundingClientRect();
    return { x: (at.clientX - box.left) / box.width, y: (at.clientY - box.top) / box.height };
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#see(zoomed(this.camera, Math.exp(-event.deltaY / 400), this.#fromMiddle(where(event))));
  };

  /** Zooms about the centre, for keys. */
  zoom(factor: number): void {
    this.#see(zoomed(this.camera, factor, { x: 0, y: 0 }));
  }

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#pressed.set(event.pointerId, where(event));
    this.roamed = this.#pressed.size > 1;
    if (!this.roamed) this.from = where(event);
  };

  /** Whether this pointer is down and has moved. */
  strays(event: PointerEvent): boolean {
    if (!this.#pressed.has(event.pointerId)) return false;
    return this.roamed || distance(where(event), this.from) > STEADY;
  }

  drag(event: PointerEvent): void {
    const before = this.#pressed.get(event.pointerId)!;
    const now = where(event);
    const other = [...this.#pressed].find(([id]) => id !== event.pointerId)?.[1];
    this.roamed = this.gliding = true;
    this.#pressed.set(event.pointerId, now);
    if (other) this.#pinch(other, before, now);
    else this.#see(panned(this.camera, { x: now.x - before.x, y: now.y - before.y }));
  }

  release = (event: PointerEvent): void => {
    this.#pressed.delete(event.pointerId);
    this.gliding = false;
  };

  /** Scrolls this part of the board into view. */
  reveal(node: Element): void {
    const [part, frame] = [node.getBoundingClientRect(), this.#frame!.getBoundingClientRect()];
    const x = inwards(part.left - frame.left, frame.right - part.right);
    const y = inwards(part.top - frame.top, frame.bottom - part.bottom);
    if (this.camera.scale > 1 && (x || y)) this.#see(panned(this.camera, { x, y }));
  }

  reset(): void {
    this.camera = WHOLE;
  }

  #pinch(other: Point, before: Point, now: Point): void {
    const grown = Math.max(1, distance(now, other)) / Math.max(1, distance(before, other));
    this.#see(zoomed(this.camera, grown, this.#fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })));
  }

  #see(next: Camera): void {
    const [frame, sheet] = [this.#frame!, this.#sheet!];
    this.camera = kept(next, { x: frame.clientWidth, y: frame.clientHeight }, { x: sheet.offsetWidth, y: sheet.offsetHeight });
  }

  #fromMiddle({ x, y }: Point): Point {
    const box = this.#frame!.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  }
}

/** How far to move a part with these margins before and after it; 0 if they suffice. */
function inwards(before: number, behind: number): number {
  return Math.max(0, MARGIN - before) - Math.max(0, MARGIN - behind);
}

function where(event: { clientX: number; clientY: number }): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
