/** The games of this browser in IndexedDB, which all its tabs share. What a promise has answered is stored. */

import { CHANNEL, type TableChanged } from './messages';

const NAME = 'embertide';
const VERSION = 1;
/** Events by table and number, and texts by kind and key. */
const EVENTS = 'events';
const TEXTS = 'texts';
/** The kind of the listings of tables, which change with their events. */
const LISTING = 'listing';

type Mode = 'readonly' | 'readwrite';

export class BrowserDatabase {
  private readonly channel = new BroadcastChannel(CHANNEL);
  /** What gives back the locks of this tab, by name. */
  private readonly locks = new Map<string, () => void>();

  private constructor(
    private readonly database: IDBDatabase,
    changed: (change: TableChanged) => void,
  ) {
    this.channel.onmessage = (event: MessageEvent<TableChanged>) => changed(event.data);
    // A newer version of this program in another tab wants to change the database.
    database.onversionchange = () => database.close();
  }

  /** Opens the database; `changed` hears what other tabs store. */
  static async open(changed: (change: TableChanged) => void): Promise<BrowserDatabase> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(EVENTS);
      opening.result.createObjectStore(TEXTS);
    };
    const database = new BrowserDatabase(await answered(opening), changed);
    // Without this, a browser that runs out of space may delete the games; it may also say no.
    await navigator.storage?.persist?.().catch(() => false);
    return database;
  }

  /** Stores events from a number on, with the listing of their table; false if another tab was first. */
  async append(table: string, seq: number, events: string[], listing: string): Promise<boolean> {
    const transaction = this.begin('readwrite');
    const store = transaction.objectStore(EVENTS);
    const [before, taken] = await Promise.all([
      seq ? answered(store.getKey([table, seq - 1])) : table,
      answered(store.getKey([table, seq])),
    ]);
    if (before === undefined || taken !== undefined) return false;
    events.forEach((event, at) => store.add(event, [table, seq + at]));
    transaction.objectStore(TEXTS).put(listing, [LISTING, table]);
    await done(transaction);
    this.channel.postMessage({ table, seq: seq + events.length - 1 } satisfies TableChanged);
    return true;
  }

  /** The events of a table after a number, in order. */
  async load(table: string, after: number): Promise<string[]> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    return answered(this.begin('readonly').objectStore(EVENTS).getAll(range));
  }

  async put(kind: string, key: string, text: string): Promise<void> {
    const transaction = this.begin('readwrite');
    transaction.objectStore(TEXTS).put(text, [kind, key]);
    await done(transaction);
  }

  /** Stores a text; false if there is one already. */
  async add(kind: string, key: string, text: string): Promise<boolean> {
    const transaction = this.begin('readwrite');
    const store = transaction.objectStore(TEXTS);
    if ((await answered(store.getKey([kind, key]))) !== undefined) return false;
    store.add(text, [kind, key]);
    await done(transaction);
    return true;
  }

  async get(kind: string, key: string): Promise<string | undefined> {
    return answered(this.begin('readonly').objectStore(TEXTS).get([kind, key]));
  }

  /** All texts of a kind, as pairs of key and text. */
  async all(kind: string): Promise<[string, string][]> {
    const store = this.begin('readonly').objectStore(TEXTS);
    const range = IDBKeyRange.bound([kind], [kind, []]);
    const [keys, texts] = await Promise.all([answered(store.getAllKeys(range)), answered(store.getAll(range))]);
    return keys.map((key, at) => [(key as [string, string])[1], texts[at] as string]);
  }

  /** Removes all events of a table, and texts by kind and key. */
  async remove(table: string, texts: [string, string][]): Promise<void> {
    const transaction = this.begin('readwrite');
    transaction.objectStore(EVENTS).delete(IDBKeyRange.bound([table], [table, []]));
    for (const text of texts) transaction.objectStore(TEXTS).delete(text);
    await done(transaction);
  }

  /** Takes a lock that no other tab has; the browser gives it back when this tab ends. */
  async lock(name: string): Promise<boolean> {
    // Browsers have no locks for pages without HTTPS; then a table that two tabs show is thought about twice.
    if (this.locks.has(name) || !navigator.locks) return true;
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(`embertide ${name}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock && new Promise<void>((release) => this.locks.set(name, release));
        })
        .catch(reject);
    });
  }

  async unlock(name: string): Promise<void> {
    this.locks.get(name)?.();
    this.locks.delete(name);
  }

  private begin(mode: Mode): IDBTransaction {
    return this.database.transaction([EVENTS, TEXTS], mode);
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(plain(request.error));
  });
}

/** Resolves when a transaction is stored; rejects if it was not, for want of space for example. */
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(plain(transaction.error));
  });
}

/**
 * An error that Pyodide hands on as an exception. It does so with errors and with a DOMException, but leaves Python waiting
 * for ever at one of a class of its own, as newer browsers have for the error of a full disk.
 */
function plain(problem: DOMException | null): Error {
  const error = new Error(problem?.message ?? 'The transaction was aborted.');
  error.name = problem?.name ?? 'AbortError';
  return error;
}
