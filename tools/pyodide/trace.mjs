// Runs trace.py in Pyodide, in a folder: node trace.mjs PYODIDE FOLDER
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// The same order of sets every time, so that the same sources give the same bytes.
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONHASHSEED: '0', HOME: '/home' } });
python.mountNodeFS('/here', folder);
// As a worker unpacks our own modules.
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/empty.zip`)), 'zip', { extractDir: '/empty' });
const here = dirname(fileURLToPath(import.meta.url));
await python.runPythonAsync(`${readFileSync(join(here, 'trace.py'), 'utf8')}\nawait use()\npack()`);
