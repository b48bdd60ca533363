/** A plugin: writes the service worker, which knows every file of the shell by name. */

import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const SOURCE = new URL('./worker.js', import.meta.url);

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).map((name) => `/${name}`);
      const shell = ['/', '/icon.svg', '/manifest.webmanifest', ...files.filter(kept)].sort();
      const version = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf-8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['SHELL']", JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

function kept(name: string): boolean {
  return !name.endsWith('.html') && !name.endsWith('.map');
}
