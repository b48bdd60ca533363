/** The helpers of a host: further workers that judge decisions, so that an analysis uses more than one core. */

import type { FromHelper, ToHelper } from './messages';

/** Milliseconds without work after which helpers are ended, to give their memory back. */
const IDLE = 20_000;

/** What a host needs of a worker. */
export interface HelperPort {
  postMessage: (message: ToHelper) => void;
  onmessage: ((event: MessageEvent<FromHelper>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
}

interface Judging {
  resolve: (judgement: string) => void;
  reject: (problem: Error) => void;
}

interface Running {
  port: HelperPort;
  /** The decisions that it judges, by number. */
  judging: Map<number, Judging>;
}

export class Helpers {
  private readonly running: Running[] = [];
  private count = 0;
  private idle: ReturnType<typeof setTimeout> | undefined;

  /** @param most How many there may be; 0 from the first one that failed. */
  constructor(
    public most: number,
    private readonly base: string,
    private readonly create: () => HelperPort,
  ) {}

  /** Judges a decision, as JSON; fails if no helper can. */
  async judge(task: string): Promise<string> {
    clearTimeout(this.idle);
    const helper = this.free();
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      helper.judging.set(id, { resolve, reject });
      helper.port.postMessage({ type: 'judge', id, task });
    });
  }

  /** The helper with the least to do; a new one if all have something. */
  private free(): Running {
    const best = [...this.running].sort((one, other) => one.judging.size - other.judging.size)[0];
    if (best && (!best.judging.size || this.running.length >= this.most)) return best;
    if (!this.most) throw new Error('There are no helpers.');
    return this.begin();
  }

  private begin(): Running {
    const helper: Running = { port: this.open(), judging: new Map() };
    helper.port.onmessage = ({ data }) => this.hear(helper, data);
    helper.port.onerror = () => this.fail();
    helper.port.postMessage({ type: 'help', base: this.base });
    this.running.push(helper);
    return helper;
  }

  /** Opens a worker; not every browser lets a worker do that. */
  private open(): HelperPort {
    try {
      return this.create();
    } catch (problem) {
      this.most = 0;
      throw problem;
    }
  }

  private hear(helper: Running, { id, judgement }: FromHelper): void {
    const judging = helper.judging.get(id);
    helper.judging.delete(id);
    if (judgement === null) return this.fail(judging);
    judging?.resolve(judgement);
    if (this.running.every((one) => !one.judging.size)) this.idle = setTimeout(() => this.end(), IDLE);
  }

  /** A helper could not be loaded, or failed: the host goes on without any. */
  private fail(judging?: Judging): void {
    this.most = 0;
    const problem = new Error('A helper failed.');
    judging?.reject(problem);
    for (const one of this.running.flatMap((helper) => [...helper.judging.values()])) one.reject(problem);
    this.end();
  }

  private end(): void {
    for (const { port } of this.running.splice(0)) port.terminate();
  }
}
