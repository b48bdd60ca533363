/** Adds the SVG symbols to the page, once for all pictures. */

import { mount } from 'svelte';
import Symbols from './Symbols.svelte';

let laid = false;

export function laySymbols(): void {
  if (laid) return;
  laid = true;
  mount(Symbols, { target: document.body });
}
