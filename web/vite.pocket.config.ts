/** How the worker of the edition without a server is built: into one file, by tools/pocket_build.py. */

import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/pocket/worker.ts',
      output: { entryFileNames: 'worker.js', format: 'es' },
    },
  },
});
