/** The players' colours and shapes; both identify the owner of a piece. */

import type { Colour } from '../marks';

interface Paint {
  colour: Colour;
  light: string;
  main: string;
  low: string;
  deep: string;
  rim: string;
  /** The colour of the shape on a piece: dark on yellow, for contrast. */
  sign: string;
  skin: string;
}

const CREAM = '#FFF7EA';
const SKIN = '#F4D3AE';

export const PAINTS: readonly Paint[] = [
  {
    colour: 'red',
    light: '#E2707F',
    main: '#D1495B',
    low: '#B93A4C',
    deep: '#7F2231',
    rim: '#FFDCD8',
    sign: CREAM,
    skin: SKIN,
  },
  {
    colour: 'green',
    light: '#58B081',
    main: '#2E8B57',
    low: '#23704A',
    deep: '#12422F',
    rim: '#D2F3E0',
    sign: CREAM,
    skin: '#D9A87C',
  },
  {
    colour: 'blue',
    light: '#5690D2',
    main: '#2F6DB5',
    low: '#265B99',
    deep: '#163A66',
    rim: '#D5E8FF',
    sign: CREAM,
    skin: SKIN,
  },
  {
    colour: 'yellow',
    light: '#F6CE6C',
    main: '#E0A526',
    low: '#C08913',
    deep: '#74500A',
    rim: '#FFF3CF',
    sign: '#4A2F04',
    skin: '#A9744B',
  },
];

export function paintOf(colour: Colour): Paint {
  return PAINTS.find((paint) => paint.colour === colour)!;
}

/** Circle, triangle, square, diamond, within 8.5 of the centre. */
export const SIGNS: Record<Colour, string> = {
  red: 'M8 0A8 8 0 0 1-8 0 8 8 0 0 1 8 0Z',
  green: 'M0-9 8.6 6.4H-8.6Z',
  blue: 'M-7.5-7.5H7.5V7.5H-7.5Z',
  yellow: 'M0-9.5 9.5 0 0 9.5-9.5 0Z',
};

/** Outlines of upright markers: round, cut, square and pointed. */
export const FORMS: Record<Colour, string> = {
  red: 'M-39-66A23 23 0 0 1-16-89H16A23 23 0 0 1 39-66V66A23 23 0 0 1 16 89H-16A23 23 0 0 1-39 66Z',
  green: 'M-23-89H23L39-73V73L23 89H-23L-39 73V-73Z',
  blue: 'M-39-81A8 8 0 0 1-31-89H31A8 8 0 0 1 39-81V81A8 8 0 0 1 31 89H-31A8 8 0 0 1-39 81Z',
  yellow: 'M0-96 39-81V81L0 96-39 81V-81Z',
};

export const CLOAK = 'M-8-21C-15-12-22 10-23.5 28-18 34.5 18 34.5 23.5 28 22 10 15-12 8-21Z';

/** The headgear of leaders; red's hood is round and drawn separately. */
export const HATS: Record<Exclude<Colour, 'red'>, string> = {
  green: 'M0-60 14.5-34.5Q0-38.5-14.5-34.5Z',
  blue: 'M-13.5-34.5V-51L-7-46 0-52 7-46 13.5-51V-34.5Q0-38.5-13.5-34.5Z',
  yellow: 'M0-59 13-45.5 9-34.5Q0-37.5-9-34.5L-13-45.5Z',
};
