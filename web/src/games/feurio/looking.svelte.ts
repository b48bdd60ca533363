/** Where the camera of one board looks: at everything, until somebody looks closer. */

import { fit, type Camera, type Size } from './camera';
import type { Box } from './geometry';
import type { Lens } from './pan';

export class Looking implements Lens {
  width = $state(0);
  height = $state(0);
  closer = $state.raw<Camera | null>(null);
  held = $state(false);

  readonly now = $derived.by(() => this.closer ?? this.fitted());

  constructor(readonly world: () => Box) {}

  camera = (): Camera => this.now;
  screen = (): Size => ({ width: this.width, height: this.height });
  look = (camera: Camera | null): void => void (this.closer = camera);
  hold = (held: boolean): void => void (this.held = held);

  private fitted(): Camera {
    const pad = Math.min(40, this.width / 26);
    const inner = fit(this.world(), { width: this.width - 2 * pad, height: this.height - 2 * pad });
    return { ...inner, x: inner.x + pad, y: inner.y + pad };
  }
}
