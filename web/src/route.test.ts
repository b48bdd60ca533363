/** Addresses: paths on a server, and what follows the hash sign without one. */

import { afterEach, expect, test, vi } from 'vitest';

class FakeLink {
  readonly url: URL;
  target = '';
  download = '';

  constructor(href: string) {
    this.url = new URL(href, here);
  }

  get origin() {
    return this.url.origin;
  }
  get pathname() {
    return this.url.pathname;
  }
  get search() {
    return this.url.search;
  }
  get hash() {
    return this.url.hash;
  }
  closest() {
    return this;
  }
}

let here: URL;
let click: (event: unknown) => void;

async function load(address: string, serverless: boolean) {
  vi.resetModules();
  here = new URL(address);
  const turn = (_: unknown, __: string, to: string): void => void (here = new URL(to, here));
  vi.stubGlobal('location', new Proxy({}, { get: (_, name) => here[name as keyof URL] }));
  vi.stubGlobal('history', { state: null, pushState: turn, replaceState: turn });
  vi.stubGlobal('window', { addEventListener: () => undefined, scrollTo: () => undefined });
  vi.stubGlobal('document', {
    get baseURI() {
      return here.href;
    },
    querySelector: () => (serverless ? {} : null),
    addEventListener: (_: string, hear: typeof click) => (click = hear),
  });
  const route = await import('./route.svelte');
  route.followLinks();
  return route;
}

/** Whether the page itself follows the link. */
function press(href: string): boolean {
  let taken = false;
  click({ target: new FakeLink(href), preventDefault: () => (taken = true) });
  return taken;
}

afterEach(() => vi.unstubAllGlobals());

test('on a server an address is a path', async () => {
  const { go, note, place, to, toShare } = await load('http://here/t/abc?key=k#12', false);
  expect([place().path, place().query.get('key'), place().hash]).toEqual([['t', 'abc'], 'k', '12']);
  note('13');
  expect(here.href).toBe('http://here/t/abc?key=k#13');
  go('/rules/feurio#F-9');
  expect([place().path, place().hash]).toEqual([['rules', 'feurio'], 'F-9']);
  expect(press('/daily')).toBe(true);
  expect(place().path).toEqual(['daily']);
  expect([press('#top'), press('/api/tables/x/record'), press('http://elsewhere/')]).toEqual([false, false, false]);
  expect([to('/you'), toShare('/t/abc?watch=w')]).toEqual(['/you', 'http://here/t/abc?watch=w']);
});

test('without a server it follows the hash sign, wherever the edition lies', async () => {
  const { go, note, place, to, toShare } = await load('http://host/games/embertide/index.html', true);
  expect(place().path).toEqual([]);
  go('/t/abc?key=k#12');
  expect(here.href).toBe('http://host/games/embertide/index.html#/t/abc?key=k#12');
  expect([place().path, place().query.get('key'), place().hash]).toEqual([['t', 'abc'], 'k', '12']);
  note('13');
  expect(here.href).toBe('http://host/games/embertide/index.html#/t/abc?key=k#13');
  expect(press(to('/rules/feurio'))).toBe(true);
  expect(place().path).toEqual(['rules', 'feurio']);
  // A place of this page.
  expect(press('#F-9')).toBe(true);
  expect([place().path, place().hash]).toEqual([['rules', 'feurio'], 'F-9']);
  expect(press('other/file.zip')).toBe(false);
  expect(toShare('/companion/feurio#x')).toBe('http://host/games/embertide/index.html#/companion/feurio#x');
});
