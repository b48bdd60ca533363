/** The icons as paths in a 24 by 24 box. */

interface Paths {
  lines: string[];
  fills: string[];
}

const lines = (...drawn: string[]): Paths => ({ lines: drawn, fills: [] });

export const PATHS = {
  menu: lines('M4 7h16M4 12h16M4 17h10'),
  close: lines('M6 6l12 12M18 6 6 18'),
  back: lines('M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9'),
  hint: {
    lines: ['M8 9V17H16V9C16 4 8 4 8 9ZM6.5 17.2H17.5M9.5 20.4H14.5M12 2.2V4.6'],
    fills: ['M12 9.2C13.8 11 14.6 12 14.6 13.4A2.6 2.4 0 0 1 9.4 13.4C9.4 12.2 11.6 11.4 12 9.2Z'],
  },
  copy: lines('M9 9h10v11H9zM5 15V4h10'),
  done: lines('M5 12.5 10 17.5 19 7'),
  first: lines('M18 6 11 12l7 6M6.5 6v12'),
  prior: lines('M15 6 8 12l7 6'),
  next: lines('M9 6l7 6-7 6'),
  last: lines('M6 6l7 6-7 6M17.5 6v12'),
  play: { lines: [], fills: ['M8 5v14l11-7z'] },
  pause: lines('M9 6v12M15 6v12'),
  eye: lines('M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12Z', 'M12 9.5a2.5 2.5 0 1 0 .01 0'),
  share: lines('M12 15V4M8 7.5 12 3.5 16 7.5M6 12v8h12v-8'),
  down: lines('M12 4v11M8 11.5 12 15.5 16 11.5M5 20h14'),
  up: lines('M12 20V9M8 12.5 12 8.5 16 12.5M5 4h14'),
  talk: lines('M4.5 5.5H19.5V16H12L7.5 20V16H4.5Z', 'M9 10.7h.01M12 10.7h.01M15 10.7h.01'),
  muted: lines('M9 5.5H19.5V16H18M14.5 16H12L7.5 20V16H4.5V5.5', 'M4 3 20 21'),
  user: lines('M12 4.5a4 4 0 1 0 .01 0', 'M4.5 20c1-4.5 4-6 7.5-6s6.5 1.5 7.5 6'),
  shield: lines('M12 3 19 6V12C19 17 15.5 20 12 21.5 8.5 20 5 17 5 12V6Z'),
  broken: lines('M12 3 19 6V12C19 17 15.5 20 12 21.5 8.5 20 5 17 5 12V6Z', 'M9.5 9.5 14.5 14.5', 'M14.5 9.5 9.5 14.5'),
  seal: lines('M12 3 19 6V12C19 17 15.5 20 12 21.5 8.5 20 5 17 5 12V6Z', 'M8.8 12 11.2 14.5 15.5 9.5'),
  clock: lines('M12 4a8 8 0 1 0 .01 0', 'M12 8v4.5l3 2'),
  lost: lines('M4 4l16 16M8.5 15a5 5 0 0 1 7 0M5 11.5a10 10 0 0 1 4-2.3M13 8.7a10 10 0 0 1 6 2.8'),
  again: lines('M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.5 2.5v4.3h-4.3'),
  book: lines('M12 6.5C9 4.5 6 4.5 3.5 5.5V19C6 18 9 18 12 20 15 18 18 18 20.5 19V5.5C18 4.5 15 4.5 12 6.5ZM12 6.5V20'),
  fit: lines('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'),
  nobody: lines('M12 5.2a3.4 3.4 0 1 0 .01 0', 'M6 20c.6-4.5 2.8-6.5 6-6.5s5.4 2 6 6.5', 'M4 4l16 16'),
  turn: lines('M19.5 12a7.5 7.5 0 1 1-2.4-5.5', 'M17.5 2.5v4.3h-4.3'),
  keys: lines('M3.5 6.5h17v11h-17ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8'),
  list: lines('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'),
} satisfies Record<string, Paths>;

export type IconName = keyof typeof PATHS;
