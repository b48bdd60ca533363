/**
 * A plugin: `pocket.html`, the page of an edition without a server. It says so, and its addresses are relative, since
 * the edition may lie in a folder of its host.
 */

import type { Plugin } from 'vite';

const MARK = '<meta name="embertide-edition" content="pocket" />';

export function edition(): Plugin {
  return {
    name: 'edition',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        const source = String(page.source)
          .replaceAll(/(href|src)="\//g, '$1="./')
          .replace('<meta name="color-scheme"', `${MARK}\n    <meta name="color-scheme"`);
        if (!source.includes(MARK)) throw new Error('there is no place for the mark of the edition');
        this.emitFile({ type: 'asset', fileName: 'pocket.html', source });
      },
    },
  };
}
