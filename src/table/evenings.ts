import type { Ledger } from '../store/ledger.js';
import { afterEntries, beginsDecision, type Evening, rebuild } from './evening.js';
import { type Once, onceIn } from './once.js';
import type { Asked, Draft } from './write.js';
import { written } from './written.js';

/** Folded games, kept at hand. What is here is never newer than the ledger, and is brought up to date before it is shown. */
export interface Evenings {
  /** As it stands at this moment. */
  now(gameId: string): Promise<Evening | null>;
  /** As it was when last seen: good enough to try a move on, since the ledger refuses a stale one. */
  lately(gameId: string): Promise<Evening | null>;
  /** As it was when last seen, if it is in memory. */
  atHand(gameId: string): Evening | undefined;
  /** As it stood after an event; null when there was no such event yet. */
  at(gameId: string, version: number): Promise<Evening | null>;
  /** Does what a key asks for at most once. */
  readonly once: Once;
  /** Writes a decision; null when somebody else was first. */
  commit(draft: Draft, asked: Asked): Promise<Evening | null>;
}

/** About 10 kB each. */
const MOST_AT_HAND = 4_000;

export const eveningsIn = (
  ledger: Ledger,
  ring: (gameId: string) => void,
  /** Told what this process wrote, once it is true. */
  onWritten: (evening: Evening) => void = () => {},
): Evenings => {
  const atHand = new Map<string, Evening>();
  const loading = new Map<string, Promise<Evening | null>>();

  const keep = (evening: Evening): Evening => {
    const known = atHand.get(evening.id);
    if (known !== undefined && known.version > evening.version) return known;
    // Maps keep the order of insertion, so the first key is the one longest unused.
    atHand.delete(evening.id);
    atHand.set(evening.id, evening);
    if (atHand.size > MOST_AT_HAND) atHand.delete(atHand.keys().next().value ?? '');
    return evening;
  };

  const load = (gameId: string): Promise<Evening | null> => {
    const loaded = read(ledger, gameId)
      .then((evening) => (evening === null ? null : keep(evening)))
      .finally(() => loading.delete(gameId));
    loading.set(gameId, loaded);
    return loaded;
  };

  return {
    lately: async (gameId) => {
      const evening = atHand.get(gameId);
      return evening === undefined ? (loading.get(gameId) ?? load(gameId)) : keep(evening);
    },
    async now(gameId) {
      // A reading that began before we were asked may have missed the latest: it helps, and is brought up to date.
      await loading.get(gameId);
      const evening = atHand.get(gameId);
      if (evening === undefined) return loading.get(gameId) ?? load(gameId);
      if (ledger.isPrivate) return keep(evening);
      return keep(afterEntries(evening, await ledger.entries(gameId, evening.version)));
    },
    atHand: (gameId) => atHand.get(gameId),
    at: async (gameId, version) => lookedBackAt(await past(ledger, gameId, version)),
    once: onceIn(ledger, (gameId, version) => past(ledger, gameId, version)),
    async commit(draft, asked) {
      const { append, evening } = written(draft, asked);
      const landing = await ledger.append(append).catch((error: unknown) => {
        // Nobody knows whether it landed: what is at hand may be old, and there may be news.
        atHand.delete(append.gameId);
        ring(append.gameId);
        throw error;
      });
      if (landing === 'lost') {
        atHand.delete(append.gameId);
        return null;
      }
      const kept = keep(evening);
      ring(evening.id);
      onWritten(kept);
      return kept;
    },
  };
};

/** In the middle of a decision nobody is to act, and the board must not say otherwise. */
const lookedBackAt = (evening: Evening | null): Evening | null => {
  const match = evening?.match ?? null;
  if (evening === null || match === null || !evening.isMidway || match.outcome !== null) return evening;
  return { ...evening, match: match.halted('midway') };
};

const read = async (ledger: Ledger, gameId: string): Promise<Evening | null> => {
  const card = await ledger.card(gameId);
  return card === null ? null : rebuild(card, await ledger.entries(gameId, 0));
};

const past = async (ledger: Ledger, gameId: string, version: number): Promise<Evening | null> => {
  const card = await ledger.card(gameId);
  if (card === null) return null;
  const entries = await ledger.entries(gameId, 0, version + 1);
  const next = entries[version];
  const evening = rebuild(card, entries.slice(0, version));
  if (evening?.version !== version) return null;
  return { ...evening, isMidway: next !== undefined && !beginsDecision(next) };
};
