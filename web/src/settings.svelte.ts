/** What the reader has chosen on this device: language, theme, sound. */

import { LANGUAGES, speak, wished, type Language } from './words/words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

const night = window.matchMedia('(prefers-color-scheme: dark)');

let theme = $state<Theme>(kept('theme', THEMES) ?? 'auto');
let dark = $state(night.matches);
let sound = $state(localStorage.getItem('sound') === 'on');

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
    return theme === 'auto' ? (dark ? 'dark' : 'light') : theme;
  },
  get sound(): boolean {
    return sound;
  },
  set sound(on: boolean) {
    sound = on;
    keep('sound', on ? 'on' : 'off');
  },
};

/** Applies what was chosen, or what the browser wishes. */
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
}

function kept<T extends string>(name: string, choices: readonly T[]): T | null {
  const value = localStorage.getItem(name);
  return choices.find((choice) => choice === value) ?? null;
}

function keep(name: string, value: string): void {
  localStorage.setItem(name, value);
}
