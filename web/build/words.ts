/**
 * A plugin: the Fluent texts of a language, as the server reads them. `virtual:words/fr` is what the start page and tables
 * say at first sight, `virtual:words/fr/later` the rest. Nobody reads the files `host_*.ftl` in a browser.
 */

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
      const [language = '', later] = id.slice(PREFIX.length + 1).split('/');
      const files = sources(language, later !== undefined);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf-8')).join('\n');
      return `export default ${JSON.stringify(lean(text))}`;
    },
  };
}

function sources(language: string, later: boolean): string[] {
  const folder = `${ROOT}${language}/`;
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !name.startsWith('host_'));
  const wanted = names.filter((name) => name.startsWith('later_') === later);
  return wanted.sort().map((name) => folder + name);
}

/** Without comments, which only translators read. */
function lean(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(SENTENCE, (_, key: string, sentence: string) => key + unbroken(sentence));
}

/** A line of a message: the key that it begins with, or an attribute's, and the sentence. */
const SENTENCE = /^([\w-]+ =|\s+\.[\w-]+ =|)(.*)$/gm;

/** With no-break spaces in calculations such as `(5 + 1) ÷ { $divisor } = 6`, so that they stay on one line. */
function unbroken(sentence: string): string {
  return sentence.replace(/(?<=[\d)}]) ([+÷×=→]) (?=[\d({])/g, '\u00a0$1\u00a0');
}
