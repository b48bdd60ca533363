/** Python in a worker: what is used of Pyodide, and the host as src/embertide/pocket/browser.py offers it. */

import type { BrowserDatabase } from './database';

export interface Pyodide {
  unpackArchive: (archive: ArrayBuffer, format: 'zip', options: { extractDir: string }) => void;
  pyimport: (module: string) => PythonModule;
  runPython: (code: string) => unknown;
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, data: Uint8Array) => void };
}

/** The functions of our Python that JavaScript calls; each is in a module of its own. */
interface PythonModule {
  open_host: (database: BrowserDatabase, page: PageCalls) => Promise<PythonHost>;
  Helper: (players: PageCalls['players']) => PythonHelper;
}

/** What Python calls: answers and messages as JSON, and the loading of a room's players. */
export interface PageCalls {
  answer: (id: number, status: number, body: string) => void;
  heard: (link: number, message: string) => void;
  closed: (link: number, code: number) => void;
  /** Says why the host cannot start, by the key of a message. */
  refused: (key: string) => void;
  /** Loads the compiled players of a room and resolves to the path of their file; to '' if it has none. */
  players: (room: string) => Promise<string>;
  /** How many helpers there may be. */
  helpers: () => number;
  /** Lets a helper judge a decision, given and answered as JSON. */
  help: (task: string) => Promise<string>;
}

/** What Python offers; bodies and requests are JSON. */
export interface PythonHost {
  call: (id: number, method: string, path: string, body: string) => void;
  cancel: (id: number) => void;
  open_link: (link: number, table: string, key: string, after: number) => void;
  send: (link: number, request: string) => void;
  close_link: (link: number) => void;
  changed_elsewhere: (table: string, seq: number) => void;
}

/** Judges decisions in a worker that does nothing else. */
export interface PythonHelper {
  judge: (task: string) => Promise<string>;
}

/** Where our own Python lies in the file system of the worker. */
const LIBRARY = '/embertide';

/** Loads Python from a folder of the edition. */
export async function loadPython(base: string): Promise<Pyodide> {
  const folder = `${base}pyodide/`;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>;
  };
  return loadPyodide({ indexURL: folder });
}

/** Loads our own Python. */
export function loadRules(python: Pyodide, archive: ArrayBuffer): void {
  python.unpackArchive(archive, 'zip', { extractDir: LIBRARY });
  python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
}

export function openHost(python: Pyodide, database: BrowserDatabase, page: PageCalls): Promise<PythonHost> {
  return python.pyimport('embertide.pocket.browser').open_host(database, page);
}

export function openHelper(python: Pyodide, players: PageCalls['players']): PythonHelper {
  return python.pyimport('embertide.pocket.helper').Helper(players);
}

/** Writes a file where Python can load it as a library; returns its path. */
export function writeLibrary(python: Pyodide, room: string, code: ArrayBuffer): string {
  const path = `/players/${room}.so`;
  python.FS.mkdirTree('/players');
  python.FS.writeFile(path, new Uint8Array(code));
  return path;
}
