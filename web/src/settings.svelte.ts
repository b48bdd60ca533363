/** The settings on this device: language, theme, sound, motion, and how moves are made. */

import { LANGUAGES, speak, wished, type Language } from './words/words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** The speed of animations. */
export type Speed = 'calm' | 'normal' | 'brisk' | 'none';
export const SPEEDS: readonly Speed[] = ['calm', 'normal', 'brisk', 'none'];

/** What can be switched on or off, with the value for a device that has not chosen. */
const SWITCHES = {
  /** Ask for a confirmation before each move; otherwise only before those that cannot be taken back. */
  confirm: false,
  /** Make a move at once if it is the only one. */
  forced: true,
  /** Outline the regions of all players, not only one's own. */
  regions: false,
  /** Show what other players say. */
  phrases: true,
  /** Show the coordinates of the cells. */
  coordinates: false,
};
export type Switch = keyof typeof SWITCHES;

/** The volume in percent for a device that has not chosen. */
const QUIET = 40;

const night = window.matchMedia('(prefers-color-scheme: dark)');

let theme = $state<Theme>(kept('theme', THEMES) ?? 'auto');
let dark = $state(night.matches);
let nightfall = $state(false);
let speed = $state<Speed>(kept('speed', SPEEDS) ?? 'normal');
let volume = $state(keptVolume());
const switches = $state(keptSwitches());

export const settings = {
  get theme(): Theme {
    return theme;
  },
  set theme(chosen: Theme) {
    theme = chosen;
    keep('theme', chosen);
    show();
  },
  /** The theme on screen. */
  get shown(): 'light' | 'dark' {
    if (nightfall) return 'dark';
    return theme === 'auto' ? (dark ? 'dark' : 'light') : theme;
  },
  /** Shows the page at night for now, whatever the theme. */
  set nightfall(falls: boolean) {
    nightfall = falls;
    show();
  },
  get speed(): Speed {
    return speed;
  },
  set speed(chosen: Speed) {
    speed = chosen;
    keep('speed', chosen);
    show();
  },
  /** The volume of sounds in percent; 0 is silent. */
  get volume(): number {
    return volume;
  },
  set volume(percent: number) {
    volume = percent;
    keep('volume', String(percent));
  },
  on(name: Switch): boolean {
    return switches[name];
  },
  turn(name: Switch, on: boolean): void {
    switches[name] = on;
    keep(name, on ? 'on' : 'off');
  },
};

/** Applies the settings, or the browser's preferences. */
export async function settle(): Promise<void> {
  show();
  night.addEventListener('change', () => {
    dark = night.matches;
    show();
  });
  await choose(kept('language', LANGUAGES) ?? wished(navigator.languages), false);
}

export async function choose(language: Language, lasting = true): Promise<void> {
  await speak(language);
  document.documentElement.lang = language;
  if (lasting) keep('language', language);
}

function show(): void {
  document.documentElement.dataset['theme'] = settings.shown;
  document.documentElement.dataset['speed'] = speed;
}

function kept<T extends string>(name: string, choices: readonly T[]): T | null {
  const value = localStorage.getItem(name);
  return choices.find((choice) => choice === value) ?? null;
}

function keptVolume(): number {
  const value = Number.parseInt(localStorage.getItem('volume') ?? '', 10);
  return value >= 0 && value <= 100 ? value : QUIET;
}

function keptSwitches(): Record<Switch, boolean> {
  const chosen = { ...SWITCHES };
  for (const name of Object.keys(chosen) as Switch[]) {
    chosen[name] = (kept(name, ['on', 'off']) ?? (chosen[name] ? 'on' : 'off')) === 'on';
  }
  return chosen;
}

function keep(name: string, value: string): void {
  localStorage.setItem(name, value);
}
