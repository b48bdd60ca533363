/** What the coach of a game has said on this device. */

/** After this many lines were closed, the player wants no more. */
const ENOUGH = 2;

interface Memory {
  /** The names of the lines that were shown. */
  seen: string[];
  /** How many of them were closed. */
  closed: number;
  /** Whether a game was played to its end: only the first one is coached. */
  over: boolean;
}

const NEW: Memory = { seen: [], closed: 0, over: false };

export class CoachMemory {
  private memory: Memory;

  constructor(private readonly game: string) {
    this.memory = read(localStorage.getItem(this.key)) ?? NEW;
  }

  /** Whether no line is to be shown any more. */
  get silent(): boolean {
    return this.memory.over || this.memory.closed >= ENOUGH;
  }

  /** The number of lines that were shown. */
  get count(): number {
    return this.memory.seen.length;
  }

  knows(name: string): boolean {
    return this.memory.seen.includes(name);
  }

  see(name: string): void {
    this.keep({ ...this.memory, seen: [...this.memory.seen, name] });
  }

  close(): void {
    this.keep({ ...this.memory, closed: this.memory.closed + 1 });
  }

  end(): void {
    if (!this.memory.over) this.keep({ ...this.memory, over: true });
  }

  private get key(): string {
    return `coach-${this.game}`;
  }

  private keep(memory: Memory): void {
    this.memory = memory;
    localStorage.setItem(this.key, JSON.stringify(memory));
  }
}

function read(text: string | null): Memory | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Memory> | null;
    return found && Array.isArray(found.seen) ? { ...NEW, ...found } : null;
  } catch {
    return null;
  }
}
