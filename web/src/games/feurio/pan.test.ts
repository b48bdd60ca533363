/** Gestures on the board, and the clicks after them. */

import { expect, test, vi } from 'vitest';
import type { Camera } from './camera';
import { pannable, type Lens } from './pan';

/** A board in which events happen on a part that is a button over the board, or the ground. */
class Board extends EventTarget {
  still = false;
  setPointerCapture = vi.fn();
  getBoundingClientRect = () => ({ x: 0, y: 0 });

  event(type: string, x: number, y: number): Event {
    const event = new Event(type, { cancelable: true });
    const target = { closest: (selector: string) => (selector === '[data-still]' && this.still ? target : null) };
    Object.defineProperty(event, 'target', { value: target });
    Object.assign(event, { pointerId: 1, button: 0, clientX: x, clientY: y });
    const stop = vi.spyOn(event, 'stopPropagation');
    this.dispatchEvent(event);
    return Object.assign(event, { stopped: () => stop.mock.calls.length > 0 });
  }
}

function board(): Board & { camera: Camera } {
  const made = Object.assign(new Board(), { camera: { x: 0, y: 0, scale: 1 } });
  const lens: Lens = {
    camera: () => made.camera,
    world: () => ({ x: 0, y: 0, width: 1000, height: 1000 }),
    screen: () => ({ width: 400, height: 400 }),
    look: (camera) => (made.camera = camera ?? made.camera),
    hold: () => undefined,
  };
  pannable(lens)(made as unknown as HTMLElement);
  return made;
}

function pan(on: Board): void {
  on.event('pointerdown', 100, 100);
  on.event('pointermove', 60, 100);
  on.event('pointerup', 60, 100);
}

const stopped = (event: Event): boolean => (event as Event & { stopped: () => boolean }).stopped();

test('the click that ends a drag is no click on a cell', () => {
  const on = board();
  pan(on);
  expect(stopped(on.event('click', 60, 100))).toBe(true);
  expect(stopped(on.event('click', 60, 100))).toBe(false);
});

test('after a touch that pans, the first tap on a button over the board counts', () => {
  const on = board();
  pan(on); // A touch makes no click at the end of it.
  on.still = true;
  on.event('pointerdown', 350, 380);
  on.event('pointerup', 350, 380);
  expect(stopped(on.event('click', 350, 380))).toBe(false);
});
