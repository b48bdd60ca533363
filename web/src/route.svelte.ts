/** A small router on the browser's history. */

import { closest } from './events';
import { serverless } from './offline/mode.svelte';
import { isStale } from './offline/version.svelte';

export interface Place {
  path: string[];
  query: URLSearchParams;
  hash: string;
}

let here = $state.raw(read());

export function place(): Place {
  return here;
}

/** The address of a page, given as a server has it: `/t/x`. Without a server it follows the hash sign: `#/t/x`. */
export function to(page: string): string {
  return serverless ? `#${page}` : page;
}

/** The same with the site, to pass on. */
export function toShare(page: string): string {
  return new URL(to(page), document.baseURI).href;
}

/** Goes to a page. */
export function go(page: string): void {
  history.pushState(null, '', to(page));
  // Another version has begun: what this one would still load is gone.
  if (isStale()) return location.reload();
  here = read();
  window.scrollTo(0, 0);
}

/** Notes a place of this page in its address, without a history entry. */
export function note(hash: string): void {
  const { pathname, search } = current();
  history.replaceState(history.state, '', to(`${pathname}${search}#${hash}`));
}

/** Follows internal links without reloading the page. */
export function followLinks(): void {
  window.addEventListener('popstate', arrive);
  // A typed address of an edition without a server changes only its hash.
  window.addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    const page = inner(event);
    if (page === null) return;
    event.preventDefault();
    go(page);
  });
}

function arrive(): void {
  if (isStale()) location.reload();
  else here = read();
}

function inner(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = closest<HTMLAnchorElement>(event, 'a');
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  return serverless ? insideHash(link) : insideSite(link);
}

function insideSite(link: HTMLAnchorElement): string | null {
  if (link.pathname.startsWith('/api/')) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash ? null : link.pathname + link.search + link.hash;
}

/** In an edition without a server: a page, or a place of this page, which the hash names, too. */
function insideHash(link: HTMLAnchorElement): string | null {
  if (link.pathname !== location.pathname || !link.hash) return null;
  const { pathname, search } = current();
  return link.hash.startsWith('#/') ? link.hash.slice(1) : pathname + search + link.hash;
}

/** The address of the page that is shown. */
function current(): URL {
  return serverless ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href);
}

function read(): Place {
  const { pathname, searchParams, hash } = current();
  return { path: pathname.split('/').filter(Boolean), query: searchParams, hash: hash.slice(1) };
}
