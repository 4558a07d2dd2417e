import { BoundedCache } from '../../engine/bounded-cache.js';
import type { Ledger } from '../../store/ledger.js';
import type { Game } from '../game/game.js';
import { hasNamed } from '../game/people.js';
import type { LetsIn } from '../game/visible.js';
import { weightAtHand } from '../game/weight.js';
import { latelyForgotten } from './lately-forgotten.js';
import { pastIn } from './past.js';
import type { CacheRoom } from './room.js';

/** Folded games, kept at hand. What is here is never newer than the ledger, and is brought up to date before it is shown. */
export interface LiveGames {
  /** As it stands at this moment. */
  now(gameId: string): Promise<Game | null>;
  /** As it was when last seen: good enough to try a move on, since the ledger refuses a stale one. */
  lately(gameId: string): Promise<Game | null>;
  /** As it was when last seen, if it is in memory. */
  atHand(gameId: string): Game | undefined;
  /** As it stood after an event; null when there was no such event yet. */
  at(gameId: string, version: number): Promise<Game | null>;
  /** Whether nobody can look at it now, because its place is away. */
  isAway(gameId: string): boolean;
  /** Takes what was written, or read; answers with the newest that is known. */
  keep(game: Game): Game;
  /** What is at hand may be old: it is read again. */
  forget(gameId: string): void;
  /** Games that somebody sits in, or sat in, are read again, and none is kept any more that has their name. */
  forgetPlayer(playerId: string): void;
  /** Whether the club of a game lets somebody see it. */
  readonly letsIn: LetsIn;
  /** What is kept takes about so much memory. */
  readonly bytes: Pick<CacheRoom, 'games' | 'past'>;
}

export const liveGamesIn = (
  ledger: Ledger,
  room: Pick<CacheRoom, 'games' | 'past'>,
  letsIn: LetsIn,
): LiveGames => {
  const atHand = new BoundedCache<string, Game>(room.games);
  const forgotten = latelyForgotten();
  const past = pastIn(ledger, room.past, (game) => !forgotten.isNamedIn(game));
  const loading = new Map<string, Promise<Game | null>>();

  const keep = (game: Game): Game => {
    const known = atHand.get(game.id);
    if (known !== undefined && known.version >= game.version) return known;
    if (forgotten.isNamedIn(game)) {
      atHand.delete(game.id);
      return game;
    }
    atHand.set(game.id, game, weightAtHand(game));
    return game;
  };

  const load = (gameId: string): Promise<Game | null> => {
    const loaded = past
      .whole(gameId)
      .then((game) => (game === null ? null : keep(game)))
      .finally(() => loading.delete(gameId));
    loading.set(gameId, loaded);
    return loaded;
  };

  const now = async (gameId: string): Promise<Game | null> => {
    // A reading that began before we were asked may have missed the latest: it helps, and is brought up to date.
    await loading.get(gameId);
    const game = atHand.get(gameId);
    if (game === undefined) return loading.get(gameId) ?? load(gameId);
    if (ledger.isSoleWriter || !(await ledger.goesOn(gameId, game.version))) return game;
    return keep(await past.catchUp(game));
  };

  /** The past is seen by those who sit there now: who left sees no more than anybody. */
  const at = async (gameId: string, version: number): Promise<Game | null> => {
    const then = await past.at(gameId, version);
    const today = then === null ? null : await now(gameId);
    return then === null || today === null ? null : { ...then, sittingNow: today.seats };
  };

  return {
    lately: async (gameId) => {
      const game = atHand.get(gameId);
      return game ?? loading.get(gameId) ?? load(gameId);
    },
    now,
    letsIn,
    isAway: ledger.isAway,
    atHand: (gameId) => atHand.get(gameId),
    at: async (gameId, version) => lookedBackAt(await at(gameId, version)),
    keep,
    forget: (gameId) => atHand.delete(gameId),
    forgetPlayer(playerId) {
      forgotten.add(playerId);
      const isTheirs = (game: Game): boolean => hasNamed(game, playerId);
      atHand.deleteAll(isTheirs);
      past.forget(isTheirs);
    },
    get bytes() {
      return { games: atHand.bytes, past: past.bytes };
    },
  };
};

/** In the middle of a decision nobody is to act, and the board must not say otherwise. */
const lookedBackAt = (game: Game | null): Game | null => {
  const match = game?.match ?? null;
  if (game === null || match === null || !game.isMidway || match.outcome !== null) return game;
  return { ...game, match: match.halted('midway') };
};
