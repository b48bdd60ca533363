/** Performs what happened on the board: markers slide, tokens drop, leaders walk in and fall, elementals splash. */

import type { Seat } from '../../protocol';
import { copyOf, IN, path, placeOf, riseOver, sky, SPRING, sprite, standOf, svgElement, type Scene, type Stand } from '../performing';
import { leaderKey, type BoardAct, type PlaceAct, type RevealAct } from './happened';
import { LYING } from './things';

const WALK = 420;
const HOPS = 3;
/** The box of a copied piece in units of the board: a marker is 200 long. */
const BOX = 300;
/** Units of the board from the middle of a square to the feet of a figure. */
const FEET = 34;

export function performPlace(scene: Scene, act: BoardAct, board: HTMLElement): Promise<void> {
  if (!scene.tempo) return appear(scene, act, board);
  if (act.kind === 'reveal') return reveal(scene, act);
  const piece = pieceOn(board, act.keys[0]!);
  const to = piece && standAt(board, act.at);
  if (!piece || !to) return Promise.resolve();
  return act.staged ? settle(scene, act, piece, to, board) : bring(scene, act, piece, to, board);
}

/** Without motion: the pieces fade in where they are. */
async function appear(scene: Scene, act: BoardAct, board: HTMLElement): Promise<void> {
  if (act.kind !== 'reveal') scene.sound(soundOf(act));
  await scene.fadeIn(act.keys.flatMap((key) => pieceOn(board, key) ?? []));
}

function soundOf({ kind }: PlaceAct): 'marker' | 'walk' | 'elemental' | 'token' {
  if (kind === 'leader') return 'walk';
  return kind === 'claim' ? 'token' : kind;
}

function pieceOn(board: Element, key: string): SVGGraphicsElement | null {
  return board.querySelector(`[data-piece="${key}"]`);
}

/** The middle of these squares; its width is that of one unit of the board, times the box of a copy. */
function standAt(board: Element, squares: string[]): Stand | null {
  const stands = squares.flatMap((name) => standOf(board.querySelector(`[data-square="${name}"]`)) ?? []);
  const middle = (of: 'x' | 'y') => stands.reduce((sum, stand) => sum + stand[of], 0) / stands.length;
  const width = stands[0]?.width;
  return width === undefined ? null : { x: middle('x'), y: middle('y'), width: (width * BOX) / 100 };
}

/** Where a seat's pieces come from: its row, or the border of the board beside the scores. */
function sideOf(seat: Seat | null, board: HTMLElement, to: Stand): Stand {
  const row = seat === null ? null : placeOf(`row-${seat}`);
  const box = board.getBoundingClientRect();
  const [x, y] = row ? [row.x, row.y] : [box.left + box.width / 2, seat === null ? box.top : box.bottom];
  return { x, y, width: to.width * 0.6 };
}

async function bring(scene: Scene, act: PlaceAct, piece: SVGGraphicsElement, to: Stand, board: HTMLElement): Promise<void> {
  const copy = scene.place(sky(scene), copyOf(piece, BOX));
  switch (act.kind) {
    case 'marker':
      return slide(scene, copy, sideOf(act.seat, board, to), to);
    case 'leader':
      return walkIn(scene, copy, sideOf(act.seat, board, to), to);
    case 'elemental':
      return splash(scene, copy, to);
    default:
      return drop(scene, act, copy, to, board);
  }
}

/** A marker slides in from its owner's side, and turns on the way. */
async function slide(scene: Scene, copy: HTMLElement, from: Stand, to: Stand): Promise<void> {
  await scene.move(copy, path(from, to, BOX, { rise: riseOver(from, to) / 3, tilt: -90 }), 420);
  await land(scene, copy, to);
  scene.sound('marker');
}

async function land(scene: Scene, copy: HTMLElement, to: Stand): Promise<void> {
  const at = (scale: number) => ({ transform: `translate(${to.x}px, ${to.y}px) scale(${(to.width / BOX) * scale})` });
  await scene.move(copy, [at(1.06), at(1)], 180, SPRING);
}

