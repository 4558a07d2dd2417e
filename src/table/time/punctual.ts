import { no, yes } from '../../engine/result.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Decide, Decisions } from '../commit/decisions.js';
import { givenBack, ranOut } from '../commit/running-out.js';
import { deadlineOf } from '../game/clock.js';
import type { Game } from '../game/game.js';
import type { Problem } from '../problem.js';
import type { Hours } from './hours.js';

/** Brings a game's clock up to date: gives back what the house owes, and writes down whose time has run out. */
export type Punctual = (gameId: string) => Promise<Game | null>;

/**
 * Asked before every action and by the watch, in every process: each decision is tried on the game as it stands and written by its number,
 * so two who try at once punish nobody twice.
 */
export const punctualIn = (decisions: Decisions, games: LiveGames, hours: Hours): Punctual => {
  const dueAt =
    (moment: number): Decide =>
    (game) => {
      const owed = hours.owedTo(game);
      if (owed !== null) return yes({ draft: givenBack(game, owed), seat: null, action: null });
      const deadline = deadlineOf(game);
      if (deadline === null || deadline.at > moment) return no(IN_TIME);
      return yes({ draft: ranOut(game, deadline.seat), seat: null, action: null });
    };
  return async (gameId) => {
    let game = await games.lately(gameId);
    while (game !== null && game.clock !== null) {
      const due = dueAt(await hours.present());
      if (!due(game).ok) return game;
      const asked = { gameId, player: null, expected: null, requestId: null, key: undefined };
      const done = await decisions.about(asked, due);
      if (!done.ok) return games.now(gameId);
      game = done.value.game;
    }
    return game;
  };
};

const IN_TIME: Problem = { code: 'game-under-way', detail: 'There is time left.' };
