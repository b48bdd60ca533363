/** A plugin: `virtual:words/fr` is the whole Fluent text of a language, as the server reads it. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../src/embertide/words/', import.meta.url));
const PREFIX = 'virtual:words/';

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const files = sources(id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf-8')).join('\n');
      return `export default ${JSON.stringify(lean(text))}`;
    },
  };
}

function sources(language: string): string[] {
  const folder = `${ROOT}${language}/`;
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return names.sort().map((name) => folder + name);
}

/** Without comments, which only translators read. */
function lean(text: string): string {
  return text.replace(/^#.*\n/gm, '');
}
