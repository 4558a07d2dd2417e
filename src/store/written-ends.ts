/** What is forgotten here is looked for by the database, at the price of some speed. */
const MOST = 20_000;

/**
 * Where logs end that one pen wrote to. The database looks for the event before a decision only where that is not known here,
 * since to look takes it half as long as to write.
 * Law: an end is known only in the session that wrote it. Whatever a database loses, because it falls, is put back or gives way to a standby,
 * it loses together with its sessions.
 */
export class WrittenEnds {
  readonly #most: number;
  /** The session that all of it was written in. */
  #session: number | null = null;
  // Two halves, of which the older goes when the younger is full.
  #young = new Map<string, number>();
  #old = new Map<string, number>();

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Whether this session wrote the log up to this event, and no further. */
  isAt(session: number | null, gameId: string, seq: number): boolean {
    return session === this.#session && (this.#young.get(gameId) ?? this.#old.get(gameId)) === seq;
  }

  note(session: number | null, gameId: string, seq: number): void {
    if (session === null) return;
    if (session !== this.#session) this.#beginAnew(session);
    if (this.#young.size >= this.#most / 2 && !this.#young.has(gameId)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(gameId, seq);
  }

  forget(gameId: string): void {
    this.#young.delete(gameId);
    this.#old.delete(gameId);
  }

  /** Something was sent of which nobody knows what became: what is sent next may find another session. */
  forgetAll(): void {
    this.#beginAnew(null);
  }

  #beginAnew(session: number | null): void {
    this.#session = session;
    this.#young = new Map();
    this.#old = new Map();
  }
}
