/** The camera of one board: fits everything that stays legible, until the user zooms or pans. */

import { crop, fit, type Camera, type Size } from './camera';
import type { Box, Point } from './geometry';
import type { Lens } from './pan';

/** The least scale chosen for the user: a tile is 200 units wide, and 70 pixels at least. */
export const LEAST = 0.35;

export class Looking implements Lens {
  width = $state(0);
  height = $state(0);
  closer = $state.raw<Camera | null>(null);
  held = $state(false);
  /** Whether everything is shown for a moment, however small. */
  whole = $state(false);

  readonly now = $derived.by(() => (this.whole ? this.fitted() : (this.closer ?? this.legible())));
  /** Whether something lies outside, or the user has moved the camera. */
  readonly partial = $derived.by(() => this.closer !== null || this.fitted().scale < LEAST);

  /** `focus`: what stays in view if the world is too large. */
  constructor(
    readonly world: () => Box,
    readonly focus: () => Point,
  ) {}

  camera = (): Camera => this.now;
  screen = (): Size => ({ width: this.width, height: this.height });
  look = (camera: Camera | null): void => void (this.closer = camera);
  hold = (held: boolean): void => void (this.held = held);

  private fitted(): Camera {
    const pad = this.pad();
    const inner = fit(this.world(), { width: this.width - 2 * pad, height: this.height - 2 * pad });
    return { ...inner, x: inner.x + pad, y: inner.y + pad };
  }

  private legible(): Camera {
    const fitted = this.fitted();
    if (fitted.scale >= LEAST) return fitted;
    const { x, y, width, height } = this.world();
    const pad = this.pad() / LEAST;
    const padded = { x: x - pad, y: y - pad, width: width + 2 * pad, height: height + 2 * pad };
    return crop(padded, this.screen(), LEAST, this.focus());
  }

  private pad(): number {
    return Math.min(40, Math.max(8, this.width / 48));
  }
}
