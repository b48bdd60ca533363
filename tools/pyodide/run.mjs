// Runs FOLDER/script.py in Pyodide, in that folder: node run.mjs PYODIDE FOLDER
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS('/here', folder);
python.runPython('import os, sys; os.chdir("/here"); sys.path.insert(0, "/here")');
await python.runPythonAsync(readFileSync(`${folder}/script.py`, 'utf8'));
