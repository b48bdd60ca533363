/** Adds the SVG symbols of the pieces to the page once, for every `<use>`. */

import drawings from './art.svg?raw';
import './art.css';

const HOOK = 'feurio-art';
/** About the foot of a flame: higher by a fifteenth, and leaning. */
const LEAP = 'translate(0 3) skewX(-3) scale(1 1.07) translate(0 -3)';
/** The disc behind the numeral, also when it is bigger on small tiles. */
const MOON = 'M37,-40a37,37 0 1 0 -74,0a37,37 0 1 0 74,0Z';

export function hang(): void {
  if (document.getElementById(HOOK)) return;
  const holder = document.createElement('div');
  holder.id = HOOK;
  holder.className = 'spoken';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = drawings;
  for (let value = 1; value <= 6; value++) addLeap(holder, value);
  document.body.append(holder);
}

/** How far down the flames of a tile can be seen: there the ground before them begins, by value. */
const GROUND = [0, 0, 2, 4, 7, 11, 17];

/** Adds the flames of a tile as a symbol of its own, `fe-leap-5`: a little higher, and clear of numeral and ground. */
function addLeap(holder: Element, value: number): void {
  const drawn = holder.querySelector(`#fe-tile-${value}`);
  const flames = [...(drawn?.querySelectorAll('.fe-tile > use[href="#fe-flame"]') ?? [])];
  const leaping = flames.map((flame) => `<use href="#fe-flame" transform="${flame.getAttribute('transform')} ${LEAP}"/>`);
  const symbol = `
    <clipPath id="fe-clip-leap-${value}"><path clip-rule="evenodd" d="M-100,-87H100V${GROUND[value]}H-100Z${MOON}"/></clipPath>
    <symbol id="fe-leap-${value}" viewBox="-100 -87 200 174"><g clip-path="url(#fe-clip-hex)"><g class="fe-v${value}" clip-path="url(#fe-clip-leap-${value})">${leaping.join('')}</g></g></symbol>`;
  holder.querySelector('defs')!.insertAdjacentHTML('beforeend', symbol);
}
