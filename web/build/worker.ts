/** A plugin: writes the service worker, which knows every file of the shell by name. */

import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const SOURCE = new URL('./worker.js', import.meta.url);
/** Relative to the home page, which is the empty path. */
const PAGE = ['', 'icon.svg', 'icon-turn.svg', 'icon-192.png', 'manifest.webmanifest'];

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = [...PAGE, ...Object.keys(bundle).filter(kept)].sort();
      const version = createHash('sha256').update(shell.join() + readFileSync(SOURCE, 'utf-8')).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf-8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['SHELL']", JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

/** Files of the offline edition are kept only where the player has agreed. */
function kept(name: string): boolean {
  return !name.startsWith('.') && !name.startsWith('pocket/') && !name.endsWith('.html') && !name.endsWith('.map');
}
