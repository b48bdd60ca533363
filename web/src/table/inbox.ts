/** Tables that have arrived: a page that is slower than the game shows the newest one, with the log of all. */

import type { Table } from '../protocol';
import { merged } from './log';

export class Inbox {
  private newest: Table | null = null;
  /** A message to itself comes after all that have arrived; unlike a timer it isn't held back in a hidden tab. */
  private readonly channel = new MessageChannel();

  constructor(private readonly take: (table: Table) => void) {
    this.channel.port1.onmessage = () => this.deliver();
  }

  /** Keeps a table until the page has time for it. */
  put(table: Table): void {
    const waiting = this.newest;
    this.newest = waiting ? together(waiting, table) : table;
    if (!waiting) this.channel.port2.postMessage(null);
  }

  close(): void {
    this.newest = null;
    this.channel.port1.close();
  }

  private deliver(): void {
    const table = this.newest;
    this.newest = null;
    if (table) this.take(table);
  }
}

/** The newer of two tables, with the log of both. */
function together(earlier: Table, later: Table): Table {
  return later.seq < earlier.seq ? earlier : { ...later, log: merged(earlier.log, later.log) };
}
