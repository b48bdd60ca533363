/** Keyboard shortcuts of a table: confirm, clear, take back, hint, show again, answer. */

import { closest } from '../events';
import type { Session } from './session.svelte';

const TYPING = 'input, textarea, select';
const PRESSED = 'button, a, summary';

export function tableKeys(event: KeyboardEvent, session: Session): void {
  if (event.defaultPrevented || event.altKey || closest(event, TYPING)) return;
  if (event.key === 'Escape') escape(session);
  else if (event.key === 'Enter' && !closest(event, PRESSED)) void session.confirm();
  else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) takeBack(session);
  else if (event.key === 'h' && !event.ctrlKey && !event.metaKey) hint(session);
  else if (event.key === 'a' && !event.ctrlKey && !event.metaKey && session.repeatable) session.repeat();
  else if ((event.key === 'y' || event.key === 'n') && !event.ctrlKey && !event.metaKey) session.answer(event.key === 'y');
}

function escape(session: Session): void {
  if (session.problem) session.problem = null;
  else if (session.forced && session.staged === null) session.forced = null;
  else session.stage(null);
}

function takeBack(session: Session): void {
  if (session.table?.undo) void session.ask({ type: 'undo', ply: session.table.ply });
}

function hint(session: Session): void {
  if (session.table?.moves.length && session.table.aids.includes('hints')) void session.hint();
}
