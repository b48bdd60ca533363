/** Performs acts with the Web Animations API: pieces on a layer above the page or on the board, moved and removed. */

import { tick } from 'svelte';
import { play, type Sound } from '../sound';
import './performing.css';
import type { Performance } from './chain';

/** Easings: for arriving, for leaving, for landing. */
export const OUT = 'cubic-bezier(.2,.8,.2,1)';
export const IN = 'cubic-bezier(.5,0,.9,.4)';
export const SPRING = 'cubic-bezier(.3,1.5,.5,1)';

/** Milliseconds in which a piece fades in where nothing may move. */
const FADE = 120;
/** Milliseconds for which a move waits for its animation to be loaded. */
const LATE = 800;
/** Steps of a curve: enough to look round at 60 frames a second. */
const STEPS = 14;

export interface Spot {
  x: number;
  y: number;
}

/** A place on the screen, with the width that a piece has there. */
export interface Stand extends Spot {
  width: number;
}

/** A performance while it runs; after its end it places, moves and sounds nothing. */
export class Scene {
  over = false;
  readonly ended: Promise<void>;
  private close: () => void = () => undefined;
  private readonly animations: Animation[] = [];
  private readonly props: Element[] = [];
  private readonly lingering: Promise<unknown>[] = [];

  constructor(readonly tempo: number) {
    this.ended = new Promise((close) => (this.close = close));
  }

  /** Adds a piece that is removed at the end. */
  place<E extends Element>(layer: Element, piece: E): E {
    if (!this.over) {
      layer.append(piece);
      this.props.push(piece);
    }
    return piece;
  }

  /** Moves a piece; resolves when it has arrived. */
  async move(piece: Element, frames: Keyframe[], ms: number, easing = OUT, delay = 0): Promise<void> {
    if (this.over) return;
    const timing = { duration: ms * this.tempo, delay: delay * this.tempo, easing, fill: 'both' as const };
    const animation = piece.animate(frames, timing);
    this.animations.push(animation);
    await animation.finished.catch(() => undefined);
  }

  /** Waits while this piece lies still. */
  async hold(piece: Element, ms: number): Promise<void> {
    await this.move(piece, [], ms, 'linear');
  }

  /** Moves a piece while the next act begins already; such pieces are removed last. */
  linger(piece: Element, frames: Keyframe[], ms: number, easing = OUT): void {
    if (!this.over) this.lingering.push(this.move(piece, frames, ms, easing));
  }

  /** Lets pieces that lie in their places fade in. */
  async fadeIn(pieces: Element[]): Promise<void> {
    for (const piece of pieces) this.animations.push(piece.animate([{ opacity: 0 }, {}], FADE));
    await this.animations.at(-1)?.finished.catch(() => undefined);
  }

  sound(name: Sound): void {
    if (!this.over) play(name);
  }

  /** Lets the next act begin, and ends when nothing lingers. */
  async leave(): Promise<void> {
    this.close();
    await Promise.all(this.lingering);
    this.end();
  }

  end = (): void => {
    if (this.over) return;
    this.over = true;
    this.close();
    for (const animation of this.animations) animation.cancel();
    for (const piece of this.props) piece.remove();
  };
}

/** What an animation needs to be loaded; null if it does not come, or not soon: then pieces lie in their places at once. */
export function inTime<T>(loading: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((give) => setTimeout(() => give(null), LATE));
  return Promise.race([loading.catch(() => null), late]);
}

/** Runs an act once the page shows the position that it leads to. */
export function perform(tempo: number, act: (scene: Scene) => Promise<void>): Performance {
  const scene = new Scene(tempo);
  void tick()
    .then(() => (scene.over ? undefined : act(scene)))
    .finally(() => scene.leave());
  return { finished: scene.ended, finish: scene.end };
}

/** The layer above the page for pieces that cross it; removed with the scene. */
export function sky(scene: Scene): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'sky';
  layer.setAttribute('aria-hidden', 'true');
  return scene.place(document.body, layer);
}

/** A drawing by its symbols, as wide as its box; its middle is at 0,0. */
export function sprite(symbols: string[], width: number, height: number): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'sprite';
  const svg = svgElement('svg', { viewBox: `${-width / 2} ${-height / 2} ${width} ${height}` });
  for (const symbol of symbols) {
    svg.append(svgElement('use', { href: `#${symbol}`, x: -width / 2, y: -height / 2, width, height }));
  }
  svg.style.width = `${width}px`;
  svg.style.height = `${height}px`;
  holder.append(svg);
  return holder;
}

/** A copy of a piece of a board, which is drawn about 0,0; its own transitions and hiding are left behind. */
export function copyOf(piece: SVGGraphicsElement, size: number): HTMLElement {
  const holder = sprite([], size, size);
  const copy = piece.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute('data-piece');
  copy.style.visibility = 'visible';
  holder.firstElementChild?.append(copy);
  return holder;
}

export function svgElement<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Where an element lies on the screen, if it can be seen; null otherwise. */
export function standOf(element: Element | null): Stand | null {
  const box = element?.getBoundingClientRect();
  if (!element || !box?.width) return null;
  const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
  const inside = spot.x > 0 && spot.y > 0 && spot.x < innerWidth && spot.y < innerHeight;
  return inside && element.checkVisibility() ? spot : null;
}

/** The first of the places with these names that can be seen. */
export function placeOf(...names: string[]): Stand | null {
  for (const name of names) {
    for (const place of document.querySelectorAll(`[data-place="${name}"]`)) {
      const stand = standOf(place);
      if (stand) return stand;
    }
  }
  return null;
}

/** Keyframes from one place to another: along an arc, or with hops. */
export function path(from: Stand, to: Stand, drawn: number, shape: { rise?: number; hops?: number; hop?: number; tilt?: number }): Keyframe[] {
  const { rise = 0, hops = 0, hop = 0, tilt = 0 } = shape;
  return [...Array(STEPS * Math.max(1, hops) + 1).keys()].map((step, _, all) => {
    const t = step / (all.length - 1);
    const x = from.x + (to.x - from.x) * t;
    const up = rise * 4 * t * (1 - t) + hop * Math.abs(Math.sin(Math.PI * hops * t));
    const y = from.y + (to.y - from.y) * t - up;
    const scale = (from.width + (to.width - from.width) * t) / drawn;
    return { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${tilt * (1 - t)}deg)` };
  });
}

/** How high an arc rises over its chord: higher on a long way. */
export function riseOver(from: Spot, to: Spot): number {
  return Math.min(120, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
}
