/** Lays the symbols into the page, once for all pictures on it. */

import { mount } from 'svelte';
import Symbols from './Symbols.svelte';

let laid = false;

export function laySymbols(): void {
  if (laid) return;
  laid = true;
  mount(Symbols, { target: document.body });
}
