/** Performs what happened in the fire: tiles from the pile, firefighters from their rows, regions on the board. */

import {
  IN,
  OUT,
  path,
  placeOf,
  riseOver,
  sky,
  SPRING,
  sprite,
  svgElement,
  type Scene,
  type Spot,
  type Stand,
} from '../performing';
import { centre, neighbours, outline } from './geometry';
import { DRAWN, tileKey, type DrawAct, type EncloseAct, type FireAct, type JoinAct, type LayAct, type WalkAct } from './happened';

/** What the board offers to the pieces. */
export interface Theatre {
  /** The layer in the units of the board, above its pieces. */
  layer: SVGElement;
  board: HTMLElement;
  /** Where a point of the board lies on the screen when its camera has come to rest, and the width of a tile there. */
  stand: (at: readonly [number, number]) => Stand;
}

const TILE = { width: 200, height: 174 };
/** A firefighter stands on the middle of this box. */
const PAWN = { width: 46, height: 108 };
/** Puffs of ash around a tile that lands: place and radius. */
const ASH = [[-104, 60, 22], [-70, 92, 28], [-20, 104, 22], [30, 104, 26], [74, 84, 20], [-116, 14, 16], [-112, -40, 12]] as const;
/** Pixels by which the neighbours of a tile that lands give way. */
const GIVE = 2;
const WALK = 420;
const HOPS = 3;

export function performFire(scene: Scene, act: FireAct, theatre: Theatre): Promise<void> {
  if (!scene.tempo) return appear(scene, act, theatre);
  switch (act.kind) {
    case 'draw':
      return draw(scene, act, theatre);
    case 'lay':
      return lay(scene, act, theatre);
    case 'walk':
      return walk(scene, act, theatre);
    case 'join':
      return join(scene, act, theatre);
    case 'enclose':
      return enclose(scene, act, theatre);
  }
}

/** Without motion: pieces fade in where they are. */
async function appear(scene: Scene, act: FireAct, { board }: Theatre): Promise<void> {
  if (act.kind === 'lay' || act.kind === 'walk') scene.sound(act.kind);
  await scene.fadeIn(act.keys.flatMap((key) => pieceOn(board, key) ?? []));
}

function pieceOn(board: Element, key: string): Element | null {
  return board.querySelector(`[data-piece="${key}"]`);
}

/** The lower edge of the board, where a tile comes from if no pile is in view. */
function lowerEdge({ board }: Theatre): Stand {
  const box = board.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.bottom, width: 60 };
}

async function draw(scene: Scene, { value, own }: DrawAct, theatre: Theatre): Promise<void> {
  const from = placeOf('pile') ?? lowerEdge(theatre);
  const width = from.width * 1.5;
  const shown = { x: from.x + width / 6, y: from.y - 12 - width * 0.42, width };
  const tile = scene.place(sky(scene), turning(value));
  scene.sound('turn-over');
  void turnOver(scene, tile, value);
  await scene.move(tile, path(from, shown, TILE.width, {}), 240, 'ease-in-out');
  await scene.hold(tile, own ? 200 : 400);
  const to = (own && placeOf('staged', 'hand')) || placeOf(DRAWN) || lowerEdge(theatre);
  await scene.move(tile, path(shown, to, TILE.width, { rise: own ? riseOver(shown, to) / 2 : 0 }), own ? 320 : 160);
}

/** A tile with both faces, the back first. */
function turning(value: number): HTMLElement {
  const tile = document.createElement('div');
  tile.className = 'sprite feurio-flying';
  tile.append(sprite(['fe-tile-0'], TILE.width, TILE.height));
  if (value) {
    const face = sprite([`fe-tile-${value}`], TILE.width, TILE.height);
    face.style.transform = 'scaleX(0)';
    tile.append(face);
  }
  return tile;
}

async function turnOver(scene: Scene, tile: HTMLElement, value: number): Promise<void> {
  const [back, face] = tile.children;
  if (!value || !back || !face) return;
  await scene.move(back, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], 120, 'ease-in');
  await scene.move(face, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], 120, 'ease-out');
}

async function lay(scene: Scene, act: LayAct, theatre: Theatre): Promise<void> {
  if (!act.staged) await carry(scene, act, theatre);
  await land(scene, act, theatre);
}

