/** The host of tables on this device: a worker, started when it is first needed. */

import { Device, type Port } from '../transport/device';
import { language } from '../words/words.svelte';
import { note } from './loading.svelte';
import { site } from './mode.svelte';
import { settled } from './version.svelte';

export const host = new Device(create, folder, language, note);

// A browser may keep a page that was left, for the way back, with its worker and the worker's locks.
addEventListener('pagehide', () => host.stop());

/** Where the files of the edition are. */
function folder(): string {
  return new URL(site('pocket/'), document.baseURI).href;
}

async function create(): Promise<Port> {
  note('begun');
  await settled();
  return new Worker(`${folder()}worker.js`, { type: 'module' });
}
