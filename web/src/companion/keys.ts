/** Keyboard shortcuts of the companion: confirm, clear, undo, redo, hint. */

import { closest } from '../events';
import type { Desk } from './desk.svelte';

const TYPING = 'input:not([type=checkbox]), textarea, select';
const PRESSED = 'button, a, summary, input';

export function deskKeys(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || event.altKey || closest(event, TYPING)) return;
  if (event.ctrlKey || event.metaKey) return withControl(event, desk);
  if (event.key === 'Escape') desk.clear();
  else if (event.key === 'Enter' && !closest(event, PRESSED)) desk.confirm();
  else if (event.key === 'h') void desk.advise();
}

function withControl(event: KeyboardEvent, desk: Desk): void {
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) desk.redo();
  else if (key === 'z') desk.undo();
  else return;
  event.preventDefault();
}