async function walkIn(scene: Scene, copy: HTMLElement, from: Stand, to: Stand): Promise<void> {
  const frames = path(from, to, BOX, { hops: HOPS, hop: 6 + to.width * 0.03 });
  void scene.move(copy, frames, WALK, 'ease-in-out');
  for (let hop = 0; hop < HOPS; hop++) {
    await scene.hold(copy, WALK / HOPS);
    scene.sound('walk');
  }
}

/** An elemental falls into its square: rings of water, sparks of fire. */
async function splash(scene: Scene, copy: HTMLElement, to: Stand): Promise<void> {
  await fall(scene, copy, to, 260);
  scene.sound('elemental');
  const layer = copy.parentElement;
  // The scene may have been stopped meanwhile.
  if (!layer) return;
  for (const [size, tone] of [[1.5, '#ddf3f2'], [1.15, '#8fd3d6']] as const) ring(scene, layer, copy, to, size, tone);
  for (let spark = 0; spark < 7; spark++) fly(scene, layer, copy, to, spark);
  await land(scene, copy, to);
}

function ring(scene: Scene, layer: Element, copy: Element, to: Stand, size: number, tone: string): void {
  const wave = sprite([], 120, 60);
  wave.firstElementChild?.append(
    svgElement('ellipse', { rx: 46, ry: 20, fill: 'none', stroke: tone, 'stroke-width': 4 }),
  );
  layer.insertBefore(scene.place(layer, wave), copy);
  const unit = to.width / BOX;
  const at = (scale: number) => `translate(${to.x}px, ${to.y + FEET * unit}px) scale(${scale * unit})`;
  scene.linger(wave, [{ transform: at(0.3), opacity: 0.9 }, { transform: at(size), opacity: 0 }], 600);
}

/** Drops and sparks by turns, thrown up to both sides. */
function fly(scene: Scene, layer: Element, copy: Element, to: Stand, number: number): void {
  const drop = sprite([], 16, 16);
  drop.firstElementChild?.append(svgElement('circle', { r: 4 + (number % 3), fill: number % 2 ? '#2a9dc8' : '#ff8a2e' }));
  layer.insertBefore(scene.place(layer, drop), copy);
  const unit = to.width / BOX;
  const out = (number - 3) * 17 * unit;
  const at = (share: number, up: number) => `translate(${to.x + out * share}px, ${to.y + (FEET - up) * unit}px) scale(${unit})`;
  const frames = [
    { transform: at(0.3, 0), opacity: 1 },
    { transform: at(0.8, 44 - 4 * Math.abs(number - 3)), opacity: 1, offset: 0.45 },
    { transform: at(1.2, 0), opacity: 0 },
  ];
  scene.linger(drop, frames, 480, 'linear');
}

/** From above, nearer to the eye. */
async function fall(scene: Scene, copy: HTMLElement, to: Stand, ms: number): Promise<void> {
  const unit = to.width / BOX;
  const high = `translate(${to.x}px, ${to.y - 90 * unit}px) scale(${unit * 1.35})`;
  const low = `translate(${to.x}px, ${to.y}px) scale(${unit})`;
  await scene.move(copy, [{ transform: high, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: low, opacity: 1 }], ms, IN);
}

/** Tokens drop; a leader under them falls, an elemental under them gives way for a moment. */
async function drop(scene: Scene, act: PlaceAct, copy: HTMLElement, to: Stand, board: HTMLElement): Promise<void> {
  const rival = act.conquers === null ? null : pieceOn(board, leaderKey(act.conquers));
  const leader = rival && standing(scene, copy, rival, to);
  await fall(scene, copy, to, 240);
  scene.sound('token');
  if (leader) return topple(scene, leader, to);
  if (act.kind === 'claim') giveWay(scene, pieceOn(board, `elemental ${act.at[0]}`));
  await land(scene, copy, to);
}

