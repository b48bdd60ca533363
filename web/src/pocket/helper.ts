/** A worker that only judges decisions: it has a Python of its own, and neither tables nor a database. */

import { Edition } from './edition';
import { loadPython, loadRules, openHelper, type PythonHelper } from './python';

/** Judges decisions, given and answered as JSON, once everything is loaded. */
export class Helper {
  private readonly python: Promise<PythonHelper>;

  constructor(base: string) {
    this.python = load(base);
  }

  async judge(task: string): Promise<string> {
    return (await this.python).judge(task);
  }
}

async function load(base: string): Promise<PythonHelper> {
  const edition = await Edition.open(base);
  const [python, modules] = await Promise.all([loadPython(base), edition.modules()]);
  loadRules(python, modules);
  return openHelper(python, (room) => edition.players(python, room));
}
