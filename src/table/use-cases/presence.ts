import type { PresenceBook, Sighted } from '../../store/presence.js';
import type { Game } from '../game/game.js';
import { seatsOf } from '../game/people.js';

/**
 * Who was seen of late: they acted, looked as themselves, or hold a stream. Kept in memory, written down seldom and for many at once,
 * so that other processes know too; never in a log.
 */
export interface Presence {
  /** Somebody looks at a game, or acts there. */
  note(game: Game, playerId: string | null): void;
  /** Somebody holds a stream, of one game or of all theirs: they are there until they leave. */
  attend(gameId: string | null, playerId: string): () => void;
  /** Who holds a stream of all their games here. */
  listening(): readonly string[];
  /** Somebody was in a club. */
  visit(clubId: string, playerId: string): void;
  /** By player: when each was last seen at any of these places, in whichever process. */
  seenAmong(places: readonly string[], playerIds: readonly string[]): Promise<Seen>;
  /** A club that is no more. */
  clear(clubId: string): Promise<void>;
  /** By player: when each who sits there was last seen, in whichever process. */
  seenAt(game: Game): Promise<Seen>;
  /** The same, with nothing that was read before. */
  seenNow(game: Game): Promise<Seen>;
  /** Writes down who was seen since the last time. */
  write(): Promise<void>;
}

export type Seen = ReadonlyMap<string, number>;

/** So often at most each is written down. */
const WRITE_EVERY_MS = 30_000;
/** What another process wrote is read again after this. */
const READ_EVERY_MS = 15_000;
/** Whoever was seen here within this needs no question. */
const SURELY_HERE_MS = 60_000;
const MOST_KEPT = 20_000;
const MOST_READ = 5_000;

interface Note extends Sighted {
  readonly writtenAt: number;
}

export const presenceIn = (book: PresenceBook, clock: () => number): Presence => {
  const notes = new Map<string, Note>();
  const held = new Map<string, number>();
  const read = new Map<string, { readonly at: number; readonly seen: Promise<readonly Sighted[]> }>();
  const see = (gameId: string, playerId: string): void => {
    const key = `${gameId} ${playerId}`;
    const writtenAt = notes.get(key)?.writtenAt ?? 0;
    notes.delete(key);
    keepWithin(notes, MOST_KEPT).set(key, { gameId, playerId, at: clock(), writtenAt });
  };
  const lastHere = (gameId: string, playerId: string, orAnywhere = true): number => {
    const keys = [`${gameId} ${playerId}`, ...(orAnywhere ? [` ${playerId}`] : [])];
    return keys.some((key) => held.has(key))
      ? clock()
      : Math.max(...keys.map((key) => notes.get(key)?.at ?? 0));
  };
  const elsewhere = (game: Game, players: readonly string[]): Promise<readonly Sighted[]> => {
    const known = read.get(game.id);
    if (known !== undefined && known.at > clock() - READ_EVERY_MS) return known.seen;
    const seen = book.of(game.id, players);
    keepWithin(read, MOST_READ).set(game.id, { at: clock(), seen });
    seen.catch(() => read.delete(game.id));
    return seen;
  };
  const seenAt = async (game: Game): Promise<Seen> => {
    const players = playersIn(game);
    const here = new Map(
      players.map((id) => [id, Math.max(Date.parse(game.createdAt), lastHere(game.id, id))]),
    );
    if ([...here.values()].every((at) => at > clock() - SURELY_HERE_MS)) return here;
    for (const { playerId, at } of await elsewhere(game, players))
      here.set(playerId, Math.max(at, here.get(playerId) ?? 0));
    return here;
  };
  return {
    note(game, playerId) {
      if (playerId !== null && game.club !== null) see(game.club, playerId);
      if (playerId !== null && game.status === 'playing' && seatsOf(game, playerId).length > 0)
        see(game.id, playerId);
    },
    attend(gameId, playerId) {
      const key = `${gameId ?? ''} ${playerId}`;
      held.set(key, (held.get(key) ?? 0) + 1);
      see(gameId ?? '', playerId);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
        see(gameId ?? '', playerId);
      };
    },
    listening: () => [...held.keys()].flatMap((key) => (key.startsWith(' ') ? [key.slice(1)] : [])),
    visit: see,
    async seenAmong(places, playerIds) {
      const written = await book.among(places, playerIds);
      return new Map(
        playerIds.map((id) => [
          id,
          Math.max(written.get(id) ?? 0, ...places.map((place) => lastHere(place, id, false))),
        ]),
      );
    },
    async clear(clubId) {
      for (const key of notes.keys()) if (key.startsWith(`${clubId} `)) notes.delete(key);
      await book.clear(clubId);
    },
    seenAt,
    async seenNow(game) {
      read.delete(game.id);
      return seenAt(game);
    },
    async write() {
      for (const key of held.keys()) {
        const [gameId = '', playerId = ''] = key.split(' ');
        see(gameId, playerId);
      }
      const now = clock();
      const fresh = [...notes.values()].filter(
        // Whoever was seen in the very millisecond of the last writing may have come after it.
        ({ at, writtenAt }) => at >= writtenAt && now - writtenAt >= WRITE_EVERY_MS,
      );
      await book.note(fresh.map(({ gameId, playerId, at }) => ({ gameId, playerId, at })));
      for (const note of fresh) notes.set(`${note.gameId} ${note.playerId}`, { ...note, writtenAt: now });
      for (const [key, { at }] of notes) if (at < now - FORGET_MS) notes.delete(key);
    },
  };
};

/** Longer than anybody waits before a claim. */
const FORGET_MS = 24 * 3_600_000;

/** The oldest goes first. */
const keepWithin = <Value>(map: Map<string, Value>, most: number): Map<string, Value> => {
  const [oldest] = map.size < most ? [] : map.keys();
  if (oldest !== undefined) map.delete(oldest);
  return map;
};

const playersIn = ({ seats }: Game): readonly string[] => [
  ...new Set(seats.flatMap((holder) => (holder.kind === 'player' ? [holder.playerId] : []))),
];
