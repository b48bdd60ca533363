/** Hangs the drawings of the pieces into the page, once, for every `<use>` to find. */

import drawings from './art.svg?raw';
import './art.css';

const HOOK = 'feurio-art';

export function hang(): void {
  if (document.getElementById(HOOK)) return;
  const holder = document.createElement('div');
  holder.id = HOOK;
  holder.className = 'spoken';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = drawings;
  document.body.append(holder);
}
