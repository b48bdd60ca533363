/** How the client is built: into the Python package, with one chunk of words a language. */

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { edition } from './build/edition.ts';
import { words } from './build/words.ts';
import { worker } from './build/worker.ts';

// Where `npm run dev` finds the house itself.
const house = process.env['EMBERTIDE_HOUSE'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), words(), worker(), edition()],
  // Chunks find each other wherever the client lies; pages of a server are at many depths.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  server: { proxy: { '/api': { target: house, ws: true } }, fs: { allow: ['..'] } },
  build: {
    outDir: '../src/embertide/server/static',
    emptyOutDir: true,
    // A test weighs what each page loads.
    manifest: true,
    target: 'es2022',
    // The page's policy allows nothing inline and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What most pages share is one chunk: many small ones compress badly.
      output: { codeSplitting: { groups: [{ name: 'shell', minShareCount: 9 }] } },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
