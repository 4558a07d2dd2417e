import type { Clocks } from '../../store/clocks.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Write } from '../commit/write.js';
import { eachInTurn } from '../each-in-turn.js';
import { deadlineOf } from '../game/clock.js';
import type { Game } from '../game/game.js';
import type { Punctual } from './punctual.js';

const PAGE = 200;
/** Whoever took a game to look at it and died leaves it to the others after this. */
const LEASE_MS = 10_000;

/**
 * Looks at the games whose time may have run out. When it looks next is kept in the database, so whoever is alive looks.
 * Law: the next look is no later than any deadline can be: the present one, or a turn from now, whatever happens in between. So no move has to write it down.
 */
export const watchClocks = async (
  clocks: Clocks,
  games: LiveGames,
  punctual: Punctual,
  now: () => number,
): Promise<number> => {
  let looked = 0;
  for (;;) {
    const moment = now();
    const ids = await clocks.due(new Date(moment), new Date(moment + LEASE_MS), PAGE);
    await eachInTurn(ids, async (gameId) => {
      await punctual(gameId);
      const game = await games.now(gameId);
      const next = game === null ? null : nextLook(game, now());
      await (next === null ? clocks.forget(gameId) : clocks.watch(gameId, new Date(next)));
    });
    looked += ids.length;
    if (ids.length < PAGE) return looked;
  }
};

/** A clock is watched from before the game begins: a look too many costs nothing, one too few would hold everybody up. */
export const watchedFrom =
  (clocks: Clocks, write: Write, now: () => number): Write =>
  async (draft, asked) => {
    const { before, game } = draft;
    const begins = game.status === 'playing' && before?.status !== 'playing' && game.clock !== null;
    if (begins) await clocks.watch(game.id, new Date(now() + game.clock.rules.perTurnSeconds * 1000));
    return write(draft, asked);
  };

/** When to look at a game again; null when its clock runs no more. */
const nextLook = (game: Game, now: number): number | null => {
  const { clock, status } = game;
  if (clock === null || clock.isStopped || status === 'over') return null;
  return Math.min(deadlineOf(game)?.at ?? Number.POSITIVE_INFINITY, now + clock.rules.perTurnSeconds * 1000);
};
