/** Panning and zooming by wheel, fingers, or dragging the ground. */

import { closest } from '../../events';
import { fit, keep, zoom, type Camera, type Size } from './camera';
import type { Box } from './geometry';

export interface Lens {
  camera: () => Camera;
  world: () => Box;
  screen: () => Size;
  /** Sets the camera; `null` fits everything again. */
  look: (camera: Camera | null) => void;
  /** Whether a gesture is in progress. */
  hold: (held: boolean) => void;
}

const SLOP = 6;

/** A Svelte attachment that moves the camera by wheel and pointer events. */
export function pannable(lens: Lens): (node: HTMLElement) => () => void {
  return (node) => {
    const touch = new Touch(node, lens);
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('wheel', (event) => wheel(node, lens, event), { signal, passive: false });
    node.addEventListener('pointerdown', (event) => touch.down(event), { signal });
    node.addEventListener('pointermove', (event) => touch.move(event), { signal });
    node.addEventListener('pointerup', (event) => touch.up(event), { signal });
    node.addEventListener('pointercancel', (event) => touch.up(event), { signal });
    node.addEventListener('click', (event) => touch.click(event), { signal, capture: true });
    node.addEventListener('dblclick', (event) => onGround(event) && lens.look(null), { signal });
    return () => stop.abort();
  };
}

function onGround(event: Event): boolean {
  return !closest(event, '[data-cell]');
}

function wheel(node: HTMLElement, lens: Lens, event: WheelEvent): void {
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
  const box = node.getBoundingClientRect();
  zoomAt(lens, Math.exp(-event.deltaY * lines * 0.0015), event.clientX - box.x, event.clientY - box.y);
}

/** Zooms about a point of the board's box; zoomed out all the way, the picture fits itself again. */
export function zoomAt(lens: Lens, factor: number, x: number, y: number): void {
  const least = fit(lens.world(), lens.screen()).scale * 0.8;
  lens.look(keep(zoom(lens.camera(), factor, x, y, least), lens.world(), lens.screen()));
}

class Touch {
  private fingers = new Map<number, { x: number; y: number }>();
  private travelled = 0;

  constructor(
    private node: HTMLElement,
    private lens: Lens,
  ) {}

  down(event: PointerEvent): void {
    // Before anything else: a touch that pans makes no click, which would forget what it travelled.
    if (!this.fingers.size) this.travelled = 0;
    if (event.button !== 0 || closest(event, '[data-still]')) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    this.travelled += Math.hypot(dx, dy);
    if (this.travelled < SLOP) return;
    this.node.setPointerCapture(event.pointerId);
    this.lens.hold(true);
    if (this.fingers.size === 2) this.pinch(event);
    else this.shift(dx, dy);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.lens.hold(false);
  }

  /** Suppresses the click that ends a drag. */
  click(event: Event): void {
    if (this.travelled < SLOP) return;
    event.stopPropagation();
    this.travelled = 0;
  }

  private shift(dx: number, dy: number): void {
    const { x, y, scale } = this.lens.camera();
    this.lens.look(keep({ x: x + dx, y: y + dy, scale }, this.lens.world(), this.lens.screen()));
  }

  private pinch(event: PointerEvent): void {
    const [, other] = [...this.fingers].find(([id]) => id !== event.pointerId)!;
    const before = this.fingers.get(event.pointerId)!;
    const box = this.node.getBoundingClientRect();
    const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
    const grown = apart({ x: event.clientX, y: event.clientY }) / Math.max(1, apart(before));
    zoomAt(this.lens, grown, (event.clientX + other.x) / 2 - box.x, (event.clientY + other.y) / 2 - box.y);
  }
}
