import { BoundedCache } from '../engine/bounded-cache.js';
import type { Ledger } from '../store/ledger.js';
import type { CacheRoom } from './cache-room.js';
import type { Evening } from './evening.js';
import { type Once, onceIn } from './once.js';
import { pastIn } from './past.js';
import { bytesOf } from './weight.js';
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
  /** What is kept takes about so much memory. */
  readonly bytes: Pick<CacheRoom, 'games' | 'past'>;
}

export const eveningsIn = (
  ledger: Ledger,
  room: Pick<CacheRoom, 'games' | 'past'>,
  ring: (gameId: string) => void,
  /** Told what this process wrote, once it is true. */
  onWritten: (evening: Evening) => void = () => {},
): Evenings => {
  const atHand = new BoundedCache<string, Evening>(room.games);
  const past = pastIn(ledger, room.past);
  const loading = new Map<string, Promise<Evening | null>>();

  const keep = (evening: Evening): Evening => {
    const known = atHand.get(evening.id);
    if (known !== undefined && known.version >= evening.version) return known;
    atHand.set(evening.id, evening, bytesOf(evening));
    return evening;
  };

  const load = (gameId: string): Promise<Evening | null> => {
    const loaded = past
      .whole(gameId)
      .then((evening) => (evening === null ? null : keep(evening)))
      .finally(() => loading.delete(gameId));
    loading.set(gameId, loaded);
    return loaded;
  };

  const now = async (gameId: string): Promise<Evening | null> => {
    // A reading that began before we were asked may have missed the latest: it helps, and is brought up to date.
    await loading.get(gameId);
    const evening = atHand.get(gameId);
    if (evening === undefined) return loading.get(gameId) ?? load(gameId);
    return ledger.isPrivate ? evening : keep(await past.catchUp(evening));
  };

  /** The past is seen by those who sit there now: who left sees no more than anybody. */
  const at = async (gameId: string, version: number): Promise<Evening | null> => {
    const then = await past.at(gameId, version);
    const today = then === null ? null : await now(gameId);
    return then === null || today === null ? null : { ...then, sittingNow: today.seats };
  };

  return {
    lately: async (gameId) => {
      const evening = atHand.get(gameId);
      return evening ?? loading.get(gameId) ?? load(gameId);
    },
    now,
    atHand: (gameId) => atHand.get(gameId),
    at: async (gameId, version) => lookedBackAt(await at(gameId, version)),
    once: onceIn(ledger, at),
    get bytes() {
      return { games: atHand.bytes, past: past.bytes };
    },
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