async function carry(scene: Scene, { at, value, unknown }: LayAct, theatre: Theatre): Promise<void> {
  const [x, y] = centre(at);
  const spot = svgElement('use', { href: '#fe-hot', x: x - 120, y: y - 104, width: 240, height: 208 });
  scene.place(theatre.layer, spot);
  const from = placeOf(DRAWN, 'pile') ?? lowerEdge(theatre);
  const to = theatre.stand(centre(at));
  const tile = unknown ? turning(value) : flat(value);
  scene.place(sky(scene), tile);
  if (unknown) {
    scene.sound('turn-over');
    const lifted = { ...from, y: from.y - 12 };
    void turnOver(scene, tile, value);
    await scene.move(tile, path(from, lifted, TILE.width, {}), 240, 'ease-in-out');
    await scene.hold(tile, 200);
  }
  await scene.move(tile, path(from, to, TILE.width, { rise: riseOver(from, to), tilt: 8 }), 420);
  tile.remove();
  spot.remove();
}

function flat(value: number): HTMLElement {
  const tile = sprite([`fe-tile-${value}`], TILE.width, TILE.height);
  tile.classList.add('feurio-flying');
  return tile;
}

/** The tile is set down: it springs, its neighbours give way, and ash puffs out. */
async function land(scene: Scene, { at, value }: LayAct, theatre: Theatre): Promise<void> {
  const group = scene.place(theatre.layer, groupAt(at));
  scene.sound('lay');
  for (const [x, y, r] of ASH) scene.linger(puff(group, x, y, r), blown(x, y), 500);
  const tile = svgElement('use', { href: `#fe-tile-${value}`, x: -100, y: -87, ...TILE });
  const holder = svgElement('g', {});
  holder.append(tile);
  group.append(holder);
  const give = GIVE / (theatre.stand([0, 0]).width / TILE.width);
  for (const other of neighbours(at)) yieldTo(scene, theatre, at, other, give);
  await scene.move(holder, [{ transform: 'scale(1.06)' }, { transform: 'scale(1)' }], 180, SPRING);
}

function groupAt(at: string): SVGGElement {
  const [x, y] = centre(at);
  return svgElement('g', { transform: `translate(${x} ${y.toFixed(1)})` });
}

function puff(group: SVGElement, x: number, y: number, r: number): SVGElement {
  const ash = svgElement('g', { opacity: 0 });
  ash.append(
    svgElement('circle', { cx: x, cy: y, r, fill: '#b9a98c' }),
    svgElement('circle', { cx: x - 4, cy: y - 5, r: r * 0.6, fill: '#f3ece0' }),
  );
  group.append(ash);
  return ash;
}

function blown(x: number, y: number): Keyframe[] {
  const out = (share: number) => `translate(${(x * share).toFixed(1)}px, ${(y * share).toFixed(1)}px)`;
  return [
    { transform: out(-0.2), opacity: 0.8 },
    { transform: out(0.16), opacity: 0 },
  ];
}

function yieldTo(scene: Scene, { board }: Theatre, at: string, other: string, by: number): void {
  const piece = pieceOn(board, tileKey(other));
  if (!piece) return;
  const [[x, y], [ox, oy]] = [centre(at), centre(other)];
  const far = Math.hypot(ox - x, oy - y);
  const away = `translate(${((by * (ox - x)) / far).toFixed(2)}px, ${((by * (oy - y)) / far).toFixed(2)}px)`;
  void scene.move(piece, [{ transform: 'none' }, { transform: away, offset: 0.4 }, { transform: 'none' }], 180, 'ease-out');
}

async function walk(scene: Scene, act: WalkAct, theatre: Theatre): Promise<void> {
  const places = act.keys.flatMap((key) => pieceOn(theatre.board, key) ?? []).map((piece) => feet(piece));
  if (act.staged) return settle(scene, act, theatre);
  const layer = sky(scene);
  const walkers = places.map(async (to, index) => {
    const from = placeOf(`crew-${act.colour}`) ?? borderBy(theatre, to);
    const pawn = scene.place(layer, sprite([], PAWN.width, PAWN.height));
    pawn.firstElementChild?.append(
      svgElement('use', { href: `#fe-pawn-${act.colour}`, x: -23, y: -54, width: 46, height: 62.7 }),
    );
    const frames = path({ ...from, width: Math.min(from.width, to.width) }, to, PAWN.width, { hops: HOPS, hop: 6 + to.width * 0.1 });
    frames[0] = { ...frames[0], opacity: 0 };
    frames[2] = { ...frames[2], opacity: 1 };
    await scene.move(pawn, frames, WALK, 'ease-in-out', 60 * index);
  });
  await Promise.all([...walkers, steps(scene, layer)]);
}

