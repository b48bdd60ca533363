/** Where the reader is: a small router on the browser's history. */

export interface Place {
  path: string[];
  query: URLSearchParams;
  hash: string;
}

let here = $state.raw(read());

export function place(): Place {
  return here;
}

/** Goes to an address of this site. */
export function go(address: string): void {
  history.pushState(null, '', address);
  here = read();
  window.scrollTo(0, 0);
}

/** Corrects the address without a step in the history. */
export function correct(address: string): void {
  history.replaceState(null, '', address);
  here = read();
}

/** Follows links inside the page without loading it anew. */
export function followLinks(): void {
  window.addEventListener('popstate', () => (here = read()));
  document.addEventListener('click', (event) => {
    const address = inner(event);
    if (address === null) return;
    event.preventDefault();
    go(address);
  });
}

function inner(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  if (link.pathname.startsWith('/api/')) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash ? null : link.pathname + link.search + link.hash;
}

function read(): Place {
  const path = location.pathname.split('/').filter(Boolean);
  return { path, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}
