/** Every message of this room is used, and exists in every language. */

import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const WORDS = import.meta.glob<string>('../../../../src/embertide/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const keysOf = (text: string) => [...text.matchAll(/^(web-firewater-[a-z-]+) =/gm)].map((found) => found[1]!);
const LANGUAGES = [...new Set(Object.keys(WORDS).map((path) => path.split('/').at(-2)!))];
const languages = LANGUAGES.map((language) =>
  Object.entries(WORDS).flatMap(([path, text]) => (path.includes(`/${language}/`) ? keysOf(text) : [])),
);

/** Message keys in the sources; a placeholder matches anything. */
const patterns = Object.values(SOURCES)
  .flatMap((text) => [...text.matchAll(/web-firewater-(?:[a-z-]|\$\{[^}]*\})+/g)].map((found) => found[0]))
  .map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[a-z-]+')}$`));

it('is said in five languages alike', () => {
  expect(languages).toHaveLength(5);
  for (const keys of languages) expect([...keys].sort()).toEqual([...languages[0]!].sort());
});

it('leaves no sentence over', () => {
  expect(languages[0]!.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

it('lacks no sentence', () => {
  const lacking = patterns.filter((pattern) => !languages[0]!.some((key) => pattern.test(key)));
  expect(lacking).toEqual([]);
});