/** The leader as it stood before. */
function standing(scene: Scene, tokens: HTMLElement, piece: SVGGraphicsElement, to: Stand): HTMLElement {
  const leader = scene.place(tokens.parentElement!, copyOf(piece, BOX));
  tokens.parentElement!.insertBefore(leader, tokens);
  // It keeps its colours until it lies.
  leader.querySelector('.fallen')?.classList.remove('fallen');
  leader.style.transform = `translate(${to.x}px, ${to.y}px) scale(${to.width / BOX})`;
  return leader;
}

async function topple(scene: Scene, leader: HTMLElement, to: Stand): Promise<void> {
  const unit = to.width / BOX;
  const at = (share: number) => {
    const [x, y] = [to.x + LYING.x * share * unit, to.y + LYING.y * share * unit];
    return `translate(${x}px, ${y}px) scale(${unit * (1 - (1 - LYING.scale) * share)}) rotate(${LYING.turn * share}deg)`;
  };
  // Accelerating to the ground, with one small rebound.
  const frames = [
    { transform: at(0), easing: IN },
    { transform: at(1), offset: 0.62, easing: 'ease-out' },
    { transform: at(0.9), offset: 0.8, easing: 'ease-in' },
    { transform: at(1) },
  ];
  await scene.move(leader, frames, 460, 'linear');
}

function giveWay(scene: Scene, piece: Element | null): void {
  if (piece) void scene.move(piece, [{ transform: 'none' }, { transform: 'translateY(3px) scale(1.04, .93)' }, { transform: 'none' }], 240, 'ease-out');
}

/** One's own piece lies there already: it is only put down. */
async function settle(scene: Scene, act: PlaceAct, piece: SVGGraphicsElement, to: Stand, board: HTMLElement): Promise<void> {
  const copy = scene.place(sky(scene), copyOf(piece, BOX));
  const unit = to.width / BOX;
  const raised = `translate(${to.x}px, ${to.y - 8 * unit}px) scale(${unit * 1.05})`;
  const rival = act.conquers === null ? null : pieceOn(board, leaderKey(act.conquers));
  const leader = rival && standing(scene, copy, rival, to);
  scene.sound(soundOf(act));
  const down = scene.move(copy, [{ transform: raised }, { transform: `translate(${to.x}px, ${to.y}px) scale(${unit})` }], 180, SPRING);
  await (leader ? Promise.all([down, topple(scene, leader, to)]) : down);
}

/** A marker comes from the stack and turns up in the hand. */
async function reveal(scene: Scene, { seat, marker }: RevealAct): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[data-place="hand-${seat}-${marker}"]`) ?? document.querySelector<HTMLElement>(`[data-place="open-${seat}-${marker}"]`);
  const [from, to] = [placeOf(`stack-${seat}`), standOf(place)];
  const picture = place?.querySelector('svg');
  if (!from || !to || !picture) return;
  scene.sound('turn-over');
  const layer = sky(scene);
  const [back, face] = [sprite(['fw-back'], 100, 200), copyPicture(picture, to.width)];
  scene.place(layer, back);
  scene.place(layer, face);
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 12, width: (from.width + to.width) / 2 };
  const flat = (stand: Stand, drawn: number, wide: number) =>
    `translate(${stand.x}px, ${stand.y}px) scale(${stand.width / drawn}) scaleX(${wide})`;
  face.style.visibility = 'hidden';
  await scene.move(back, [{ transform: flat(from, 92, 1) }, { transform: flat(half, 92, 0) }], 140, 'ease-in');
  face.style.visibility = '';
  await scene.move(face, [{ transform: flat(half, to.width, 0) }, { transform: flat(to, to.width, 1) }], 180);
}

function copyPicture(picture: SVGSVGElement, width: number): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'sprite';
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.style.width = `${width}px`;
  copy.style.height = 'auto';
  holder.append(copy);
  return holder;
}
