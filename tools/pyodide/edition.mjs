// Runs FOLDER/script.py with the Python and the modules of an edition: node edition.mjs EDITION FOLDER
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [edition, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${edition}/pyodide/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${edition}/pyodide/` });
python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(`${edition}/embertide.pack`))), 'zip', { extractDir: '/embertide' });
python.mountNodeFS('/here', folder);
python.mountNodeFS('/edition', edition);
python.runPython('import sys; sys.path[:0] = ["/here", "/embertide"]');
await python.runPythonAsync(readFileSync(`${folder}/script.py`, 'utf8'));
