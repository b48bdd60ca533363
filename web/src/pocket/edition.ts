/** The files of an edition, as its workers load them. */

import type { Manifest } from './messages';
import { type Pyodide, writeLibrary } from './python';

/** Our own Python, compressed as a whole. */
export const MODULES = 'embertide.pack';

export class Edition {
  private constructor(
    private readonly base: string,
    readonly manifest: Manifest,
  ) {}

  static async open(base: string): Promise<Edition> {
    return new Edition(base, (await (await found(`${base}manifest.json`)).json()) as Manifest);
  }

  /** The size of the files whose path begins so. */
  bytes(begins: string): number {
    return this.manifest.files.filter((file) => file.path.startsWith(begins)).reduce((sum, file) => sum + file.bytes, 0);
  }

  /** Our own Python as a zip archive. */
  async modules(): Promise<ArrayBuffer> {
    const pack = await this.load(MODULES);
    return new Response(new Blob([pack]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  }

  /** Loads the compiled players of a room, for `python` to load as a library; resolves to their path, '' if there are none. */
  async players(python: Pyodide, room: string): Promise<string> {
    if (!this.manifest.rooms.includes(room)) return '';
    return writeLibrary(python, room, await this.load(`${room}.so`));
  }

  private async load(path: string): Promise<ArrayBuffer> {
    return (await found(`${this.base}${path}`)).arrayBuffer();
  }
}

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
