/**
 * Keeps what was used lately, up to so many bytes. In two halves: what is used enters the young one, and when that is full
 * it becomes the old one, and what nobody used since the last time goes. So using something that is young changes nothing,
 * and nothing has to be kept in order.
 * Laws: never more than `most` bytes; whatever was used stays until half of them came in after it.
 */
export class BoundedCache<Key, Value> {
  #most: number;
  #young = new Half<Key, Value>();
  #old = new Half<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** All that is kept, by the account of those who brought it. */
  get bytes(): number {
    return this.#young.bytes + this.#old.bytes;
  }

  get(key: Key): Value | undefined {
    const young = this.#young.entries.get(key);
    if (young !== undefined) return young.value;
    const old = this.#old.take(key);
    if (old === undefined) return undefined;
    this.#enter(key, old);
    return old.value;
  }

  /** What is larger than a half is not kept. */
  set(key: Key, value: Value, bytes: number): void {
    const entry = { value, bytes: bytes + ENTRY_BYTES };
    // What is young is changed where it stands: a table whose members come and go with every use is made anew again and again.
    if (this.#young.change(key, entry, this.#most / 2)) return;
    this.delete(key);
    this.#enter(key, entry);
  }

  delete(key: Key): void {
    this.#young.take(key);
    this.#old.take(key);
  }

  /** Looks through everything: not for what is done often. */
  deleteAll(which: (value: Value) => boolean): void {
    for (const half of [this.#young, this.#old])
      for (const [key, { value }] of [...half.entries]) if (which(value)) half.take(key);
  }

  /** From now on at most so many bytes. */
  limit(most: number): void {
    this.#most = most;
    this.#young = new Half();
    this.#old = new Half();
  }

  #enter(key: Key, entry: Entry<Value>): void {
    const half = this.#most / 2;
    if (entry.bytes > half) return;
    if (this.#young.bytes + entry.bytes > half) {
      this.#old = this.#young;
      this.#young = new Half();
    }
    this.#young.add(key, entry);
  }
}

/** What the place itself takes: the key, the entry, its part of the table. */
const ENTRY_BYTES = 150;

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

class Half<Key, Value> {
  readonly entries = new Map<Key, Entry<Value>>();
  bytes = 0;

  add(key: Key, entry: Entry<Value>): void {
    this.entries.set(key, entry);
    this.bytes += entry.bytes;
  }

  /** Puts another in the place of one that is here, if it fits. */
  change(key: Key, entry: Entry<Value>, most: number): boolean {
    const before = this.entries.get(key);
    if (before === undefined || this.bytes - before.bytes + entry.bytes > most) return false;
    this.entries.set(key, entry);
    this.bytes += entry.bytes - before.bytes;
    return true;
  }

  take(key: Key): Entry<Value> | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
    return entry;
  }
}
