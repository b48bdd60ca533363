/**
 * Paints a part of the page on a canvas: its SVG pictures, and its texts where they stand.
 *
 * An SVG picture on a canvas is a document of its own, without the style sheets and the symbols of the page, and the
 * page's policy allows it no style of its own. So each copy of a symbol is put in place, and what the page makes of
 * its styles becomes attributes. Text is drawn by the canvas, since a picture has not the fonts of the page either.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** The properties of a style that are attributes of SVG, with the values that need not be written. */
const PROPERTIES: Record<string, string> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'paint-order': 'normal',
  opacity: '1',
  filter: 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};
const OF_TEXT: Record<string, string> = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};
/** Inherited: a value that is usual elsewhere may replace another one here. */
const INHERITED = new Set(['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'paint-order']);

/** Paints what is in this element on a ground, at a scale of 1; the canvas keeps the coordinates of the window. */
export async function painted(
  element: HTMLElement,
  width: number,
  height: number,
  ground: (on: CanvasRenderingContext2D) => void,
): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const on = canvas.getContext('2d')!;
  ground(on);
  const frame = element.getBoundingClientRect();
  on.translate(-frame.left, -frame.top);
  for (const svg of [...element.querySelectorAll('svg')]) await drawPicture(on, svg);
  for (const text of element.querySelectorAll<HTMLElement>('[data-paint]')) drawText(on, text);
  return canvas;
}

async function drawPicture(on: CanvasRenderingContext2D, svg: SVGSVGElement): Promise<void> {
  const { left, top, width, height } = svg.getBoundingClientRect();
  if (!width || !height) return;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, width, height))}`;
  await picture.decode();
  on.drawImage(picture, left, top, width, height);
}

/** The source of a picture that needs nothing else of the page. */
function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  // Beside the original, where the same styles apply.
  svg.after(copy);
  try {
    // Symbols use others.
    for (let uses = [...copy.querySelectorAll('use')]; uses.length; uses = [...copy.querySelectorAll('use')]) {
      const groups = uses.map(inPlace);
      uses.forEach((use, at) => use.replaceWith(groups[at]!));
    }
    copy.prepend(definitions(copy));
    const parts = [...copy.querySelectorAll<SVGElement>('*')];
    // First all are read, then all are written: a change in between would compute all styles anew.
    const written = parts.map(attributes);
    parts.forEach((part, at) => {
      for (const [name, value] of written[at]!) part.setAttribute(name, value);
    });
    for (const part of [copy, ...parts]) for (const name of ['class', 'style']) part.removeAttribute(name);
  } finally {
    copy.remove();
  }
  for (const [name, value] of Object.entries({ xmlns: SVG, width, height })) copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

/** A copy of the symbol that is used, at its place. */
function inPlace(use: SVGUseElement): SVGElement {
  const group = document.createElementNS(SVG, 'g');
  const style = getComputedStyle(use);
  for (const name of [...Object.keys(PROPERTIES), 'transform', 'transform-origin']) group.style.setProperty(name, style.getPropertyValue(name));
  const source = document.querySelector(use.href.baseVal);
  if (!source) return group;
  const inner = document.createElementNS(SVG, 'g');
  inner.append(...[...source.childNodes].map((child) => child.cloneNode(true)));
  inner.setAttribute('class', source.getAttribute('class') ?? '');
  const [x, y] = [use.x.baseVal.value, use.y.baseVal.value];
  const box = source instanceof SVGSymbolElement ? source.viewBox.baseVal : null;
  const wide = use.width.baseVal.value;
  const scale = box?.width && wide ? Math.min(wide / box.width, use.height.baseVal.value / box.height) : 1;
  // As `xMidYMid meet` does.
  const aside = box?.width && wide ? (wide - scale * box.width) / 2 - scale * box.x : 0;
  const below = box?.width && wide ? (use.height.baseVal.value - scale * box.height) / 2 - scale * box.y : 0;
  inner.setAttribute('transform', `translate(${x + aside} ${y + below}) scale(${scale})`);
  group.append(inner);
  return group;
}

/** Copies of the gradients, clips and filters of the page that the picture refers to. */
function definitions(copy: SVGSVGElement): SVGDefsElement {
  const defs = document.createElementNS(SVG, 'defs');
  const found = new Set<string>();
  for (const part of copy.querySelectorAll<SVGElement>('*')) {
    const style = getComputedStyle(part);
    for (const value of [style.fill, style.stroke, style.filter, style.clipPath]) {
      const id = /url\("?#([\w-]+)"?\)/.exec(value)?.[1];
      const definition = id && !found.has(id) ? document.getElementById(id) : null;
      if (!definition || !id) continue;
      found.add(id);
      defs.append(definition.cloneNode(true));
    }
  }
  return defs;
}

/** The styles of an element as attributes. */
function attributes(part: SVGElement): [string, string][] {
  const style = getComputedStyle(part);
  const wanted = part instanceof SVGTextElement ? { ...PROPERTIES, ...OF_TEXT } : PROPERTIES;
  const found = Object.entries(wanted).flatMap(([name, usual]): [string, string][] => {
    const value = style.getPropertyValue(name);
    return value !== usual || INHERITED.has(name) ? [[name, value]] : [];
  });
  if (style.transform !== 'none') found.push(['transform', about(style)]);
  if (style.clipPath.startsWith('url')) found.push(['clip-path', style.clipPath]);
  return found;
}

/** A transformation about its origin. */
function about({ transform, transformOrigin }: CSSStyleDeclaration): string {
  const [x = '0', y = '0'] = transformOrigin.split(' ').map((length) => String(Number.parseFloat(length)));
  return `translate(${x} ${y}) ${transform} translate(${-Number(x)} ${-Number(y)})`;
}

/** Draws a text word by word, where the page has set it. */
function drawText(on: CanvasRenderingContext2D, element: HTMLElement): void {
  const { color, fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  on.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  on.textBaseline = 'alphabetic';
  const node = element.firstChild;
  if (!(node instanceof Text)) return;
  for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const box = range.getBoundingClientRect();
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = on.measureText(word);
    on.fillStyle = element.dataset['paint'] === 'gold' ? gold(on, box) : color;
    on.fillText(word, box.left, box.top + (box.height * ascent) / (ascent + descent));
  }
}

function gold(on: CanvasRenderingContext2D, { top, bottom }: DOMRect): CanvasGradient {
  const gradient = on.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, '#FFE3B0');
  gradient.addColorStop(0.45, '#FFB347');
  gradient.addColorStop(1, '#FF7A1A');
  return gradient;
}