async function steps(scene: Scene, layer: Element): Promise<void> {
  for (let hop = 0; hop < HOPS; hop++) {
    await scene.hold(layer, WALK / HOPS);
    scene.sound('walk');
  }
}

/** One's own firefighters stand there already: they are only put down. */
async function settle(scene: Scene, { keys, colour }: WalkAct, theatre: Theatre): Promise<void> {
  scene.sound('walk');
  const down = keys.map((key) => {
    const piece = pieceOn(theatre.board, key);
    const place = piece?.closest<SVGGElement>('[data-crew]');
    if (!piece || !place) return undefined;
    const pawn = scene.place(place, svgElement('g', {}));
    const [x, y] = (piece.getAttribute('data-at') ?? '0 0').split(' ').map(Number) as [number, number];
    pawn.append(svgElement('use', { href: `#fe-pawn-${colour}`, x: x - 23, y: y - 54, width: 46, height: 62.7 }));
    return scene.move(pawn, [{ transform: 'translateY(-10px)' }, { transform: 'none' }], 180, SPRING);
  });
  await Promise.all(down);
}

/** Where a firefighter's feet are on the screen, and its width. */
function feet(pawn: Element): Stand {
  const box = pawn.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.bottom - box.height * 0.13, width: box.width };
}

/** The nearest border of the board: where firefighters come from if their owner's row cannot be seen. */
function borderBy({ board }: Theatre, to: Spot): Stand {
  const box = board.getBoundingClientRect();
  const left = to.x - box.left < box.right - to.x;
  return { x: left ? box.left : box.right, y: to.y + 12, width: 30 };
}

async function join(scene: Scene, { cells, colour, from, to }: JoinAct, theatre: Theatre): Promise<void> {
  const d = outline(cells);
  const glow = svgElement('path', { d, class: 'feurio-joins' });
  const line = svgElement('path', { d, class: `feurio-joined ${colour}` });
  scene.place(theatre.layer, glow);
  scene.place(theatre.layer, line);
  scene.sound('join');
  const layer = sky(scene);
  const sum = scene.place(layer, pill(colour, from));
  const { x, y } = theatre.stand(lowest(cells));
  sum.style.left = `${x}px`;
  sum.style.top = `${y}px`;
  void scene.move(line, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], 360, 'ease-out');
  void scene.move(glow, [{ opacity: 0 }, { opacity: 0.8, offset: 0.4 }, { opacity: 0 }], 360, 'ease-out');
  await countUp(scene, sum, from, to);
  // The sum stays readable for a moment while the next act begins.
  scene.linger(sum, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], 700, 'linear');
}

async function countUp(scene: Scene, sum: HTMLElement, from: number, to: number): Promise<void> {
  const value = sum.lastElementChild!;
  const ticks = Math.min(12, Math.abs(to - from));
  for (let tick = 1; tick <= ticks; tick++) {
    await scene.hold(sum, 360 / ticks);
    value.textContent = String(Math.round(from + ((to - from) * tick) / ticks));
  }
}

function pill(colour: string, from: number): HTMLElement {
  const sum = document.createElement('p');
  sum.className = 'feurio-sum';
  const mark = svgElement('svg', { viewBox: '-12 -12 24 24', width: 15, height: 15 });
  mark.append(svgElement('use', { href: `#fe-mark-${colour}`, x: -12, y: -12, width: 24, height: 24 }));
  const [before, arrow, after] = [document.createElement('s'), document.createElement('i'), document.createElement('b')];
  before.textContent = after.textContent = String(from);
  arrow.textContent = '→';
  sum.append(mark, before, arrow, after);
  return sum;
}

/** Below the lowest tile of the region. */
function lowest(cells: string[]): [number, number] {
  const points = cells.map(centre);
  const y = Math.max(...points.map(([, down]) => down));
  const row = points.filter(([, down]) => down === y).map(([x]) => x);
  return [row.reduce((sum, x) => sum + x, 0) / row.length, y + 104];
}

/** The region darkens: nothing of it counts any more. */
async function enclose(scene: Scene, { cells }: EncloseAct, theatre: Theatre): Promise<void> {
  const veil = scene.place(theatre.layer, svgElement('path', { d: outline(cells), class: 'feurio-enclosed' }));
  scene.sound('enclosed');
  await scene.move(veil, [{ opacity: 0 }, { opacity: 0.62 }], 300, IN);
  scene.linger(veil, [{ opacity: 0.62 }, { opacity: 0 }], 700, OUT);
}
