import type { Looks } from '../../store/looks.js';
import type { Game } from '../game/game.js';
import { seatsKeptFor, seatsOf } from '../game/people.js';

/** Remembers which waiting tables are looked at by those who belong there: such a table is not closed. */
export interface LookBook {
  note(game: Game, playerId: string | null): void;
  /** Writes down what was noted since the last time. */
  write(): Promise<void>;
}

/** Written once an hour at most for each table: a table waits for a day. */
const HOUR_MS = 3_600_000;
const MOST_NOTED = 10_000;

export const looksIn = (looks: Looks, clock: () => number): LookBook => {
  /** When each was written down last; the ones noted since are not yet. */
  const written = new Map<string, number>();
  const noted = new Set<string>();
  return {
    note(game, playerId) {
      if (game.status !== 'waiting' || !belongsTo(game, playerId)) return;
      if ((written.get(game.id) ?? 0) > clock() - HOUR_MS || noted.size >= MOST_NOTED) return;
      noted.add(game.id);
    },
    async write() {
      const [now, gameIds] = [clock(), [...noted]];
      noted.clear();
      await looks.note(gameIds, new Date(now));
      for (const gameId of gameIds) written.set(gameId, now);
      for (const [gameId, at] of written) if (at <= now - HOUR_MS) written.delete(gameId);
    },
  };
};

const belongsTo = (game: Game, playerId: string | null): boolean =>
  playerId !== null &&
  (game.hostId === playerId || seatsOf(game, playerId).length > 0 || seatsKeptFor(game, playerId).length > 0);
