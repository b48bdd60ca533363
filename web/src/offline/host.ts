/** The host of tables on this device: a worker, started when it is first needed. */

import { Device, type Port } from '../transport/device';
import { language } from '../words/words.svelte';
import { note } from './loading.svelte';
import { site } from './mode.svelte';
import { settled } from './version.svelte';

export const host = new Device(create, folder, language, helpers, note);

// A browser may keep a page that was left, for the way back, with its worker and the worker's locks.
addEventListener('pagehide', () => host.stop());

/** Where the files of the edition are. */
function folder(): string {
  return new URL(site('pocket/'), document.baseURI).href;
}

/** The most further workers. Each takes some 60 MB while it judges, which a phone has better uses for. */
const MOST_HELPERS = 3;
/** Cores that are left to the page and the host. */
const OWN_CORES = 2;

/** How many further workers may judge decisions: none on phones and tablets. */
function helpers(): number {
  if (!matchMedia('(pointer: fine)').matches) return 0;
  return Math.min(MOST_HELPERS, Math.max(0, navigator.hardwareConcurrency - OWN_CORES));
}

async function create(): Promise<Port> {
  note('begun');
  await settled();
  return new Worker(`${folder()}worker.js`, { type: 'module' });
}
